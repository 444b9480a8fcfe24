/**
 * The viewport of a map: a table of any size, from single cells to the whole, where a pixel may stand for many cells. All its numbers
 * are whole: the place is counted in pixels of the scale from the table's corner, so a pixel always stands for the same cells, and no
 * place is rounded, however many digits it has. A viewport is a value; every function returns a new one.
 *
 * @typedef {{cells: bigint, px: number}} Scale `px` pixels for `cells` rows or columns; one is 1, but on a board that fills its room
 * @typedef {object} MapViewport
 * @property {Scale} scale
 * @property {bigint} x pixels from the left edge of column 0 to that of the area
 * @property {bigint} y pixels from the top edge of row 0 to that of the area
 *
 * @typedef {{width: number, height: number}} Size in whole pixels
 */
import { MAP_WINDOW } from '../ui/link.js';

/** Cells are drawn no larger. */
export const LARGEST_PX = 128;

/** @param {bigint} a @param {bigint} b positive */
const floorDiv = (a, b) => (a >= 0n ? a / b : -((-a + b - 1n) / b));

/** @param {bigint} value @param {bigint} low @param {bigint} high */
const clamp = (value, low, high) => (value < low ? low : value > high ? high : value);

/** How many pixels a table of so many rows has at a scale. @param {bigint} rows @param {Scale} scale */
export const pixelsOf = (rows, { cells, px }) => (rows * BigInt(px) + cells - 1n) / cells;

/** The first cell of a pixel of the area; it may lie outside the table. @param {MapViewport} view @param {number} x @param {number} y */
export function cellAt({ scale: { cells, px }, x: left, y: top }, x, y) {
  /** @param {bigint} pixel */
  const cell = (pixel) => floorDiv(pixel * cells, BigInt(px));
  return { row: cell(top + BigInt(Math.floor(y))), column: cell(left + BigInt(Math.floor(x))) };
}

/** The farthest that a pixel outside the area is taken to be: lines to it are drawn right, and numbers stay small. */
const FAR_PX = 1_000_000;

/**
 * Where a row or a column begins, in pixels of the area; exact to a part of a pixel, for ink.
 * @param {Scale} scale @param {bigint} start of the area @param {bigint} cell
 */
export function edgePx({ cells, px }, start, cell) {
  const sixteenths = floorDiv(16n * cell * BigInt(px), cells) - 16n * start;
  return Number(clamp(sixteenths, -16n * BigInt(FAR_PX), 16n * BigInt(FAR_PX))) / 16;
}

/** @param {MapViewport} view @param {bigint} column */
export const columnX = (view, column) => edgePx(view.scale, view.x, column);
/** @param {MapViewport} view @param {bigint} row */
export const rowY = (view, row) => edgePx(view.scale, view.y, row);

/** Pixels a cell, if it has as many as one. @param {Scale} scale */
const pxPerCell = ({ cells, px }) => (BigInt(px) >= cells ? px / Number(cells) : 0);

/** The next scale with larger cells: the next power of two. @param {Scale} scale @returns {Scale} */
export function finer(scale) {
  const { cells, px } = scale;
  const side_px = pxPerCell(scale);
  if (side_px >= LARGEST_PX) return scale;
  if (side_px > 0) return { cells: 1n, px: Math.min(2 ** (Math.floor(Math.log2(side_px)) + 1), LARGEST_PX) };
  const whole = (cells + BigInt(px) - 1n) / BigInt(px);
  return { cells: 1n << BigInt((whole - 1n).toString(2).length - 1), px: 1 };
}

/** The next scale with smaller cells. @param {Scale} scale @returns {Scale} */
export function coarser(scale) {
  const { cells, px } = scale;
  const side_px = pxPerCell(scale);
  if (side_px > 1) return { cells: 1n, px: 2 ** (Math.ceil(Math.log2(side_px)) - 1) };
  return { cells: 1n << BigInt((cells / BigInt(px)).toString(2).length), px: 1 };
}

/** Whether a scale has smaller cells than another, or cells as small. @param {Scale} a @param {Scale} b */
export const asCoarse = (a, b) => a.cells * BigInt(b.px) >= b.cells * BigInt(a.px);

/** The scale at which a table of so many rows just fits a side. @param {bigint} rows @param {Size} area @returns {Scale} */
export function fitting(rows, { width, height }) {
  const side = BigInt(Math.max(1, Math.min(width, height)));
  const px = Math.min(Number(side / rows), LARGEST_PX);
  return px >= 1 ? { cells: 1n, px } : { cells: (rows + side - 1n) / side, px: 1 };
}

/** The largest cells of a board that fills its room. */
const FILLING_PX = 220;
/** Cells of whole pixels are sharper: what they leave free is worth it up to this part of the room. */
const MOST_FREE = 0.08;

