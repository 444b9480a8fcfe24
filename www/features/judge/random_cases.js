/** Random cases of judges' problems: the smaller `part` is, from 0 to 1, the smaller they are. */

/** @import { Random } from '../../play/seeded_random.js' */

/**
 * A random number from 1 to 10^digits; the smaller `part` is, the smaller it is.
 * @param {Random} random @param {number} part @param {number} digits
 */
export function large(random, part, digits) {
  const most = Math.max(1, Math.ceil(part * digits));
  let value = BigInt(1 + random(9));
  for (let digit = 1 + random(most); digit > 1; digit -= 1) value = value * 10n + BigInt(random(10));
  return value;
}

/** @param {bigint} value @param {bigint} most */
export const atMost = (value, most) => (value < most ? value : most);

/**
 * A random list of numbers below a limit, which grows with `part`.
 * @param {Random} random @param {number} count @param {number} part @param {number} limit @param {number} [least]
 */
export const drawList = (random, count, part, limit, least = 0) =>
  Array.from({ length: count }, () => least + random(Math.ceil(limit ** part) + 1)).join(',');

/** A random count from 1; the smaller `part` is, the smaller it is. @param {Random} random @param {number} part @param {number} most */
export const upTo = (random, part, most) => 1 + random(Math.ceil(most ** part));

/**
 * Heaps of Nim, half of the time a losing position, if the limit allows it.
 * @param {Random} random @param {number} count @param {number} part @param {number} limit below 2^31
 */
export function drawHeaps(random, count, part, limit) {
  const heaps = Array.from({ length: count }, () => random(Math.ceil(limit ** part) + 1));
  const rest = heaps.slice(1).reduce((xor, heap) => xor ^ heap, 0);
  if (random(2) === 0 && rest <= limit) heaps[0] = rest;
  return heaps.join(',');
}

/** A pair, half of the time near a losing one. @param {Random} random @param {number} part @param {number} digits */
export function drawPair(random, part, digits) {
  const most = 10n ** BigInt(digits);
  const a = atMost(large(random, part, digits), most / 2n);
  // By the ratio of neighbouring Fibonacci numbers, the 90th and the 89th.
  const near = (a * 2880067194370816120n) / 1779979416004714189n + BigInt(random(2));
  return { a: String(a), b: String(random(2) === 0 ? atMost(near, most) : atMost(large(random, part, digits), most)) };
}

/** @param {Random} random @param {number} side */
function drawBoard(random, side) {
  /** @type {string[]} */
  const cells = Array.from({ length: side * side }, () => (random(100) < 18 ? '#' : '.'));
  const a = random(cells.length);
  const b = (a + 1 + random(cells.length - 1)) % cells.length;
  // A free path with one corner joins A and B.
  const [row_a, column_a, row_b, column_b] = [Math.floor(a / side), a % side, Math.floor(b / side), b % side];
  for (let row = Math.min(row_a, row_b); row <= Math.max(row_a, row_b); row += 1) cells[row * side + column_a] = '.';
  for (let column = Math.min(column_a, column_b); column <= Math.max(column_a, column_b); column += 1) cells[row_b * side + column] = '.';
  cells[a] = 'A';
  cells[b] = 'B';
  return Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side).join('')).join('/');
}

/** “Round the back”: B goes to the side from which A comes. Ten thousand random boards have none like it. */
const ROUND_THE_BACK = ['#....#', '...#..', '..#..A', '#.B#.#', '..#...', '.....#'];

/** That board, turned or mirrored, walled in somewhere on a larger one. @param {Random} random @param {number} side */
function drawRoundTheBack(random, side) {
  const own = ROUND_THE_BACK.length;
  const [turns, is_mirrored, row_at, column_at] = [random(4), random(2) === 1, random(side - own + 1), random(side - own + 1)];
  let rows = is_mirrored ? [...ROUND_THE_BACK].reverse() : ROUND_THE_BACK;
  for (let turn = 0; turn < turns; turn += 1)
    rows = rows.map((_, at) =>
      rows
        .map((row) => row[at])
        .reverse()
        .join(''),
    );
  const isNear = (/** @type {number} */ at, /** @type {number} */ first) => at >= first - 1 && at <= first + own;
  const cellAt = (/** @type {number} */ row, /** @type {number} */ column) =>
    rows[row - row_at]?.[column - column_at] ?? (isNear(row, row_at) && isNear(column, column_at) ? '#' : '.');
  return Array.from({ length: side }, (_, row) => Array.from({ length: side }, (__, column) => cellAt(row, column)).join('')).join('/');
}

/** A board whose side grows with `part`; one in eight is round the back. @param {Random} random @param {number} part */
export function drawRace(random, part) {
  const side = 3 + Math.round(part * 20) + random(3);
  return side > ROUND_THE_BACK.length && random(8) === 0 ? drawRoundTheBack(random, side) : drawBoard(random, side);
}
