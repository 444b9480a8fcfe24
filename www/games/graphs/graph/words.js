/** Tokens and moves on a graph, in words. */
import { furtherMoves } from '../../../game_page/further_moves.js';
import { anyOf, clauses, rich, series } from '../../../ui/messages.js';
import { tokensOf } from '../tokens.js';

/** @import { GraphVerdict, Nested } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Options } from '../../../solver/types.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/**
 * Where a move takes tokens.
 * @param {Nested} move nested pairs, or as a play writes it: `0,2`, or `0,2;1,3`
 * @returns {[token: number, vertex: number][]}
 */
export const pairsOf = (move) => Array.from(String(move).matchAll(/(\d+),(\d+)/g), ([, token, vertex]) => [Number(token), Number(vertex)]);

/**
 * Where tokens come from and where they go.
 * @param {Nested} move @param {readonly number[]} tokens where they stood @param {(vertex: number) => string} nameOf
 */
export const moveWords = (move, tokens, nameOf) =>
  series(pairsOf(move).map(([token, vertex]) => `${nameOf(tokens[token] ?? 0)} → ${nameOf(vertex)}`));

/** The value of tokens together. @param {string} grundy as the solver writes it */
export const valueWords = (grundy) => grundy.replace('inf', '∞').replace('()', '(∅)');

/** @param {string | null} position @param {(vertex: number) => string} nameOf */
export const tokensWords = (position, nameOf) => series(tokensOf(position).map(nameOf));

/** @param {GraphVerdict} verdict @param {Options} options */
export function sentence({ outcome, moves, movesTotal, ends, unknown, counts, position }, { rule, tokens }) {
  const [p, n, draws] = counts;
  if (tokens === null) return rich('graph-verdict-labels', { p, n, draws });
  if (unknown) {
    const cycle = unknown.kind === 'cycle' ? [...unknown.cycle, unknown.cycle[0]] : [];
    return rich('graph-verdict-unknown', { why: unknown.kind, cycle: cycle.join(' → ') });
  }
  if (ends) return rich('graph-verdict-over', { outcome: outcome ?? '', rule: rule ?? '' });
  if (outcome === 'draw') return rich('graph-verdict-draw');
  if (outcome === 'P') return rich('graph-verdict-p', { rule: rule ?? '' });
  const named = moves.slice(0, NAMED).map((move) => moveWords(move, tokensOf(position), String));
  return rich('graph-verdict-n', {
    moves: rule === 'every' ? clauses(named) : anyOf(named),
    ...furtherMoves({ moves, movesTotal }, named.length),
  });
}
