/** The state of the page of turning coins. */
import { createRowState } from '../state.js';

/** @import { Options } from '../../../solver/types.js' */

/** Codes that have a name and a formula. */
const NAMES = new Map([
  ['1-2', 'turtles'],
  ['1-3', 'mock'],
  ['1+C', 'ruler'],
  ['2', 'twins'],
  ['3', 'triplets'],
]);

/** @param {Options} options */
export const formOf = ({ turn }) => NAMES.get(turn ?? '') ?? '';

export const createState = createRowState({
  words: 'turning',
  parameter: 'heads',
  moveOf: (coins) => coins.toSorted((one, other) => Number(other) - Number(one)).join(','),
  formOf,
});
