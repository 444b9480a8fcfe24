/** Mex goes up heap by heap; the search with a memo comes down from the heap of the link, if there is one alone. */

/** @import { Compared } from '../../../features/compare/types.js' */

/** A print is compared to this heap: by then it has gone wrong. */
const MOST_PRINTED = 40;

/** The solver of Nim knows the prints, too. */
const OF_NIM = { family: 'heaps', question: { game: 'Nim', options: { heaps: '0', max: null, moore: null, rule: 'normal' } } };

/** @type {Compared} */
export const COMPARED = {
  methods: ['mex', 'memo'],
  usual: { left: 'memo', right: 'mex' },
  prints: [
    {
      name: 'all',
      code: ['f(n) = 1  if all f(n − x) = 0', 'f(n) = 1  if some f(n − x) = 0'],
      shape: 'line',
      axes: 'n',
      values: 'outcome',
      aboutOf: ({ set }) => ({ set: set ?? '', print: 'all', size: MOST_PRINTED }),
      elsewhere: OF_NIM,
    },
    {
      name: 'mex',
      code: ['sg[i] = mex{sg[1], sg[i − 2], …}', 'sg[i] = mex{sg[i − 1], sg[i − 2], …}'],
      shape: 'line',
      axes: 'i',
      values: 'nimber',
      aboutOf: ({ set }) => ({ set: set ?? '', print: 'mex', size: MOST_PRINTED }),
      elsewhere: OF_NIM,
    },
  ],
  milestoneOf: ({ id, args }) => (id === 'sums-name-options' ? String(args.number) : null),
};
