/** Both methods find the value of one row after the other: by all splits, or by the rare values alone. */

/** @import { Compared } from '../../../features/compare/types.js' */

/** @type {Compared} */
export const COMPARED = {
  methods: ['mex', 'sparse'],
  usual: { left: 'mex', right: 'sparse' },
  milestoneOf: ({ id, args }) => (/^sums-name-(options|rare)$/.test(id) ? String(args.number) : null),
};
