/** A pair of the sequences is a star whose row is above the diagonal, with its lines; Beatty's formula has neither. */

/** @import { Compared } from '../../features/compare/types.js' */

/** A print is compared to this pile: by then it has gone wrong. */
const MOST_PRINTED = 12;

/** @type {Compared} */
export const COMPARED = {
  methods: ['stars', 'mex', 'definition', 'beatty'],
  usual: { left: 'stars', right: 'mex' },
  prints: [
    {
      name: 'smaller',
      code: ['f(x, y) = 0  if ⌊|y − x|·φ⌋ = x', 'f(x, y) = 0  if ⌊|y − x|·φ⌋ = min(x, y)'],
      shape: 'xy',
      axes: 'y \\ x',
      values: 'outcome',
      aboutOf: () => ({ count: MOST_PRINTED }),
    },
  ],
  milestoneOf({ id, args }) {
    if (id === 'wythoff-name-pair') return String(args.i);
    const index = Number(args.b) - Number(args.a);
    return id === 'wythoff-name-star' && index >= 0 ? String(index) : null;
  },
};
