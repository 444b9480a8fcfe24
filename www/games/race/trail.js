/** A token's way as few lines: what is drawn of a walk of millions of steps. */
import { rowColumn } from './document.js';

/** @import { Board, Corners } from './types.js' */

/**
 * Cells between two corners lie on their line, or less than `least` cells from it. Time and room go with the length of the way.
 * @param {Board} board @param {ArrayLike<number>} way from neighbour to neighbour @param {number} least cells between two corners, from 1
 * @returns {Corners}
 */
export function cornersOf(board, way, least) {
  const [places, rows, columns] = [new Uint32Array(way.length), new Uint16Array(way.length), new Uint16Array(way.length)];
  let count = 0;
  // Where the last two corners are.
  let [row_1, column_1, row_2, column_2] = [-1, -1, -1, -1];
  for (let place = 0; place < way.length; place += 1) {
    const [row, column] = rowColumn(board, way[place] ?? 0);
    const [down, right] = [row - row_2, column - column_2];
    if (count > 0 && Math.abs(down) < least && Math.abs(right) < least) continue;
    const [down_before, right_before] = [row_2 - row_1, column_2 - column_1];
    const goes_on = count > 1 && down * right_before === right * down_before && down * down_before + right * right_before > 0;
    if (goes_on) count -= 1;
    else [row_1, column_1] = [row_2, column_2];
    [places[count], rows[count], columns[count]] = [place, row, column];
    count += 1;
    [row_2, column_2] = [row, column];
  }
  // The arrays of a long way are mostly room that is not used.
  return { count, places: places.slice(0, count), rows: rows.slice(0, count), columns: columns.slice(0, count) };
}

/**
 * The corners of trails that are parts of one way, worked out once for a way and a scale.
 * @returns {(board: Board, trail: ArrayLike<number>, least: number) => Corners}
 */
export function keepCorners() {
  /** @type {WeakMap<ArrayBufferLike, {least: number, corners: Corners}>} */
  const kept = new WeakMap();
  return (board, trail, least) => {
    if (!(trail instanceof Uint32Array)) return cornersOf(board, trail, least);
    const known = kept.get(trail.buffer);
    if (known?.least === least) return known.corners;
    const corners = cornersOf(board, new Uint32Array(trail.buffer), least);
    kept.set(trail.buffer, { least, corners });
    return corners;
  };
}
