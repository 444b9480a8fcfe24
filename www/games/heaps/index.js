/** Games made of heaps register themselves: their routes, their places among the games, their examples, and their pages, loaded on demand. */
import { EXAMPLES as NIM } from './nim/examples.js';

/** @type {import('../../page/games.js').Game[]} */
export const games = [
  {
    route: 'nim',
    order: 0,
    name: 'nim-name',
    summary: 'nim-summary',
    examples: NIM,
    fair: { heaps: '3,4,5' },
    load: () => import('./nim/page.jsx'),
  },
];
