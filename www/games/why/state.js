/** The state of a proof's page: its steps, and the claim that the learner writes. */
import { computed, effect, signal } from '@preact/signals';
import { stepAt } from '../../player/recorded_lesson.js';
import { needMessages } from '../../ui/messages.js';
import { moveText, nameOfPart, whyLesson, WORDS } from './lesson.js';
import { rowsOf } from './rows.js';

/** @import { Why } from '../../../crate/pkg/why/mexplorer.js' */
/** @import { CommonState } from '../../game_page/state.js' */

/** Without what is empty at the end. @param {readonly string[]} list */
function trimmed(list) {
  const last = list.findLastIndex((one) => one !== '');
  return list.slice(0, last + 1);
}

/** @param {CommonState<Why>} common */
export function createState({ router, solution, timeline, options, covered, cursorIn, player }) {
  const lesson = computed(() =>
    timeline.value && solution.value ? whyLesson(timeline.value, solution.value.verdict, solution.value.options) : null,
  );
  const cursor = cursorIn(lesson);
  /** The part on show, as messages name it. */
  const part = computed(() => nameOfPart(options.value));
  const step = computed(() => (timeline.value ? stepAt(timeline.value.steps, cursor.value) : null));
  /** The place of the table or the vertex that is explained. @type {import('@preact/signals').Signal<number | null>} */
  const selection = signal(null);
  const is_answering = computed(() => step.value?.kind === 'challenge');
  /** The step at which another move than its answer was made on the board. @type {import('@preact/signals').Signal<number | null>} */
  const other_at = signal(null);

  // What is wrong with a formula is said in the words of the laboratory's language.
  const stop_words = effect(() => {
    if (solution.value?.verdict.problem?.id.startsWith('lab-')) void needMessages(['lab']);
  });

  /** Another claim, in the present entry of the history: it is typed key by key. @param {string} claim */
  const setClaim = (claim) => router.replaceNow(router.linkWith({ claim: claim === '' ? null : claim, at: null }));

  return {
    lesson,
    cursor,
    selection,
    setClaim,
    part,
    step,
    /** What the claim comes to, as scripts read it; null before there is a claim. */
    claimed: computed(() => {
      const verdict = solution.value?.verdict;
      if (!verdict || covered.value || verdict.judged === 'unclaimed') return null;
      if (verdict.judged === 'invalid') return 'error';
      if (verdict.judged === 'refuted') return `refuted:${verdict.at}`;
      // A proof that stands on the page, once it has been stepped to its end.
      const is_proved = timeline.value?.steps.names[timeline.value.steps.kinds.at(-1) ?? -1] === 'proof' && cursor.value > 0;
      if (verdict.judged === 'proved' || (is_proved && cursor.value === timeline.value?.steps.stepCount)) return 'proved';
      return `tried:${verdict.tried}`;
    }),
    /** Writes a number of the table. @param {number} row @param {number} column @param {string} value */
    writePlace(row, column, value) {
      const rows = rowsOf(options.peek().claim ?? '');
      const width = Math.max(column + 1, rows[row]?.length ?? 0);
      while (rows.length <= row) rows.push([]);
      rows[row] = Array.from({ length: width }, (_, place) => (place === column ? value : (rows[row]?.[place] ?? '')));
      setClaim(trimmed(rows.map((one) => trimmed(one).join(','))).join(';'));
    },
    /** Writes the value of a vertex. @param {number} vertex @param {string} value */
    writeValue(vertex, value) {
      const [row = []] = rowsOf(options.peek().claim ?? '');
      const length = Math.max(vertex + 1, row.length);
      setClaim(trimmed(Array.from({ length }, (_, place) => (place === vertex ? value : (row[place] ?? '')))).join(','));
    },
    /** Whether a challenge waits for its answer: a move on the board is one. */
    is_answering,
    /** Whether the last move on the board is not the answer of the step. */
    is_other_answer: computed(() => is_answering.value && other_at.value === cursor.value),
    /**
     * A move on the board, which leaves so much of a part of the position: the answer to the challenge of the step, else a challenge,
     * whose step is shown.
     * @param {number} dispute @param {number} of the index of the part @param {number} left
     */
    challenge(dispute, of, left) {
      const { steps, disputes } = timeline.peek() ?? {};
      if (is_answering.peek()) {
        const [, move = 0] = step.peek()?.numbers ?? [];
        const [, , other = -1, answer = 0] = disputes?.[dispute]?.answers[move] ?? [];
        // Where there is no answer, the next step says so; where it is covered, nothing is said of the move.
        if (covered.peek() || other < 0 || (other === of && answer === left)) player.seek(cursor.peek() + 1);
        else other_at.value = cursor.peek();
        return;
      }
      for (let at = 1; steps && at <= steps.stepCount; at += 1) {
        const { kind, numbers } = stepAt(steps, at);
        const reply = kind === 'challenge' && numbers[0] === dispute ? disputes?.[dispute]?.answers[numbers[1]] : undefined;
        if (reply?.[0] === of && reply[1] === left) return player.seek(at);
      }
    },
    /** The challenger's moves with that of the step, once it is answered; null where the dispute does not go on from it. */
    next_line: computed(() => {
      const { kind, numbers: [dispute, move] = [0, 0] } = step.value ?? {};
      // Moves are made in the first dispute.
      if (kind !== 'answer' || dispute !== 0 || !WORDS[part.value]?.is_play || covered.value) return null;
      const reply = timeline.value?.disputes[0]?.answers[move];
      if (!reply || reply[2] < 0) return null;
      return [options.value.moves, moveText(part.value, reply)].filter(Boolean).join(',');
    }),
    deselect() {
      selection.value = null;
    },
    destroy: stop_words,
  };
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Why, ReturnType<typeof createState>>>} Page */
