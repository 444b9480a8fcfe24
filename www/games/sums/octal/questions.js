/** What octal games ask: heaps by the code of the link. */
import { drawHeaps, SUM_QUESTIONS } from '../sum_questions.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** @type {Questions} */
export const QUESTIONS = {
  ...SUM_QUESTIONS,
  draw: drawHeaps(9, 20),
  /** That the number of stones decides by its parity. */
  slip: ({ heaps }) => ((heaps ?? '').split(',').reduce((sum, heap) => sum + Number(heap), 0) % 2 === 0 ? 'P' : 'N'),
};
