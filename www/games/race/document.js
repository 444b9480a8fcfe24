/** A board as a value that is drawn on: cells, tokens, sides. What it says of the game is the solver's business. */

/**
 * @typedef {object} Board
 * @property {number} rows
 * @property {number} columns
 * @property {Uint8Array} cells by rows: 1 for white, 0 for black
 * @property {number} startA A's cell
 * @property {number} startB
 */

/** The board as a link has it. @param {Board} board */
export function toLink({ rows, columns, cells, startA, startB }) {
  const lines = [];
  for (let row = 0; row < rows; row += 1) {
    let line = '';
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column;
      line += cell === startA ? 'A' : cell === startB ? 'B' : cells[cell] ? '.' : 'x';
    }
    lines.push(line);
  }
  return lines.join('/');
}

/** The board with a cell painted; a token's cell stays white. @param {Board} board @param {number} cell @param {boolean} white @returns {Board} the same board where nothing changes */
export function painted(board, cell, white) {
  if (cell === board.startA || cell === board.startB || (board.cells[cell] === 1) === white) return board;
  const cells = board.cells.slice();
  cells[cell] = white ? 1 : 0;
  return { ...board, cells };
}

/** The board with a token on another cell, which becomes white. @param {Board} board @param {'A' | 'B'} token @param {number} cell @returns {Board} */
export function withToken(board, token, cell) {
  const [own, other] = token === 'A' ? /** @type {const} */ (['startA', 'startB']) : /** @type {const} */ (['startB', 'startA']);
  if (board[own] === cell) return board;
  const cells = board.cells.slice();
  cells[cell] = 1;
  // On the other token they change places.
  return { ...board, cells, [own]: cell, ...(board[other] === cell ? { [other]: board[own] } : {}) };
}

/** The board with other sides: what is new is white, and a token that would fall off stands at the edge. @param {Board} board @param {number} rows @param {number} columns @returns {Board} */
export function resized(board, rows, columns) {
  const cells = new Uint8Array(rows * columns).fill(1);
  for (let row = 0; row < Math.min(rows, board.rows); row += 1) {
    const from = row * board.columns;
    cells.set(board.cells.subarray(from, from + Math.min(columns, board.columns)), row * columns);
  }
  /** @param {number} cell */
  const moved = (cell) => Math.min(Math.floor(cell / board.columns), rows - 1) * columns + Math.min(cell % board.columns, columns - 1);
  const startA = moved(board.startA);
  let startB = moved(board.startB);
  if (startB === startA) startB = startA > 0 ? startA - 1 : 1;
  cells[startA] = cells[startB] = 1;
  return { rows, columns, cells, startA, startB };
}
