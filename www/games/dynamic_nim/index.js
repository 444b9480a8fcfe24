/** Dynamic Nim registers itself: its route, its place among the games, its examples, and its page, loaded on demand. */
import { EXAMPLES } from './examples.js';

/** @type {import('../../page/games.js').Game[]} */
export const games = [
  {
    route: 'dynamic-nim',
    order: 1,
    name: 'dynamic-nim-name',
    summary: 'dynamic-nim-summary',
    examples: EXAMPLES,
    fair: { n: '20', k: '2' },
    load: () => import('./page.jsx'),
  },
];
