/** The laboratory registers itself: its route, its place behind the games, and its examples and its page, loaded on demand. */
/** @type {import('../../shell/games.js').Game[]} */
export const games = [
  {
    route: 'lab',
    order: 20,
    name: 'lab-name',
    summary: 'lab-summary',
    loadExamples: () => import('./examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { rule: '(n) -> (n - t) for t in {2..6}\nstart (21)' },
    lesson: 'own-rule',
    load: () => import('./page.jsx'),
  },
];
