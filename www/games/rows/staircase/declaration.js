/** Staircase Nim: how many stones its `stairs` have, the floor first. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { byXor } from '../../../game_page/question/slips.js';
import { amounts } from '../parameters.js';

/** @import { Declaration } from '../types.js' */

/** @type {Declaration} */
export const DECLARATION = {
  parameters: amounts('stairs', '0,3,1,4', 'staircase-heap'),
  moves_stones: true,
  rises: true,
  examples: [
    { id: 'staircase-ex-four', group: 'first', params: { stairs: '0,3,1,4' } },
    { id: 'staircase-ex-even', group: 'first', params: { stairs: '0,0,9,0,7', at: 'answer' } },
    { id: 'staircase-ex-lift', group: 'method', params: { stairs: '0,1,5,3', at: 'answer' } },
    { id: 'staircase-ex-many', group: 'method', params: { stairs: '2,5,1,6,3,9,4,2,8,1', at: 'answer' } },
    { id: 'staircase-ex-far', group: 'curiosity', params: { stairs: `0,${'9'.repeat(30)},7,${'8'.repeat(30)}`, at: 'answer' } },
  ],
  questions: {
    draw({ random, level }) {
      const [count, most] = level === 'small' ? [2, 4] : [3 + random(3), 7];
      return { stairs: ['0', ...numbersOf(random, count, 0, most)].join(',') };
    },
    slip: ({ stairs }) => byXor(stairs),
  },
};
