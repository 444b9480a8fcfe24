/** What sums of games ask: parts of Nim, of a subtraction game, of Kayles. */
import { oneOf } from '../../../game_page/question/questions.js';
import { sumQuestions } from '../sum_questions.js';
import { positionWords } from '../words.js';

/** Kinds of parts, and their largest heap. @type {[kind: string, most: number][]} */
const KINDS = [
  ['nim', 9],
  ['subtraction:1-3', 15],
  ['subtraction:2-6', 20],
  ['octal:0.77', 12],
  ['octal:0.07', 12],
];

export const QUESTIONS = sumQuestions({
  draw({ random, level }) {
    const count = level === 'small' ? 2 : 2 + random(2);
    const part = () => {
      const [kind, most] = oneOf(random, KINDS);
      return `${kind}:${1 + random(level === 'small' ? 5 : most)}`;
    };
    return { parts: Array.from({ length: count }, part).join('+') };
  },
  positionText: ({ position }) => positionWords(position.value?.text ?? ''),
  /** As if the first player won whenever a part is won. */
  slip: () => 'N',
});
