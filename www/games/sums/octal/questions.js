/** What octal games ask: heaps by the code of the link. */
import { byParity } from '../../../game_page/question/slips.js';
import { drawHeaps, sumQuestions } from '../sum_questions.js';

export const QUESTIONS = sumQuestions({
  draw: drawHeaps(9, 20),
  slip: ({ heaps }) => byParity(heaps),
});
