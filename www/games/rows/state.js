/** The state of a page of a game in a row: its lesson, its play, the place that is explained, and the position on show with its heaps. */
import { computed, signal } from '@preact/signals';
import { present } from '../../play/play.js';
import { createResource } from '../../solver/resource.js';
import { plain } from '../../ui/link.js';
import { heapsOf, rowLesson, rowStepAt } from './lesson.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Staircase } from '../../../crate/pkg/rows/mexplorer.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Timeline } from './lesson.js' */
/** @import { Row } from './types.js' */

/** @param {Row} row */
export const createRowState =
  (row) =>
  /** @param {CommonState<Staircase>} common */
  ({ session, match, player, timeline, solution }) => {
    const form = computed(() => row.formOf?.(solution.value?.options ?? {}) ?? '');
    const lesson = computed(() => {
      const shown = solution.value;
      return shown?.timeline ? rowLesson(row.words, shown.timeline, shown.verdict, form.value) : null;
    });
    /** The number of the place that is explained. @type {Signal<string | null>} */
    const selection = signal(null);
    /** The places of a move that is made up, as they are typed. */
    const typed = signal('');
    /** The same, in their order. @type {ReadonlySignal<readonly string[]>} */
    const chosen = computed(() =>
      plain(typed.value)
        .split(/[\s,、;+]+/)
        .filter(Boolean),
    );
    /** @param {readonly string[]} places */
    const choose = (places) => {
      typed.value = places.join(' ');
    };
    /** The last positions of the play, the present one first. */
    const played = computed(() => {
      const last = match.shown.value?.positions.slice(-3).map((position) => position.text);
      return last ? last.reverse().join('|') : null;
    });
    /** The timeline of another position of this game. @param {string} position @param {AbortSignal} [abort] @returns {Promise<Timeline>} */
    const timelineAt = (position, abort) => {
      const shown = solution.peek();
      return session.ask('timeline', '', abort, row.optionsAt(position, shown?.options ?? {}, /** @type {Timeline} */ (shown?.timeline)));
    };
    const of_play = createResource(played, (last, abort) => Promise.all(last.split('|').map((one) => timelineAt(one, abort))), {
      stays: true,
    });
    /** What is chosen of a heap: the number of its place, how much, and where and as which move that was. */
    const of_heap = signal({ number: '', take: 0, position: '', typed: '' });

    return {
      row,
      form,
      lesson,
      selection,
      typed,
      chosen,
      choose,
      timelineAt,
      /** The places and heaps on show: of the play, or of the link. */
      shown: computed(() => (played.value === null ? timeline.value : (of_play.answer.value?.[0] ?? timeline.value))),
      /** The positions before it in the play, the last one first: two at most. @type {ReadonlySignal<Timeline[]>} */
      past: computed(() => (played.value === null ? [] : (of_play.answer.value?.slice(1) ?? []))),
      /** How much is chosen of the heap of a place. @param {string} number */
      chosenOf(number) {
        const [play, wish] = [match.play.value, of_heap.value];
        const is_now = play !== null && present(play).text === wish.position && typed.value === wish.typed;
        return match.wishes.value.get(number) ?? (is_now && wish.number === number ? String(wish.take) : '');
      },
      /** A move on the other board: so much less of the heap of a place. What does that here is chosen. @param {string} number @param {string} heap @param {number} take */
      async takeFromHeap(number, heap, take) {
        const play = match.play.peek();
        if (!play || !match.your_turn.peek()) return;
        const position = present(play).text;
        const made = await session.ask('after', { position, move: `heap,${number},${BigInt(heap) - BigInt(take)}` });
        if (match.play.peek() !== play) return;
        if (!made) match.refuse();
        else if (play.told.at(-1)?.takes?.length) match.choose(number, String(take));
        else if (row.picks === 0) match.move(made);
        else {
          choose(row.picksOf(made.move));
          of_heap.value = { number, take, position, typed: typed.peek() };
        }
      },
      /** How far they are gone through: the index of the place at hand, and how many count. */
      known: computed(() => {
        const run = timeline.value;
        if (!run) return null;
        const cursor = Math.min(player.cursor.value, run.steps.stepCount);
        const { kind, numbers } = rowStepAt(run, cursor);
        return {
          at: kind === 'counts' || kind === 'passed' ? numbers[0] : null,
          count: Math.min(cursor, run.places.length),
          is_end: kind === 'answer',
        };
      }),
      /** @param {number} index of a heap among those that count */
      explainHeap(index) {
        const run = timeline.peek();
        selection.value = (run && heapsOf(run)[index]?.number) ?? null;
      },
      /** What a click on a place does: it explains, or picks the place for a move. @param {string} number @param {string} [piece] what is chosen, where that is not the place */
      touch(number, piece = number) {
        const play = match.play.peek();
        if (!play) selection.value = number;
        if (!match.your_turn.peek()) return;
        const others = chosen.peek().filter((one) => one !== piece);
        if (play?.told.at(-1)?.takes?.length) match.choose(piece, match.wishes.peek().get(piece) ?? '1');
        else if (row.picks === 0) void match.insistOn(piece);
        else if (!row.repeats && others.length < chosen.peek().length) choose(others);
        else choose([...chosen.peek(), piece].slice(-(row.picks ?? Infinity)));
      },
      deselect() {
        selection.value = null;
        typed.value = '';
      },
      destroy() {
        of_play.destroy();
      },
    };
  };

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Staircase, ReturnType<ReturnType<typeof createRowState>>>>} Page */
