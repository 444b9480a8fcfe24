/** What the board of Nim shows of a step. */
import { classNames } from '../../../ui/class_names.js';
import { bitOf, columnOf, heapOf, restDigit, takeFrom, widthOf } from './steps.js';

/** @import { Timeline } from './steps.js' */
/** @import { Knowledge } from './types.js' */
/** @import { Rows } from '../../../play/types.js' */

/** Columns on a board; of more, those around the current column. */
const COLUMNS = 16;

/** The columns on show, the highest first. @param {Timeline} timeline @param {Knowledge} known */
export function columnsOn(timeline, { step }) {
  const last = widthOf(timeline) - 1;
  const middle = columnOf(step) ?? last;
  return columnsFrom(Math.min(last, Math.max(middle + COLUMNS / 2, COLUMNS - 1)), COLUMNS);
}

/** Columns from a high one down, to column 0 at most. @param {number} high @param {number} count */
export const columnsFrom = (high, count) => Array.from({ length: Math.min(count, high + 1) }, (_, index) => high - index);

/**
 * @param {Timeline} timeline
 * @param {Knowledge} known
 * @param {number[]} columns on show
 * @param {boolean} [covered] whether the move is covered
 * @param {ReadonlyMap<number, string> | null} [winning] what may be taken of heaps, by their numbers from 0: then it is marked, and no
 *   digit is changed
 * @returns {Rows}
 */
export function rowsAt(timeline, known, columns, covered = false, winning = null) {
  const { step, added, has_rest, open, taken } = known;
  const at_hand = ['start', 'rest', 'counted'].includes(step.kind) ? null : step.numbers[0];
  const has_step = !covered && !winning;
  /** @param {string} size @param {number} heap */
  function afterOf(size, heap) {
    if (has_step && taken.has(heap)) return String(BigInt(size) - BigInt(takeFrom(timeline, heap) ?? 0));
    return has_step && open.has(heap) ? '?' : '';
  }
  const rows = timeline.heaps.map((size, heap) => ({
    size,
    after: afterOf(size, heap),
    value: timeline.bits.length === 0 && heap < added && !covered ? (timeline.beside[heap] ?? '') : '',
    chosen: BigInt((winning ? winning.get(heapOf(timeline, heap) - 1) : !covered && taken.has(heap) && takeFrom(timeline, heap)) || 0),
    looks: classNames(heap >= added && 'later', has_step && heap === at_hand && 'at', has_step && open.has(heap) && 'open'),
    digits: columns.map((column) =>
      has_step ? known.digitOf(heap, column) : { digit: bitOf(timeline.bits[heap], column), is_new: false },
    ),
  }));
  const modulus = timeline.k + 1;
  const sumOf = (/** @type {number} */ column, /** @type {number} */ index) => {
    const of_rest = has_rest ? restDigit(timeline, column) : 0;
    const count = rows.slice(0, added).reduce((sum, { digits }) => sum + (digits[index]?.digit ?? 0), of_rest);
    return { words: String(modulus === 2 ? count % 2 : count), is_odd: count % modulus > 0 };
  };
  const rest = timeline.rest && {
    count: timeline.rest.count,
    value: has_rest && !covered ? (timeline.rest.most ?? '') : '',
    looks: !has_rest ? 'later' : has_step && step.kind === 'rest' ? 'at' : '',
    digits: columns.map((column) => restDigit(timeline, column)),
  };
  return { rows, rest, columns, width: widthOf(timeline), at: columnOf(step), sums: added === 0 ? [] : columns.map(sumOf) };
}
