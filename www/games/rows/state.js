/** The state of a page of a game in a row: its lesson, its play, the place that is explained, and the position on show with its heaps. */
import { computed, effect, signal } from '@preact/signals';
import { programNamed } from '../../game_page/code/program_named.js';
import { present } from '../../play/play.js';
import { createResource } from '../../solver/resource.js';
import { plain } from '../../ui/link.js';
import { entryAt } from '../../ui/entry_at.js';
import { countOf, filledOf, heapsOf, rowLesson, rowStepAt } from './lesson.js';
import { numbersOf } from './words.js';
import { wanted } from '../../ui/numbers.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Turning } from '../../../crate/pkg/rows/mexplorer.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { PageOf } from '../../game_page/types.js' */
/** @import { Declaration, Known, Row } from './types.js' */

/** Positions of a play that are compared: the present one, and two before it. */
const COMPARED = 3;

/**
 * The state of what is played: the positions with their heaps, and the places of the next move.
 * @param {Row} row @param {CommonState<Turning>} common
 */
function createPlayState(row, { session, match, timeline, solution, question }) {
  /** The places of the next move, as they are typed. */
  const typed = signal('');
  /** The same as a list. @type {ReadonlySignal<readonly string[]>} */
  const chosen = computed(() =>
    plain(typed.value)
      .split(/[\s,、;+]+/)
      .filter(Boolean),
  );
  /** @param {readonly string[]} places */
  const choose = (places) => {
    typed.value = places.join(' ');
  };
  /** Of another position of this game. @param {string} position @param {AbortSignal} [abort] */
  const timelineAt = (position, abort) => session.ask('timeline', '', abort, row.optionsAt(position, solution.peek()?.timeline ?? null));
  /** The last positions of the play, the present one first. */
  const played = computed(() => {
    const last = match.shown.value?.positions.slice(-COMPARED).map(({ text }) => text);
    return last ? last.reverse().join('|') : null;
  });
  const of_play = createResource(played, (last, abort) => Promise.all(last.split('|').map((one) => timelineAt(one, abort))), {
    stays: true,
  });
  const timelines = computed(() => (played.value === null ? [] : (of_play.answer.value ?? [])));
  /** A number of stones chosen from a heap. It counts for one position, and until another move is typed. */
  const from_heap = signal({ number: '', take: 0, position: '', typed: '' });

  /** Makes the move of the chosen places. */
  function playChosen() {
    if (chosen.peek().length > 0) void match.playMoveText(row.moveOf(chosen.peek()));
  }

  return {
    typed,
    chosen,
    choose,
    timelineAt,
    /** The places and heaps on show: of the play, or of the link. */
    shown: computed(() => timelines.value[0] ?? timeline.value),
    /** The positions before it in the play, the last one first. */
    past: computed(() => timelines.value.slice(1)),
    /** How many stones are chosen from the heap of a place. @param {string} number */
    chosenOf(number) {
      const play = match.play.value;
      const { number: chosen_number, take, position, typed: move } = from_heap.value;
      const is_now = play !== null && present(play).text === position && typed.value === move;
      return match.chosen_takes.value.get(number) ?? (is_now && chosen_number === number ? String(take) : '');
    },
    /**
     * A move in Nim: chooses the move of this game that takes so much from the heap of a place.
     * @param {string} number @param {string} heap @param {number} take
     */
    async takeFromHeap(number, heap, take) {
      const play = match.play.peek();
      if (!play || !match.your_turn.peek()) return;
      const position = present(play).text;
      const made = await session.ask('changeHeap', { position, number, left: String(BigInt(heap) - BigInt(take)) });
      if (match.play.peek() !== play) return;
      if (!made) match.rejectMove();
      else if (play.answers.at(-1)?.takes?.length) match.chooseTake(number, String(take));
      else if (row.picks === 0 || row.lists_moves) match.playMove(made);
      else {
        choose(row.picksOf(made.move));
        from_heap.value = { number, take, position, typed: typed.peek() };
      }
    },
    /**
     * Chooses a place. The move is made with the last of its places; a question is answered once, by a move that was tried first.
     * @param {string} piece
     */
    pick(piece) {
      // What is whole, as from a hint, is chosen again.
      const before = chosen.peek().length === row.picks ? [] : chosen.peek();
      const others = before.filter((one) => one !== piece);
      if (row.lists_moves) return;
      if (row.picks === 0) return void match.playMoveText(piece);
      if (others.length < before.length && (!row.repeats || before.length === 1)) return choose(others);
      const shown_now = timelines.peek()[0];
      if (shown_now && !row.canPick(before, piece, shown_now)) return match.rejectMove();
      const next = [...before, piece];
      choose(next);
      if (next.length === row.picks && !question?.is_open.peek()) playChosen();
    },
    /**
     * Takes stones from a place; where nothing says how many, chooses one, and the second time moves what is chosen.
     * @param {string} number @param {number | null} take
     */
    pickStones(number, take) {
      const is_asked = question?.is_open.peek();
      const chosen_take = match.chosen_takes.peek().get(number);
      if (!match.takeFrom(number)) match.rejectMove();
      else if (take === null && chosen_take !== undefined && !is_asked) match.playChosenTakes();
      else if (take === null || is_asked) match.chooseTake(number, String(take ?? 1));
      else match.clickTake(number, String(take));
    },
    playChosen,
    destroy: of_play.destroy,
  };
}

