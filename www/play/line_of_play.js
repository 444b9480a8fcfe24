/** A line of play that shows why a position is won or lost. */

/** @import { PlayMove, PlayMoves } from '../../crate/pkg/heaps/mexplorer.js' */
/** @import { Session } from '../solver/types.js' */

/**
 * A move, what may follow it, and what that shows: `open` where nobody is known to win.
 * @typedef {{kind: string, moves: PlayMove[]}} Line
 */

/** Whether a move wins, where that is known. @param {Line} line */
export const isWon = ({ kind }) => kind !== 'none' && kind !== 'forced';

/**
 * A line of play that shows why a move wins, or why none does.
 * @param {Session} session @param {string} position @param {AbortSignal} abort
 * @returns {Promise<Line>}
 */
export async function lineFrom(session, position, abort) {
  const movesAt = (/** @type {string} */ at) =>
    /** @type {Promise<PlayMoves>} */ (session.ask('moves', { position: at, random: [0, 0, 0] }, abort));
  const { winning, patient } = await movesAt(position);
  const first = winning[0] ?? patient;
  if (!first) return { kind: 'over', moves: [] };
  const wins = winning.length > 0;
  if (first.ends) return { kind: wins ? 'ends' : 'forced', moves: [first] };
  const replies = await movesAt(first.to);
  if (!wins) return { kind: replies.winning.length > 0 ? 'none' : 'open', moves: [first, ...replies.winning.slice(0, 1)] };
  const reply = replies.patient;
  if (!reply || reply.ends) return { kind: 'forces', moves: [first] };
  const answers = await movesAt(reply.to);
  return { kind: 'wins', moves: [first, reply, ...answers.winning.slice(0, 1)] };
}
