/** Edges and answers of Hackenbush in words. */
import { furtherMoves } from '../../game_page/further_moves.js';
import { anyOf, rich, text } from '../../ui/messages.js';

/** @import { HackenbushTimeline, HackenbushVerdict } from '../../../crate/pkg/hackenbush/mexplorer.js' */
/** @import { Options } from '../../solver/types.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/** An edge by the numbers of its ends. @param {readonly number[]} ends @param {string | number} edge */
const endsWords = ([one = 0, other = 0], edge) => text('hackenbush-edge', { one, other, edge: Number(edge) });

/** An edge of a picture, by the numbers of its ends. @param {HackenbushTimeline} timeline @param {string | number} edge */
export function edgeWords({ edges, vertices }, edge) {
  const numbers = edges[Number(edge)]?.map((vertex) => vertices[vertex] ?? 0);
  return endsWords(numbers ?? [], edge);
}

/** @param {HackenbushVerdict} verdict @param {Options} options */
export function sentence({ outcome, moves, movesTotal, ends }, { edges }) {
  if (ends) return rich('verdict-over', { outcome });
  if (outcome === 'P') return rich('verdict-p');
  // The link has the numbers themselves.
  const list = (edges ?? '').split(',').map((edge) => edge.split('-').map(Number));
  const named = moves.slice(0, NAMED).map((move) => endsWords(list[Number(move)] ?? [], move));
  return rich('hackenbush-verdict-n', { named: named.length, moves: anyOf(named), ...furtherMoves({ moves, movesTotal }, named.length) });
}
