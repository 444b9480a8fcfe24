/** What the staircase asks: stones on stairs. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { byXor } from '../../../game_page/question/slips.js';
import { rowQuestions } from '../row_questions.js';

export const QUESTIONS = rowQuestions({
  draw({ random, level }) {
    const [count, most] = level === 'small' ? [2, 4] : [3 + random(3), 7];
    return { stairs: ['0', ...numbersOf(random, count, 0, most)].join(',') };
  },
  slip: ({ stairs }) => byXor(stairs),
});
