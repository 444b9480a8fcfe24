/** Mex goes up heap by heap; the search with a memo comes down from the heap of the link, if there is one alone. */

/** @import { Compared } from '../../../features/compare/types.js' */

/** @type {Compared} */
export const COMPARED = {
  methods: ['mex', 'memo'],
  usual: { left: 'memo', right: 'mex' },
  milestoneOf: ({ id, args }) => (id === 'sums-name-options' ? String(args.number) : null),
};
