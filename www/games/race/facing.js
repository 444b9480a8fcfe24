/** The two layers that a step is about, A's and B's, and where in them B wins. */
import { entryAt } from '../../ui/entry_at.js';
import { neighboursOf } from './document.js';

/** @import { RacePairs, RaceRings, RaceTimeline, RaceWinner } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Arc, ArcRow, Arrow, Board, Facing, LayerPair } from './types.js' */

/**
 * The row of arcs that a step of the rings has made: first the middle layer's, then two for every layer towards A, with B to move and with
 * A.
 * @param {RaceRings} timeline @param {number} cursor @returns {ArcRow | null} null at the start and at the answer
 */
export function rowAt({ rowLayers, d }, cursor) {
  if (cursor < 1 || cursor > rowLayers.length || d === null) return null;
  const i = d / 2 - Math.floor(cursor / 2);
  // With B to move A has made its step already.
  return { row: cursor - 1, i, layer_b: d - i, ...(cursor % 2 === 0 ? { mover: 'B', layer_a: i + 1 } : { mover: 'A', layer_a: i }) };
}

/** The layer of a step of the pairs; null at the start and at the answer. @param {RacePairs} timeline @param {number} cursor */
export const layerAt = ({ half, stepCount }, cursor) => (half !== null && cursor > 0 && cursor < stepCount ? half - cursor + 1 : null);

/** The cells of a layer in their cyclic order. @param {{order: Uint32Array, firstOfLayer: Uint32Array}} timeline @param {number} layer */
export const layerCells = ({ order, firstOfLayer }, layer) => order.subarray(firstOfLayer[layer] ?? 0, firstOfLayer[layer + 1] ?? 0);

/**
 * The arc of a row of the rings, unrolled, `l` to `r`; null past an arc that has ended the run.
 * @param {RaceRings} timeline @param {number} row @param {number} place
 */
export function arcAt({ firstOfRow, l, r }, row, place) {
  const entry = (firstOfRow[row] ?? 0) + place;
  return entry < (firstOfRow[row + 1] ?? 0) ? { l: entryAt(l, entry), r: entryAt(r, entry) } : null;
}

/** How many cells of a ring are in an arc. @param {Arc} arc @param {number} count of the ring */
export const cellsIn = ({ l, r }, count) => Math.min(Math.max(r - l + 1, 0), count);

/** A place of a ring of so many cells, without the turns. @param {number} place @param {number} count */
export const turned = (place, count) => ((place % count) + count) % count;

/**
 * The two layers that a step is about; null at the start and while the tokens walk.
 * @param {RaceTimeline} timeline @param {number} cursor
 * @returns {LayerPair | null}
 */
function layersAt(timeline, cursor) {
  if (timeline.method === 'rings') return rowAt(timeline, cursor);
  const i = timeline.method === 'pairs' ? layerAt(timeline, cursor) : null;
  return i === null || timeline.d === null ? null : { i, mover: 'A', layer_a: i, layer_b: timeline.d - i };
}

/**
 * What a step is about; the answer is still about the last row.
 * @param {RaceTimeline} timeline @param {number} cursor @param {Uint8Array | null} table of pairs of the step's layers
 * @returns {Facing | null}
 */
export function facingAt(timeline, cursor, table) {
  const at = cursor === timeline.stepCount ? cursor - 1 : cursor;
  const layers = layersAt(timeline, at);
  if (!layers || timeline.method === 'full') return null;
  const cells_b = layerCells(timeline, layers.layer_b);
  const count = cells_b.length;
  return {
    ...layers,
    cells_a: layerCells(timeline, layers.layer_a),
    cells_b,
    runsOf(place) {
      if (timeline.method === 'pairs') return table && runsAround(table.subarray(place * count, (place + 1) * count));
      const arc = arcAt(timeline, at - 1, place);
      return arc && [[turned(arc.l, count), cellsIn(arc, count)]];
    },
  };
}

/** The most cells that are looked through for an example. */
const MOST_SEEN = 200;

