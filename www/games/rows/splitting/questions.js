/** What splitting beans asks: beans in bottles. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { byParity } from '../../../game_page/question/slips.js';
import { ROW_QUESTIONS } from '../row_questions.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** @type {Questions} */
export const QUESTIONS = {
  ...ROW_QUESTIONS,
  draw: ({ random, level }) => ({ beans: numbersOf(random, level === 'small' ? 3 : 4 + random(3), 0, 3).join(',') }),
  slip: ({ beans }) => byParity(beans),
};
