/** The state of the page of parity piles. */
import { createRowState } from '../state.js';

export const createState = createRowState({
  words: 'parity-piles',
  parameter: 'piles',
  // The stone goes from the pile that was picked first to the second.
  moveOf: ([from = '', to = '']) => (Number(from) > Number(to) ? `${to},${from},-1` : `${from},${to},1`),
  picksOf(move) {
    const [left = '', right = '', change] = move.split(',');
    return change === '-1' ? [right, left] : [left, right];
  },
  picks: 2,
  isOf: ([, right], number) => right === number,
});
