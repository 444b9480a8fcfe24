/** The questions of the race: who wins boards of several families. */
import { oneOf } from '../../game_page/question/questions.js';
import { say } from '../../player/lesson.js';
import { anyOf, text } from '../../ui/messages.js';
import { nameOf } from './document.js';
import { stateOf } from './position.js';

/** @import { Questions } from '../../game_page/question/types.js' */
/** @import { Page } from './state.js' */

/** The sides of the boards of a question. */
const SIDES = { small: [4, 5], usual: [6, 11], tricky: [9, 15] };

/** @type {Questions} */
export const QUESTIONS = {
  has_draws: true,
  draw({ random, level }) {
    const [least = 4, most = 6] = SIDES[level];
    const side = least + random(most - least + 1);
    const seed = 1 + random(10_000);
    const sample = oneOf(random, [
      `random-${side}-${10 + random(20)}-${seed}`,
      `maze-${side | 1}-${10 + random(30)}-${seed}`,
      `open-${side}`,
    ]);
    return { board: null, sample, method: null };
  },
  /** @param {Page} page */
  positionText({ solved, verdict }) {
    const [board, position] = [solved.value?.board, verdict.value?.position];
    if (!board || !position) return '';
    const { a, b, mover } = stateOf(board, position);
    return text('race-position', { a: nameOf(board, a), b: nameOf(board, b), mover });
  },
  /** @param {Page} page */
  why({ verdict }) {
    const { winner, moves = [], d, decision } = verdict.value ?? {};
    const by = decision?.kind === 'odd' || decision?.kind === 'firstThere' ? decision.kind : winner;
    return say('race-why', { by: by ?? '', d: d ?? 0, steps: anyOf(moves.map(([row, column]) => `(${row}, ${column})`)) });
  },
  /** The slip that the first player always wins. */
  slip: () => 'N',
};
