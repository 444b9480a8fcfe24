/** What coin turning asks: heads in a row, by the code of the link. */
import { rowQuestions } from '../row_questions.js';

export const QUESTIONS = rowQuestions({
  draw({ random, level }) {
    const last = level === 'small' ? 6 : 15;
    const heads = new Set(Array.from({ length: level === 'small' ? 1 + random(2) : 2 + random(3) }, () => 1 + random(last)));
    return { heads: [...heads].sort((one, other) => one - other).join(',') };
  },
  /** That the number of heads decides by its parity. */
  slip: ({ heads }) => ((heads ?? '').split(',').length % 2 === 0 ? 'P' : 'N'),
});
