/** States and moves as the solver writes them, read for a board. Which of them there are is the solver's to say. */
import { nameOf, rowColumn } from './document.js';

/** @import { RaceState } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Board, Token } from './types.js' */

/** @type {readonly Token[]} */
export const TOKENS = ['A', 'B'];

/** The other one. @param {Token} token @returns {Token} */
export const otherOf = (token) => (token === 'A' ? 'B' : 'A');

/** @param {{a: number, b: number}} cells @param {Token} token */
export const cellOfToken = ({ a, b }, token) => (token === 'A' ? a : b);

/** @param {Board} board @param {RaceState} state */
export const textOf = (board, { a, b, mover }) => [...rowColumn(board, a), ...rowColumn(board, b), mover].join(',');

/** @param {Board} board @param {string} position of the solver's own @returns {RaceState} */
export function stateOf({ columns }, position) {
  const [row_a = 0, column_a = 0, row_b = 0, column_b = 0] = position.split(',').map(Number);
  return { a: row_a * columns + column_a, b: row_b * columns + column_b, mover: position.endsWith('A') ? 'A' : 'B' };
}

/** The cells that a move steps on; over the other's token there are two. @param {Board} board @param {string} move of the solver's own */
export const stepsOf = ({ columns }, move) =>
  move.split(';').map((step) => {
    const [row = 0, column = 0] = step.split(',').map(Number);
    return row * columns + column;
  });

/** Whether one of the moves leads over the other token. @param {Board} board @param {readonly {move: string}[]} moves */
export const leadOver = (board, moves) => moves.some(({ move }) => stepsOf(board, move).length > 1);

/** The cell where a move ends. @param {Board} board @param {string} move */
export const endOf = (board, move) => stepsOf(board, move).at(-1) ?? 0;

/** What a move leads over, for a sentence about it. @param {number | null} over @param {(cell: number) => string} nameOfCell */
export const overWords = (over, nameOfCell) => (over === null ? { how: 'step', over: '' } : { how: 'jump', over: nameOfCell(over) });

/** Where a move ends and what it leads over, for a sentence about it. @param {Board} board @param {string} move */
export function stepWords(board, move) {
  const [first, end] = stepsOf(board, move);
  const nameOfCell = (/** @type {number} */ cell) => nameOf(board, cell);
  return { cell: nameOfCell(endOf(board, move)), ...overWords(end === undefined ? null : (first ?? null), nameOfCell) };
}
