/** What the board of a play keeps room for, so that it does not move while one plays, and what was taken last. */
import { readable } from '../ui/numbers.js';

/** @import { Row } from './types.js' */

/** Rows that may come where a heap can be split. */
const MORE_ROWS = 2;
/** Up to so many stones a heap has one line on a phone; larger ones have lines of five. */
const NARROW = 7;

/**
 * Room for the heaps of all positions of a play.
 * @param {readonly (readonly Row[])[]} positions @param {bigint} drawn the largest heap that is drawn @param {boolean} grows whether rows
 * may come
 */
export function roomOf(positions, drawn, grows) {
  const stones = positions.map((rows) => rows.map(({ size }) => (BigInt(size) <= drawn ? Number(size) : 0)));
  const most = Math.max(...positions.map((rows) => rows.length));
  const rows = grows ? Math.max(most, (positions[0]?.length ?? 0) + MORE_ROWS) : most;
  /** Lines of so many stones; a row that may come has one. @param {number} wide */
  const linesOf = (wide) =>
    Math.max(...stones.map((counts) => counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / wide)), rows - counts.length)));
  const longest = Math.max(3, ...stones.flat());
  const narrow = longest <= NARROW ? longest : 5;
  return {
    rows,
    lines_of_ten: linesOf(10),
    narrow_lines: linesOf(narrow),
    across: Math.min(10, longest),
    narrow,
    digits: Math.max(1, ...positions.flat().map(({ size }) => readable(size).length)),
  };
}

/**
 * Of every heap, how many stones the last move took and how many were gone before it: nothing if rows came or went.
 * @param {readonly (readonly Row[])[]} positions of a play @param {bigint} drawn the largest heap that is drawn
 */
export function tracesOf(positions, drawn) {
  const [first = [], before = first, now = first] = [positions[0], positions.at(-2), positions.at(-1)];
  const is_same = [first, before].every((rows) => rows.length === now.length);
  return now.map(({ size, is_cut }, heap) => {
    const [start, last] = [BigInt(first[heap]?.size ?? 0), BigInt(before[heap]?.size ?? 0)];
    if (!is_same || is_cut || start > drawn || last > start || BigInt(size) > last) return { taken: 0, gone: 0 };
    return { taken: Number(last - BigInt(size)), gone: Number(start - last) };
  });
}
