/**
 * The viewport of a table that is drawn cell by cell. It counts in cells of some pixels each; that of a map counts in pixels, each of
 * which may stand for many cells (`map_viewport.js`). It knows which cells are on the screen, and converts cells to pixels and back.
 * The origin is an exact cell (BigInt, for tables whose rows have hundreds of digits), the offset a small number of pixels, the scale a
 * power of two of a unit cell. Cells near the screen are counted from the origin, so no large number ever becomes a double. A viewport
 * is a value; every function returns a new one.
 */
import { roundStep } from './ticks.js';

/** @import { Cells, TableViewport } from './types.js' */

/** The least width of a cell that can be read, in parts of its height. */
const LEAST_WIDTH = 0.9;

/** @typedef {{width: number, height: number}} Size */
/** @typedef {{rows: bigint, columns: bigint}} Extent the table: rows 0..rows-1, columns 0..columns-1 */

/** @param {TableViewport} viewport @returns {Size} */
export function cellSize({ unit, level }) {
  return { width: unit.width * 2 ** level, height: unit.height * 2 ** level };
}

/** Pixels of the left edge of a column. @param {TableViewport} viewport @param {bigint} column */
export function columnX(viewport, column) {
  return viewport.offset.x + Number(column - viewport.origin.column) * cellSize(viewport).width;
}

/** Pixels of the top edge of a row. @param {TableViewport} viewport @param {bigint} row */
export function rowY(viewport, row) {
  return viewport.offset.y + Number(row - viewport.origin.row) * cellSize(viewport).height;
}

/** The cell under a pixel; it may lie outside the table. @param {TableViewport} viewport @param {number} x @param {number} y */
export function cellAt(viewport, x, y) {
  const { width, height } = cellSize(viewport);
  return {
    row: viewport.origin.row + BigInt(Math.floor((y - viewport.offset.y) / height)),
    column: viewport.origin.column + BigInt(Math.floor((x - viewport.offset.x) / width)),
  };
}

/**
 * First and last row and column that touch an area, within the table.
 * @param {TableViewport} viewport @param {Size} area @param {Extent} extent
 */
export function visible(viewport, area, extent) {
  const first = cellAt(viewport, 0, 0);
  const last = cellAt(viewport, area.width - 0.01, area.height - 0.01);
  return {
    first_row: within(first.row, extent.rows),
    last_row: within(last.row, extent.rows),
    first_column: within(first.column, extent.columns),
    last_column: within(last.column, extent.columns),
  };
}

/** The nearest row or column of a table. @param {bigint} index @param {bigint} count */
function within(index, count) {
  if (index < 0n) return 0n;
  return index >= count ? count - 1n : index;
}

/** Whole cells of the offset move into the origin, so that it stays small. @param {TableViewport} viewport @returns {TableViewport} */
function normalised(viewport) {
  const { width, height } = cellSize(viewport);
  const columns = Math.floor(-viewport.offset.x / width);
  const rows = Math.floor(-viewport.offset.y / height);
  return {
    ...viewport,
    origin: { row: viewport.origin.row + BigInt(rows), column: viewport.origin.column + BigInt(columns) },
    offset: { x: viewport.offset.x + columns * width, y: viewport.offset.y + rows * height },
  };
}

/** @param {TableViewport} viewport @param {number} dx @param {number} dy */
export function panned(viewport, dx, dy) {
  return normalised({ ...viewport, offset: { x: viewport.offset.x + dx, y: viewport.offset.y + dy } });
}

/** Zoomed about the point (x, y). @param {TableViewport} viewport @param {number} levels @param {number} x @param {number} y */
export function zoomed(viewport, levels, x, y) {
  const factor = 2 ** levels;
  const offset = { x: x - (x - viewport.offset.x) * factor, y: y - (y - viewport.offset.y) * factor };
  return normalised({ ...viewport, level: viewport.level + levels, offset });
}

/**
 * Moved as little as needed so that the table covers the area; a table smaller than the area starts at its top left.
 * @param {TableViewport} viewport @param {Size} area @param {Extent} extent
 */
