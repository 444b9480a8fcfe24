/** Options and moves of tokens that are replaced, in words. */
import { furtherMoves } from '../../../game_page/further_moves.js';
import { anyOf, rich, series, text } from '../../../ui/messages.js';
import { tokensOf } from '../tokens.js';

/** @import { MultiVerdict } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Options } from '../../../solver/types.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/** @param {readonly number[]} parts */
export const optionWords = (parts) => (parts.length === 0 ? '–' : parts.join(' + '));

/** The values that there are, ascending. @param {readonly number[]} values */
export const setWords = (values) => series([...new Set(values)].sort((a, b) => a - b).map(String));

/**
 * “token 1 (3) becomes 2 + 0”.
 * @param {readonly string[]} move token and option @param {readonly number[]} tokens
 * @param {readonly (readonly (readonly number[])[])[]} options by vertex
 */
export function moveWords([token = '', option = ''], tokens, options) {
  const vertex = tokens[Number(token)] ?? 0;
  const parts = options[vertex]?.[Number(option)] ?? [];
  return text('multi-move-one', { token: Number(token) + 1, vertex, parts: optionWords(parts), count: parts.length });
}

/** Options of a link, by vertex, as the sentence needs them. @param {string} text */
function optionsIn(text) {
  /** @type {number[][][]} */
  const all = [];
  for (const list of text.split('|')) {
    const [vertex, rest = ''] = list.split(':');
    const options = rest.split(';').filter(Boolean);
    all[Number(vertex)] = options.map((option) => (option === '-' ? [] : option.split('+').map(Number)).sort((a, b) => a - b));
  }
  return all;
}

/** @param {MultiVerdict} verdict @param {Options} asked */
export function sentence({ outcome, moves, ends, position }, { options }) {
  if (ends) return rich('verdict-over', { outcome });
  if (outcome === 'P') return rich('verdict-p');
  const [tokens, lists] = [tokensOf(position), optionsIn(options ?? '')];
  const named = moves.slice(0, NAMED).map((move) => moveWords(move, tokens, lists));
  return rich('multi-verdict-n', { moves: anyOf(named), ...furtherMoves({ moves }, named.length) });
}
