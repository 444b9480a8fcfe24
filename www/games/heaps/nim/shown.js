/** What the board of Nim shows of a step. */
import { bitOf, columnOf, takeFrom, widthOf } from './steps.js';

/** @import { Timeline } from './steps.js' */
/** @import { Knowledge } from './types.js' */
/** @import { Rows } from '../../../play/types.js' */

/** Columns on a board; of more, those around the one at hand. */
const COLUMNS = 16;

/** The columns on show, the highest first. @param {Timeline} timeline @param {Knowledge} known */
export function columnsOn(timeline, { step }) {
  const width = widthOf(timeline);
  if (width === 0) return [];
  const middle = columnOf(step) ?? width - 1;
  return columnsFrom(Math.min(width - 1, Math.max(middle + COLUMNS / 2, COLUMNS - 1)), COLUMNS);
}

/** Columns from a high one down, to that of 1 at most. @param {number} high @param {number} count */
export const columnsFrom = (high, count) => Array.from({ length: Math.min(count, high + 1) }, (_, index) => high - index);

/**
 * @param {Timeline} timeline @param {Knowledge} known @param {number[]} columns on show @param {boolean} [covered] the move is
 * @returns {Rows}
 */
export function rowsAt(timeline, known, columns, covered = false) {
  const { step, added, open, taken } = known;
  const by_heap = step.kind === 'start' || step.kind === 'counted' ? null : step.numbers[0];
  const rows = timeline.heaps.map((size, heap) => ({
    size,
    value: timeline.bits.length === 0 && heap < added && !covered ? (timeline.beside[heap] ?? '') : '',
    chosen: BigInt((!covered && taken.has(heap) && takeFrom(timeline, heap)) || 0),
    looks: [heap >= added && 'later', !covered && heap === by_heap && 'at', !covered && open.has(heap) && 'open'].filter(Boolean).join(' '),
    digits: columns.map((column) => (covered ? { digit: bitOf(timeline.bits[heap], column), is_new: false } : known.digitOf(heap, column))),
  }));
  const ones = columns.map((_, index) => rows.slice(0, added).reduce((sum, { digits }) => sum + (digits[index]?.digit ?? 0), 0));
  const modulus = timeline.k + 1;
  return {
    rows,
    columns,
    width: widthOf(timeline),
    at: columnOf(step),
    sums:
      added === 0 || columns.length === 0
        ? []
        : ones.map((count) => ({ words: String(modulus === 2 ? count % 2 : count), is_odd: count % modulus > 0 })),
  };
}
