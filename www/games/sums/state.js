/** The state of a page of a sum: its lesson, its play, the values on the strip and in charts, and the heap that is explained. */
import { computed, signal } from '@preact/signals';
import { createPicks } from '../../canvas/picks.js';
import { viewOf } from '../../game_page/parameters.js';
import { present } from '../../play/play.js';
import { createSolverMatch } from '../../play/solver_match.js';
import { createResource } from '../../solver/resource.js';
import { sumLesson } from './lesson.js';
import { FIRST, framesMoves, heapsOf, knowledgeAt, partOf } from './steps.js';
import { createStrip } from './strip.js';
import { calledBy } from './words.js';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Sum, ValuesOf } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Cell } from '../../canvas/table_board.js' */
/** @import { Picks } from '../../canvas/types.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { PageOf } from '../../game_page/types.js' */
/** @import { Picked } from './types.js' */

/** The most heaps that the strip shows. */
const MOST = 1_000_000;

/** Heaps that charts show at first. */
const CHARTED = 1000;

/**
 * @param {{has_parts: boolean, cuts: boolean, programs?: readonly string[]}} of has_parts: whether every heap has a kind of its own;
 *   cuts: whether a move can split a heap; programs: their names
 */
export const createSumState =
  ({ has_parts, cuts, programs }) =>
  /** @param {CommonState<Sum>} common */
  (common) => {
    const { session, timeline, solution, method, link, parameters, cursorIn } = common;
    const called = calledBy(parameters);
    const view = computed(() => viewOf(parameters, link.value.params) ?? 'board');
    const rule = computed(() => solution.value?.options.rule ?? 'normal');
    const lesson = computed(() => {
      const shown = solution.value;
      return shown?.timeline
        ? sumLesson(shown.timeline, {
            rule: rule.value,
            method: shown.method,
            verdict: shown.verdict,
            set: shown.options.set ?? null,
            has_parts,
            called,
          })
        : null;
    });
    const cursor = cursorIn(lesson);
    /** @type {Picks<Cell, Picked>} */
    const picks = createPicks();
    const { selection, deselect } = picks;
    const known = computed(() => timeline.value && knowledgeAt(timeline.value, cursor.value));

    /** The part that the step adds. */
    const at_hand = computed(() => {
      const step = known.value?.step;
      return step?.kind === 'added' ? timeline.value?.parts[step.numbers[0]] : null;
    });
    /** The kind whose values are shown: of the heap that is explained, of the current part, or of the first part; Nim's are trivial. */
    const kind = computed(() => {
      const parts = timeline.value?.parts ?? [];
      return selection.value?.kind ?? (at_hand.value ?? parts.find((part) => part.kind !== 'nim') ?? parts[0])?.kind ?? null;
    });
    /** How many values are wanted; 0 for those of the steps. */
    const wanted = signal(0);
    /** What the values of charts are. @type {ReadonlySignal<'steps' | 'nimber'>} */
    const what = computed(() => (rule.value === 'every' && method.value !== 'period' ? 'steps' : 'nimber'));
    /** The question for more values than the steps have. @type {ReadonlySignal<ValuesOf | null>} */
    const more_question = computed(() => {
      const shown = timeline.value;
      const kind_shown = kind.value;
      const is_other = has_parts || kind_shown !== shown?.parts[0]?.kind;
      const count = Math.min(MOST, Math.max(wanted.value, view.value !== 'board' ? CHARTED : is_other ? FIRST : 0));
      return shown && kind_shown !== null && count > shown.values.length
        ? { kind: kind_shown, count, steps: what.value === 'steps' }
        : null;
    });
    const answered = createResource(more_question, (question, abort) => session.ask('values', question, abort), { stays: true });
    /** Values of the heaps from 0 on, those of the steps until the others are there. */
    const values = computed(() => (more_question.value && answered.answer.value) ?? timeline.value?.values ?? null);
    /** Where the moves of a part with values of its own lead. */
    const looked = createResource(
      computed(() => (has_parts && at_hand.value && framesMoves(at_hand.value, rule.value === 'every') ? at_hand.value : null)),
      ({ kind, heap }, abort) => session.ask('heap', { kind, heap }, abort),
    );
    const strip = createStrip({
      common,
      lesson,
      cursor,
      known,
      looked: looked.answer,
      kind,
      rule,
      values,
      more_question,
      picks,
      has_parts,
      called,
    });

    /** How many values can be looked at next; null if there are no more. */
    const next_count = computed(() => {
      const length = values.value?.length ?? 0;
      const is_board = view.value === 'board';
      const next = is_board && length < FIRST ? FIRST : 10 ** Math.ceil(Math.log10(length + 1));
      return length >= wanted.value && next <= MOST ? Math.max(next, is_board ? 0 : CHARTED) : null;
    });

    /** From how many parts a move takes at once. */
    const partsOf = () => {
      const play = match.play.peek();
      return rule.peek() === 'every' && play ? heapsOf(present(play).text).length : 1;
    };
    const match = createSolverMatch(session, partsOf);

    return {
      ...strip,
      has_parts,
      programs,
      called,
      cuts,
      lesson,
      view,
      what,
      selection,
      match,
      known,
      kind,
      rule,
      next_count,
      /** The values for a chart, null until all of them are there. */
      charted: computed(() => (more_question.value ? answered.answer.value : (timeline.value?.values ?? null))),
      /** How many values charts ask for. */
      charted_count: computed(() => Math.max(wanted.value, CHARTED)),
      /** Explains a heap of the board. @param {number} row */
      explainHeap(row) {
        const run = timeline.peek();
        const of = run?.parts[row];
        if (run && of) selection.value = { kind: of.kind, heap: of.heap, part: partOf(run, row) - 1 };
      },
      /** Explains a heap of the current kind. @param {number} heap */
      lookAt(heap) {
        const of = kind.peek();
        if (of !== null) selection.value = { kind: of, heap: String(heap), part: null };
      },
      grow() {
        wanted.value = next_count.peek() ?? wanted.peek();
      },
      deselect,
      destroy() {
        answered.destroy();
        looked.destroy();
        strip.board.destroy();
      },
    };
  };

/** @typedef {PageOf<Sum, ReturnType<ReturnType<typeof createSumState>>>} Page */
