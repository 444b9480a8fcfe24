/** The piles of the stars. */
import { fibonacci } from './golden.js';

/** @import { List } from '../../features/values/types.js' */

/** What both lists have in common. Zeckendorf's numeration: lower piles end in an even number of zeros, upper ones in one more. */
const PILES = { from: 0, most: 10_000, is_set: true, weights: { name: 'fibonacci', compute: async () => fibonacci(40) } };

/** By Wythoff’s theorem of 1907. @type {readonly List[]} */
export const LISTS = [
  {
    ...PILES,
    name: 'lower',
    compute: async (ask, count) => ({ values: await ask('lowers', { count }), proved: ['wythoff-lower'] }),
  },
  {
    ...PILES,
    name: 'upper',
    async compute(ask, count) {
      /** @type {Uint32Array} */
      const lowers = await ask('lowers', { count });
      return { values: lowers.map((lower, index) => lower + index), proved: ['wythoff-upper'] };
    },
  },
];
