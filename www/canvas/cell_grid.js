/** The cells of a table on a canvas whose rows and columns are plain numbers. */
import { cellAt, cellSize, visible } from './viewport.js';

/** @import { Cell } from './table_board.js' */
/** @import { Viewport } from './types.js' */
/** @import { Extent } from './viewport.js' */

/** @typedef {{left: number, top: number, width: number, height: number}} Area in CSS pixels */

/** Where the cells lie, and which of them are in sight. @param {Viewport} viewport @param {Area} area @param {Extent} extent */
export function gridOf(viewport, area, extent) {
  const { origin, offset } = viewport;
  const cell = cellSize(viewport);
  const seen = visible(viewport, area, extent);
  return {
    area,
    cell,
    first_row: Number(seen.first_row),
    last_row: Number(seen.last_row),
    first_column: Number(seen.first_column),
    last_column: Number(seen.last_column),
    x: (/** @type {number} */ column) => area.left + offset.x + (column - Number(origin.column)) * cell.width,
    y: (/** @type {number} */ row) => area.top + offset.y + (row - Number(origin.row)) * cell.height,
  };
}

/** @typedef {ReturnType<typeof gridOf>} Grid */

/**
 * The cell under a pixel of the canvas; null beside the table.
 * @param {Viewport} viewport @param {Area} area @param {number} x @param {number} y @param {(cell: Cell) => boolean} has
 * @returns {Cell | null}
 */
export function cellUnder(viewport, area, x, y, has) {
  const at = cellAt(viewport, x - area.left, y - area.top);
  const cell = { row: Number(at.row), column: Number(at.column) };
  return x >= area.left && y >= area.top && cell.row >= 0 && cell.column >= 0 && has(cell) ? cell : null;
}
