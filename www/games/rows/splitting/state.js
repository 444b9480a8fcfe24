/** The positions, moves and places of splitting beans. */
import { createRowState } from '../state.js';

/** @import { Row } from '../types.js' */

/** @type {Row} */
export const ROW = {
  words: 'splitting',
  optionsAt: (beans) => ({ beans }),
  // From the bottle furthest left, into the others.
  moveOf: (picked) => picked.toSorted((one, other) => Number(one) - Number(other)).join(','),
  picksOf: (move) => move.split(','),
  picks: 3,
  repeats: true,
  isOf: ([from], number) => from === number,
};

export const createState = createRowState(ROW);
