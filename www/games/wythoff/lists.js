/** The piles of the stars. */
import { fibonacci } from './golden.js';

/** @import { List } from '../../features/values/types.js' */

/** The pair of a place, as the mex finds it. @param {number} place from 1 */
function boardOfPair(place) {
  const i = place - 1;
  const lower = Math.floor((i * (1 + Math.sqrt(5))) / 2);
  return { a: String(lower), b: String(lower + i), method: 'mex', at: String(i) };
}

/** Multiples of φ as a decimal, rounded down, as a list. @param {(i: number) => number} of @returns {NonNullable<List['mistakes']>} */
const decimals = (of) => [
  {
    name: 'phi-decimal',
    compute:
      async () =>
      ([place]) =>
        String(of(place - 1)),
  },
];

/** What both lists have in common. Zeckendorf's numeration: lower piles end in an even number of zeros, upper ones in one more. */
const PILES = { from: 0, most: 10_000, is_set: true, weights: { name: 'fibonacci', compute: async () => fibonacci(40) } };

/** By Wythoff’s theorem of 1907. @type {readonly List[]} */
export const LISTS = [
  {
    ...PILES,
    name: 'lower',
    boardOf: ([place]) => boardOfPair(place),
    mistakes: decimals((i) => Math.floor(i * 1.618)),
    compute: async (ask, count) => ({ values: await ask('lowers', { count }), proved: ['wythoff-lower'] }),
  },
  {
    ...PILES,
    name: 'upper',
    boardOf: ([place]) => boardOfPair(place),
    mistakes: decimals((i) => Math.floor(i * 2.618)),
    async compute(ask, count) {
      /** @type {Uint32Array} */
      const lowers = await ask('lowers', { count });
      return { values: lowers.map((lower, index) => lower + index), proved: ['wythoff-upper'] };
    },
  },
];
