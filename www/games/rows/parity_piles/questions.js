/** What parity piles ask: stones on piles. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { byXor } from '../../../game_page/question/slips.js';
import { rowQuestions } from '../row_questions.js';

export const QUESTIONS = rowQuestions({
  draw: ({ random, level }) => ({ piles: numbersOf(random, level === 'small' ? 3 : 4 + random(3), 0, 9).join(',') }),
  slip: ({ piles }) => byXor(piles),
});
