/** A token's way as few lines, for walks of millions of steps. */
import { rowColumn } from './document.js';

/** @import { Board, Corners } from './types.js' */

/**
 * The corners of a way: cells between two of them lie on their line, or less than `least` cells from it. Takes time and memory linear in
 * the way.
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
 * Where lines keep to the right of a way at one of its corners, by the row and column before it, at it and after it.
 * @param {readonly [number, number] | null} before @param {readonly [number, number]} at @param {readonly [number, number] | null} after
 * @returns {[right: number, down: number]} parts of the distance from the middle of the way, -1 to 1
 */
export function keptRight(before, at, after) {
  let [right, down] = [0, 0];
  for (const [from, to] of [
    [before, at],
    [at, after],
  ]) {
    if (!from || !to) continue;
    right -= Math.sign(to[0] - from[0]);
    down += Math.sign(to[1] - from[1]);
  }
  return [Math.sign(right), Math.sign(down)];
}

/** The corners of trails; of those that are parts of one walk they are worked out once for a scale. @returns {typeof cornersOf} */
export function createCorners() {
  /** @type {WeakMap<ArrayBufferLike, {least: number, corners: Corners}>} */
  const cache = new WeakMap();
  return (board, trail, least) => {
    if (!(trail instanceof Uint32Array)) return cornersOf(board, trail, least);
    const cached = cache.get(trail.buffer);
    if (cached?.least === least) return cached.corners;
    const corners = cornersOf(board, new Uint32Array(trail.buffer), least);
    cache.set(trail.buffer, { least, corners });
    return corners;
  };
}
