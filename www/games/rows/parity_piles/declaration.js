/** Parity piles: how many stones the `piles` have, pile 0 first. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { byXor } from '../../../game_page/question/slips.js';
import { amounts } from '../parameters.js';

/** @import { Declaration } from '../types.js' */

/** @type {Declaration} */
export const DECLARATION = {
  parameters: amounts('piles', '2012,3,4,1', 'parity-piles-heap'),
  // The stone goes from the pile that was picked first to the second.
  moveOf: ([from = '', to = '']) => (Number(from) > Number(to) ? `${to},${from},-1` : `${from},${to},1`),
  picksOf(move) {
    const [left = '', right = '', change] = move.split(',');
    return change === '-1' ? [right, left] : [left, right];
  },
  picks: 2,
  /** The right one of the two piles is odd. */
  canPick([first], place, { places }) {
    const holds = (/** @type {string} */ one) => places.find(({ number }) => number === one)?.holds ?? '0';
    if (first === undefined) return holds(place) !== '0';
    return first !== place && /[13579]$/.test(holds(Number(first) > Number(place) ? first : place));
  },
  isOf: ([, right], number) => right === number,
  similar: 'splitting',
  examples: [
    { id: 'parity-piles-ex-2012', group: 'first', params: { piles: '2012,3,4,1' } },
    { id: 'parity-piles-ex-same', group: 'first', params: { piles: '0,1,8,7', at: 'answer' } },
    { id: 'parity-piles-ex-cancel', group: 'method', params: { piles: '5,1,1,1', at: 'answer' } },
    { id: 'parity-piles-ex-even', group: 'method', params: { piles: '2012,2,4,6,8', at: 'answer' } },
    { id: 'parity-piles-ex-long', group: 'curiosity', params: { piles: '2012,7,4,9,2,1,1,6,3,8,5', at: 'answer' } },
  ],
  questions: {
    draw: ({ random, level }) => ({ piles: numbersOf(random, level === 'small' ? 3 : 4 + random(3), 0, 9).join(',') }),
    slip: ({ piles }) => byXor(piles),
  },
};
