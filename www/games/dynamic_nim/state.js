/** The state of a Dynamic Nim page: the method's table or its numeration, the lesson, the board, a play. */
import { computed, effect, untracked } from '@preact/signals';
import { createPicks } from '../../canvas/picks.js';
import { createTableBoard } from '../../canvas/table_board.js';
import { withMemo } from '../../game_page/memo/state.js';
import { viewOf } from '../../game_page/parameters.js';
import { present } from '../../play/play.js';
import { createResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { numerationLesson, tableLesson } from './lesson.js';
import { createMembers } from './members.js';
import { membersNamed, numerationStepAt } from './numeration_steps.js';
import { nimbersOf } from './nimber_layer.js';
import { cellOf, LARGEST_TABLE, PARAMETERS, positionOf, VIEWS } from './parameters.js';
import { after, capAfter, isP, knownTo, lastStep, stepAt } from './steps.js';
import { areaOf, createTableView, extentOf, isCornerFree, LABEL } from './table_view.js';

/** @import { DynamicNim, DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Picks } from '../../canvas/types.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Resource } from '../../solver/resource.js' */
/** @import { Cell, Nimbers, Step } from './types.js' */

/** Places of the small table and of the stack, as in style.css and measures.css, in CSS pixels. */
const SMALL_TABLE = { top: 28, width: 132, height: 132 };
const STACK = { top: 28, width: 264, height: 132 };

/** A pile of so many digits is not large. */
const FEW_DIGITS = 100;

/** What rows and columns are, in words. */
const axesOf = () => ({ row: text('dynamic-nim-axis-row'), column: text('dynamic-nim-axis-column') });

/**
 * The column in which a ray meets a wall, or the last one of the table.
 * @param {DynamicNimTable} table @param {{row: number, wall: number}} step
 */
const meetingColumn = (table, { row, wall }) => Math.min(Number(capAfter(table, row - wall)), table.size);

/** The cell that a step is about, or the row. @param {Step} step */
const cellOfStep = (step) => ({ row: step.row, column: 'column' in step ? step.column : 0 });

/** @param {CommonState<DynamicNim>} common */
export function createState(common) {
  const { link, session, match, player, solution, covered, cursorIn } = common;
  /** @type {Picks<Cell>} */
  const picks = createPicks();
  const { selection, focus, close } = picks;
  // The timeline of the method is a table, a numeration or a search: the others are null.
  const table = computed(() => {
    const timeline = common.timeline.value;
    return timeline && timeline.method !== 'numeration' && timeline.method !== 'memo' ? timeline : null;
  });
  const numeration = computed(() => (common.timeline.value?.method === 'numeration' ? common.timeline.value : null));
  const members = computed(() => numeration.value && createMembers(session, numeration.value));

  /** What replaces the board; a table too large to be drawn cell by cell is a map. */
  const view = computed(() => {
    const fallback = table.value && table.value.size > LARGEST_TABLE ? 'map' : 'board';
    return VIEWS.find((one) => one === viewOf(PARAMETERS, link.value.params)) ?? fallback;
  });

  const lesson = computed(() => {
    const timeline = common.timeline.value;
    // A map is looked at as a whole first.
    const start = timeline && 'stepCount' in timeline && untracked(() => view.value === 'map' && !covered.value) ? timeline.stepCount : 0;
    const options = solution.value?.options;
    if (table.value) return tableLesson(table.value, start, options && positionOf(options).cap);
    const numbers = members.value;
    return numeration.value && numbers && numerationLesson(numeration.value, (index) => readable(numbers.valueOf(index) ?? '…'), start);
  });
  const cursor = cursorIn(lesson);
  /** The step of the table, or of the numeration, that is on show. */
  const step = computed(() => table.value && stepAt(table.value, cursor.value));
  const numeral = computed(() => numeration.value && numerationStepAt(numeration.value, cursor.value));

  /** The position and its winning moves, to be marked once their rows are there and nothing is covered. */
  const answer = computed(() => {
    const [solved, filled] = [solution.value, table.value];
    if (!solved || !filled || session.state.value !== 'ready' || covered.value || cursor.value !== filled.stepCount) return null;
    const { pile, cap } = positionOf(solved.options);
    const targets = solved.verdict.moves.map((take) => after(filled, filled.size, Number(take)));
    return { position: { row: Number(pile), column: Number(cap) }, targets };
  });

  const has_layer = computed(() => link.value.params.get('layer') === 'grundy');
  /** The nimbers of the table, once their layer is asked for. @type {Resource<Nimbers>} */
  const nimbers = createResource(
    computed(() => (has_layer.value && table.value && table.value.size <= LARGEST_TABLE && !covered.value ? table.value : null)),
    async ({ size }, abort) => nimbersOf(await session.ask('nimbers', { upTo: size }, abort)),
  );

  const played = computed(() => match.shown.value && cellOf(present(match.shown.value)));

  const scene = computed(() => {
    if (!table.value || !step.value) return null;
    return {
      timeline: table.value,
      step: step.value,
      selection: selection.value,
      focus: focus.value,
      played: played.value,
      answer: answer.value,
      nimbers: match.play.value ? null : nimbers.answer.value,
      axes: axesOf(),
    };
  });

  const poster = computed(() =>
    common.shows_poster.value && table.value
      ? {
          timeline: table.value,
          step: stepAt(table.value, table.value.stepCount),
          ...{ selection: null, focus: null, played: null, answer: null, nimbers: nimbers.answer.value, axes: axesOf() },
        }
      : null,
  );

  const board = createTableBoard({
    scene,
    poster,
    createView: createTableView,
    extentOf: (shown) => extentOf(shown.timeline),
    areaOf: (size, shown, palette) => areaOf(size, shown.timeline, palette, shown.axes),
    revealOf({ timeline, step: at, selection: picked, focus: walked, played: position }) {
      const cell = walked ?? picked ?? position;
      const { row, column } = cell ?? cellOfStep(at);
      const first_row = !cell && 'wall' in at ? at.wall : row;
      // A ray is followed to where it meets the wall.
      const meets = !cell && 'wall' in at && at.wall > 0 ? meetingColumn(timeline, at) : column;
      const columns = { first_column: BigInt(meets), last_column: BigInt(meets) };
      // What was pointed at is in sight already and must not move under the finger.
      return { first_row: BigInt(first_row), last_row: BigInt(row), ...columns, margin: cell ? 0n : 1n };
    },
    has: ({ timeline: { size } }, { row, column }) => row >= 0 && row <= size && column >= 0 && column <= row,
    startOf: (shown) => selection.peek() ?? cellOfStep(shown.step),
    focus,
    pick(cell) {
      const filled = table.peek();
      if (cell?.column === LABEL) return void (filled && player.seek(lastStep(filled, cell.row)));
      selection.value = cell;
    },
    close,
    describeCell({ row, column }) {
      if (!table.value || !step.value || covered.value) return '';
      const is_known = row < step.value.row || (row === step.value.row && column <= knownTo(step.value));
      if (!is_known) return text('cell-unknown');
      return text(isP(table.value, row, column) ? 'dynamic-nim-legend-p' : 'dynamic-nim-legend-n');
    },
    describe() {
      const caption = step.value && lesson.value?.captionOf(cursor.value, covered.value);
      return caption ? text(caption.id, caption.args) : '';
    },
  });

  /** Whether something has a place on the board where it covers no cell. @param {typeof STACK} corner */
  function hasRoomFor(corner) {
    const [filled, viewport, palette] = [table.value, board.viewport.value, board.palette.value];
    return !filled || !viewport || !palette || isCornerFree(board.size.value, filled, palette, viewport, corner, axesOf());
  }
  const has_free_corner = computed(() => hasRoomFor(SMALL_TABLE));
  const has_stack_on_board = computed(() => table.value?.method === 'walls' && !board.away.value && hasRoomFor(STACK));

  const stops = [
    effect(() => {
      const numbers = members.value;
      return () => numbers?.destroy();
    }),
    // What the sentence of a step names; a program that is in step with it adds up the digits.
    effect(() => {
      const [timeline, at] = [numeration.value, numeral.value];
      if (!timeline || !at) return;
      members.value?.need(membersNamed(timeline, at));
      if (timeline.digits.length <= FEW_DIGITS) members.value?.need(timeline.digits);
    }),
  ];

  const own = {
    programs: ['definition', 'memo', 'rows', 'walls', 'numeration'],
    board,
    has_free_corner,
    has_stack_on_board,
    numeration,
    numeral,
    members,
    ...picks,
    table,
    step,
    view,
    lesson,
    has_layer,
    nimbers: nimbers.answer,
    /** The present row for another game: its end if this one is at its end. @param {string} n the other game's pile, as typed */
    rowFor(n) {
      // From the numeration one comes to the row of the pile itself.
      if (numeration.value) return Number(n) <= LARGEST_TABLE ? n : null;
      const [filled, row] = [table.value, step.value?.row];
      if (!filled || !row || !/^\d{1,9}$/.test(n)) return null;
      return String(cursor.value === filled.stepCount ? Number(n) : Math.min(row, Number(n)));
    },
    destroy() {
      for (const stop of stops) stop();
      nimbers.destroy();
      board.destroy();
    },
  };
  return withMemo(common, own, { kind: 'pile' });
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<DynamicNim, ReturnType<typeof createState>>>} Page */
