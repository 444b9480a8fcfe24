/** The Grundy values as a layer of the grid: fetched as far as they are looked at, as colours of one hue, the zeros as stars. */
import { bytesOf, pixelOf, putPixels } from '../../canvas/palette.js';
import { createRamp } from '../../canvas/ramp.js';
import { entryAt } from '../../ui/entry_at.js';
import { MAX_GRUNDY } from './parameters.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { GrundyTable } from './types.js' */

/** Tables are fetched for piles up to one of these. */
const SIZES = [60, 250, 800];

/** The size of the table to fetch for cells up to a pile. @param {number} pile */
export const sizeFor = (pile) => SIZES.find((size) => size >= pile) ?? MAX_GRUNDY;

/** @param {Uint16Array} values @returns {GrundyTable} */
export function tableOf(values) {
  const most = values.reduce((largest, value) => Math.max(largest, value), 0);
  return { n: Math.sqrt(values.length) - 1, most, values };
}

/** The value of (a, b); -1 beyond the table. @param {GrundyTable} table @param {number} a @param {number} b */
export const valueAt = ({ n, values }, a, b) => (a > n || b > n ? -1 : entryAt(values, b * (n + 1) + a));

/** Draws the whole table with a pixel for a cell. @param {HTMLCanvasElement} canvas @param {GrundyTable} table @param {Palette} palette */
export function drawTable(canvas, { n, most, values }, palette) {
  const shade = createRamp(palette, most);
  const colours = Uint32Array.from({ length: most + 1 }, (_, value) => pixelOf(shade(value).bytes));
  colours[0] = pixelOf(bytesOf(palette['p-strong']));
  putPixels(
    canvas,
    Uint32Array.from(values, (value) => entryAt(colours, value)),
    n + 1,
  );
}
