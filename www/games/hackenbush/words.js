/** Edges and answers of Hackenbush in words. */
import { anyOf, rich, text } from '../../ui/messages.js';

/** Winning moves that the sentence names. */
const NAMED = 4;

/** An edge by the numbers of its ends, as the list of a link has it. @param {{edges: readonly (readonly number[])[], vertices: readonly number[]}} picture @param {string | number} edge */
export function edgeWords({ edges, vertices }, edge) {
  const [one = 0, other = 0] = edges[Number(edge)] ?? [];
  return text('hackenbush-edge', { one: vertices[one] ?? 0, other: vertices[other] ?? 0, edge: Number(edge) });
}

/** The same, of the options of a link. @param {string} list */
const pictureOf = (list) => ({
  edges: list.split(',').map((edge) => edge.split('-').map(Number)),
  vertices: /** @type {number[]} */ ([]),
});

/** @param {any} verdict @param {import('../../solver/session.js').Options} options */
export function sentence({ outcome, moves, movesTotal, ends }, { edges }) {
  if (ends) return rich('hackenbush-verdict-over');
  if (outcome === 'P') return rich('hackenbush-verdict-p');
  const picture = pictureOf(edges ?? '');
  const named = moves.slice(0, NAMED).map((/** @type {string} */ move) => {
    const [one = 0, other = 0] = picture.edges[Number(move)] ?? [];
    return text('hackenbush-edge', { one, other, edge: Number(move) });
  });
  const more = moves.length - named.length;
  return rich('hackenbush-verdict-n', {
    moves: anyOf(named),
    more: movesTotal === '?' ? (named.length === 0 ? 'untold' : 'unknown') : more === 0 ? 'none' : more === 1 ? 'one' : 'other',
    count: more,
  });
}
