/** Wythoff's game registers itself: its route, its place among the games, its examples, and its page, loaded on demand. */
import { EXAMPLES } from './examples.js';

/** @type {import('../../page/games.js').Game[]} */
export const games = [
  {
    route: 'wythoff',
    order: 2,
    name: 'wythoff-name',
    summary: 'wythoff-summary',
    examples: EXAMPLES,
    fair: { a: '7', b: '9' },
    load: () => import('./page.jsx'),
  },
];
