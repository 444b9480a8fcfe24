/** Compares a table, as it is read, with the right one: the first cell that is wrong, in the order in which the DP fills them. */

/** @import { Expected, Judged, Place, Reading, Size } from './types.js' */

/** Cells between two pauses. */
const SLICE = 50_000;

/** What a cell of outcomes says; other words stay as they are. @param {string} word @param {Reading['one']} one */
function outcomeOf(word, one) {
  if (one === null) return word;
  if (word === '1' || word === 'T') return one;
  if (word === '0' || word === 'F') return one === 'N' ? 'P' : 'N';
  return word;
}

/** What a cell of a reading says. @param {Reading} reading @param {number} cell */
const saidAt = ({ of: { words }, one, wordOf }, cell) => outcomeOf(words[wordOf(cell)] ?? '', one);

/** What stands for a cell without a distance: a sign that is no number, −1, a very large number, or 0. */
const isNoDistance = (/** @type {string} */ word) => /^(?:∞|-\d+|0|\d{6,})$/.test(word);

/** Whether a cell says what it should. @param {string} said @param {string} expected */
export const agrees = (said, expected) => said === expected || (expected === '∞' && isNoDistance(said));

/** How large a table is. @param {Reading} reading @returns {Size} */
export function sizeOf({ count, placeOf }) {
  let [last, last_column] = [0, 0];
  for (let cell = 0; cell < count; cell += 1) {
    const [index, column = 0] = placeOf(cell);
    last = Math.max(last, index);
    last_column = Math.max(last_column, column);
  }
  return [last, last_column];
}

/**
 * The cells of a reading in the order in which they are judged.
 * @param {Reading} reading @param {((place: Place) => number) | undefined} orderOf
 */
function ordered({ count, placeOf }, orderOf) {
  if (!orderOf) return null;
  const keys = Float64Array.from({ length: count }, (_, cell) => orderOf(placeOf(cell)));
  return Uint32Array.from(keys.keys()).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
}

/**
 * Judges one reading.
 * @param {Reading} reading @param {Expected} expected_at @param {(place: Place) => number} [orderOf]
 * @returns {Generator<number, Judged>}
 */
export function* judged(reading, expected_at, orderOf) {
  const order = ordered(reading, orderOf);
  let [count, unjudged] = [0, 0];
  for (let turn = 0; turn < reading.count; turn += 1) {
    if (turn % SLICE === SLICE - 1) yield turn / reading.count;
    const cell = order?.[turn] ?? turn;
    const place = reading.placeOf(cell);
    const expected = expected_at(place);
    if (expected === undefined) {
      unjudged += 1;
      continue;
    }
    const got = saidAt(reading, cell);
    if (!agrees(got, expected)) return { kind: 'wrong', reading, place, got, expected, cell, before: count };
    count += 1;
  }
  return { kind: 'right', reading, count, unjudged };
}

/** How far a table is right under a reading, in cells of the text. @param {Judged} one */
export const reached = (one) => (one.kind === 'wrong' ? one.before * one.reading.width : one.count > 0 ? Infinity : -1);

/**
 * Whether a table is a mistaken one, as far as that is known.
 * @param {Reading} reading @param {Expected} mistaken
 * @returns {{count: number, rest: number} | null} how many cells are the same, and how many are not known; null if one differs
 */
export function sameAs(reading, mistaken) {
  let count = 0;
  for (let cell = 0; cell < reading.count; cell += 1) {
    const said = mistaken(reading.placeOf(cell));
    if (said === undefined) continue;
    if (!agrees(saidAt(reading, cell), said)) return null;
    count += 1;
  }
  return { count, rest: reading.count - count };
}
