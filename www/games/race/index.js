/** The race registers itself: its route, its place among the games, and its examples and its page, loaded on demand. */
/** @type {import('../../shell/games.js').Game[]} */
export const games = [
  {
    route: 'race',
    order: 3,
    name: 'race-name',
    summary: 'race-summary',
    loadExamples: () => import('./examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { board: 'A....x/.x..../...x../.x..../.....B' },
    lesson: 'two-errors',
    load: () => import('./page.jsx'),
  },
];
