/** Rows of heaps as a picture. */

/** @import { Paint } from '../canvas/picture.js' */
/** @import { Row, Rows } from './types.js' */

/** The most stones in a row with digits, and in one without; a larger heap is a number alone. */
const [STONES, STONES_ALONE] = [9, 24];
/** Measures in cells: from stone to stone, and all else beside stones and digits. */
const [STEP, BESIDE] = [0.42, 2.22];

/** A number as short as there is room for. @typedef {(size: string) => string} Shortened */

/** @param {Rows} shown @param {Shortened} shortened @returns {Paint} */
export const rowsPicture =
  ({ rows: heaps, rest, columns = [], sums = [] }, shortened) =>
  ({ context, size }, palette) => {
    /** The heaps without a row are a last one. @type {Row[]} */
    const rows = rest ? [...heaps, { size: `+${rest.count}`, digits: rest.digits.map((digit) => ({ digit, is_new: false })) }] : heaps;
    const { width, height } = size();
    const stones = columns.length > 0 ? STONES : STONES_ALONE;
    const [across, down] = [columns.length + BESIDE + STEP * stones, rows.length + 1.4];
    const cell = Math.min(34, (height - 40) / down, width / across);
    const [right, top] = [(width + across * cell) / 2, (height - down * cell) / 2];
    const left = right - columns.length * cell;
    /** @type {(words: string, x: number, y: number, colour: string, share: number, align?: CanvasTextAlign) => void} share of a cell */
    const write = (words, x, y, colour, share, align = 'center') => {
      Object.assign(context, {
        fillStyle: colour,
        textAlign: align,
        textBaseline: 'middle',
        font: `700 ${share * cell}px ${palette.font}`,
      });
      context.fillText(words, x, y);
    };
    rows.forEach(({ size, chosen = 0n, digits = [] }, heap) => {
      const y = top + heap * cell * 1.08;
      digits.forEach(({ digit, is_new }, index) => {
        const [fill, ink] = is_new
          ? [palette['n-fill'], palette['n-ink']]
          : digit
            ? [palette['p-fill'], palette['p-ink']]
            : [palette.undecided, palette['ink-soft']];
        context.fillStyle = fill;
        context.fillRect(left + index * cell, y, cell * 0.94, cell);
        write(String(digit), left + (index + 0.47) * cell, y + cell / 2, ink, 0.5);
      });
      write(shortened(size), left - cell * 0.4, y + cell / 2, palette.ink, size.length > 3 ? 0.36 : 0.6, 'right');
      for (let stone = Number(size); size.length < 3 && Number(size) <= stones && stone > 0; stone -= 1) {
        context.beginPath();
        context.arc(left - cell * 1.7 - stone * cell * STEP, y + cell / 2, cell * 0.16, 0, 2 * Math.PI);
        context.fillStyle = BigInt(stone) > chosen ? palette['ink-soft'] : palette.threshold;
        context.fill();
      }
    });
    if (sums.length === 0) return;
    const bottom = top + rows.length * cell * 1.08;
    context.fillStyle = palette['ink-soft'];
    context.fillRect(left, bottom + cell * 0.08, columns.length * cell, palette.px.stroke / 2);
    sums.forEach(({ words, is_odd }, index) =>
      write(words, left + (index + 0.47) * cell, bottom + cell * 0.66, is_odd ? palette.threshold : palette.ink, 0.5),
    );
  };
