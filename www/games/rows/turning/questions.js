/** What coin turning asks: heads in a row, by the code of the link. */
import { ROW_QUESTIONS } from '../row_questions.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** @type {Questions} */
export const QUESTIONS = {
  ...ROW_QUESTIONS,
  draw({ random, level }) {
    const last = level === 'small' ? 6 : 15;
    const heads = new Set(Array.from({ length: level === 'small' ? 1 + random(2) : 2 + random(3) }, () => 1 + random(last)));
    return { heads: [...heads].sort((one, other) => one - other).join(',') };
  },
  /** That the number of heads decides by its parity. */
  slip: ({ heads }) => ((heads ?? '').split(',').length % 2 === 0 ? 'P' : 'N'),
};
