/** What tokens that are replaced ask: tokens by the options of the link, and what a vertex is worth. */
import { nimberOf, numbersOf } from '../../../game_page/question/questions.js';
import { say } from '../../../player/lesson.js';
import { multiStepAt, totalOf } from './lesson.js';

/** @import { Questions } from '../../../game_page/question/types.js' */

/** @type {Questions} */
export const QUESTIONS = {
  draw({ random, level, page }) {
    const count = Math.max(1, page.timeline.value?.options.length ?? 1);
    return { tokens: numbersOf(random, level === 'small' ? 1 : 2 + random(2), 0, count - 1).join(',') };
  },
  numbers: { grundy: nimberOf },
  next({ timeline }, cursor) {
    const run = timeline.value;
    if (!run || cursor >= run.steps.stepCount) return null;
    const { kind, numbers } = multiStepAt(run, cursor + 1);
    if (kind === 'mex')
      return {
        says: say('multi-ask-mex', { vertex: numbers[0], values: [...new Set(run.values[numbers[0]] ?? [])].join(', ') || 'none' }),
        right: [String(numbers[1])],
      };
    if (kind !== 'added' || numbers[0] === 0) return null;
    const [before, after] = [numbers[0], numbers[0] + 1].map((count) => totalOf(run, run.tokens.slice(0, count)));
    return { says: say('multi-ask-added', { before: String(before), token: numbers[0] + 1 }), right: [String(after)] };
  },
  /** With the last token, or with the value of one that is alone. */
  answerAt({ timeline }) {
    const run = timeline.value;
    if (!run) return 0;
    const { names, kinds, stepCount } = run.steps;
    return kinds.lastIndexOf(names.indexOf(run.tokens.length > 1 ? 'added' : 'mex')) + 1 || stepCount;
  },
};
