/** The picture of a link: the cells, and the stair that each coin stands on. */
import { cellsPicture } from '../picture.js';
import { PARAMETERS } from './parameters.js';

export const picture = cellsPicture('Coins', PARAMETERS, ({ cells, pieces }) => ({
  last: Number(cells ?? 0),
  coins: pieces.map(([number, stair]) => ({ number: Number(number), words: stair ?? '' })),
}));
