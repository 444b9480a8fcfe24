/** The methods that fill the table reach its rows, and the search with a memo has answered them at some time; numeration has no rows. */

/** @import { Compared } from '../../features/compare/types.js' */

/** A print is compared to this pile: by then it has gone wrong. */
const MOST_PRINTED = 60;

/** @type {Compared} */
export const COMPARED = {
  methods: ['definition', 'rows', 'walls', 'memo', 'numeration'],
  usual: { left: 'rows', right: 'walls' },
  prints: [
    {
      name: 'cap',
      code: ['NP(m, n) = 1  if some NP(m − x, 1) = 0', 'NP(m, n) = 1  if some NP(m − x, min(⌊k·x⌋, m − x)) = 0'],
      shape: 'rows',
      axes: 'm \\ n',
      values: 'outcome',
      aboutOf: ({ n }) => ({ upTo: Math.min(Number(n), MOST_PRINTED) }),
    },
  ],
  milestoneOf: ({ id, args }) => (id === 'dynamic-nim-name-row' ? String(args.row) : null),
};
