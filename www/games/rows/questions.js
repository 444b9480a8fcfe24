/** What games in a row ask besides who wins: the XOR with the next place. */
import { nimberOf } from '../../game_page/question/questions.js';
import { say } from '../../player/lesson.js';
import { cellAt, countOf, filledOf, rowStepAt, totalOf } from './lesson.js';
import { kindOf, placeWords, runsText } from './numbers.js';

/** @import { Questions } from '../../game_page/question/types.js' */
/** @import { Page } from './state.js' */
/** @import { Declaration } from './types.js' */

/** @param {Page} page @param {number} cursor */
function next({ timeline: { value: run }, row }, cursor) {
  if (!run || cursor >= run.steps.stepCount) return null;
  const { kind, numbers } = rowStepAt(run, cursor + 1);
  const [index, value] = numbers;
  if (kind === 'filled') {
    const options = run.grid?.options[index] ?? [];
    return {
      says: say('rows-ask-filled', { number: placeWords(cellAt(run, index)), count: options.length, options: runsText(options) }),
      right: [String(value)],
    };
  }
  const place = run.places[index];
  if (kind === 'answer' || !place || index === 0) return null;
  const { number, holds } = place;
  return {
    says: say('rows-ask-next', {
      game: row.words,
      kind: kindOf(number),
      number: placeWords(number),
      holds,
      before: String(totalOf(run, index)),
    }),
    right: [String(totalOf(run, index + 1))],
  };
}

/** @param {string} _ its route @param {Declaration} declaration @returns {Questions} */
export const questionsOf = (_, { questions, has_one_place }) => ({
  ...questions,
  numbers: { grundy: nimberOf },
  // The first place has nothing before it.
  ...(has_one_place ? {} : { next }),
  answerAt: ({ timeline: { value: run } }) => (run ? filledOf(run) + countOf(run) : 0),
});
