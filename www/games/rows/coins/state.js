/** The positions, moves and places of coins in cells. */
import { createRowState } from '../state.js';

/** @import { Row } from '../types.js' */

/** @type {Row} */
export const ROW = {
  words: 'coins',
  optionsAt: (coins, timeline) => ({ m: timeline?.cells ?? '0', coins }),
  forgets: { board: null },
  moveOf: ([coin = '']) => coin,
  picksOf: (move) => [move],
  picks: 0,
  isOf: ([coin], number, { pieces }) => pieces.some(([cell, stair]) => cell === coin && stair === number),
  formOf: ({ reading }) => reading ?? '',
};

export const createState = createRowState(ROW);
