/** Where cells are on the canvas of a map, and the rings around them; in CSS pixels. */
import { along, diamond, segment } from './marks.js';
import * as mapViewport from './map_viewport.js';
import { screenRatio } from './tiles.js';

/** @import { MapViewport } from './map_viewport.js' */
/** @import { Palette } from './palette.js' */
/** @import { Area, Point } from './types.js' */

/** @typedef {{row: number | bigint, column: number | bigint}} Place a fraction lies within its cell */

/** @param {MapViewport} viewport @param {Area} area the part of the canvas with cells */
export function layoutOf(viewport, area) {
  const side = viewport.scale.px / Number(viewport.scale.cells) / screenRatio();
  /**
   * The edge of a column or a row; a fraction lies within it, as of a ray that moves.
   * @param {(cell: bigint) => number} edge @returns {(cell: number | bigint) => number}
   */
  const within = (edge) => (at) => (typeof at === 'bigint' ? edge(at) : edge(BigInt(Math.floor(at))) + (at - Math.floor(at)) * side);
  const x = within((column) => area.left + mapViewport.columnX(viewport, column) / screenRatio());
  const y = within((row) => area.top + mapViewport.rowY(viewport, row) / screenRatio());
  return {
    area,
    cell: { width: side, height: side },
    gap: side >= 10 ? 2 : 1,
    x,
    y,
    centre: (/** @type {Place} */ at) => ({ x: x(at.column) + side / 2, y: y(at.row) + side / 2 }),
  };
}

/** @typedef {ReturnType<typeof layoutOf>} Layout */

/** The first and the last cell on show; they may lie outside the table. @param {MapViewport} viewport @param {Area} area */
export const cellsOnShow = (viewport, { width, height }) => ({
  first: mapViewport.cellAt(viewport, 0, 0),
  last: mapViewport.cellAt(viewport, width * screenRatio() - 1, height * screenRatio() - 1),
});

/**
 * The cell under a place of the canvas, the first one where its pixel has several; it may lie outside the table. Null over the axes.
 * @param {MapViewport} viewport @param {Area} area @param {number} x in CSS pixels @param {number} y
 */
export const cellUnder = (viewport, { left, top }, x, y) =>
  x < left || y < top ? null : mapViewport.cellAt(viewport, (x - left) * screenRatio(), (y - top) * screenRatio());

/** An area in whole pixels of the screen, each of which shows whole cells. @param {Area} area */
export const screenSize = ({ width, height }) => ({ width: Math.floor(width * screenRatio()), height: Math.floor(height * screenRatio()) });

/** All of a table, from its corner. @param {bigint} rows @param {Area} area @returns {MapViewport} */
export const wholeTable = (rows, area) => ({ scale: mapViewport.fitting(rows, screenSize(area)), x: 0n, y: 0n });

/** All of a board, as large as possible. @param {{rows: number, columns: number}} board @param {Area} area @returns {MapViewport} */
export const wholeBoard = (board, area) => ({ scale: mapViewport.filling(board, screenSize(area)), x: 0n, y: 0n });

/**
 * A two-tone ring on a cell; on a small cell it is larger than the cell.
 * @param {CanvasRenderingContext2D} context @param {Layout} g @param {Place} at @param {Palette} palette @param {number} [weight]
 * @param {string} [outer] colour of its wider stroke
 */
export function drawRing(context, g, at, palette, weight = 0.7, outer = palette['ring-outer']) {
  const { x, y } = g.centre(at);
  const stroke_px = palette.px.stroke * weight;
  const reach = Math.max(g.cell.width / 2 - stroke_px, 7 + stroke_px);
  context.beginPath();
  context.roundRect(x - reach, y - reach, 2 * reach, 2 * reach, reach / 3);
  context.strokeStyle = outer;
  context.lineWidth = 2 * stroke_px;
  context.stroke();
  context.strokeStyle = palette['ring-inner'];
  context.lineWidth = 0.8 * stroke_px;
  context.stroke();
}

/**
 * The move of a hint: a line from where it begins, and the cell where it ends, framed and with the sign of a winning move.
 * @param {CanvasRenderingContext2D} context @param {Point} from @param {Layout} g @param {Place} to @param {Palette} palette
 */
export function drawHinted(context, from, g, to, palette) {
  const end = g.centre(to);
  // From the edge of what stands there.
  const part = Math.min(1, (0.4 * g.cell.width) / (Math.hypot(end.x - from.x, end.y - from.y) || 1));
  const start = along(from, end, part);
  segment(context, start, end, palette.page, palette.px.stroke * 1.8);
  segment(context, start, end, palette.ink, palette.px.stroke * 0.8);
  drawRing(context, g, to, palette);
  diamond(context, end, Math.max(4, Math.min(g.cell.width * 0.3, 12)), palette);
}