/** @param {string} words @param {Declaration} declaration @returns {Row} */
function rowOf(words, { parameters, position = entryAt(Object.keys(parameters), 0), optionsAt, ...own }) {
  return {
    words,
    moveOf: (chosen) => chosen.join(','),
    picksOf: (move) => move.split(','),
    canPick: () => true,
    isOf: ([first], place) => Boolean(own.has_one_place) || first === place,
    formOf: () => '',
    programs: [programNamed(`${words}-code`)],
    ...own,
    // The list of a file is another position's.
    optionsAt: (at, timeline) => ({ ...(parameters.file ? { file: null } : {}), ...(optionsAt?.(at, timeline) ?? { [position]: at }) }),
  };
}

/** @param {string} words what the ids of the game's messages begin with @param {Declaration} declaration */
export function stateOf(words, declaration) {
  const row = rowOf(words, declaration);
  return (/** @type {CommonState<Turning>} */ common) => {
    const { match, timeline, solution, cursorIn, shows_answer } = common;
    const { pick, pickStones, ...played } = createPlayState(row, common);
    /** Where the equal heaps of Nim were asked for: beside the board, or in a play, which begins without them. */
    const asked_inside = signal({ page: false, play: false });
    // Every play begins without them.
    const stop = effect(() => {
      if (match.play.value === null && asked_inside.peek().play) asked_inside.value = { ...asked_inside.peek(), play: false };
    });
    const where = () => (match.play.value ? 'play' : 'page');
    const form = computed(() => row.formOf(solution.value?.options ?? {}));
    const lesson = computed(() => {
      const shown = solution.value;
      return shown?.timeline ? rowLesson(row.words, shown.timeline, shown.verdict, form.value) : null;
    });
    const cursor = cursorIn(lesson);
    /** The number of the place that is explained. @type {Signal<string | null>} */
    const selection = signal(null);
    /** @returns {Known | null} */
    function knownNow() {
      const run = timeline.value;
      if (!run) return null;
      const { kind, numbers } = rowStepAt(run, cursor.value);
      const filled = Math.min(cursor.value, filledOf(run));
      return {
        at: kind === 'counts' || kind === 'passed' ? numbers[0] : null,
        count: Math.min(cursor.value - filled, countOf(run)),
        filling: kind === 'filled' ? numbers[0] : null,
        filled,
      };
    }
    /** The numbers of a move that wins; none where no move does. */
    const winningMove = () => numbersOf(solution.value?.verdict.moves[0] ?? []);
    const winningPieces = () => {
      const move = winningMove().join(',');
      return move === '' ? [] : row.moves_stones ? row.picksOf(move).slice(0, 1) : row.picksOf(move);
    };
    return {
      ...played,
      programs: row.programs,
      row,
      form,
      selection,
      lesson,
      known: computed(knownNow),
      /** @param {number} index of a heap among those that count */
      explainHeap(index) {
        const run = timeline.peek();
        selection.value = (run && heapsOf(run)[index]?.number) ?? null;
      },
      /**
       * A click on a place explains it, or chooses it for a move.
       * @param {string} number
       * @param {{piece?: string, take?: number | null}} [of] piece: what is chosen, where that is not the place; take: stones from the
       *   one that was clicked on
       */
      touch(number, { piece = number, take = null } = {}) {
        if (!match.play.peek()) selection.value = number;
        if (!match.your_turn.peek()) return;
        if (row.moves_stones) pickStones(number, take);
        else pick(piece);
      },
      /** The pieces that are marked: chosen for the next move, or of a move that wins. @type {ReadonlySignal<readonly string[]>} */
      marked: computed(() => (shows_answer.value ? winningPieces() : played.chosen.value)),
      /** How many stones of a place are marked. @param {string} number */
      markedStones(number) {
        if (!row.moves_stones) return 0;
        if (!shows_answer.value) return Number(wanted(match.chosen_takes.value.get(number) ?? ''));
        const [place, count] = winningMove();
        return place === number ? Number(count) : 0;
      },
      /** Whether the heaps of Nim are shown beside the board. */
      shows_inside: computed(() => asked_inside.value[where()]),
      toggleInside() {
        asked_inside.value = { ...asked_inside.peek(), [where()]: !asked_inside.peek()[where()] };
      },
      deselect() {
        selection.value = null;
        played.typed.value = '';
      },
      destroy() {
        stop();
        played.destroy();
      },
    };
  };
}

/** @typedef {PageOf<Turning, ReturnType<ReturnType<typeof stateOf>>>} Page the games in a row have the same methods */
