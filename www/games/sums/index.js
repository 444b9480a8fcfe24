/** Sums of heaps register themselves: their routes, their places among the games, and their examples and their pages, loaded on demand. */
/** @type {import('../../shell/games.js').Game[]} */
export const games = [
  {
    route: 'subtraction',
    solver: 'Sum',
    order: 4,
    name: 'subtraction-name',
    summary: 'subtraction-summary',
    loadExamples: () => import('./subtraction/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { set: '2-6', heaps: '17,13' },
    has_rule: true,
    lesson: 'nimbers',
    load: () => import('./subtraction/page.jsx'),
  },
  {
    route: 'octal',
    solver: 'Sum',
    order: 5,
    name: 'octal-name',
    summary: 'octal-summary',
    loadExamples: () => import('./octal/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { code: '0.07', heaps: '10,7' },
    has_rule: true,
    lesson: 'proof-of-a-period',
    load: () => import('./octal/page.jsx'),
  },
  {
    route: 'sum',
    order: 6,
    name: 'sum-name',
    summary: 'sum-summary',
    loadExamples: () => import('./sum/examples.js').then(({ EXAMPLES }) => EXAMPLES),
    fair: { parts: 'nim:3+subtraction:2-6:17' },
    lesson: 'nimbers',
    load: () => import('./sum/page.jsx'),
  },
];
