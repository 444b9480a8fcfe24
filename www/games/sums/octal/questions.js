/** What octal games ask: heaps by the code of the link. */
import { numbersOf } from '../../../ask/questions.js';
import { SUM_QUESTIONS } from '../sum_questions.js';

/** @type {import('../../../ask/questions.js').Questions} */
export const QUESTIONS = {
  ...SUM_QUESTIONS,
  draw: ({ dice, level }) => ({
    heaps: numbersOf(dice, level === 'small' ? 1 : 1 + dice(2), 1, level === 'small' ? 9 : 20).join(','),
    view: null,
    method: null,
  }),
  /** That the number of stones decides by its parity. */
  slip: ({ heaps }) => ((heaps ?? '').split(',').reduce((sum, heap) => sum + Number(heap), 0) % 2 === 0 ? 'P' : 'N'),
};
