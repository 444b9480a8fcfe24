/** The picture of a link: the heaps as stones and as columns of bits, at the end of their lesson. */
import { optionsOf } from '../../../page/parameters.js';
import { ends } from '../../../ui/numbers.js';
import { PARAMETERS } from './parameters.js';
import { nimLesson } from './lesson.js';
import { knowledgeAt, onesOf, takeFrom, widthOf } from './steps.js';

/** Columns that there is room for. */
const COLUMNS = 8;
/** Stones in a row of the picture; of more a heap is told by its number alone. */
const STONES = 9;

/** @type {import('../../../canvas/picture.js').Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  /** @type {import('./steps.js').Timeline} */
  const timeline = await ask({ game: 'Nim', options, ask: 'timeline', about: '' });
  const known = knowledgeAt(timeline, nimLesson(timeline, options).cursorOf(params.at ?? 'answer') ?? 0);
  const digits = widthOf(timeline);
  const columns = Math.min(COLUMNS, digits);
  /** The column at a place from the right: the highest ones are shown. @param {number} place */
  const columnAt = (place) => digits - columns + place;
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const cell = Math.min(34, (height - 40) / (timeline.heaps.length + 1.4), width / (columns + 6));
    const [right, top] = [width / 2 + (columns / 2 + 3) * cell, (height - (timeline.heaps.length + 1.4) * cell) / 2];
    /** @param {string} words @param {number} x @param {number} y @param {string} colour @param {number} share of a cell @param {CanvasTextAlign} [align] */
    const write = (words, x, y, colour, share, align = 'center') => {
      Object.assign(context, {
        fillStyle: colour,
        textAlign: align,
        textBaseline: 'middle',
        font: `700 ${share * cell}px ${palette.font}`,
      });
      context.fillText(words, x, y);
    };
    timeline.heaps.forEach((size, heap) => {
      const y = top + heap * cell * 1.08;
      for (let column = 0; column < columns; column += 1) {
        const { digit, is_new } = known.digitOf(heap, columnAt(column));
        const [fill, ink] = is_new
          ? [palette['n-fill'], palette['n-ink']]
          : digit
            ? [palette['p-fill'], palette['p-ink']]
            : [palette.undecided, palette['ink-soft']];
        context.fillStyle = fill;
        context.fillRect(right - (column + 1) * cell, y, cell * 0.94, cell);
        write(String(digit), right - (column + 0.53) * cell, y + cell / 2, ink, 0.5);
      }
      const left = right - columns * cell;
      write(ends(size), left - cell * 0.4, y + cell / 2, palette.ink, size.length > 3 ? 0.36 : 0.6, 'right');
      const taken = Number((known.taken.has(heap) && takeFrom(timeline, heap)) || 0);
      for (let stone = 0; size.length < 2 && stone < Math.min(Number(size), STONES); stone += 1) {
        context.beginPath();
        context.arc(left - cell * 1.7 - (Number(size) - stone) * cell * 0.42, y + cell / 2, cell * 0.16, 0, 2 * Math.PI);
        context.fillStyle = stone < Number(size) - taken ? palette['ink-soft'] : palette.threshold;
        context.fill();
      }
    });
    const bottom = top + timeline.heaps.length * cell * 1.08;
    context.fillStyle = palette['ink-soft'];
    context.fillRect(right - columns * cell, bottom + cell * 0.08, columns * cell, palette.px.stroke / 2);
    for (let column = 0; column < columns; column += 1) {
      const count = onesOf(timeline, known, columnAt(column));
      const rest = count % (timeline.k + 1);
      const words = timeline.k === 1 ? rest : count;
      write(String(words), right - (column + 0.53) * cell, bottom + cell * 0.66, rest ? palette.threshold : palette.ink, 0.5);
    }
  };
}
