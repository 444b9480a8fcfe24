/** Games on graphs register themselves: their routes, their places among the games, and their examples and their pages, loaded on demand. */
/** @type {import('../../shell/games.js').Game[]} */
export const games = [
  {
    route: 'graph',
    order: 7,
    name: 'graph-name',
    summary: 'graph-summary',
    loadExamples: () => import('./graph/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { edges: '5-4,5-3,4-3,4-2,3-2,3-1,2-1,2-0,1-0', tokens: '5' },
    lesson: 'labels-and-draws',
    load: () => import('./graph/page.jsx'),
  },
  {
    route: 'multi',
    order: 8,
    name: 'multi-name',
    summary: 'multi-summary',
    loadExamples: () => import('./multi/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { options: '0:|1:0|2:1;0;1+1|3:2;1;0;1+2|4:3;2;1;0;1+3;2+2', tokens: '4,3' },
    load: () => import('./multi/page.jsx'),
  },
];
