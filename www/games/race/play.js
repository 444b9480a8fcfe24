/** The race as something to play: what a position is, which moves it has, what a move does. What wins is the solver's word. */

import { rowColumn } from './document.js';

/**
 * Where the race is run.
 * @typedef {object} Track
 * @property {import('./document.js').Board} board
 * @property {import('../../../crate/pkg/race/mexplorer.js').RaceDistances} distances
 * @property {boolean} nearer whether every step must bring a token nearer to where the other began, since no more is known of so large a board
 *
 * @typedef {'A' | 'B'} Token
 * @typedef {{track: Track, a: number, b: number, mover: Token}} Position
 * @typedef {{to: number, over: number | null}} Move the cell where the token ends, and the other's cell where it steps over it
 */

/** @param {{a: number, b: number}} position @param {Token} token */
export const cellOfToken = ({ a, b }, token) => (token === 'A' ? a : b);

/** The other one. @param {Token} token @returns {Token} */
export const otherOf = (token) => (token === 'A' ? 'B' : 'A');

/** Where a token is bound for: where the other one began. @param {import('./document.js').Board} board @param {Token} token */
const goalOf = (board, token) => (token === 'A' ? board.startB : board.startA);

/** The white cells north, east, south and west of a cell. @param {import('./document.js').Board} board @param {number} cell */
export function neighboursOf({ rows, columns, cells }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const beside = [
    row > 0 ? cell - columns : -1,
    column + 1 < columns ? cell + 1 : -1,
    row + 1 < rows ? cell + columns : -1,
    column > 0 ? cell - 1 : -1,
  ];
  return beside.filter((one) => cells[one] === 1);
}

/** Who has come to where the other began. @param {Position} position @returns {Token | null} */
export function winnerOf({ track: { board }, a, b, mover }) {
  const token = otherOf(mover);
  return (token === 'A' ? a : b) === goalOf(board, token) ? token : null;
}

/** All moves, in the order of their steps. A step onto the other's token goes on at once, in any direction. @param {Position} position @returns {Move[]} */
export function movesOf(position) {
  const { track, mover } = position;
  const { board, distances, nearer } = track;
  if (winnerOf(position)) return [];
  const [from, other, goal] = [cellOfToken(position, mover), cellOfToken(position, otherOf(mover)), goalOf(board, mover)];
  const moves = neighboursOf(board, from).flatMap(
    (to) =>
      /** @type {Move[]} */ (
        to === other && to !== goal ? neighboursOf(board, other).map((end) => ({ to: end, over: other })) : [{ to, over: null }]
      ),
  );
  const to_go = mover === 'A' ? distances.fromB : distances.fromA;
  return nearer ? moves.filter(({ to, over }) => (to_go[to] ?? 0) + (over === null ? 1 : 2) === to_go[from]) : moves;
}

/** @param {Position} position @param {Move} move @returns {Position | null} */
function after(position, { to }) {
  if (!movesOf(position).some((move) => move.to === to)) return null;
  const { track, a, b, mover } = position;
  return { track, a: mover === 'A' ? to : a, b: mover === 'B' ? to : b, mover: otherOf(mover) };
}

/** @type {import('../../play/play.js').Rules<Position, Move>} */
export const RULES = {
  isOver: (position) => movesOf(position).length === 0,
  after,
  same: (one, other) => one.to === other.to,
  patient: (position) => /** @type {Move} */ (movesOf(position)[0]),
  small(position, random) {
    const moves = movesOf(position);
    return /** @type {Move} */ (moves[Math.floor(random() * moves.length)]);
  },
  nameOf: ({ a, b, mover }) => `${a},${b},${mover}`,
};

/**
 * The position a link plays from, `from=ROW,COLUMN,ROW,COLUMN,MOVER`; the first one where it says nothing, null where it says what is
 * none or where nothing joins the starts.
 * @param {Track} track @param {string | undefined} from @returns {Position | null}
 */
export function positionFrom(track, from) {
  const { board, distances } = track;
  if (distances.d === null) return null;
  if (from === undefined) return { track, a: board.startA, b: board.startB, mover: 'A' };
  const match = /^(\d{1,4}),(\d{1,4}),(\d{1,4}),(\d{1,4}),([AB])$/.exec(from);
  if (!match) return null;
  const [row_a = 0, column_a = 0, row_b = 0, column_b = 0] = match.slice(1, 5).map(Number);
  const has = (/** @type {number} */ row, /** @type {number} */ column) =>
    row < board.rows && column < board.columns && board.cells[row * board.columns + column] === 1;
  if (!has(row_a, column_a) || !has(row_b, column_b)) return null;
  /** @type {Position} */
  const position = {
    track,
    a: row_a * board.columns + column_a,
    b: row_b * board.columns + column_b,
    mover: match[5] === 'A' ? 'A' : 'B',
  };
  return position.a === position.b || movesOf(position).length === 0 ? null : position;
}

/** A position for a link. @param {Position} position */
export function fromText({ track: { board }, a, b, mover }) {
  return [...rowColumn(board, a), ...rowColumn(board, b), mover].join(',');
}
