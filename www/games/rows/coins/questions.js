/** What coins in cells ask: rows of cells by the reading of the link. */
import { ROW_QUESTIONS } from '../row_questions.js';

/** @type {import('../../../game_page/question/questions.js').Questions} */
export const QUESTIONS = {
  ...ROW_QUESTIONS,
  draw({ dice, level, options: { reading } }) {
    const count = level === 'small' ? 4 + dice(3) : 7 + dice(5);
    const cells = Array.from({ length: count }, () => (dice(3) === 0 ? '1' : '0'));
    cells[dice(Math.max(1, count - 3))] = '1';
    // The goal is free at first.
    if (reading === 'goal') cells[count - 1] = '0';
    return { board: cells.join(''), m: null, coins: null };
  },
  /** That the number of coins decides by its parity. */
  slip: ({ board }) => ((board ?? '').replaceAll('0', '').length % 2 === 0 ? 'P' : 'N'),
};
