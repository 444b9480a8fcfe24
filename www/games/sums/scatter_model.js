/** The values of heaps as points: how large they are, where the period lies, and a raster of more points than there are pixels. */

/** The greatest of the values; 0 if there are none. @param {Uint32Array} values */
export function greatestOf(values) {
  let most = 0;
  for (let n = 0; n < values.length; n += 1) if (/** @type {number} */ (values[n]) > most) most = /** @type {number} */ (values[n]);
  return most;
}

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

/**
 * How many heaps lie where: columns from the empty heap on, rows of values from 0 on. Heaps of value 0 are counted by themselves.
 * @param {Uint32Array} values @param {number} columns @param {number} rows at most as many as there are values from 0 to the greatest @param {number} most the greatest value
 */
export function binned(values, columns, rows, most) {
  const counts = new Uint32Array(columns * rows);
  const zeros = new Uint32Array(columns);
  const [across, upwards] = [columns / values.length, rows / (most + 1)];
  for (let n = 0; n < values.length; n += 1) {
    const value = /** @type {number} */ (values[n]);
    const column = (n * across) | 0;
    if (value === 0) zeros[column] = /** @type {number} */ (zeros[column]) + 1;
    else {
      const at = ((value * upwards) | 0) * columns + column;
      counts[at] = /** @type {number} */ (counts[at]) + 1;
    }
  }
  return { counts, zeros };
}

/** The palest of what is there, of 255. */
const FAINT = 90;

/**
 * The pixels of a raster, red, green, blue and how opaque: the more heaps lie in a place, the stronger it is.
 * @param {Uint32Array} values
 * @param {object} of
 * @param {number} of.width in pixels
 * @param {number} of.height
 * @param {number} of.most the greatest value
 * @param {number} of.dot height of a value's mark, in pixels
 * @param {readonly number[]} of.zero red, green, blue of the value 0, and
 * @param {readonly number[]} of.other of all others
 */
export function rasterOf(values, { width, height, most, dot, zero, other }) {
  const rows = Math.min(most + 1, height);
  const { counts, zeros } = binned(values, width, rows, most);
  const pixels = new Uint8ClampedArray(4 * width * height);
  /** @param {Uint32Array} bins @param {number} row @param {number} row_from of the bins @param {readonly number[]} colour @param {number} scale */
  function paint(bins, row, row_from, [red = 0, green = 0, blue = 0], scale) {
    const middle = height - ((row + 0.5) * height) / rows;
    const top = Math.max(0, Math.min(height - dot, Math.round(middle - dot / 2)));
    for (let column = 0; column < width; column += 1) {
      const count = /** @type {number} */ (bins[row_from + column]);
      if (count === 0) continue;
      const opaque = FAINT + (255 - FAINT) * Math.min(1, Math.log1p(count) * scale);
      for (let y = top; y < top + dot; y += 1) {
        const at = 4 * (y * width + column);
        if (/** @type {number} */ (pixels[at + 3]) >= opaque) continue;
        pixels[at] = red;
        pixels[at + 1] = green;
        pixels[at + 2] = blue;
        pixels[at + 3] = opaque;
      }
    }
  }
  const scale = 1 / Math.log1p(Math.max(1, greatestOf(counts), greatestOf(zeros)));
  for (let row = 0; row < rows; row += 1) paint(counts, row, row * width, other, scale);
  paint(zeros, 0, 0, zero, scale);
  return pixels;
}
