/** Moves and answers of games in a row, in words. */
import { furtherMoves } from '../../game_page/further_moves.js';
import { allOf, anyOf, firstId, rich, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { byPlace, kindOf, placeWords } from './numbers.js';

/** @import { Verdict } from './lesson.js' */

/** Winning moves that the sentence names, and coins of one move. */
const [NAMED, COINS] = [4, 8];

/** The id of a message of a game; of all games in a row, if it has none of its own. @param {string} words @param {string} name */
export const idOf = (words, name) => firstId(`${words}-${name}`, `rows-${name}`);

/** What a place is called as a heap. @param {string} words @param {string} number */
export const heapName = (words, number) => text(idOf(words, 'heap'), { number: placeWords(number), kind: kindOf(number) });

/** A place, and what is there. @param {string} words @param {string} number @param {string} holds */
export const placeName = (words, number, holds) =>
  text(idOf(words, 'place'), { number: placeWords(number), kind: kindOf(number), holds, name: heapName(words, number) });

/** The numbers of a move. @param {string | readonly string[]} move of the verdict, or of a play */
export const numbersOf = (move) => (typeof move === 'string' ? move.split(',') : move);

/** Coins in their order on the board; of a run of many coins the ends are named. @param {readonly string[]} numbers */
function listWords(numbers) {
  const named = numbers.toSorted(byPlace).map(placeWords);
  return named.length > COINS ? [...named.slice(0, 2), '…', ...named.slice(-1)].join(' ') : allOf(named);
}

/** A move in words. @param {string} words what the ids of the game's messages begin with @param {string | readonly string[]} move */
export function moveWords(words, move) {
  const numbers = numbersOf(move);
  const [a = '', b = '', c = ''] = numbers;
  return text(`${words}-move-one`, {
    kind: kindOf(a),
    a: readable(a),
    b: readable(b),
    c: readable(c.replace('-', '')),
    way: c === '-1' ? 'down' : c === b ? 'same' : 'up',
    below: Number(a) - 1,
    list: listWords(numbers),
    count: numbers.length,
  });
}

/** The answer as a sentence. @param {string} words @param {Verdict} verdict */
export function sentence(words, { outcome, moves, movesTotal, ends }) {
  if (ends) return rich('verdict-over', { outcome });
  if (outcome === 'P') return rich('verdict-p');
  const named = moves.slice(0, NAMED).map((move) => moveWords(words, move));
  return rich('rows-verdict-n', { named: named.length, moves: anyOf(named), ...furtherMoves({ moves, movesTotal }, named.length) });
}
