/** The Grundy values as a layer of the grid: fetched as far as they are looked at, as colours of one hue, the zeros as stars. */
import { bytesOf, pixelOf } from '../../canvas/palette.js';
import { createRamp } from '../../canvas/ramp.js';
import { MAX_GRUNDY } from './parameters.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Palette } from '../../canvas/palette.js' */

/** Tables are fetched for piles up to one of these. */
const SIZES = [60, 250, 800, MAX_GRUNDY];

/** @typedef {{n: number, most: number, values: Uint16Array}} GrundyTable index: row b, then column a */

/** The table that is due for cells up to this pile. @param {number} pile */
export const sizeFor = (pile) => SIZES.find((size) => size >= pile) ?? MAX_GRUNDY;

/** @param {Uint16Array} values @returns {GrundyTable} */
export function tableOf(values) {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return { n: Math.sqrt(values.length) - 1, most, values };
}

/** @param {GrundyTable} table @param {number} a @param {number} b the value, -1 beyond the table */
export const valueAt = ({ n, values }, a, b) => (a > n || b > n ? -1 : entryAt(values, b * (n + 1) + a));

/** The whole table with a pixel for a cell. @param {HTMLCanvasElement} canvas gets it @param {GrundyTable} table @param {Palette} palette */
export function pictureOf(canvas, table, palette) {
  const side = table.n + 1;
  Object.assign(canvas, { width: side, height: side });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const image = context.createImageData(side, side);
  const pixels = new Uint32Array(image.data.buffer);
  const shade = createRamp(palette, table.most);
  const star = pixelOf(bytesOf(palette['p-strong']));
  const colours = Uint32Array.from({ length: table.most + 1 }, (_, value) => (value === 0 ? star : pixelOf(shade(value).bytes)));
  table.values.forEach((value, index) => {
    pixels[index] = colours[value] ?? 0;
  });
  context.putImageData(image, 0, 0);
  return canvas;
}
