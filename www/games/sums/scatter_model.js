/** The values of heaps as points: where the period lies, and a raster for more points than there are pixels. */
import { range } from 'd3-array';
import { pixelOf } from '../../canvas/palette.js';
import { entryAt } from '../../ui/entry_at.js';

/**
 * Every second period, as heaps [from, to) among the first `count`; where there would be more than `most` of them, the first alone.
 * @param {{preperiod: number, period: number} | null | undefined} period @param {number} count @param {number} most
 */
export function bandsOf(period, count, most) {
  if (!period || period.period < 2) return [];
  const starts = range(period.preperiod, count, 2 * period.period);
  const shown = starts.length > most ? starts.slice(0, 1) : starts;
  return shown.map((from) => ({ from, to: Math.min(count, from + period.period) }));
}

/** The palest mark, of 255. */
const FAINT = 110;

/**
 * The pixels of a raster: the more heaps lie in a place, the stronger it is.
 * @param {Uint32Array} values
 * @param {object} of
 * @param {number} of.width in pixels
 * @param {number} of.height
 * @param {number} of.most the greatest value
 * @param {number} of.dot height of a value's mark, in pixels, at most that of the raster
 * @param {readonly number[]} of.zero red, green and blue of the value 0
 * @param {readonly number[]} of.other red, green and blue of all others
 */
export function rasterOf(values, { width, height, most, dot, zero, other }) {
  const rows = Math.min(most + 1, height);
  const pixels = new Uint32Array(width * height);
  const full = Math.log1p(Math.max(1, values.length / width));
  const inksOf = (/** @type {readonly number[]} */ [red = 0, green = 0, blue = 0]) =>
    Array.from({ length: 256 }, (_, strength) => pixelOf([red, green, blue, strength]));
  const [inks, zero_inks] = [inksOf(other), inksOf(zero)];
  for (let column = 0; column < width; column += 1) {
    const [start, end] = [column, column + 1].map((at) => Math.ceil((at * values.length) / width));
    const counts = new Uint32Array(rows);
    let zeros = 0;
    for (const value of values.subarray(start, end)) {
      const row = Math.floor((value * rows) / (most + 1));
      if (value === 0) zeros += 1;
      else counts[row] = entryAt(counts, row) + 1;
    }
    /** How strong the pixels of the column are so far. */
    const painted = new Uint8Array(height);
    /** @param {number} row @param {number} count @param {readonly number[]} colours */
    const paint = (row, count, colours) => {
      const strength = Math.round(FAINT + (255 - FAINT) * Math.min(1, Math.log1p(count) / full));
      const middle = height - ((row + 0.5) * height) / rows;
      const top = Math.max(0, Math.min(height - dot, Math.round(middle - dot / 2)));
      for (let y = top; y < top + dot; y += 1) {
        if (entryAt(painted, y) >= strength) continue;
        painted[y] = strength;
        pixels[y * width + column] = entryAt(colours, strength);
      }
    };
    for (const [row, count] of counts.entries()) if (count > 0) paint(row, count, inks);
    if (zeros > 0) paint(0, zeros, zero_inks);
  }
  return new Uint8ClampedArray(pixels.buffer);
}
