/** Signs that boards have in common. */

/** @import { Palette } from './palette.js' */

/** @typedef {import('./types.js').Point} Point */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Point} from @param {Point} to @param {string} colour @param {number} width @param {number[]} [dashes]
 */
export function segment(context, from, to, colour, width, dashes = []) {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.setLineDash(dashes);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
  context.setLineDash([]);
}

/** The point so far along the way from one to another: 0 to 1. @param {Point} from @param {Point} to @param {number} part */
export const along = (from, to, part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

/** Where a winning move leads. @param {CanvasRenderingContext2D} context @param {Point} at @param {number} size @param {Palette} palette */
export function diamond(context, { x, y }, size, palette) {
  context.beginPath();
  context.moveTo(x, y - size);
  context.lineTo(x + size, y);
  context.lineTo(x, y + size);
  context.lineTo(x - size, y);
  context.closePath();
  context.fillStyle = palette.page;
  context.fill();
  context.strokeStyle = palette.ink;
  context.lineWidth = palette.px.stroke * 0.7;
  context.stroke();
}

/**
 * A disc, with an edge if it has a width.
 * @param {CanvasRenderingContext2D} context @param {Point} at @param {number} radius @param {string | null} fill @param {string} [edge]
 * @param {number} [width]
 */
export function disc(context, { x, y }, radius, fill, edge = '', width = 0) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill();
  }
  if (width === 0) return;
  context.strokeStyle = edge;
  context.lineWidth = width;
  context.stroke();
}
