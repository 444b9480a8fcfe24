/**
 * A game being played, as a value: positions, moves, and what the solver said of each position. No game is known here: its rules
 * come with the play. The page asks the solver about every position that comes up; nothing here decides a winner, and no clock or
 * randomness but the seed is used.
 */
import { entryAt } from '../ui/entry_at.js';

/** @import { Setup } from './types.js' */

export const OPPONENTS = /** @type {const} */ (['gentle', 'beatable', 'perfect', 'person']);

/**
 * What a play must know of its game; who cannot move has lost.
 * @template Position, Move
 * @typedef {object} Rules
 * @property {(position: Position) => boolean} isOver whether the mover cannot move
 * @property {(position: Position, move: Move) => Position | null} after null where the move is not allowed
 * @property {(one: Move, other: Move) => boolean} same
 * @property {(position: Position) => boolean} [moverWins] at the end, whether who cannot move has won
 * @property {(position: Position) => string} [nameOf] of a game that can go on for ever: a position that comes up for the third time is a draw
 */

/**
 * What the solver tells of a position.
 * @template Move
 * @typedef {object} Told
 * @property {Move[]} winning all winning moves, the one to be played first
 * @property {Move | null} [best] the move to be made where none wins: one that leaves the most chances to err
 * @property {Move | null} [careless] a move as people make them, without a look at who wins, by the play's random
 * @property {Move[] | null} [moves] all moves, where they are few
 * @property {{from: string, least: string, most: string}[]} [takes] what can be taken, where a move takes a number from something
 */

/**
 * @template Position, Move
 * @typedef {object} Play
 * @property {Rules<Position, Move>} rules
 * @property {Setup} setup
 * @property {Position[]} positions one more than moves; the last is the present one
 * @property {Move[]} moves
 * @property {(Told<Move> | null)[]} told of each position; null while the solver is asked
 */

/** @template Position, Move @param {Rules<Position, Move>} rules @param {Position} position @param {Setup} setup @returns {Play<Position, Move>} */
export const newPlay = (rules, position, setup) => ({ rules, setup, positions: [position], moves: [], told: [null] });

/** @template Position, Move @param {Play<Position, Move>} play */
export const present = (play) => /** @type {Position} */ (play.positions.at(-1));

/** Whether the present position has come up for the third time, in a game that can go on for ever. @template Position, Move @param {Play<Position, Move>} play */
export function isDrawn(play) {
  const { nameOf } = play.rules;
  if (!nameOf) return false;
  const name = nameOf(present(play));
  return play.positions.filter((position) => nameOf(position) === name).length >= 3;
}

/** Whether the mover cannot move, or nobody will ever win. @template Position, Move @param {Play<Position, Move>} play */
export const isOver = (play) => play.rules.isOver(present(play)) || isDrawn(play);

/** Who moves at a position of the play, by its index. @param {{setup: Setup}} play @param {number} index @returns {'you' | 'other'} */
export const moverAt = ({ setup }, index) => ((index % 2 === 0) === (setup.first === 'you') ? 'you' : 'other');

/** @template Position, Move @param {Play<Position, Move>} play */
export const mover = (play) => moverAt(play, play.moves.length);

/** Whether a person is to move: you, or either of two people. @template Position, Move @param {Play<Position, Move>} play */
export const isYourTurn = (play) => !isOver(play) && (play.setup.opponent === 'person' || mover(play) === 'you');

/** Who has won: who moved last, or in misère play the other; null before the end, and after a draw. @template Position, Move @param {Play<Position, Move>} play */
export const winner = (play) => {
  const position = present(play);
  return play.rules.isOver(position) ? moverAt(play, play.moves.length + (play.rules.moverWins?.(position) ? 0 : 1)) : null;
};

/**
 * @template Position, Move
 * @param {Play<Position, Move>} play @param {NoInfer<Move>} move
 * @returns {Play<Position, Move>} the same play where the move is not allowed
 */
export function played(play, move) {
  const next = play.rules.after(present(play), move);
  if (next === null) return play;
  return {
    ...play,
    positions: [...play.positions, next],
    moves: [...play.moves, move],
    told: [...play.told, null],
  };
}

/** A play up to one of its moves. @template Position, Move @param {Play<Position, Move>} play @param {number} count of moves @returns {Play<Position, Move>} */
export const cut = (play, count) =>
  count >= play.moves.length
    ? play
    : {
        ...play,
        moves: play.moves.slice(0, count),
        positions: play.positions.slice(0, count + 1),
        told: play.told.slice(0, count + 1),
      };

/**
 * What the solver said of a position of the play.
 * @template Position, Move
 * @param {Play<Position, Move>} play @param {number} index @param {NoInfer<Told<Move>>} told
 * @returns {Play<Position, Move>}
 */
export const answered = (play, index, told) => ({ ...play, told: play.told.with(index, told) });

/** Back to the last position at which `you` moved, or by one move between two people. @template Position, Move @param {Play<Position, Move>} play @returns {Play<Position, Move>} */
export function undone(play) {
  let count = play.moves.length - 1;
  if (play.setup.opponent !== 'person') while (count > 0 && moverAt(play, count) !== 'you') count -= 1;
  if (count < 0 || (play.setup.opponent !== 'person' && moverAt(play, count) !== 'you')) return play;
  return cut(play, count);
}

/** Whether the move at an index gave a won position away; null while it is not known. @template Position, Move @param {Play<Position, Move>} play @param {number} index */
export function gaveAway(play, index) {
  const winning = play.told[index]?.winning;
  const move = entryAt(play.moves, index);
  return winning ? winning.length > 0 && !winning.some((one) => play.rules.same(one, move)) : null;
}

/** A number in 0..1 from a seed and a place: the same game every time. @param {number} seed @param {number} place */
export function noise(seed, place) {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** How often an opponent does not look for the winning move. */
const CARELESS = { gentle: 0.75, beatable: 0.4, perfect: 0, person: 0 };

/** Whether an opponent errs, by its seed. @param {Setup} setup */
export const errs = ({ opponent }) => CARELESS[opponent] > 0;

/**
 * The opponent's move, of those that the solver told. A perfect one makes the first winning move, or the best of a lost position. A
 * beatable one is careless now and then, a gentle one more often, by its seed.
 * @template Position, Move
 * @param {Play<Position, Move>} play the present position must be answered and not over
 * @returns {Move}
 */
export function reply({ setup, moves, told }) {
  const { winning, best, careless } = /** @type {Told<Move>} */ (told[moves.length]);
  // The opponent moves at every other position: four numbers belong to each of its moves: this one and three for the solver.
  const is_careless = noise(setup.seed, 2 * moves.length) < CARELESS[setup.opponent];
  return /** @type {Move} */ (is_careless ? careless : (winning[0] ?? best));
}

/** The numbers by which an opponent that errs would choose a careless move at the present position. @param {{setup: Setup, moves: unknown[]}} play */
export const seededRandom = ({ setup, moves }) => [1, 2, 3].map((further) => noise(setup.seed, 2 * moves.length + further));
