/** The two layers that a step is about, A's and B's, and where in them B wins. */
import { layerAt, rowAt } from './lesson.js';

/** @import { RaceRings, RaceTimeline } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Facing } from './types.js' */

/** @typedef {RaceTimeline} Timeline */
/** @typedef {RaceRings} Rings */

/** The cells of a layer in their cyclic order. @param {{order: Uint32Array, firstOfLayer: Uint32Array}} timeline @param {number} layer */
export const layerCells = ({ order, firstOfLayer }, layer) => order.subarray(firstOfLayer[layer] ?? 0, firstOfLayer[layer + 1] ?? 0);

/** The arc of a row of the rings, unrolled, `l` to `r`; null past an arc that has ended the run. @param {Rings} timeline @param {number} row @param {number} place */
export function arcAt({ firstOfRow, l, r }, row, place) {
  const entry = (firstOfRow[row] ?? 0) + place;
  return entry < (firstOfRow[row + 1] ?? 0) ? { l: l[entry] ?? 0, r: r[entry] ?? -1 } : null;
}

/** A place of a ring of so many cells, without the turns. @param {number} place @param {number} count */
export const turned = (place, count) => ((place % count) + count) % count;

/**
 * What a step is about; null at the start and while the two walk. The answer is still about the last row.
 * @param {Timeline} timeline @param {number} cursor @param {Uint8Array | null} table of pairs of the layers at hand
 * @returns {Facing | null}
 */
export function facingAt(timeline, cursor, table) {
  const at = cursor === timeline.stepCount ? cursor - 1 : cursor;
  if (timeline.method === 'rings') {
    const row = rowAt(timeline, at);
    if (!row) return null;
    const cells_b = layerCells(timeline, row.layer_b);
    return {
      ...row,
      cells_a: layerCells(timeline, row.layer_a),
      cells_b,
      runsOf(place) {
        const arc = arcAt(timeline, row.row, place);
        return arc && [[turned(arc.l, cells_b.length), Math.min(Math.max(arc.r - arc.l + 1, 0), cells_b.length)]];
      },
    };
  }
  const i = timeline.method === 'pairs' && timeline.d !== null ? layerAt(timeline, at) : null;
  if (timeline.method !== 'pairs' || timeline.d === null || i === null) return null;
  const cells_b = layerCells(timeline, timeline.d - i);
  return {
    i,
    mover: 'A',
    layer_a: i,
    layer_b: timeline.d - i,
    cells_a: layerCells(timeline, i),
    cells_b,
    runsOf: (place) => table && runsAround(table.subarray(place * cells_b.length, (place + 1) * cells_b.length)),
  };
}

/** The runs of ones in a row that goes around. @param {Uint8Array} row @returns {[from: number, length: number][]} */
function runsAround(row) {
  /** @type {[number, number][]} */
  const runs = [];
  for (let k = 0; k < row.length; k += 1) {
    const last = runs.at(-1);
    if (!row[k]) continue;
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
  /** @type {Map<number, 'A' | 'B' | 'draw'>} */
  const winners = new Map();
  const runs = runsOf(Array.prototype.indexOf.call(cells_a, cell));
  if (!runs) return winners;
  for (let k = 0; k < cells_b.length; k += 1) winners.set(cells_b[k] ?? 0, 'A');
  for (const [from, length] of runs) for (let k = from; k < from + length; k += 1) winners.set(cells_b[k % cells_b.length] ?? 0, 'B');
  return winners;
}
