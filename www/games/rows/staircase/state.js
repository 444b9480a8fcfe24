/** The positions, moves and places of staircase Nim. */
import { createRowState } from '../state.js';

/** @import { Row } from '../types.js' */

/** @type {Row} */
export const ROW = {
  words: 'staircase',
  moves_stones: true,
  optionsAt: (stairs) => ({ stairs }),
  moveOf: (numbers) => numbers.join(','),
  picksOf: (move) => move.split(','),
  isOf: ([stair], number) => stair === number,
};

export const createState = createRowState(ROW);
