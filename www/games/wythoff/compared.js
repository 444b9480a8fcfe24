/** A pair of the sequences is a star whose row is above the diagonal, with its lines; Beatty's formula has neither. */

/** @import { Compared } from '../../features/compare/types.js' */

/** @type {Compared} */
export const COMPARED = {
  methods: ['stars', 'mex', 'definition', 'beatty'],
  usual: { left: 'stars', right: 'mex' },
  milestoneOf({ id, args }) {
    if (id === 'wythoff-name-pair') return String(args.i);
    const index = Number(args.b) - Number(args.a);
    return id === 'wythoff-name-star' && index >= 0 ? String(index) : null;
  },
};
