/** The picture of a link: the first vertices, as rows of what their options are worth and the nimber. */
import { optionsOf } from '../../../game_page/parameters.js';
import { PARAMETERS } from './parameters.js';

/** @import { Picture } from '../../../canvas/picture.js' */
/** @import { Timeline } from './lesson.js' */

/** Rows that there is room for, and options in a row. */
const [ROWS, OPTIONS] = [5, 4];

/** @type {Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  /** @type {Timeline} */
  const { values, nimbers } = await ask({ game: 'Multi', options, ask: 'timeline', about: '' });
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const rows = values.slice(0, ROWS);
    const cell = Math.min(34, (height - 24) / rows.length, width / (OPTIONS + 2.6));
    const left = (width - (OPTIONS + 1.8) * cell) / 2;
    const top = (height - rows.length * cell) / 2;
    /** @param {string} words @param {number} x @param {number} y @param {string} colour */
    const write = (words, x, y, colour) => {
      Object.assign(context, {
        fillStyle: colour,
        textAlign: 'center',
        textBaseline: 'middle',
        font: `700 ${cell * 0.55}px ${palette.font}`,
      });
      context.fillText(words, x, y);
    };
    rows.forEach((list, vertex) => {
      const y = top + (vertex + 0.5) * cell;
      write(String(vertex), left, y, palette.ink);
      list.slice(0, OPTIONS).forEach((value, option) => {
        context.beginPath();
        context.arc(left + (option + 1) * cell, y, cell * 0.36, 0, 2 * Math.PI);
        context.fillStyle = palette.undecided;
        context.fill();
        write(String(value), left + (option + 1) * cell, y, palette['ink-soft']);
      });
      context.fillStyle = nimbers[vertex] === 0 ? palette['p-fill'] : palette['n-fill'];
      context.fillRect(left + (OPTIONS + 0.9) * cell, y - cell * 0.44, cell * 0.88, cell * 0.88);
      write(String(nimbers[vertex]), left + (OPTIONS + 1.34) * cell, y, nimbers[vertex] === 0 ? palette['p-ink'] : palette['n-ink']);
    });
  };
}