export function clamped(viewport, area, extent) {
  const { width, height } = cellSize(viewport);
  const [left, top] = [columnX(viewport, 0n), rowY(viewport, 0n)];
  const dx = shift(left, left + Number(extent.columns) * width, area.width);
  const dy = shift(top, top + Number(extent.rows) * height, area.height);
  return dx === 0 && dy === 0 ? viewport : panned(viewport, dx, dy);
}

/** @param {number} start @param {number} end @param {number} length */
function shift(start, end, length) {
  if (start > 0 || end - start <= length) return -start;
  return end < length ? length - end : 0;
}

/**
 * The viewport that shows the whole table at its level 0, with cells no larger than `largest`.
 * @param {Size} area @param {Extent} extent @param {Size} largest @param {number} widest most that a cell's width may be of its height
 * @param {number} [tallest] most that its height may be of its width
 * @returns {TableViewport}
 */
export function fitted(area, extent, largest, widest, tallest = 1.25) {
  const height = Math.min(area.height / Number(extent.rows), (tallest * area.width) / Number(extent.columns), largest.height);
  const width = Math.min(area.width / Number(extent.columns), height * widest, largest.width);
  return { origin: { row: 0n, column: 0n }, offset: { x: 0, y: 0 }, unit: { width, height }, level: 0 };
}

/**
 * The same with larger cells, if they are lower than `least`. Where columns of a width that can be read are all in sight, they stay so.
 * @param {TableViewport} viewport @param {number} least
 * @param {number} [share] of the area's width for each column; without it, columns do not grow
 */
export function legible(viewport, least, share = viewport.unit.width) {
  const { width, height } = viewport.unit;
  const factor = Math.max(1, least / height);
  const widest = share >= LEAST_WIDTH * least ? share : Infinity;
  return { ...viewport, unit: { width: Math.min(width * factor, widest), height: height * factor } };
}

/**
 * Moved as little as needed so that cells are inside the area, and those around them if there is room. Where they do not fit, the last
 * of the rows and the first of the columns win.
 * @param {TableViewport} viewport @param {Size} area @param {Extent} extent @param {Cells} cells
 */
export function revealing(viewport, area, extent, cells) {
  const { width, height } = cellSize(viewport);
  const top = (/** @type {bigint} */ margin) => rowY(viewport, within(cells.first_row - margin, extent.rows));
  const bottom = (/** @type {bigint} */ margin) => rowY(viewport, within(cells.last_row + margin, extent.rows)) + height;
  const left = (/** @type {bigint} */ margin) => columnX(viewport, within(cells.first_column - margin, extent.columns));
  const right = (/** @type {bigint} */ margin) => columnX(viewport, within(cells.last_column + margin, extent.columns)) + width;
  const around = bottom(cells.margin) - top(cells.margin) <= area.height ? cells.margin : 0n;
  const beside = right(cells.margin) - left(cells.margin) <= area.width ? cells.margin : 0n;
  const dy = nudge(top(around), bottom(around), area.height, false);
  const dx = nudge(left(beside), right(beside), area.width, true);
  return clamped(dx === 0 && dy === 0 ? viewport : snapped(panned(viewport, dx, dy), dx, dy), area, extent);
}

/** Moved on, to whole cells at the top and the left. @param {TableViewport} viewport @param {number} dx @param {number} dy */
function snapped(viewport, dx, dy) {
  const { width, height } = cellSize(viewport);
  const { x, y } = viewport.offset;
  return panned(viewport, dx < 0 && x < 0 ? -width - x : -x, dy < 0 && y < 0 ? -height - y : -y);
}

/** @param {number} start @param {number} end @param {number} length @param {boolean} start_wins */
function nudge(start, end, length, start_wins) {
  if (end - start > length) return start_wins ? -start : length - end;
  if (start < 0) return -start;
  return end > length ? length - end : 0;
}

/** The step between labelled rows or columns. @param {number} spacing_px from one to the next @param {number} needed_px */
export const labelEvery = (spacing_px, needed_px) => Number(roundStep(BigInt(Math.max(1, Math.ceil(needed_px / spacing_px)))));
