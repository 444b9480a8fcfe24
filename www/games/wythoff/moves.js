/** How the solver writes positions and moves of Wythoff's game. The solver alone says what is a move, and which one wins. */

/** @import { Cell, Line, Piles } from './types.js' */

/** A row takes from a, a column from b, the diagonal from both. @type {readonly Line[]} */
export const LINES = ['row', 'column', 'diagonal'];

/** @param {Piles} piles */
export const positionText = ({ a, b }) => `${a},${b}`;

/** @param {string} text of a position @returns {Piles} */
export function pilesOf(text) {
  const [a = 0, b = 0] = text.split(',');
  return { a: BigInt(a), b: BigInt(b) };
}

/** The parts of a move. @param {string} text */
export function partsOf(text) {
  const [name, take = ''] = text.split(',');
  return { line: LINES.find((line) => line === name) ?? 'row', take };
}

/** The move to a cell, for the solver to judge; null if no line of the queen goes there. @param {Piles} from @param {Cell} cell */
export function moveTextFrom({ a, b }, { row, column }) {
  const [from_a, from_b] = [a - column, b - row];
  if (from_b === 0n) return `row,${from_a}`;
  if (from_a === 0n) return `column,${from_b}`;
  return from_a === from_b ? `diagonal,${from_a}` : null;
}
