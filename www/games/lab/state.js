/** The state of the laboratory: the text that is written, the table of the last good rule, its lesson, its play and its board. */
import { computed, effect, signal } from '@preact/signals';
import { createPicks } from '../../canvas/picks.js';
import { createTableBoard, around } from '../../canvas/table_board.js';
import { viewOf } from '../../game_page/parameters.js';
import { present } from '../../play/play.js';
import { createSolverMatch } from '../../play/solver_match.js';
import { createResource } from '../../solver/resource.js';
import { createLabView, labAreaOf, labExtentOf } from './board_view.js';
import { culpritOf } from './culprit.js';
import { createDraft } from './draft.js';
import { labLesson, placeAtStep, ranksOf } from './lesson.js';
import { PARAMETERS } from './parameters.js';
import { LABEL, labelOf, NONE, numbersOf, placeOf, positionAt, shownOf } from './table.js';
import { cellWords, tableWords } from './words.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Lab } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { BoardModel, Cell } from '../../canvas/table_board.js' */
/** @import { Picks } from '../../canvas/types.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { PageOf } from '../../game_page/types.js' */
/** @import { BoardOf, Scene, Searched } from './types.js' */

/** @param {CommonState<Lab>} common */
export function createState(common) {
  const { router, link, session, timeline, solution, go, options, covered, cursorIn } = common;
  const verdict = computed(() => solution.value?.verdict ?? null);
  const view = computed(() => viewOf(PARAMETERS, link.value.params) ?? 'table');
  const lesson = computed(() =>
    timeline.value && verdict.value
      ? labLesson(timeline.value, verdict.value, link.peek().params.has('rule'), () => view.value === 'nimbers')
      : null,
  );
  const cursor = cursorIn(lesson);
  /** Positions are picked as links write them. @type {Picks<Cell, string>} */
  const picks = createPicks();
  const { selection, deselect } = picks;
  // A game that can go on for ever ends in a draw when a position repeats: it needs a name.
  const match = createSolverMatch(session, undefined, { nameOf: ({ text }) => text });
  const draft = createDraft({ router, options, go });
  /** The position of a play, or of the link. */
  const shown_position = computed(() => (match.shown.value ? present(match.shown.value).text : (verdict.value?.position ?? null)));
  /** The position at hand: the one that was picked, that of the step, or that of the play or the link. */
  const at_hand = computed(() => {
    const run = timeline.value;
    if (!run || selection.value !== null) return run && selection.value;
    const place = match.play.value ? -1 : placeAtStep(run, cursor.value);
    return place >= 0 ? positionAt(run, place) : shown_position.value;
  });
  const at_hand_key = computed(() =>
    at_hand.value !== null && solution.value ? `${at_hand.value}|${JSON.stringify(solution.value.options)}` : null,
  );
  const explained = createResource(at_hand_key, (_, abort) => session.ask('explain', at_hand.peek() ?? '', abort), { stays: true });

  /** The last search of a sum. @type {Signal<Searched | null>} */
  const searched = signal(null);
  const unknown_key = computed(() =>
    timeline.value && verdict.value && verdict.value.tableCounts.unknown > 0 ? JSON.stringify(solution.value?.options) : null,
  );
  /** Why positions are unknown. */
  const culprit = createResource(unknown_key, async (_, abort) => {
    const run = timeline.peek();
    return run && culpritOf(run, (at) => session.ask('explain', at, abort));
  });

  /** A position is picked: a move while one plays, else explained. @param {string} at */
  function pick(at) {
    if (match.play.peek()) void match.playMoveText(at);
    else if (!covered.peek()) selection.value = at;
  }
  const own = { lesson, verdict, cursor, selection, match, at_hand, explained: explained.answer, pick };
  const board = createBoard(common, { ...own, view, picks, shown_position });
  // Another rule in the link becomes the text.
  const stop = effect(() => draft.follow(link.value));

  return {
    ...own,
    ...board,
    draft,
    culprit: culprit.answer,
    searched,
    deselect,
    destroy() {
      stop();
      for (const one of [explained, culprit, board.board, draft]) one.destroy();
    },
  };
}