/** The cell of A for an example: of the first {@link MOST_SEEN} the one with which most cells of B win. @param {Facing} facing */
export function exampleCell({ cells_a, runsOf }) {
  const seen = [...cells_a.subarray(0, MOST_SEEN)];
  const counts = seen.map((_, place) => (runsOf(place) ?? []).reduce((sum, [, length]) => sum + length, 0));
  return seen[counts.indexOf(Math.max(...counts))];
}

/** The runs of ones in a row that goes around. @param {Uint8Array} row */
function runsAround(row) {
  /** @type {[from: number, length: number][]} */
  const runs = [];
  for (const [k, is_one] of row.entries()) {
    const last = runs.at(-1);
    if (!is_one) continue;
    if (last && last[0] + last[1] === k) last[1] += 1;
    else runs.push([k, 1]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && first[0] === 0 && last[0] + last[1] === row.length) {
    last[1] += first[1];
    runs.shift();
  }
  return runs;
}

/** Who wins with B on each cell of its layer and A on one of its own. @param {Facing} facing @param {number} cell of A */
export function winnersFacing({ cells_a, cells_b, runsOf }, cell) {
  const runs = runsOf(cells_a.indexOf(cell));
  /** @type {Map<number, RaceWinner>} */
  const winners = new Map();
  if (!runs) return winners;
  for (const cell_b of cells_b) winners.set(cell_b, 'A');
  for (const [from, length] of runs) for (let k = from; k < from + length; k += 1) winners.set(entryAt(cells_b, k % cells_b.length), 'B');
  return winners;
}

/** Cells of the largest board on which the moves of an example are drawn, and how many moves at most. */
const [MOST_CELLS, MOST_MOVES] = [400, 8];

/**
 * The moves of a step's example, in the colours of those who make them: with B to move its steps to winning cells; with A to move, or at
 * the answer, A's steps and B's answers to them.
 * @param {RaceRings} timeline @param {number} cursor @param {Board} board @param {number} cell of A
 * @returns {Arrow[]} none where they are too many to be told apart
 */
export function exampleMoves(timeline, cursor, board, cell) {
  if (cursor < 2 || board.cells.length > MOST_CELLS) return [];
  /** Who wins with B on each cell of its layer; nothing past the event that decides. @param {number} at @param {number} a */
  const winnersAt = (at, a) => {
    const facing = facingAt(timeline, at, null);
    return facing ? [...winnersFacing(facing, a)] : [];
  };
  /** @param {number} at @param {number} a */
  const winsAt = (at, a) => winnersAt(at, a).flatMap(([b, winner]) => (winner === 'B' ? [b] : []));
  /** B's steps from some cells to others. @param {number[]} froms @param {number[]} tos @returns {Arrow[]} */
  const stepsOfB = (froms, tos) =>
    froms.flatMap((from) =>
      neighboursOf(board, from)
        .filter((to) => tos.includes(to))
        .map((to) => ({ from, to, winner: 'B' })),
    );
  /**
   * A's step, and what answers it.
   * @param {number} from @param {number} to @param {number[]} of_b @param {number[]} tos @returns {Arrow[]}
   */
  const answered = (from, to, of_b, tos) => [{ from, to, winner: 'A' }, ...stepsOfB(of_b, tos)];
  /** @returns {Arrow[]} */
  function moves() {
    if (winnersAt(cursor, cell).length === 0) return [];
    // Only an answer that no event decides is about the first moves.
    if (cursor === timeline.stepCount)
      return timeline.decision.kind === 'noEvent' ? answered(board.startA, cell, [board.startB], winsAt(cursor, cell)) : [];
    if (cursor % 2 === 0) return stepsOfB(winsAt(cursor, cell), winsAt(cursor - 1, cell));
    const onward = facingAt(timeline, cursor - 2, null)?.cells_a ?? new Uint32Array();
    return neighboursOf(board, cell)
      .filter((next) => onward.includes(next))
      .flatMap((next) => answered(cell, next, winsAt(cursor, cell), winsAt(cursor - 2, next)));
  }
  const all = moves();
  return all.length > MOST_MOVES ? [] : all;
}
