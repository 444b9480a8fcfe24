/** Hackenbush registers itself: its route, its place among the games, and its examples and its page, loaded on demand. */
/** @type {import('../../shell/games.js').Game[]} */
export const games = [
  {
    route: 'hackenbush',
    order: 14,
    name: 'hackenbush-name',
    summary: 'hackenbush-summary',
    loadExamples: () => import('./examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { edges: '0-2,2-3,1-3,2-4,4-3,5-6,6-7', ground: '0,1,5' },
    load: () => import('./page.jsx'),
  },
];
