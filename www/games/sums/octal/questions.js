/** What octal games ask: heaps by the code of the link. */
import { byParity } from '../../../game_page/question/slips.js';
import { drawHeaps, SUM_QUESTIONS } from '../sum_questions.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** @type {Questions} */
export const QUESTIONS = {
  ...SUM_QUESTIONS,
  draw: drawHeaps(9, 20),
  slip: ({ heaps }) => byParity(heaps),
};
