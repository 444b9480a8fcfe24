/** The state of the laboratory: the text that is being written, the table of the last good rule, its lesson, its play, and what is on the board. */
import { computed, effect, signal } from '@preact/signals';
import { createTableBoard } from '../../canvas/table_board.js';
import { viewOf } from '../../game_page/parameters.js';
import { createSolverMatch } from '../../play/solver_match.js';
import { present } from '../../play/play.js';
import { createResource } from '../../solver/resource.js';
import { labAreaOf, createLabView } from './board_view.js';
import { createDraft } from './draft.js';
import { labLesson, placeAtStep, ranksOf } from './lesson.js';
import { PARAMETERS } from './parameters.js';
import { cellWords, tableWords } from './labels.js';
import { NONE, placeOf, positionAt, shownOf } from './table.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Lab, LabExplanation, LabSearched, LabVerdict } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { Cell } from '../../canvas/table_board.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Timeline } from './table.js' */

/** @typedef {LabVerdict} Verdict */
/** @typedef {LabExplanation} Explained */
/** told: nothing where that tells nothing @typedef {{of: string, told: LabSearched | null | undefined}} Searched */

/** @param {CommonState<Lab>} common */
export function createState({ router, link, session, player, timeline, solution, go, options, covered }) {
  const verdict = computed(() => solution.value?.verdict ?? null);
  const lesson = computed(() => (timeline.value && verdict.value ? labLesson(timeline.value, verdict.value.table) : null));
  const ranks = computed(() => timeline.value && ranksOf(timeline.value));
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));
  /** The position that is explained, as links write it. @type {Signal<string | null>} */
  const selection = signal(null);
  // What need not end can go round for ever.
  const match = createSolverMatch(session, undefined, { nameOf: (position) => position.text });
  const draft = createDraft({ router, options, go });
  /** The position of a play, or of the link. */
  const position = computed(() => (match.shown.value ? present(match.shown.value).text : (verdict.value?.position ?? null)));
  /** What stands on the board: the tuple of the step at hand, of what was picked, or of the position. */
  const looked = computed(() => {
    const run = timeline.value;
    if (!run) return null;
    if (selection.value !== null) return selection.value;
    const at = match.play.value ? -1 : placeAtStep(run, cursor.value);
    return at >= 0 ? positionAt(run, at) : position.value;
  });
  const asked = computed(() =>
    looked.value !== null && solution.value ? `${looked.value}|${JSON.stringify(solution.value.options)}` : null,
  );
  /** The options of what stands there. */
  const read = createResource(asked, (_, abort) => session.ask('explain', looked.peek() ?? '', abort), {
    stays: true,
  });

  /** What a search has told of a sum. @type {Signal<Searched | null>} */
  const searched = signal(null);
  /** Why positions are unknown. */
  const unknown_of = computed(() =>
    timeline.value && verdict.value && !/,0$/.test(verdict.value.table) ? JSON.stringify(solution.value?.options) : null,
  );
  const culprit = createResource(unknown_of, async (_, abort) => {
    const run = /** @type {Timeline} */ (timeline.peek());
    const { culpritOf } = await import('./culprit.js');
    return culpritOf(run, (position) => session.ask('explain', position, abort));
  });

  const held = computed(() => {
    const at = position.value;
    return at !== null && /^[\d,]+$/.test(at) ? at.split(',').map(BigInt) : null;
  });
  /** What the nimbers and outcomes repeat themselves by, of a single coordinate. */
  const period = signal(/** @type {number | null} */ (null));
  const shown = computed(() => timeline.value && shownOf(timeline.value, link.value.params, held.value, period.value));
  const view = computed(() => viewOf(PARAMETERS, link.value.params) ?? 'table');

  /** By tuple, the number that a view prints; null of outcomes. */
  const numbers = computed(() => {
    const run = timeline.value;
    const of = view.value === 'nimbers' ? run?.nimbers : view.value === 'depth' ? run?.depths : null;
    return of && of.length > 0 ? of : null;
  });
  const most = computed(() => {
    let found = 0;
    for (const one of numbers.value ?? []) if (one !== NONE && one > found) found = one;
    return found;
  });

  /** @type {Signal<Cell | null>} */
  const focus = signal(null);
  const scene = computed(() => {
    const [run, part, all] = [timeline.value, shown.value, ranks.value];
    if (!run || !part || !all) return null;
    const at = looked.value;
    const explained = read.answer.value?.position === at ? read.answer.value : null;
    const is_end = cursor.value === (lesson.value?.stepCount ?? 0);
    const is_answer = !match.play.value && selection.value === null && is_end;
    return {
      timeline: run,
      shown: part,
      view: view.value,
      numbers: numbers.value,
      most: most.value,
      ranks: all,
      // The whole table would give a covered answer away.
      cursor: covered.value && is_end ? -1 : cursor.value,
      covered: covered.value ? placeOf(run, verdict.value?.position ?? '') : -1,
      failures: covered.value ? [] : run.failures,
      position: part.cellOf(placeOf(run, position.value ?? '')),
      parts: (position.value ?? '').split('+').flatMap((one) => part.cellOf(placeOf(run, one)) ?? []),
      selection: selection.value === null && is_end ? null : part.cellOf(placeOf(run, at ?? '')),
      options: (explained?.options ?? [])
        .filter(({ label }) => (covered.value ? match.your_turn.value : !is_answer || label === 1))
        .map(({ tuple, label }) => ({ cell: tuple === null ? null : part.cellOf(tuple), wins: !covered.value && label === 1 }))
        .filter(({ cell }) => cell !== null),
      focus: focus.value,
    };
  });

  /** A position is picked: a move while one plays, else explained. @param {string} at */
  function pick(at) {
    if (match.play.peek()) void match.insistOn(at);
    else if (!covered.peek()) selection.value = at;
  }

  const board = createTableBoard({
    scene,
    createView: createLabView,
    extentOf: ({ shown: { rows, columns } }) => ({ rows: BigInt(rows), columns: BigInt(columns) }),
    areaOf: (size, { shown: part }, palette) => labAreaOf(size, part, palette),
    revealOf({ shown: part, selection: picked, position: at }) {
      const { row, column } = focus.value ?? picked ?? at ?? { row: part.rows - 1, column: 0 };
      return { first_row: BigInt(row), last_row: BigInt(row), first_column: BigInt(column), last_column: BigInt(column), margin: 1n };
    },
    has: ({ shown: part }, { row, column }) => row >= 0 && column >= 0 && part.placeAt(row, column) >= 0,
    startOf: ({ position: at }) => at ?? { row: 0, column: 0 },
    focus,
    is_map: true,
    pick(cell) {
      const [run, part] = [timeline.peek(), shown.peek()];
      const place = cell && part ? part.placeAt(cell.row, cell.column) : -1;
      if (!run || place < 0 || run.labels[place] === 4) selection.value = null;
      else pick(positionAt(run, place));
    },
    close() {
      const was_open = selection.peek() !== null;
      selection.value = null;
      return was_open;
    },
    describe: () => (verdict.value ? tableWords(verdict.value) : ''),
    cell_name: 'lab-cell',
    tell(cell) {
      const [run, part, told] = [timeline.value, shown.value, scene.value];
      const place = part?.placeAt(cell.row, cell.column) ?? -1;
      if (!run || !told || place < 0) return '';
      const is_hidden = (run.labels[place] ?? 4) < 4 && ((told.ranks[place] ?? 0) > told.cursor || place === told.covered);
      return cellWords({
        at: positionAt(run, place),
        label: is_hidden ? -1 : (run.labels[place] ?? 4),
        number: numbers.value?.[place],
      });
    },
  });

  // A rule that the link changes is what is written.
  const stop = effect(() => draft.follow(link.value));

  return {
    lesson,
    verdict,
    selection,
    match,
    draft,
    shown,
    view,
    scene,
    board,
    period,
    pick,
    explained: read.answer,
    culprit: culprit.answer,
    searched,
    numbers,
    deselect() {
      selection.value = null;
    },
    destroy() {
      stop();
      read.destroy();
      culprit.destroy();
      board.destroy();
      draft.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Lab, ReturnType<typeof createState>>>} Page */
