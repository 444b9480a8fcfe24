/** What splitting beans asks: beans in bottles. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { byParity } from '../../../game_page/question/slips.js';
import { rowQuestions } from '../row_questions.js';

export const QUESTIONS = rowQuestions({
  draw: ({ random, level }) => ({ beans: numbersOf(random, level === 'small' ? 3 : 4 + random(3), 0, 3).join(',') }),
  slip: ({ beans }) => byParity(beans),
});
