/** What decided a play that has ended. Only the solver's answers are read. */
import { gaveAway, isDrawn, moverAt, winner } from './play.js';

/** @import { Play as SolverPlay } from './solver_match.js' */
/** @import { Play } from './types.js' */

/** A position without stones, and a move that takes some from heaps. */
const [NOTHING, TAKES] = [/^0(,0)*$/, /^\d*,\d+(;\d*,\d+)*$/];

/** Who took the last stones, and how many; null if some are left. @param {SolverPlay} play of a game with heaps, that is over */
export function lastTake(play) {
  const { moves } = play;
  const last = moves.at(-1);
  if (!last || !NOTHING.test(last.to) || !TAKES.test(last.move)) return null;
  const takes = last.move.split(';').map((take) => BigInt(take.split(',')[1] ?? 0));
  return { who: moverAt(play, moves.length - 1), count: takes.reduce((sum, take) => sum + take, 0n) };
}

/**
 * Who won, and by what. slips: the moves, from 1, by which the loser gave the win away; own: those of the winner.
 * back: the number, from 0, of the first move by which a person who did not win gave it away; null if there is none. back_count:
 * how many such moves there are.
 * @template At, By
 * @param {Play<At, By>} play that is over
 */
export function endOf(play) {
  const won = isDrawn(play) ? null : winner(play);
  const loser = won === null ? null : /** @type {'you' | 'other'} */ (won === 'you' ? 'other' : 'you');
  const mistakes = play.moves.map((_, index) => gaveAway(play, index));
  const isSlip = (/** @type {number} */ index) => mistakes[index] === true;
  /** @param {'you' | 'other' | null} who */
  const slipsOf = (who) => mistakes.flatMap((_, index) => (isSlip(index) && moverAt(play, index) === who ? [index + 1] : []));
  const is_person = (/** @type {number} */ index) => play.setup.opponent === 'person' || moverAt(play, index) === 'you';
  const backs = mistakes.flatMap((_, index) => (isSlip(index) && is_person(index) && moverAt(play, index) !== won ? [index] : []));
  return {
    won,
    loser,
    is_known: mistakes.every((one) => one !== null),
    slips: slipsOf(loser),
    own: slipsOf(won),
    back: backs[0] ?? null,
    back_count: backs.length,
  };
}
