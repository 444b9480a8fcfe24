/** The picture of a rule: its table in the colours of its outcomes; of a single coordinate the first rows of it. */
import { optionsOf } from '../../game_page/parameters.js';
import { PARAMETERS } from './parameters.js';
import { shownOf } from './table.js';

/** @import { Picture } from '../../canvas/picture.js' */
/** @import { Timeline } from './table.js' */

/** @type {Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  /** @type {Timeline} */
  const timeline = await ask({ game: 'Lab', options, ask: 'timeline', about: '' });
  const shown = shownOf(timeline, new Map([['fold', '10']]), null, null);
  return ({ context, size }, palette) => {
    const { width, height } = size();
    const [columns, rows] = [Math.min(shown.columns, 31), Math.min(shown.rows, 31)];
    const cell = Math.min((width - 20) / columns, (height - 20) / rows);
    const [left, top] = [(width - columns * cell) / 2, (height - rows * cell) / 2];
    const colours = [palette['n-fill'], palette['p-strong'], '#8a8f98', palette.undecided];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const place = shown.placeAt(row, column);
        const colour = place < 0 ? undefined : colours[timeline.labels[place] ?? 4];
        if (!colour) continue;
        context.fillStyle = colour;
        context.fillRect(left + column * cell, top + row * cell, cell - 0.7, cell - 0.7);
      }
  };
}
