/** The splits of rows: where a move splits a row in two, the value of the split is the XOR of the values of the parts. */
import { range } from 'd3-array';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Split } from './types.js' */

/** The largest row whose splits are drawn. */
const LARGEST = 400;

/** @param {string} kind as a link writes it, `octal:0.07` @returns {Split | null} null if no move splits a row */
export function firstSplit(kind) {
  const code = kind.replace(/^octal:/, '');
  const listed = /^take=(\d+)/.exec(code);
  if (listed) return { taken: Number(listed[1]), has_ends: true, is_unequal: false };
  const digits = [...code.matchAll(/([\da-f])(!?)/g)].map(([, digit = '0', mark]) => ({ bits: parseInt(digit, 16), mark }));
  const taken = digits.findIndex(({ bits }) => (bits & 4) !== 0);
  const found = digits[taken];
  return found ? { taken, has_ends: (found.bits & 2) !== 0 && taken > 0, is_unequal: found.mark === '!' } : null;
}

/**
 * The value of a split by the size of its left part; null if there is no such split.
 * @param {Uint32Array} values @param {Split} split @param {number} row @param {number} left
 */
export function splitValue(values, { taken, has_ends, is_unequal }, row, left) {
  const right = row - taken - left;
  const least = has_ends ? 0 : 1;
  if (left < least || right < least || left + right === 0 || (is_unequal && left === right)) return null;
  return entryAt(values, left) ^ entryAt(values, right);
}

/** The smallest row that splits. @param {Split} split */
export const firstRow = ({ taken, has_ends, is_unequal }) => taken + (has_ends ? 1 : is_unequal ? 3 : 2);

/**
 * The last row to draw: the one that was picked, or the largest of the link; not above the limit.
 * @param {string | null} picked @param {readonly {heap: string}[]} parts
 */
export function rowAtHand(picked, parts) {
  const heaps = picked === null ? parts.map(({ heap }) => heap) : [picked];
  return Math.min(LARGEST, Math.max(0, ...heaps.map(Number)));
}

/**
 * Of the splits of a row: how many there are, how many have the value 0, and the greatest value.
 * @param {Uint32Array} values @param {Split} split @param {number} row
 */
export function rowSummary(values, split, row) {
  const found = range(row - split.taken + 1).flatMap((left) => splitValue(values, split, row, left) ?? []);
  return { all: found.length, zeros: found.filter((value) => value === 0).length, most: Math.max(0, ...found) };
}
