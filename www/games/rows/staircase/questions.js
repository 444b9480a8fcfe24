/** What the staircase asks: stones on stairs. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { byXor } from '../../../game_page/question/slips.js';
import { ROW_QUESTIONS } from '../row_questions.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** @type {Questions} */
export const QUESTIONS = {
  ...ROW_QUESTIONS,
  draw({ random, level }) {
    const [count, most] = level === 'small' ? [2, 4] : [3 + random(3), 7];
    return { stairs: ['0', ...numbersOf(random, count, 0, most)].join(',') };
  },
  slip: ({ stairs }) => byXor(stairs),
};
