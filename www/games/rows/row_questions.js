/** What games in a row ask besides who wins: the XOR with the next place. */
import { nimberOf } from '../../game_page/question/questions.js';
import { say } from '../../player/lesson.js';
import { rowStepAt, totalOf } from './lesson.js';

/** @import { Questions } from '../../game_page/question/types.js' */

/** @type {Pick<Questions, 'numbers' | 'next' | 'answerAt'>} */
export const ROW_QUESTIONS = {
  numbers: { grundy: nimberOf },
  next({ timeline, row }, cursor) {
    const run = timeline.value;
    if (!run || cursor >= run.steps.stepCount) return null;
    const { kind, numbers } = rowStepAt(run, cursor + 1);
    const place = run.places[numbers[0]];
    if ((kind !== 'counts' && kind !== 'passed') || !place || numbers[0] === 0) return null;
    return {
      says: say('rows-ask-next', { game: row.words, number: place.number, holds: place.holds, before: String(totalOf(run, numbers[0])) }),
      right: [String(totalOf(run, numbers[0] + 1))],
    };
  },
  answerAt: ({ timeline }) => timeline.value?.places.length ?? 0,
};
