/** The picture of a link: heads and tails, and what each head is worth. */
import { cellsPicture } from '../picture.js';
import { PARAMETERS } from './parameters.js';

export const picture = cellsPicture('Turning', PARAMETERS, ({ places }) => ({
  last: Number(places.at(-1)?.number ?? 0),
  coins: places.map(({ number, heap }) => ({ number: Number(number), words: heap ?? '' })),
}));
