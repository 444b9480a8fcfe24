/** Wythoff's game registers itself: its route, its place among the games, and its examples and its page, loaded on demand. */
/** @type {import('../../shell/games.js').Game[]} */
export const games = [
  {
    route: 'wythoff',
    order: 2,
    name: 'wythoff-name',
    summary: 'wythoff-summary',
    loadExamples: () => import('./examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { a: '7', b: '9' },
    has_rule: true,
    lesson: 'golden-ratio',
    load: () => import('./page.jsx'),
  },
];
