/** The answer of the matching game, in words. */
import { furtherMoves } from '../../../game_page/further_moves.js';
import { anyOf, rich } from '../../../ui/messages.js';

/** @import { MatchingVerdict } from '../../../../crate/pkg/graphs/mexplorer.js' */

/** Winning moves that the sentence names. */
const NAMED = 6;

/** @param {MatchingVerdict} verdict */
export function sentence({ outcome, moves, ends, position }) {
  if (ends) return rich('verdict-over', { outcome });
  if (outcome === 'P') return rich('matching-verdict-p', { token: position });
  const named = moves.slice(0, NAMED);
  return rich('matching-verdict-n', { moves: anyOf(named), ...furtherMoves({ moves }, named.length) });
}