/** The scale at which a board fills its area. @param {{rows: number, columns: number}} board @param {Size} area @returns {Scale} */
export function filling({ rows, columns }, { width, height }) {
  const [px, cells] = width * rows < height * columns ? [Math.max(1, width), columns] : [Math.max(1, height), rows];
  const side_px = Math.min(px / cells, FILLING_PX);
  const whole_px = Math.floor(side_px);
  return whole_px >= side_px * (1 - MOST_FREE) ? { cells: 1n, px: whole_px } : { cells: BigInt(cells), px };
}

/** At another scale, about the point (x, y). @param {MapViewport} view @param {Scale} scale @param {number} x @param {number} y */
export function rescaled({ scale: from, x: left, y: top }, scale, x, y) {
  /** @param {bigint} start @param {number} at */
  const moved = (start, at) => {
    const here = BigInt(Math.round(at));
    return floorDiv((start + here) * from.cells * BigInt(scale.px), BigInt(from.px) * scale.cells) - here;
  };
  return { scale, x: moved(left, x), y: moved(top, y) };
}

/**
 * Moved as little as needed so that the table covers the area.
 * @param {MapViewport} view @param {Size} area @param {bigint} rows @param {bigint} [columns] @returns {MapViewport}
 */
export function clamped(view, { width, height }, rows, columns = rows) {
  /** @param {bigint} start @param {bigint} count @param {number} length */
  const within = (start, count, length) => {
    const all = pixelsOf(count, view.scale);
    return clamp(start, 0n, all > BigInt(length) ? all - BigInt(length) : 0n);
  };
  return { ...view, x: within(view.x, columns, width), y: within(view.y, rows, height) };
}

/** Whether a cell begins in the area. @param {MapViewport} view @param {Size} area @param {{row: bigint, column: bigint}} cell */
export function has(view, { width, height }, { row, column }) {
  const { cells, px } = view.scale;
  const [x, y] = [(column * BigInt(px)) / cells - view.x, (row * BigInt(px)) / cells - view.y];
  return x >= 0n && y >= 0n && x < BigInt(width) && y < BigInt(height);
}

/** Moved as little as needed to show a cell. @param {MapViewport} view @param {Size} area @param {{row: bigint, column: bigint}} cell */
export function revealing(view, { width, height }, { row, column }) {
  const { cells, px } = view.scale;
  /** @param {bigint} start @param {number} length @param {bigint} at */
  const moved = (start, length, at) => {
    const first = (at * BigInt(px)) / cells;
    // A cell and a half around it.
    const side_px = Math.ceil(pxPerCell(view.scale)) || 1;
    const margin = BigInt(Math.round(side_px * 1.5));
    const end = first + BigInt(side_px) + margin - BigInt(length);
    return clamp(start, end, first > margin ? first - margin : 0n);
  };
  return { ...view, x: moved(view.x, width, column), y: moved(view.y, height, row) };
}

/** A quotient of large numbers. @param {bigint} a @param {bigint} b */
const share = (a, b) => Number((a * 1_000_000n) / b) / 1_000_000;

/** The part of the table on show, in parts of its side. @param {MapViewport} view @param {Size} area @param {bigint} rows */
export function partOf(view, { width, height }, rows) {
  const all = pixelsOf(rows, view.scale);
  return {
    left: share(view.x, all),
    top: share(view.y, all),
    width: Math.min(1, share(BigInt(width), all)),
    height: Math.min(1, share(BigInt(height), all)),
  };
}

/** The first row, the first column and the number of whole rows on show, as in a link. @param {MapViewport} view @param {Size} area */
export function windowOf(view, { height }) {
  const { row, column } = cellAt(view, 0, 0);
  const rows = (BigInt(height) * view.scale.cells) / BigInt(view.scale.px);
  return `${row},${column},${rows > 0n ? rows : 1n}`;
}

/**
 * The viewport of a link's window: at the scale that shows at least so many rows. Null for an invalid window.
 * @param {string} window @param {Size} area @param {bigint} rows @param {Scale} [whole] of all there is
 * @returns {MapViewport | null}
 */
export function viewOf(window, area, rows, whole = fitting(rows, area)) {
  const [row, column, shown] = MAP_WINDOW.exec(window)?.slice(1).map(BigInt) ?? [];
  if (row === undefined || column === undefined || shown === undefined || shown === 0n || row >= rows) return null;
  /** @type {Scale} */
  let scale = { cells: 1n, px: LARGEST_PX };
  while (!asCoarse(scale, whole) && BigInt(area.height) * scale.cells < shown * BigInt(scale.px)) scale = coarser(scale);
  if (asCoarse(scale, whole)) scale = whole;
  return clamped({ scale, x: (column * BigInt(scale.px)) / scale.cells, y: (row * BigInt(scale.px)) / scale.cells }, area, rows);
}
