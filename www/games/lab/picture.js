/** The picture of a rule: its table in the colours of its outcomes; a single coordinate in short rows. */
import { optionsOf } from '../../game_page/parameters.js';
import { PARAMETERS } from './parameters.js';
import { labelOf, shownOf } from './table.js';

/** @import { Picture } from '../../canvas/picture.js' */
/** @import { Timeline } from './table.js' */

/** Room for rows and for columns. */
const MOST = 31;

/** @type {Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  /** @type {Timeline} */
  const timeline = await ask({ game: 'Lab', options, ask: 'timeline', about: '' });
  const shown = shownOf(timeline, new Map([['fold', '10']]), null, null);
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const [columns, rows] = [Math.min(shown.columns, MOST), Math.min(shown.rows, MOST)];
    // Whole numbers are shorter: this is the largest picture of the home page.
    const cell = Math.floor(Math.min((width - 20) / columns, (height - 20) / rows));
    const [left, top] = [Math.round((width - columns * cell) / 2), Math.round((height - rows * cell) / 2)];
    const colours = { N: palette['n-fill'], P: palette['p-strong'], draw: '#8a8f98', unknown: palette.undecided, blank: '' };
    for (let at = 0; at < rows * columns; at += 1) {
      const [row, column] = [Math.floor(at / columns), at % columns];
      const colour = colours[labelOf(timeline, shown.placeAt(row, column))];
      if (colour === '') continue;
      context.fillStyle = colour;
      context.fillRect(left + column * cell, top + row * cell, cell - 1, cell - 1);
    }
  };
}
