/** Tokens and moves on a graph, in words. */
import { anyOf, rich, series } from '../../../ui/messages.js';
import { tokensOf } from '../tokens.js';

/** @import { Options } from '../../../solver/types.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/** A token's move: where it goes. @typedef {[token: string, vertex: string]} Pair */

/** @param {unknown} move a pair, or a list of them @returns {Pair[]} */
export const pairsOf = (move) => /** @type {Pair[]} */ (Array.isArray(/** @type {unknown[]} */ (move)[0]) ? move : [move]);

/** Tokens by where they come from and where they go. @param {unknown} move @param {readonly number[]} tokens where they stood @param {(vertex: number) => string} nameOf */
export const moveWords = (move, tokens, nameOf) =>
  series(pairsOf(move).map(([token, vertex]) => `${nameOf(tokens[Number(token)] ?? 0)} → ${nameOf(Number(vertex))}`));

/** The value of tokens together. @param {string | null} grundy as the solver writes it */
export const valueWords = (grundy) => (grundy ?? '').replace('inf', '∞').replace('()', '(∅)');

/** A move as a play writes it: `0,2`, or `0,2;1,3`. @param {string} move */
export const pairsNamed = (move) => move.split(';').map((pair) => /** @type {Pair} */ (pair.split(',')));

/** @param {string | null} position @param {(vertex: number) => string} nameOf */
export const tokensWords = (position, nameOf) => series(tokensOf(position).map(nameOf));

/** @param {any} verdict @param {Options} options */
export function sentence({ outcome, moves, movesTotal, ends, unknown, counts, position }, { rule, tokens }) {
  const nameOf = String;
  if (tokens === null) return rich('graph-verdict-labels', { p: counts[0], n: counts[1], draws: counts[2] });
  if (unknown)
    return rich('graph-verdict-unknown', { why: unknown.kind, cycle: [...(unknown.cycle ?? []), unknown.cycle?.[0]].join(' → ') });
  if (ends) return rich('graph-verdict-over', { outcome, rule: rule ?? '' });
  if (outcome === 'draw') return rich('graph-verdict-draw');
  if (outcome === 'P') return rich('graph-verdict-p', { rule: rule ?? '' });
  const named = moves.slice(0, NAMED).map((/** @type {unknown} */ move) => moveWords(move, tokensOf(position), nameOf));
  return rich('graph-verdict-n', {
    moves: rule === 'every' ? named.join('; ') : anyOf(named),
    more: movesTotal === '?' ? 'unknown' : movesTotal ? 'many' : moves.length - named.length,
  });
}
