/** What subtraction games ask: heaps by the set of the link. */
import { drawHeaps, sumQuestions } from '../sum_questions.js';

export const QUESTIONS = sumQuestions({
  draw: drawHeaps(12, 30),
  /** As in Bash's game with the largest number that may be taken. */
  slip({ set, heaps }) {
    const most = Math.max(0, ...(set ?? '').split(/[-,]/).map(Number));
    const [heap = 0, ...others] = (heaps ?? '').split(',').map(Number);
    return (set ?? '').startsWith('!') || others.length > 0 || !most ? null : heap % (most + 1) === 0 ? 'P' : 'N';
  },
});
