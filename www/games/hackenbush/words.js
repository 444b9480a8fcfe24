/** Edges and answers of Hackenbush in words. */
import { anyOf, rich, text } from '../../ui/messages.js';

/** @import { Options } from '../../solver/types.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/** An edge by the numbers of its ends. @param {readonly number[]} ends @param {string | number} edge */
const endsWords = ([one = 0, other = 0], edge) => text('hackenbush-edge', { one, other, edge: Number(edge) });

/** An edge of a picture, by the numbers of its ends. @param {{edges: readonly (readonly number[])[], vertices: readonly number[]}} picture @param {string | number} edge */
export const edgeWords = ({ edges, vertices }, edge) =>
  endsWords(
    (edges[Number(edge)] ?? []).map((vertex) => vertices[vertex] ?? 0),
    edge,
  );

/** @param {any} verdict @param {Options} options */
export function sentence({ outcome, moves, movesTotal, ends }, { edges }) {
  if (ends) return rich('hackenbush-verdict-over');
  if (outcome === 'P') return rich('hackenbush-verdict-p');
  // The link has the numbers themselves.
  const list = (edges ?? '').split(',');
  const named = moves
    .slice(0, NAMED)
    .map((/** @type {string} */ move) => endsWords((list[Number(move)] ?? '').split('-').map(Number), move));
  const more = moves.length - named.length;
  return rich('hackenbush-verdict-n', {
    moves: anyOf(named),
    more: movesTotal === '?' ? (named.length === 0 ? 'untold' : 'unknown') : more === 0 ? 'none' : more === 1 ? 'one' : 'other',
    count: more,
  });
}
