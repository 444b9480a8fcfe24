/** What Nim asks: heaps that are drawn by the rule of the link, and the XOR as it grows. */
import { nimberOf, numbersOf } from '../../../game_page/question/questions.js';
import { say } from '../../../player/lesson.js';
import { stepAt } from '../../../player/recorded_lesson.js';
import { xorOf } from './steps.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** Heaps of a question, and the stones of one. */
const SIZES = /** @type {const} */ ({ small: [2, 7], usual: [3, 15], tricky: [3, 15] });

/** @type {Questions} */
export const QUESTIONS = {
  draw({ random, level, wanted, options: { moore, max, rule } }) {
    const [count, most] = SIZES[level];
    const heaps = numbersOf(random, count + (moore ? 1 : 0) + random(2), 1, most);
    // A last heap that makes the XOR 0, where that is what decides.
    if (wanted === 'P' && !moore && !max && rule !== 'every') {
      const xor = heaps.slice(1).reduce((sum, heap) => sum ^ heap, 0);
      if (xor > 0) heaps[0] = xor;
    }
    return { heaps: heaps.join(',') };
  },
  /** That it is lost if and only if the number of stones is even; in misère play, that the winners change. */
  slip({ heaps, rule }) {
    const sizes = (heaps ?? '').split(',').map(Number);
    if (rule === 'misere') return sizes.reduce((sum, heap) => sum ^ heap, 0) === 0 ? 'N' : 'P';
    return sizes.reduce((sum, heap) => sum + heap, 0) % 2 === 0 ? 'P' : 'N';
  },
  numbers: { grundy: nimberOf },
  next({ timeline, solution }, cursor) {
    const [run, options] = [timeline.value, solution.value?.options];
    if (!run || run.k > 1 || options.rule === 'every' || cursor >= run.steps.stepCount) return null;
    const { kind, numbers } = stepAt(run.steps, cursor + 1);
    if (kind !== 'added' || numbers[0] === 0) return null;
    return {
      says: say('nim-ask-next', { heap: numbers[0] + 1, before: String(xorOf(run, numbers[0])) }),
      right: [String(xorOf(run, numbers[0] + 1))],
    };
  },
  /** With the last heap the XOR is there. */
  answerAt: ({ timeline }) => timeline.value?.heaps.length ?? 0,
};
