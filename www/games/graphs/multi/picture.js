/** The picture of a link: the first vertices, as rows of what their options are worth and the nimber. */
import { disc } from '../../../canvas/marks.js';
import { optionsOf } from '../../../game_page/parameters.js';
import { PARAMETERS } from './parameters.js';

/** @import { MultiTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Picture } from '../../../canvas/picture.js' */

/** Rows that there is room for, and options in a row. */
const [ROWS, OPTIONS] = [5, 4];

/** @type {Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  /** @type {MultiTimeline} */
  const { values, nimbers } = await ask({ game: 'Multi', options, ask: 'timeline', about: '' });
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const rows = values.slice(0, ROWS);
    const cell = Math.min(34, (height - 24) / rows.length, width / (OPTIONS + 2.6));
    const left = (width - (OPTIONS + 1.8) * cell) / 2;
    const top = (height - rows.length * cell) / 2;
    /** @param {number | undefined} number @param {number} x @param {number} y @param {string} colour */
    const write = (number, x, y, colour) => {
      const font = `700 ${cell * 0.55}px ${palette.font}`;
      Object.assign(context, { fillStyle: colour, textAlign: 'center', textBaseline: 'middle', font });
      context.fillText(String(number), x, y);
    };
    rows.forEach((list, vertex) => {
      const y = top + (vertex + 0.5) * cell;
      write(vertex, left, y, palette.ink);
      list.slice(0, OPTIONS).forEach((value, option) => {
        const x = left + (option + 1) * cell;
        disc(context, { x, y }, cell * 0.36, palette.undecided);
        write(value, x, y, palette['ink-soft']);
      });
      const is_zero = nimbers[vertex] === 0;
      context.fillStyle = is_zero ? palette['p-fill'] : palette['n-fill'];
      context.fillRect(left + (OPTIONS + 0.9) * cell, y - cell * 0.44, cell * 0.88, cell * 0.88);
      write(nimbers[vertex], left + (OPTIONS + 1.34) * cell, y, is_zero ? palette['p-ink'] : palette['n-ink']);
    });
  };
}
