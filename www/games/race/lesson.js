/** The steps of each method, and what is said of them. Messages are ids and arguments; the words are in the .ftl files. */
import { say } from '../../player/lesson.js';
import { milestonesAt } from '../../player/player.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { RaceFull, RacePairs, RaceRings, RaceTimeline, RaceVerdict } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Lesson } from '../../player/types.js' */
/** @import { Message } from '../../ui/messages.js' */

/** @typedef {RaceTimeline} Timeline */
/** @typedef {RaceRings} Rings */
/** @typedef {RacePairs} Pairs */
/** @typedef {RaceFull} Full */

/** The row of arcs that a step of the rings has made; null at the start and at the answer. @param {Rings} timeline @param {number} cursor */
export function rowAt(timeline, cursor) {
  const rows = timeline.rowLayers.length;
  const row = cursor - 1;
  if (row < 0 || row >= rows || timeline.d === null) return null;
  const i = entryAt(timeline.rowLayers, row);
  const by_b = timeline.rowMovers[row] === 1;
  // With B to move A has made its step already.
  return {
    row,
    i,
    mover: by_b ? /** @type {const} */ ('B') : /** @type {const} */ ('A'),
    layer_a: by_b ? i + 1 : i,
    layer_b: timeline.d - i,
  };
}

/** What is said where nothing has to be stepped through. @param {Timeline} timeline @returns {Message | null} */
function settledAtOnce({ d }) {
  if (d === null) return say('race-step-apart');
  return d % 2 === 1 ? say('race-step-odd', { d }) : null;
}

/** The decision in a sentence. @param {Rings} timeline @param {(cell: number) => string} nameOfCell */
function decided({ decision, d }, nameOfCell) {
  switch (decision.kind) {
    case 'bRow':
      return say('race-decided-b-row', {
        i: decision.i,
        next: decision.i + 1,
        facing: (d ?? 0) - decision.i,
        cell: nameOfCell(decision.cell),
      });
    case 'aColumn':
      return say('race-decided-a-column', { i: decision.i, facing: (d ?? 0) - decision.i, cell: nameOfCell(decision.cell) });
    case 'noEvent':
      return say('race-decided-none');
    case 'odd':
      return say('race-step-odd', { d: decision.d });
    default:
      return say('race-step-apart');
  }
}

/** @param {Rings} timeline @param {(cell: number) => string} nameOfCell @returns {Lesson} */
export function ringsLesson(timeline, nameOfCell) {
  const last = timeline.stepCount;
  const atOf = (/** @type {number} */ cursor) => {
    const row = rowAt(timeline, cursor);
    if (!row) return cursor === 0 ? 'start' : 'answer';
    return row.mover === 'B' ? `${row.i},b` : String(row.i);
  };
  return {
    stepCount: last,
    milestones: milestonesAt(
      Uint32Array.from({ length: last + 1 }, (_, cursor) => cursor).filter((cursor) => rowAt(timeline, cursor)?.mover !== 'B'),
    ),
    start: 0,
    atOf,
    cursorOf(at) {
      if (at === 'start') return 0;
      if (at === 'answer') return last;
      const match = /^(\d{1,7})(,b)?$/.exec(at);
      const half = (timeline.d ?? 0) / 2;
      const i = Number(match?.[1]);
      // First the middle layer, then two rows for every layer towards A.
      const cursor = i === half && !match?.[2] ? 1 : 2 * (half - i) + (match?.[2] ? 0 : 1);
      return match && cursor > 0 && cursor < last && atOf(cursor) === at ? cursor : null;
    },
    captionOf(cursor, covered) {
      const at_once = settledAtOnce(timeline);
      if (at_once && cursor > 0) return at_once;
      const d = timeline.d ?? 0;
      if (cursor === 0)
        return say('race-rings-start', { d, h: d / 2, parity: timeline.d === null ? 'apart' : d % 2 === 1 ? 'odd' : 'even' });
      const row = rowAt(timeline, cursor);
      if (!row) return covered ? say('race-covered') : decided(timeline, nameOfCell);
      const id = cursor === 1 ? 'race-rings-middle' : row.mover === 'B' ? 'race-rings-b' : 'race-rings-a';
      return say(id, { i: row.i, next: row.i + 1, h: d / 2, facing: row.layer_b, nearer: row.layer_b - 1 });
    },
    code: say('race-code-rings'),
    litOf(cursor) {
      const row = rowAt(timeline, cursor);
      if (!row) return cursor === 0 || settledAtOnce(timeline) ? [] : ({ bRow: [2], aColumn: [4] }[String(timeline.decision.kind)] ?? []);
      return cursor === 1 ? [0] : row.mover === 'B' ? [1] : [3];
    },
    nameOf: (cursor) =>
      cursor === 0
        ? say('race-name-start')
        : rowAt(timeline, cursor)
          ? say('race-name-layer', { i: rowAt(timeline, cursor)?.i ?? 0 })
          : say('race-name-answer'),
  };
}

