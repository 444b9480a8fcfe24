/** The positions, moves and places of turning coins. */
import { createRowState } from '../state.js';

/** @import { Row } from '../types.js' */

/** Codes that have a name and a formula. */
const NAMES = new Map([
  ['1-2', 'turtles'],
  ['1-3', 'mock'],
  ['1+C', 'ruler'],
  ['2', 'twins'],
  ['3', 'triplets'],
]);

/** @type {Row} */
export const ROW = {
  words: 'turning',
  optionsAt: (heads) => ({ heads }),
  moveOf: (coins) => coins.toSorted((one, other) => Number(other) - Number(one)).join(','),
  picksOf: (move) => move.split(','),
  isOf: ([head], number) => head === number,
  formOf: ({ turn }) => NAMES.get(turn ?? '') ?? '',
};

export const createState = createRowState(ROW);
