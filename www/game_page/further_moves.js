/** How many winning moves a verdict does not name: the arguments of the message `verdict-more`. */
import { counted } from '../ui/numbers.js';

/** The winning moves of an answer; `movesTotal`: how many there are where not all are listed, `?` where nobody counted. */
/** @typedef {{moves: readonly unknown[], movesTotal?: string | null}} Winning */

/** @param {Winning} answer @param {number} named how many its sentence names @returns {{more: string, count: string | number}} */
export function furtherMoves({ moves, movesTotal }, named) {
  if (movesTotal === '?') return { more: 'unknown', count: '' };
  const rest = BigInt(movesTotal ?? moves.length) - BigInt(named);
  return { more: rest === 0n ? 'none' : rest === 1n ? 'one' : 'other', count: counted(rest) };
}
