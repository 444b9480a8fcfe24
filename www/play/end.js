/** What decided a play that has ended. Only the solver's answers are read. */
import { gaveAway, isDrawn, moverAt, winner } from './play.js';

/** @import { Play } from './types.js' */

/**
 * Who won, and by what. slip: the last move, from 1, by which the loser gave the win away; null where the loser never had one.
 * back: the number, from 0, of the first move by which a person who did not win gave it away; null where there is none.
 * @template At, By
 * @param {Play<At, By>} play that is over
 */
export function endOf(play) {
  const won = isDrawn(play) ? null : winner(play);
  const loser = won === null ? null : /** @type {'you' | 'other'} */ (won === 'you' ? 'other' : 'you');
  const mistakes = play.moves.map((_, index) => gaveAway(play, index));
  const isSlip = (/** @type {number} */ index) => mistakes[index] === true;
  const slip = mistakes.findLastIndex((_, index) => isSlip(index) && moverAt(play, index) === loser);
  const is_person = (/** @type {number} */ index) => play.setup.opponent === 'person' || moverAt(play, index) === 'you';
  const back = mistakes.findIndex((_, index) => isSlip(index) && is_person(index) && moverAt(play, index) !== won);
  return {
    won,
    loser,
    is_known: mistakes.every((one) => one !== null),
    slip: slip < 0 ? null : slip + 1,
    back: back < 0 ? null : back,
  };
}
