/** The steps of each method, and their captions: message ids with arguments. */
import { say } from '../../player/lesson.js';
import { milestonesAt } from '../../player/player.js';
import { entryAt } from '../../ui/entry_at.js';
import { nameOf, neighboursOf, rowColumn } from './document.js';
import { arcAt, cellsIn, layerCells, rowAt, turned } from './facing.js';

/** @import { RaceFull, RacePairs, RaceRings, RaceTimeline, RaceVerdict } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Lesson } from '../../player/types.js' */
/** @import { Message, MessageArguments } from '../../ui/messages.js' */
/** @import { ArcRow, Board } from './types.js' */

/**
 * The caption of a board that needs no steps: the starts are not joined, or their distance is odd.
 * @param {RaceTimeline} timeline
 * @returns {Message | null}
 */
function settledAtOnce({ d }) {
  if (d === null) return say('race-step-apart');
  return d % 2 === 1 ? say('race-step-odd', { d }) : null;
}

/** The cursors of a lesson. @param {number} last */
const cursorsTo = (last) => Uint32Array.from({ length: last + 1 }, (_, cursor) => cursor);

/**
 * What the lessons of all methods share: a start, an answer, and between them steps that a number names.
 * @param {number} last
 * @param {(cursor: number) => string} placeOf the `at=` of a step between them
 * @param {(number: number, by_b: boolean) => number} cursorOf back from the number of an `at=`, which may end with `b`
 * @param {(cursor: number) => Message} nameOf of a step between them
 */
function numbered(last, placeOf, cursorOf, nameOf) {
  const atOf = (/** @type {number} */ cursor) => (cursor === 0 ? 'start' : cursor === last ? 'answer' : placeOf(cursor));
  return {
    stepCount: last,
    milestones: milestonesAt(cursorsTo(last)),
    start: 0,
    atOf,
    /** @param {string} at */
    cursorOf(at) {
      if (at === 'start' || at === 'answer') return at === 'start' ? 0 : last;
      const cursor = cursorOf(parseInt(at, 10), at.endsWith('b'));
      return cursor > 0 && cursor < last && atOf(cursor) === at ? cursor : null;
    },
    nameOf: (/** @type {number} */ cursor) => (cursor === 0 || cursor === last ? say(`race-name-${atOf(cursor)}`) : nameOf(cursor)),
  };
}

/**
 * What a sentence says of one arc of a row.
 * @param {RaceRings} timeline @param {ArcRow} row @param {number} place of the cell of A in its layer @param {Board} board
 * @returns {{size: string, cell: string, other: string, count: number, ring: number} | null} size: how much of the ring it is
 */
function arcIn(timeline, { row, layer_b }, place, board) {
  const cells = layerCells(timeline, layer_b);
  const arc = arcAt(timeline, row, place);
  if (!arc) return null;
  const [count, ring] = [cellsIn(arc, cells.length), cells.length];
  const nameAt = (/** @type {number} */ at) => nameOf(board, entryAt(cells, turned(at, ring)));
  return {
    size: count === 0 ? 'none' : count === 1 ? 'one' : count === ring ? 'all' : count === 2 ? 'two' : 'some',
    cell: nameAt(arc.l),
    other: nameAt(arc.l + 1),
    count,
    ring,
  };
}

/** The answer of the rings. @param {RaceRings} timeline @param {Board} board */
function decided(timeline, board) {
  const { decision, d, stepCount } = timeline;
  if (decision.kind === 'bRow' || decision.kind === 'aColumn') {
    const { i, cell } = decision;
    const id = decision.kind === 'bRow' ? 'race-decided-b-row' : 'race-decided-a-column';
    return say(id, { i, next: i + 1, facing: (d ?? 0) - i, cell: nameOf(board, cell) });
  }
  // Where A can step first, and where B goes then.
  const row = rowAt(timeline, stepCount - 1);
  const firsts = [...layerCells(timeline, 1)].map((cell, place) => ({
    x: nameOf(board, cell),
    answer: (row && arcIn(timeline, row, place, board)?.cell) ?? '',
  }));
  const [{ x = '', answer = '' } = {}, { x: x_other = '', answer: answer_other = '' } = {}] = firsts;
  return say('race-decided-none', { steps: firsts.length, x, answer, x_other, answer_other });
}

/** The longest name of a cell, (0, 0), with which a sentence has room for why. */
const SHORT_NAME = 6;

/**
 * Why an arc is what it is: where A can go from its cell, or with B to move the arc that B goes into.
 * @param {RaceRings} timeline @param {number} cursor @param {ArcRow} row @param {number} place of the cell of A @param {Board} board
 * @returns {MessageArguments}
 */
function reasonIn(timeline, cursor, { mover, layer_a }, place, board) {
  if (mover === 'B') {
    const before = rowAt(timeline, cursor - 1);
    const { size = '', cell = '', other = '' } = (before && arcIn(timeline, before, place, board)) ?? {};
    return { into: cell.length > SHORT_NAME ? 'untold' : size, into_cell: cell, into_other: other };
  }
  const cells = layerCells(timeline, layer_a + 1);
  const nexts = neighboursOf(board, entryAt(layerCells(timeline, layer_a), place)).filter((cell) => cells.includes(cell));
  const [next = '', next_other = ''] = nexts.map((cell) => nameOf(board, cell));
  const is_short = Math.max(next.length, next_other.length) <= SHORT_NAME;
  return { nexts: is_short ? nexts.length : 0, next, next_other };
}

/** Where no example is given. */
const NO_EXAMPLE = { size: 'unknown', into: 'untold', nexts: 0 };

/**
 * An example of a step: the arc of the cell of A which is marked on the board, or else of the first.
 * @param {RaceRings} timeline @param {number} cursor @param {ArcRow} row @param {number | null} marked @param {Board} board
 * @returns {MessageArguments} size: unknown where the marked cell has no arc
 */
