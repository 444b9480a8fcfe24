/** Judges answers: pure functions of what was given, what is right, and where the question stands. */
import { gaveAway } from '../../play/play.js';
import { plain } from '../../ui/link.js';

/** @import { Move, Play } from '../../play/solver_match.js' */
/** @import { Result } from '../../formats/results/code.js' */
/** @import { Answer, QuestionState, Reply } from './types.js' */

/** A typed answer in the plain form: digits, letters and commas. @param {string} typed */
export const plainAnswer = (typed) =>
  plain(typed)
    .replace(/[\s()[\]]+/g, '')
    .replace(/[;、，]/g, ',')
    .replace(/(^|,)0+(?=\d)/g, '$1');

/** Whether it can be an answer at all: as many numbers as the right one has, or any word. @param {string} value @param {string} right */
const isAnswer = (value, right) =>
  /^\d+(,\d+)*$/.test(right) ? /^\d+(,\d+)*$/.test(value) && value.split(',').length === right.split(',').length : value !== '';

/**
 * Judges an outcome, a number, or what a step finds. A missed step is one of several.
 * @param {string} typed @param {readonly string[]} right @param {number} found steps found before @param {number} count steps to find
 * @returns {{value: string, judgement: 'unreadable' | 'right' | 'step found' | 'wrong' | 'step missed'}}
 */
export function judge(typed, right, found, count) {
  const value = plainAnswer(typed);
  if (!isAnswer(value, right[0] ?? '')) return { value, judgement: 'unreadable' };
  if (right.includes(value)) return { value, judgement: found + 1 < count ? 'step found' : 'right' };
  return { value, judgement: count === 1 ? 'wrong' : 'step missed' };
}

/**
 * The answer that the first move of a play is; null before it, and while it is unknown whether it wins.
 * @param {Play | null} play
 * @returns {Answer | null}
 */
export function judgeMove(play) {
  const [first] = play?.moves ?? [];
  const is_mistake = play && first ? gaveAway(play, 0) : null;
  if (!play || !first || is_mistake === null) return null;
  const is_right = !is_mistake && (play.answers[0]?.winning.length ?? 0) > 0;
  return { given: first.move, is_right, right: [], fact: 'wins' };
}

/**
 * The opponent's winning reply to the first move of a play; null where there is none, or where it is unknown.
 * @param {Play} play
 * @param {(position: string) => Promise<{winning: readonly Move[]} | null>} answerTo asks the solver
 * @returns {Promise<Reply | null>}
 */
export async function replyTo({ positions, answers }, answerTo) {
  const [, from] = positions;
  if (!from || from.ends) return null;
  const winning = (answers[1] ?? (await answerTo(from.text)))?.winning ?? [];
  // A move that wins at once shows it best.
  const move = winning.find(({ ends }) => ends) ?? winning[0];
  return move ? { move, from } : null;
}

/** The answer that no move wins. @param {readonly unknown[]} winning the moves that win @returns {Answer} */
export const judgeNone = ({ length }) => ({ given: 'none', is_right: length === 0, right: [], fact: 'no-move' });

/** What counts of a question: its first answer. @param {QuestionState} state before the answer @param {Answer} answer @returns {Result} */
export function resultOf({ has_erred, first_wrong }, { given, is_right }) {
  const wrong = first_wrong || (is_right ? '' : given);
  return { status: is_right && !has_erred ? 'right' : wrong ? 'wrong' : 'shown', given: wrong };
}
