/** The piles of the stars. */

/** @import { List } from '../../features/values/types.js' */

/** Zeckendorf's numeration: lower piles end in an even number of zeros, upper ones in one more. */
const weights = {
  name: 'fibonacci',
  tell: async () => {
    const fibonacci = [1, 2];
    while (fibonacci.length < 40) fibonacci.push((fibonacci.at(-1) ?? 0) + (fibonacci.at(-2) ?? 0));
    return fibonacci;
  },
};

/** By Wythoff’s theorem of 1907. @type {readonly List[]} */
export const LISTS = [
  {
    name: 'lower',
    from: 0,
    most: 10_000,
    is_set: true,
    weights,
    tell: async (ask, count) => ({ values: await ask('lowers', { count }), proved: ['wythoff-lower'] }),
  },
  {
    name: 'upper',
    from: 0,
    most: 10_000,
    is_set: true,
    weights,
    tell: async (ask, count) => ({
      values: (await ask('lowers', { count })).map((/** @type {number} */ lower, /** @type {number} */ index) => lower + index),
      proved: ['wythoff-upper'],
    }),
  },
];
