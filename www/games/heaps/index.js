/** Games made of heaps register themselves: their routes, their places among the games, and their examples and their pages, loaded on demand. */
/** @type {import('../../shell/games.js').Game[]} */
export const games = [
  {
    route: 'nim',
    order: 0,
    name: 'nim-name',
    summary: 'nim-summary',
    loadExamples: () => import('./nim/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { heaps: '3,4,5' },
    has_rule: true,
    lesson: 'nimbers',
    load: () => import('./nim/page.jsx'),
  },
];
