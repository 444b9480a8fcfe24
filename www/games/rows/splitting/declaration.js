/** Splitting beans: how many `beans` the bottles have, bottle 0 first. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { byParity } from '../../../game_page/question/slips.js';
import { amounts } from '../parameters.js';

/** @import { Declaration } from '../types.js' */

/** @type {Declaration} */
export const DECLARATION = {
  parameters: amounts('beans', '1,0,2,1', 'splitting-heap'),
  // From the bottle furthest left, into the others.
  moveOf: (chosen) => chosen.toSorted((one, other) => Number(one) - Number(other)).join(','),
  picks: 3,
  repeats: true,
  /** First a bean, then where its two go. */
  canPick: ([first], place, { places }) =>
    first === undefined
      ? places.some(({ number, holds }) => number === place && holds !== '0') && place !== places.at(-1)?.number
      : Number(place) > Number(first),
  similar: 'parity-piles',
  examples: [
    { id: 'splitting-ex-four', group: 'first', params: { beans: '1,0,2,1' } },
    { id: 'splitting-ex-first', group: 'first', params: { beans: '1,0,1,5000', at: 'answer' } },
    { id: 'splitting-ex-pairs', group: 'method', params: { beans: '2,4,6,8', at: 'answer' } },
    { id: 'splitting-ex-one', group: 'method', params: { beans: '1,0,0,0,0,0,0,0', at: 'answer' } },
    { id: 'splitting-ex-task', group: 'curiosity', params: { beans: '3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3,2,3,8,4,6', at: 'answer' } },
  ],
  questions: {
    draw: ({ random, level }) => ({ beans: numbersOf(random, level === 'small' ? 3 : 4 + random(3), 0, 3).join(',') }),
    slip: ({ beans }) => byParity(beans),
  },
};
