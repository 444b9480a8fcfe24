/**
 * A game being played, as a value: positions, moves, and the solver's answer to each position. The rules of the game come with the play;
 * only the solver decides who wins. There is no clock, and no randomness except the seed.
 */
import { entryAt } from '../ui/entry_at.js';
import { noise } from './seeded_random.js';

/** @import { Play, Rules, Setup, PositionAnswer } from './types.js' */

export const OPPONENTS = /** @type {const} */ (['gentle', 'beatable', 'perfect', 'person']);

/** @template At, By @param {Rules<At, By>} rules @param {At} position @param {Setup} setup @returns {Play<At, By>} */
export const newPlay = (rules, position, setup) => ({ rules, setup, positions: [position], moves: [], answers: [null] });

/** @template At, By @param {Play<At, By>} play */
export const present = ({ positions }) => entryAt(positions, positions.length - 1);

/** Whether the present position has come up for the third time. @template At, By @param {Play<At, By>} play */
export function isDrawn(play) {
  const { nameOf } = play.rules;
  if (!nameOf) return false;
  const name = nameOf(present(play));
  return play.positions.filter((position) => nameOf(position) === name).length >= 3;
}

/** Whether the mover cannot move, or the play is a draw. @template At, By @param {Play<At, By>} play */
export const isOver = (play) => play.rules.isOver(present(play)) || isDrawn(play);

/** Who moves at a position of the play, by its index. @param {{setup: Setup}} play @param {number} index @returns {'you' | 'other'} */
export const moverAt = ({ setup }, index) => ((index % 2 === 0) === (setup.first === 'you') ? 'you' : 'other');

/** @template At, By @param {Play<At, By>} play */
export const mover = (play) => moverAt(play, play.moves.length);

/** Whether a person is to move: you, or either of two people. @template At, By @param {Play<At, By>} play */
export const isYourTurn = (play) => !isOver(play) && (play.setup.opponent === 'person' || mover(play) === 'you');

/** The winner; null before the end, and after a draw. @template At, By @param {Play<At, By>} play */
export const winner = (play) => {
  const position = present(play);
  return play.rules.isOver(position) ? moverAt(play, play.moves.length + (play.rules.moverWins?.(position) ? 0 : 1)) : null;
};

/**
 * @template At, By
 * @param {Play<At, By>} play @param {NoInfer<By>} move
 * @returns {Play<At, By>} the same play where the move is not allowed
 */
export function played(play, move) {
  const next = play.rules.after(present(play), move);
  return next === null
    ? play
    : { ...play, positions: [...play.positions, next], moves: [...play.moves, move], answers: [...play.answers, null] };
}

/** A play up to one of its moves. @template At, By @param {Play<At, By>} play @param {number} count of moves @returns {Play<At, By>} */
export function cut(play, count) {
  const { moves, positions, answers } = play;
  if (count >= moves.length) return play;
  return { ...play, moves: moves.slice(0, count), positions: positions.slice(0, count + 1), answers: answers.slice(0, count + 1) };
}

/**
 * The play with the solver's answer to a position.
 * @template At, By
 * @param {Play<At, By>} play @param {number} index @param {NoInfer<PositionAnswer<By>>} answer
 * @returns {Play<At, By>}
 */
export const answered = (play, index, answer) => ({ ...play, answers: play.answers.with(index, answer) });

/**
 * Without your last move, or between two people without the last one.
 * @template At, By @param {Play<At, By>} play
 * @returns {Play<At, By>}
 */
export function undone(play) {
  const count = play.moves.findLastIndex((_, index) => play.setup.opponent === 'person' || moverAt(play, index) === 'you');
  return count < 0 ? play : cut(play, count);
}

/** Whether a move is a mistake; null while that is unknown. @template At, By @param {Play<At, By>} play @param {number} index */
export function gaveAway(play, index) {
  const winning = play.answers[index]?.winning;
  const move = entryAt(play.moves, index);
  return winning ? winning.length > 0 && !winning.some((one) => play.rules.same(one, move)) : null;
}

/** How often an opponent makes a careless move: easy, medium, perfect. */
const CARELESS = { gentle: 0.95, beatable: 0.4, perfect: 0, person: 0 };

/** Whether an opponent makes mistakes. @param {Setup} setup */
export const errs = ({ opponent }) => CARELESS[opponent] > 0;

/**
 * The opponent's move, among those of the solver's answer. A perfect opponent makes the first winning move, or the best one of a losing
 * position. A beatable one is careless now and then, a gentle one nearly always, by its seed; neither misses a last move that wins.
 * @template At, By
 * @param {Play<At, By>} play the present position must be answered and not over
 * @returns {By}
 */
export function reply(play) {
  const { setup, moves, answers, rules } = play;
  const answer = answers[moves.length];
  // The opponent moves at every other position, so four numbers belong to each of its moves: this one and three for the solver.
  const is_careless = noise(setup.seed, 2 * moves.length) < CARELESS[setup.opponent];
  const endsIt = (/** @type {By} */ winning) => {
    const left = rules.after(present(play), winning);
    return left !== null && rules.isOver(left);
  };
  const move = is_careless ? (answer?.winning.find(endsIt) ?? answer?.careless) : (answer?.winning[0] ?? answer?.best);
  if (move === undefined || move === null) throw new Error('no answer to this position');
  return move;
}

/** The three numbers by which the solver chooses the present careless move. @param {{setup: Setup, moves: unknown[]}} play */
export const carelessNumbers = ({ setup, moves }) => [1, 2, 3].map((further) => noise(setup.seed, 2 * moves.length + further));
