/** What the pages of sums ask: the value of the next heap as the least that no move leaves, and the XOR as parts are added. */
import { nimberOf, numbersOf } from '../../game_page/question/questions.js';
import { say } from '../../player/lesson.js';
import { totalOf, valuesOf, optionsOf } from './steps.js';
import { stepAt } from '../../player/recorded_lesson.js';

/** @import { Questions } from '../../game_page/question/types.js' */
/** @import { Timeline } from './steps.js' */

/** Values that a question writes out. */
const WRITTEN = 12;

/** Heaps of a question, by the largest of small ones and of others. @param {number} small @param {number} usual @returns {Questions['draw']} */
export const drawHeaps =
  (small, usual) =>
  ({ random, level }) => ({
    heaps: numbersOf(random, level === 'small' ? 1 : 1 + random(2), 1, level === 'small' ? small : usual).join(','),
    view: null,
    method: null,
  });

/** @type {Pick<Questions, 'numbers' | 'next' | 'answerAt'>} */
export const SUM_QUESTIONS = {
  numbers: { grundy: nimberOf },
  next({ timeline, solution }, cursor) {
    const run = /** @type {Timeline | null} */ (timeline.value);
    if (!run || cursor >= run.steps.stepCount || solution.value?.options.rule === 'every') return null;
    const { kind, numbers } = stepAt(run.steps, cursor + 1);
    if (kind === 'mex') {
      const values = valuesOf(optionsOf(run, numbers[0]));
      if (values.length > WRITTEN) return null;
      return { says: say('sums-ask-mex', { heap: numbers[0], values: values.join(', ') || 'none' }), right: [String(numbers[1])] };
    }
    const total = kind === 'added' && numbers[0] > 0 ? totalOf(run, numbers[0] + 1, false) : null;
    if (total === null) return null;
    return {
      says: say('sums-ask-added', {
        part: numbers[0] + 1,
        before: String(totalOf(run, numbers[0], false)),
        value: String(run.parts[numbers[0]]?.value ?? '?'),
      }),
      right: [String(total)],
    };
  },
  /** With the last part, or with the value of a heap that is alone. */
  answerAt({ timeline }) {
    const run = /** @type {Timeline | null} */ (timeline.value);
    if (!run) return 0;
    const { stepCount } = run.steps;
    const decides = run.parts.length > 1 ? 'added' : 'mex';
    for (let cursor = stepCount; cursor > 0; cursor -= 1) if (stepAt(run.steps, cursor).kind === decides) return cursor;
    return stepCount;
  },
};
