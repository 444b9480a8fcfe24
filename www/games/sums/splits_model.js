/** The splits of rows: where so many are taken that the row falls in two, the values of the parts come to their XOR. */
import { entryAt } from '../../ui/entry_at.js';

/** @import { Split } from './types.js' */

/** The largest row whose splits are drawn. */
export const LARGEST = 400;

/** @param {string} kind as a link writes it, `octal:0.07` @returns {Split | null} null if no row of it falls in two */
export function firstSplit(kind) {
  const code = kind.replace(/^octal:/, '');
  const listed = /^take=(\d+)/.exec(code);
  if (listed) return { taken: Number(listed[1]), has_ends: true, is_unequal: false };
  const digits = [...code.matchAll(/([\da-f])(!?)/g)].map(([, digit = '0', mark]) => ({ bits: parseInt(digit, 16), mark }));
  const taken = digits.findIndex(({ bits }) => (bits & 4) !== 0);
  const found = digits[taken];
  return found ? { taken, has_ends: (found.bits & 2) !== 0 && taken > 0, is_unequal: found.mark === '!' } : null;
}

/** What a split of a row leaves to the left and right comes to; null where there is no such split. @param {Uint32Array} values @param {Split} split @param {number} row @param {number} left */
export function splitValue(values, { taken, has_ends, is_unequal }, row, left) {
  const right = row - taken - left;
  const least = has_ends ? 0 : 1;
  if (left < least || right < least || left + right === 0 || (is_unequal && left === right)) return null;
  return entryAt(values, left) ^ entryAt(values, right);
}

/** The smallest row that splits. @param {Split} split */
export const firstRow = ({ taken, has_ends, is_unequal }) => taken + (has_ends ? 1 : is_unequal ? 3 : 2);

/** The largest row to be drawn: the one that was picked, or the largest of the link, as far as they are drawn. @param {string | null} picked @param {readonly {heap: string}[]} parts */
export function rowAtHand(picked, parts) {
  const size = (/** @type {string} */ heap) => (heap.length > 6 ? LARGEST : Math.min(LARGEST, Number(heap)));
  return picked === null ? Math.max(0, ...parts.map(({ heap }) => size(heap))) : size(picked);
}

/** Of the splits of a row: how many there are, how many come to 0, and the most that one comes to. @param {Uint32Array} values @param {Split} split @param {number} row */
export function rowSummary(values, split, row) {
  let [all, zeros, most] = [0, 0, 0];
  for (let left = 0; left <= row - split.taken; left += 1) {
    const value = splitValue(values, split, row, left);
    if (value === null) continue;
    all += 1;
    if (value === 0) zeros += 1;
    most = Math.max(most, value);
  }
  return { all, zeros, most };
}
