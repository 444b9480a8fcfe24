/** The words of the pairs of Wythoff's game. */

/** @import { ProofWords } from '../types.js' */

/** @type {ProofWords} */
export const BEATTY = {
  moveTextOf: ([, value]) => String(value),
  moveArguments: (_, __, [, value, number, lower]) => ({
    value,
    pair: number,
    lower,
    upper: lower + number,
    row: value === lower ? 'lower' : 'upper',
  }),
};
