/** The values of heaps as points: how large they are, where the period lies, and a raster of more points than there are pixels. */
import { entryAt } from '../../ui/entry_at.js';

/** How many of the values are 0. @param {Uint32Array} values */
export function zerosOf(values) {
  let zeros = 0;
  for (let n = 0; n < values.length; n += 1) if (values[n] === 0) zeros += 1;
  return zeros;
}

/**
 * Every second period, as heaps [from, to) among the first `count`; where there would be more than `most` of them, the first alone.
 * @param {{preperiod: number, period: number} | null | undefined} period @param {number} count @param {number} most
 * @returns {{from: number, to: number}[]}
 */
export function bandsOf(period, count, most) {
  if (!period || period.period < 2) return [];
  const { preperiod, period: length } = period;
  const bands = [];
  for (let from = preperiod; from < count; from += 2 * length) {
    if (bands.length >= most) return bands.slice(0, 1);
    bands.push({ from, to: Math.min(count, from + length) });
  }
  return bands;
}

/** The palest of what is there, of 255. */
const FAINT = 110;

/** Counts of heaps whose strength is looked up. */
const LOOKED_UP = 1024;

/**
 * The pixels of a raster, red, green, blue and how opaque: the more heaps lie in a place, the stronger it is. One column after the other,
 * so that all that is counted and painted at a time stays near.
 * @param {Uint32Array} values
 * @param {object} of
 * @param {number} of.width in pixels
 * @param {number} of.height
 * @param {number} of.most the greatest value
 * @param {number} of.dot height of a value's mark, in pixels, at most that of the raster
 * @param {readonly number[]} of.zero red, green, blue of the value 0, and
 * @param {readonly number[]} of.other of all others
 */
export function rasterOf(values, { width, height, most, dot, zero, other }) {
  const rows = Math.min(most + 1, height);
  const upwards = rows / (most + 1);
  const pixels = new Uint8ClampedArray(4 * width * height);
  const words = new Uint32Array(pixels.buffer);
  const full = Math.log1p(Math.max(1, values.length / width));
  const strengthOf = (/** @type {number} */ count) => Math.round(FAINT + (255 - FAINT) * Math.min(1, Math.log1p(count) / full));
  const strengths = Uint8Array.from({ length: LOOKED_UP }, (_, count) => strengthOf(count));
  const inksOf = (/** @type {readonly number[]} */ [red = 0, green = 0, blue = 0]) =>
    new Uint32Array(Uint8Array.from({ length: 4 * 256 }, (_, at) => [red, green, blue, at >> 2][at & 3] ?? 0).buffer);
  const inks = inksOf(other);
  const zero_inks = inksOf(zero);
  const tops = Int32Array.from({ length: rows }, (_, row) => {
    const middle = height - ((row + 0.5) * height) / rows;
    return Math.max(0, Math.min(height - dot, Math.round(middle - dot / 2)));
  });
  const counts = new Uint32Array(rows);
  /** How strong the pixels of the column are by now. */
  const painted = new Uint8Array(height);
  let n = 0;
  /** @param {number} column @param {number} row @param {number} count @param {Uint32Array} colours */
  function paint(column, row, count, colours) {
    const strength = count < LOOKED_UP ? entryAt(strengths, count) : strengthOf(count);
    const ink = entryAt(colours, strength);
    const top = entryAt(tops, row);
    for (let y = top; y < top + dot; y += 1) {
      if (entryAt(painted, y) >= strength) continue;
      painted[y] = strength;
      words[y * width + column] = ink;
    }
  }
  for (let column = 0; column < width; column += 1) {
    let zeros = 0;
    for (const end = Math.ceil(((column + 1) * values.length) / width); n < end; n += 1) {
      const value = entryAt(values, n);
      const row = (value * upwards) | 0;
      if (value === 0) zeros += 1;
      else counts[row] = entryAt(counts, row) + 1;
    }
    for (let row = 0; row < rows; row += 1) {
      const count = entryAt(counts, row);
      if (count > 0) paint(column, row, count, inks);
    }
    if (zeros > 0) paint(column, 0, zeros, zero_inks);
    counts.fill(0);
    painted.fill(0);
  }
  return pixels;
}
