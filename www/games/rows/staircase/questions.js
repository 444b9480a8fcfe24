/** What the staircase asks: stones on stairs. */
import { numbersOf } from '../../../game_page/question/questions.js';
import { ROW_QUESTIONS } from '../row_questions.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** @type {Questions} */
export const QUESTIONS = {
  ...ROW_QUESTIONS,
  draw: ({ random, level }) => ({
    stairs: ['0', ...numbersOf(random, level === 'small' ? 2 : 3 + random(3), 0, level === 'small' ? 4 : 7)].join(','),
  }),
  /** As Nim with all stairs. */
  slip: ({ stairs }) =>
    (stairs ?? '')
      .split(',')
      .slice(1)
      .reduce((sum, held) => sum ^ Number(held), 0) === 0
      ? 'P'
      : 'N',
};
