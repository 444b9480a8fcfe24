/** Moves and answers of games in a row, in words. */
import { anyOf, rich, series, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';

/** Winning moves that the sentence names, and coins of one move. */
const [NAMED, COINS] = [4, 8];

/** The numbers of a move. @param {string | readonly string[]} move as the verdict has it, or as plays write it */
export const numbersOf = (move) => (typeof move === 'string' ? move.split(',') : move);

/** A move in words. @param {string} words what the ids of the game's messages begin with @param {string | readonly string[]} move */
export function moveWords(words, move) {
  const numbers = numbersOf(move);
  const [a = '', b = '', c = ''] = numbers;
  // A run of many coins is told by its ends.
  const named = numbers.length > COINS ? [...numbers.slice(0, 2), '…', ...numbers.slice(-1)] : numbers;
  const list = numbers.length > COINS ? named.map((one) => (one === '…' ? one : readable(one))).join(' ') : series(named.map(readable));
  return text(`${words}-move-one`, {
    a: readable(a),
    b: readable(b),
    c: readable(c.replace('-', '')),
    way: c === '-1' ? 'down' : c === b ? 'same' : 'up',
    below: Number(a) - 1,
    list,
    count: numbers.length,
  });
}

/** The answer as a sentence. @param {string} words @param {any} verdict */
export function sentence(words, { outcome, moves, movesTotal, ends }) {
  if (ends) return rich('rows-verdict-over');
  if (outcome === 'P') return rich('rows-verdict-p');
  const named = moves.slice(0, NAMED).map((/** @type {string | string[]} */ move) => moveWords(words, move));
  const more = BigInt(movesTotal ?? moves.length) - BigInt(named.length);
  return rich('rows-verdict-n', {
    moves: anyOf(named),
    more: named.length === 0 ? 'untold' : more === 0n ? 'none' : more === 1n ? 'one' : 'other',
    single: more === 1n ? 'yes' : 'no',
    count: readable(String(more)),
  });
}
