/** What the pages of sums ask: the mex of the next heap, and the XOR as parts are added. */
import { nimberOf, numbersOf } from '../../game_page/question/questions.js';
import { say } from '../../player/lesson.js';
import { stepAt } from '../../player/recorded_lesson.js';
import { series } from '../../ui/messages.js';
import { optionsOf, partOf, totalOf, valuesOf } from './steps.js';

/** @import { Questions } from '../../game_page/question/types.js' */
/** @import { Page } from './state.js' */

/** Values that a question lists. */
const LISTED = 12;

/**
 * Heaps of a question, by the largest of small ones and of others.
 * @param {number} small @param {number} usual
 * @returns {Questions['draw']}
 */
export const drawHeaps =
  (small, usual) =>
  ({ random, level }) => {
    const [count, most] = level === 'small' ? [1, small] : [1 + random(2), usual];
    return { heaps: numbersOf(random, count, 1, most).join(','), view: null, method: null };
  };

/** @param {Pick<Questions, 'draw' | 'slip' | 'positionText'>} own @returns {Questions} */
export const sumQuestions = (own) => ({
  ...own,
  numbers: { grundy: nimberOf },
  /** @param {Page} page @param {number} cursor */
  next({ timeline: { value: run }, solution, called }, cursor) {
    // The steps of a search are others.
    if (!run || solution.value?.method === 'memo' || cursor >= run.steps.stepCount || solution.value?.options.rule === 'every') return null;
    const { kind, numbers } = stepAt(run.steps, cursor + 1);
    const [number, value] = numbers;
    if (kind === 'mex') {
      const values = valuesOf(optionsOf(run, number));
      if (values.length > LISTED) return null;
      return {
        says: say('sums-ask-mex', { of: called, heap: number, values: series(values.map(String)) || 'none' }),
        right: [String(value)],
      };
    }
    const total = kind === 'added' && number > 0 ? totalOf(run, number + 1, false) : null;
    if (total === null) return null;
    const [before, part] = [String(totalOf(run, number, false)), run.parts[number]];
    return {
      says: say('sums-ask-added', { part: partOf(run, number), before, value: String(part?.value ?? '?') }),
      right: [String(total)],
    };
  },
  /** The last step that adds a part, or the one that finds the value of a heap alone. @param {Page} page */
  answerAt({ timeline: { value: run } }) {
    if (!run) return 0;
    const decides = run.parts.length > 1 ? 'added' : 'mex';
    let cursor = run.steps.stepCount;
    while (cursor > 0 && stepAt(run.steps, cursor).kind !== decides) cursor -= 1;
    return cursor > 0 ? cursor : run.steps.stepCount;
  },
});