function exampleIn(timeline, cursor, row, marked, board) {
  const cells = layerCells(timeline, row.layer_a);
  const place = Math.max(0, cells.indexOf(marked ?? -1));
  const arc = arcIn(timeline, row, place, board);
  if (!arc) return NO_EXAMPLE;
  const cell = entryAt(cells, place);
  const [x_row, x_column] = rowColumn(board, cell);
  return { ...arc, x: nameOf(board, cell), x_row, x_column, ...reasonIn(timeline, cursor, row, place, board) };
}

/** @param {RaceRings} timeline @param {Board} board @param {() => number | null} markedOfA @returns {Lesson} */
function ringsLesson(timeline, board, markedOfA) {
  const last = timeline.stepCount;
  const d = timeline.d ?? 0;
  const at_once = settledAtOnce(timeline);
  const layerOf = (/** @type {number} */ cursor) => d / 2 - Math.floor(cursor / 2);
  return {
    ...numbered(
      last,
      (cursor) => `${layerOf(cursor)}${cursor % 2 === 0 ? ',b' : ''}`,
      (i, by_b) => d - 2 * i + (by_b ? 0 : 1),
      // The layer of the player to move.
      (cursor) => say('race-name-layer', { i: cursor % 2 === 0 ? d - layerOf(cursor) : layerOf(cursor) }),
    ),
    milestones: milestonesAt(cursorsTo(last).filter((cursor) => cursor === 0 || cursor === last || cursor % 2 === 1)),
    captionOf(cursor, covered) {
      if (at_once && cursor > 0) return at_once;
      if (cursor === 0)
        return say('race-rings-start', { d, h: d / 2, parity: timeline.d === null ? 'apart' : d % 2 === 1 ? 'odd' : 'even' });
      const row = rowAt(timeline, cursor);
      if (!row) return covered ? say('race-covered') : decided(timeline, board);
      const id = cursor === 1 ? 'race-rings-middle' : row.mover === 'B' ? 'race-rings-b' : 'race-rings-a';
      // What is covered may not be read from an example.
      const example = cursor === 1 || covered ? NO_EXAMPLE : exampleIn(timeline, cursor, row, markedOfA(), board);
      const at = cursor === 2 ? 'first' : 'later';
      return say(id, { at, i: row.i, h: d / 2, facing: row.layer_b, ...example });
    },
    code: say('race-code-rings', { at_once: at_once ? 'yes' : 'no' }),
    litOf(cursor) {
      if (cursor === 0) return [];
      const { kind } = timeline.decision;
      if (at_once) return [d % 2];
      if (cursor === last) return [kind === 'bRow' ? 3 : kind === 'aColumn' ? 5 : 6];
      return cursor === 1 ? [0] : cursor % 2 === 0 ? [2] : [4];
    },
  };
}

/** @param {RacePairs} timeline @param {RaceVerdict} verdict @returns {Lesson} */
function pairsLesson(timeline, verdict) {
  const last = timeline.stepCount;
  const d = timeline.d ?? 0;
  const at_once = settledAtOnce(timeline);
  const layerOf = (/** @type {number} */ cursor) => d / 2 - cursor + 1;
  return {
    ...numbered(
      last,
      (cursor) => String(layerOf(cursor)),
      (i) => d / 2 - i + 1,
      (cursor) => say('race-name-layer', { i: layerOf(cursor) }),
    ),
    captionOf(cursor, covered) {
      if (at_once && cursor > 0) return at_once;
      if (cursor === 0) return say('race-pairs-start', { states: Number(timeline.cost.pairs) });
      if (cursor === last) return covered ? say('race-covered') : say('race-pairs-answer', { winner: verdict.winner });
      const i = layerOf(cursor);
      return say(cursor === 1 ? 'race-pairs-middle' : 'race-pairs-layer', { i, next: i + 1, facing: d - i, nearer: d - i - 1, h: d / 2 });
    },
    code: say('race-code-pairs', { at_once: at_once ? 'yes' : 'no' }),
    litOf: (cursor) => (cursor === 0 ? [] : at_once ? [d % 2] : cursor === 1 ? [0] : cursor === last ? [3] : [1, 2]),
  };
}

/** @param {RaceFull} timeline @param {RaceVerdict} verdict @returns {Lesson} */
function fullLesson({ stepCount: last, cost, movesLeft, statesByMoves }, { winner }) {
  return {
    ...numbered(last, String, Number, (moves) => say('race-name-moves', { moves })),
    captionOf(cursor, covered) {
      if (cursor === 0) return say('race-full-start', { states: Number(cost.full) });
      const step = { moves: cursor, states: statesByMoves[cursor] ?? 0 };
      if (cursor < last) return say(cursor % 2 === 1 ? 'race-full-won' : 'race-full-lost', step);
      return covered ? say('race-covered') : say('race-full-answer', { winner, moves: movesLeft });
    },
    code: say('race-code-full'),
    litOf(cursor) {
      if (cursor === 0) return [];
      if (cursor === last) return [{ A: 1, B: 2, draw: 3 }[winner]];
      return cursor === 1 ? [0] : cursor % 2 === 1 ? [1] : [2];
    },
  };
}

/**
 * @param {RaceTimeline} timeline @param {RaceVerdict} verdict @param {Board} board
 * @param {() => number | null} [markedOfA] the cell of A that is marked on the board
 */
export function raceLesson(timeline, verdict, board, markedOfA = () => null) {
  if (timeline.method === 'rings') return ringsLesson(timeline, board, markedOfA);
  return timeline.method === 'pairs' ? pairsLesson(timeline, verdict) : fullLesson(timeline, verdict);
}
