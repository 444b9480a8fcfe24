/** What parity piles ask: stones on piles. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { ROW_QUESTIONS } from '../row_questions.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** @type {Questions} */
export const QUESTIONS = {
  ...ROW_QUESTIONS,
  draw: ({ random, level }) => ({ piles: numbersOf(random, level === 'small' ? 3 : 4 + random(3), 0, 9).join(',') }),
  /** As Nim with the stones themselves. */
  slip: ({ piles }) => ((piles ?? '').split(',').reduce((sum, held) => sum ^ Number(held), 0) === 0 ? 'P' : 'N'),
};
