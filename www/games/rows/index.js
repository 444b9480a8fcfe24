/** Games in a row register themselves: their routes, their places among the games, and their examples and their pages, loaded on demand. */
/** @type {import('../../page/games.js').Game[]} */
export const games = [
  {
    route: 'staircase',
    order: 9,
    name: 'staircase-name',
    summary: 'staircase-summary',
    loadExamples: () => import('./staircase/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { stairs: '0,3,1,4' },
    load: () => import('./staircase/page.jsx'),
  },
  {
    route: 'turning',
    order: 10,
    name: 'turning-name',
    summary: 'turning-summary',
    loadExamples: () => import('./turning/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { turn: '1-2', heads: '3,5,10' },
    load: () => import('./turning/page.jsx'),
  },
  {
    route: 'coins',
    order: 11,
    name: 'coins-name',
    summary: 'coins-summary',
    loadExamples: () => import('./coins/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { board: '1101000100', reading: 'blocked' },
    load: () => import('./coins/page.jsx'),
  },
  {
    route: 'parity-piles',
    order: 12,
    name: 'parity-piles-name',
    summary: 'parity-piles-summary',
    loadExamples: () => import('./parity_piles/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { piles: '2012,3,4,1' },
    load: () => import('./parity_piles/page.jsx'),
  },
  {
    route: 'splitting',
    order: 13,
    name: 'splitting-name',
    summary: 'splitting-summary',
    loadExamples: () => import('./splitting/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { beans: '1,0,2,1' },
    load: () => import('./splitting/page.jsx'),
  },
];
