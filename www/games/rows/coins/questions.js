/** What coins in cells ask: rows of cells by the reading of the link. */
import { rowQuestions } from '../row_questions.js';

export const QUESTIONS = rowQuestions({
  draw({ random, level, options: { reading } }) {
    const count = level === 'small' ? 4 + random(3) : 7 + random(5);
    const cells = Array.from({ length: count }, () => (random(3) === 0 ? '1' : '0'));
    cells[random(Math.max(1, count - 3))] = '1';
    // The goal is free at first.
    if (reading === 'goal') cells[count - 1] = '0';
    return { board: cells.join(''), m: null, coins: null };
  },
  /** That the number of coins decides by its parity. */
  slip: ({ board }) => ((board ?? '').replaceAll('0', '').length % 2 === 0 ? 'P' : 'N'),
});
