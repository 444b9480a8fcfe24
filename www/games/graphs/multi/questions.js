/** The questions of tokens that are replaced: tokens by the options of the link, and what a vertex is worth. */
import { nimberOf, numbersOf } from '../../../game_page/question/questions.js';
import { say } from '../../../player/lesson.js';
import { series } from '../../../ui/messages.js';
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
    const [number, nimber] = numbers;
    if (kind === 'mex') {
      const values = series([...new Set(run.values[number] ?? [])].map(String)) || 'none';
      return { says: say('multi-ask-mex', { vertex: number, values }), right: [String(nimber)] };
    }
    if (kind !== 'added' || number === 0) return null;
    const before = String(totalOf(run, number));
    return { says: say('multi-ask-added', { before, token: number + 1 }), right: [String(totalOf(run, number + 1))] };
  },
  /** The answer comes with the last token, or with the value of a single one. */
  answerAt({ timeline }) {
    const run = timeline.value;
    if (!run) return 0;
    const { names, kinds, stepCount } = run.steps;
    return kinds.lastIndexOf(names.indexOf(run.tokens.length > 1 ? 'added' : 'mex')) + 1 || stepCount;
  },
};
