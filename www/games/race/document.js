/** A board as an immutable value: cells, starts, sides, its link, and its changes by drawing. */

/** @import { Cell } from '../../canvas/map_board.js' */
/** @import { Board, Token } from './types.js' */

/** The row and the column of a cell. @param {Board} board @param {number} cell @returns {[row: number, column: number]} */
export const rowColumn = ({ columns }, cell) => [Math.floor(cell / columns), cell % columns];

/** The white cells north, east, south and west of a cell. @param {Board} board @param {number} cell */
export function neighboursOf(board, cell) {
  const { rows, columns, cells } = board;
  const [row, column] = rowColumn(board, cell);
  const beside = [
    row > 0 ? cell - columns : -1,
    column + 1 < columns ? cell + 1 : -1,
    row + 1 < rows ? cell + columns : -1,
    column > 0 ? cell - 1 : -1,
  ];
  return beside.filter((one) => cells[one] === 1);
}

/** A cell's place on a canvas. @param {Board} board @param {number} cell @returns {Cell} */
export function coordinatesOf(board, cell) {
  const [row, column] = rowColumn(board, cell);
  return { row: BigInt(row), column: BigInt(column) };
}

/** The index of the cell at a place. @param {Board} board @param {Cell} place */
export const cellAt = ({ columns }, { row, column }) => Number(row) * columns + Number(column);

/** The name of a cell in a sentence. @param {Board} board @param {number} cell */
export const nameOf = (board, cell) => `(${rowColumn(board, cell).join(', ')})`;

/** The most cells of a board that a link writes out row by row; a larger one is compact. */
export const MAX_WRITTEN_CELLS = 2500;
/** The digits of base64 that a link does not escape, as bytes: a board may have four million cells. */
const CODES = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');

/** Six cells a character, the first in the highest bit. @param {Uint8Array} cells */
function inBits(cells) {
  const text = new Uint8Array(Math.ceil(cells.length / 6));
  for (let at = 0, first = 0; first < cells.length; at += 1, first += 6) {
    let bits = 0;
    for (let cell = first; cell < first + 6; cell += 1) bits = 2 * bits + (cells[cell] ?? 0);
    text[at] = CODES[bits] ?? 0;
  }
  return new TextDecoder().decode(text);
}

/**
 * The lengths of runs, alternately white and black: five bits a character, the lowest first, 32 more in all but the last of a length.
 * @param {Uint8Array} cells @param {number} limit characters
 * @returns {string | null} null if it would have as many as the limit
 */
function inRuns(cells, limit) {
  const text = new Uint8Array(limit);
  let used = 0;
  let [colour, length] = [1, 0];
  /** The run that ends here. */
  function push() {
    for (; length >= 32 && used < limit; length = Math.floor(length / 32)) text[used++] = CODES[32 + (length % 32)] ?? 0;
    if (used < limit) text[used++] = CODES[length] ?? 0;
  }
  for (const cell of cells) {
    if (cell !== colour) {
      push();
      if (used >= limit) return null;
      [colour, length] = [1 - colour, 0];
    }
    length += 1;
  }
  push();
  return used < limit ? `~${new TextDecoder().decode(text.subarray(0, used))}` : null;
}

/** The board as a link has it: row by row, or where it is large as sides, starts and cells, by bits or by runs. @param {Board} board */
export function toLink({ rows, columns, cells, startA, startB }) {
  if (cells.length > MAX_WRITTEN_CELLS) {
    const bits = inBits(cells);
    // With its mark the text of the runs must be the shorter one.
    return `${rows}x${columns}.${startA}.${startB}.${inRuns(cells, bits.length - 1) ?? bits}`;
  }
  const letters = Array.from(cells, (white, cell) => (cell === startA ? 'A' : cell === startB ? 'B' : white ? '.' : 'x'));
  return Array.from({ length: rows }, (_, row) => letters.slice(row * columns, (row + 1) * columns).join('')).join('/');
}

/** The rows of a text that has rows of cells and nothing else; null of any other. @param {string} text */
export const rowsIn = (text) => (/[^.#xAB\s]/.test(text) || !/[.#xAB]/.test(text) ? null : text.trim().split(/\s+/));

/** The board of some rows; null if they are none. @param {readonly string[]} lines @returns {Board | null} */
export function boardOfRows(lines) {
  const [rows, columns] = [lines.length, lines[0]?.length ?? 0];
  const text = lines.join('');
  const [startA, startB] = [text.indexOf('A'), text.indexOf('B')];
  if (lines.some((line) => line.length !== columns) || startA < 0 || startB < 0) return null;
  if (text.lastIndexOf('A') !== startA || text.lastIndexOf('B') !== startB) return null;
  const cells = new Uint8Array(text.length).fill(1);
  for (let cell = 0; cell < text.length; cell += 1) if (text[cell] === '#' || text[cell] === 'x') cells[cell] = 0;
  return { rows, columns, cells, startA, startB };
}

/**
 * The board with some cells painted; a token's cell stays white.
 * @param {Board} board @param {readonly number[]} places @param {boolean} white
 * @returns {Board} the same board where nothing changes
 */
export function painted(board, places, white) {
  const colour = white ? 1 : 0;
  const changed = places.filter((cell) => cell !== board.startA && cell !== board.startB && board.cells[cell] !== colour);
  if (changed.length === 0) return board;
  const cells = board.cells.slice();
  for (const cell of changed) cells[cell] = colour;
  return { ...board, cells };
}

/**
 * The board with a token on another cell, which becomes white.
 * @param {Board} board @param {Token} token @param {number} cell
 * @returns {Board}
 */
export function withToken(board, token, cell) {
  const [own, other] = token === 'A' ? [board.startA, board.startB] : [board.startB, board.startA];
  if (own === cell) return board;
  const cells = board.cells.with(cell, 1);
  // On the other token they change places.
  const left = other === cell ? own : other;
  return { ...board, cells, startA: token === 'A' ? cell : left, startB: token === 'A' ? left : cell };
}

/**
 * The board with other sides: new cells are white. A token that would fall off moves to the edge, and one in the last row or column stays
 * in the last, so that a start in a corner stays in a corner.
 * @param {Board} board @param {number} rows @param {number} columns
 * @returns {Board}
 */
export function resized(board, rows, columns) {
  /** @param {number} place @param {number} before @param {number} now */
  const along = (place, before, now) => (before > 1 && place === before - 1 ? now - 1 : Math.min(place, now - 1));
  const cells = new Uint8Array(rows * columns).fill(1);
  for (let row = 0; row < Math.min(rows, board.rows); row += 1) {
    const from = row * board.columns;
    cells.set(board.cells.subarray(from, from + Math.min(columns, board.columns)), row * columns);
  }
  /** @param {number} cell */
  const moved = (cell) => {
    const [row, column] = rowColumn(board, cell);
    return along(row, board.rows, rows) * columns + along(column, board.columns, columns);
  };
  const startA = moved(board.startA);
  let startB = moved(board.startB);
  if (startB === startA) startB = startA > 0 ? startA - 1 : 1;
  cells[startA] = cells[startB] = 1;
  return { rows, columns, cells, startA, startB };
}
