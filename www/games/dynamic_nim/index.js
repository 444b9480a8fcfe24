/** Dynamic Nim registers itself: its route, its place among the games, and its examples and its page, loaded on demand. */
/** @type {import('../../shell/games.js').Game[]} */
export const games = [
  {
    route: 'dynamic-nim',
    order: 1,
    name: 'dynamic-nim-name',
    summary: 'dynamic-nim-summary',
    loadExamples: () => import('./examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { n: '20', k: '2' },
    has_rule: true,
    lesson: 'walls',
    load: () => import('./page.jsx'),
  },
];
