/** What is special about the page of staircase Nim: how its positions, moves and places read. */
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
