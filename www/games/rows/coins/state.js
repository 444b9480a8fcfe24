/** The state of the page of coins in cells. */
import { createRowState } from '../state.js';

export const createState = createRowState({
  words: 'coins',
  parameter: 'coins',
  optionsAt: (coins, timeline) => ({ m: timeline?.cells ?? '0', coins }),
  forgets: { board: null },
  picks: 0,
  isOf: ([coin], number, { pieces }) => pieces.some(([cell, stair]) => cell === coin && stair === number),
  formOf: ({ reading }) => reading ?? '',
});