/** The table on the board. @param {CommonState<Lab>} common @param {BoardOf} own */
function createBoard(
  { link, timeline, covered, shows_poster },
  { view, lesson, verdict, cursor, picks, match, shown_position, at_hand, explained, pick },
) {
  const { selection, focus, close } = picks;
  /** Of the nimbers or outcomes of a single coordinate. @type {Signal<number | null>} */
  const period = signal(null);
  const tuple = computed(() => (/^[\d,]+$/.test(shown_position.value ?? '') ? (shown_position.value ?? '').split(',').map(BigInt) : null));
  const shown = computed(() => timeline.value && shownOf(timeline.value, link.value.params, tuple.value, period.value));
  /** By tuple, the number that the view prints; null for outcomes. */
  const numbers = computed(() => {
    const found = timeline.value && numbersOf(timeline.value, view.value);
    return found && found.length > 0 ? found : null;
  });
  const most = computed(() => (numbers.value ?? new Uint32Array()).reduce((most, one) => (one === NONE ? most : Math.max(most, one)), 0));
  const ranks = computed(() => timeline.value && ranksOf(timeline.value));

  function sceneNow() {
    const [table, part, all_ranks] = [timeline.value, shown.value, ranks.value];
    if (!table || !part || !all_ranks) return null;
    const is_end = cursor.value === (lesson.value?.stepCount ?? 0);
    const is_answer = !match.play.value && selection.value === null && is_end;
    const options = explained.value?.position === at_hand.value ? (explained.value?.options ?? []) : [];
    const is_shown = (/** @type {number} */ label) => (covered.value ? match.your_turn.value : !is_answer || label === LABEL.P);
    const cellOf = (/** @type {string | null} */ at) => part.cellOf(placeOf(table, at ?? ''));
    const partsOf = (/** @type {string | null} */ at) => (at ?? '').split('+').flatMap((one) => cellOf(one) ?? []);
    return {
      timeline: table,
      shown: part,
      view: view.value,
      numbers: numbers.value,
      most: most.value,
      ranks: all_ranks,
      // The whole table would give a covered answer away.
      cursor: covered.value && is_end ? -1 : cursor.value,
      covered: covered.value ? placeOf(table, verdict.value?.position ?? '') : -1,
      failures: covered.value ? [] : table.failures,
      position: cellOf(shown_position.value),
      parts: partsOf(shown_position.value),
      hinted: partsOf(match.hint.value?.move?.to ?? null),
      selection: selection.value === null && is_end ? null : cellOf(at_hand.value),
      options: options.flatMap(({ tuple: place, label }) => {
        const cell = place === null || !is_shown(label) ? null : part.cellOf(place);
        return cell ? [{ cell, wins: !covered.value && label === LABEL.P }] : [];
      }),
      focus: focus.value,
    };
  }
  const scene = computed(sceneNow);
  const poster = computed(() => {
    const [now, steps] = [scene.value, lesson.value];
    if (!shows_poster.value || !now || !steps) return null;
    return { ...now, cursor: steps.stepCount, selection: null, options: [], focus: null };
  });

  /** @type {BoardModel<Omit<Scene, 'viewport' | 'palette'>>} */
  const model = {
    scene,
    poster,
    createView: createLabView,
    extentOf: ({ shown: part }) => labExtentOf(part),
    areaOf: (size, { shown: part }, palette) => labAreaOf(size, part, palette),
    revealOf: ({ shown: part, selection: picked, position: at }) =>
      around(focus.value ?? picked ?? at ?? { row: part.rows - 1, column: 0 }, 1n),
    has: ({ shown: part }, { row, column }) => row >= 0 && column >= 0 && part.placeAt(row, column) >= 0,
    startOf: ({ position: at }) => at ?? { row: 0, column: 0 },
    focus,
    is_shown_whole: true,
    pick(cell) {
      const [run, part] = [timeline.peek(), shown.peek()];
      const place = cell && part ? part.placeAt(cell.row, cell.column) : -1;
      if (!run || labelOf(run, place) === 'blank') selection.value = null;
      else pick(positionAt(run, place));
    },
    close,
    describe: () => (verdict.value ? tableWords(verdict.value) : ''),
    cell_name: 'lab-cell',
    describeCell({ row, column }) {
      const [run, at] = [timeline.value, scene.value];
      const place = at?.shown.placeAt(row, column) ?? -1;
      if (!run || !at || place < 0) return '';
      const label = labelOf(run, place);
      const is_hidden = label !== 'blank' && ((at.ranks[place] ?? 0) > at.cursor || place === at.covered);
      return cellWords({ at: positionAt(run, place), label: is_hidden ? 'hidden' : label, number: numbers.value?.[place] });
    },
  };
  return { shown, view, scene, period, numbers, board: createTableBoard(model) };
}

/** @typedef {PageOf<Lab, ReturnType<typeof createState>>} Page */
