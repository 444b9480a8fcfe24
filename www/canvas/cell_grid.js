/** The cells of a table on a canvas whose rows and columns are plain numbers. */
import * as tableViewport from './table_viewport.js';

/** @import { Cell } from './table_board.js' */
/** @import { Area, TableViewport } from './types.js' */
/** @import { Extent } from './table_viewport.js' */

/** Where the cells lie, and which of them are in sight. @param {TableViewport} viewport @param {Area} area @param {Extent} extent */
export function gridOf(viewport, area, extent) {
  const { origin, offset } = viewport;
  const cell = tableViewport.cellSize(viewport);
  const seen = tableViewport.visible(viewport, area, extent);
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
 * @param {TableViewport} viewport @param {Area} area @param {number} x @param {number} y @param {(cell: Cell) => boolean} has
 * @returns {Cell | null}
 */
export function cellUnder(viewport, area, x, y, has) {
  const at = tableViewport.cellAt(viewport, x - area.left, y - area.top);
  const cell = { row: Number(at.row), column: Number(at.column) };
  return x >= area.left && y >= area.top && cell.row >= 0 && cell.column >= 0 && has(cell) ? cell : null;
}
