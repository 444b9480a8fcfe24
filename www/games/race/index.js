/** The race registers itself: its route, its place among the games, its examples, and its page, loaded on demand. */
import { EXAMPLES } from './examples.js';

/** @type {import('../../page/games.js').Game[]} */
export const games = [
  {
    route: 'race',
    order: 3,
    name: 'race-name',
    summary: 'race-summary',
    examples: EXAMPLES,
    fair: { board: 'A....x/.x..../...x../.x..../.....B' },
    load: () => import('./page.jsx'),
  },
];