/** A lesson with a step for each number from some number down, or up. @param {number} count @param {(cursor: number) => number} numberOf */
const counted = (count, numberOf) => ({
  stepCount: count,
  milestones: milestonesAt(Uint32Array.from({ length: count + 1 }, (_, cursor) => cursor)),
  start: 0,
  atOf: (/** @type {number} */ cursor) => (cursor === 0 ? 'start' : cursor === count ? 'answer' : String(numberOf(cursor))),
  cursorOf(/** @type {string} */ at) {
    if (at === 'start') return 0;
    if (at === 'answer') return count;
    if (!/^\d{1,7}$/.test(at)) return null;
    for (let cursor = 1; cursor < count; cursor += 1) if (numberOf(cursor) === Number(at)) return cursor;
    return null;
  },
});

/** The layer of a step of the pairs; null at the start and at the answer. @param {Pairs} timeline @param {number} cursor */
export const layerAt = (timeline, cursor) =>
  timeline.half !== null && cursor > 0 && cursor < timeline.stepCount ? timeline.half - cursor + 1 : null;

/** @param {Pairs} timeline @param {RaceVerdict} verdict @returns {Lesson} */
export function pairsLesson(timeline, verdict) {
  const d = timeline.d ?? 0;
  return {
    ...counted(timeline.stepCount, (cursor) => (timeline.half ?? 0) - cursor + 1),
    captionOf(cursor, covered) {
      const at_once = settledAtOnce(timeline);
      if (at_once && cursor > 0) return at_once;
      if (cursor === 0) return say('race-pairs-start', { states: Number(timeline.cost.pairs) });
      const i = layerAt(timeline, cursor);
      if (i === null) return covered ? say('race-covered') : say('race-pairs-answer', { winner: verdict.winner });
      return say(cursor === 1 ? 'race-pairs-middle' : 'race-pairs-layer', { i, next: i + 1, facing: d - i, nearer: d - i - 1, h: d / 2 });
    },
    code: say('race-code-pairs'),
    litOf: (cursor) => (cursor === 0 ? [] : cursor === 1 ? [0] : cursor === timeline.stepCount ? [3] : [1, 2]),
    nameOf: (cursor) =>
      cursor === 0
        ? say('race-name-start')
        : cursor === timeline.stepCount
          ? say('race-name-answer')
          : say('race-name-layer', { i: layerAt(timeline, cursor) ?? 0 }),
  };
}

/** @param {Full} timeline @param {RaceVerdict} verdict @returns {Lesson} */
export function fullLesson(timeline, verdict) {
  return {
    ...counted(timeline.stepCount, (cursor) => cursor),
    captionOf(cursor, covered) {
      if (cursor === 0) return say('race-full-start', { states: Number(timeline.cost.full) });
      if (cursor < timeline.stepCount) return say(cursor % 2 === 1 ? 'race-full-won' : 'race-full-lost', { moves: cursor });
      if (covered) return say('race-covered');
      return say('race-full-answer', { winner: verdict.winner, moves: timeline.movesLeft });
    },
    code: say('race-code-full'),
    litOf(cursor) {
      if (cursor === 0) return [];
      if (cursor === timeline.stepCount) return [{ A: 1, B: 2, draw: 3 }[verdict.winner]];
      return cursor === 1 ? [0] : cursor % 2 === 1 ? [1] : [2];
    },
    nameOf: (cursor) =>
      cursor === 0
        ? say('race-name-start')
        : cursor === timeline.stepCount
          ? say('race-name-answer')
          : say('race-name-moves', { moves: cursor }),
  };
}
