/** The words of the table of two heaps. */
import { say } from '../../../player/lesson.js';
import { entryAt } from '../../../ui/entry_at.js';
import { allOf } from '../../../ui/messages.js';
import { subjectOf } from './subject.js';

/** @import { ProofWords } from '../types.js' */

/**
 * The numbers that the moves from a place of the table lead to: above it, then left of it.
 * @param {readonly (number | null)[]} numbers by place @param {number} side @param {number} row @param {number} column
 */
export const ledTo = (numbers, side, row, column) => [
  ...Array.from({ length: row }, (_, above) => numbers[above * side + column] ?? null),
  ...Array.from({ length: column }, (_, left) => numbers[row * side + left] ?? null),
];

/** Numbers, each once, ascending, as words. @param {readonly (number | null)[]} numbers */
export const seenWords = (numbers) => allOf([...new Set(numbers.filter((one) => one !== null))].sort((a, b) => a - b).map(String));

/** @type {ProofWords} */
export const TABLE = {
  captionOf(timeline, { numbers: [row, column] }) {
    const { side, numbers } = subjectOf(timeline, 'table');
    const number = entryAt(numbers, row * side + column);
    return say('why-step-place', { row, column, count: row + column, seen: seenWords(ledTo(numbers, side, row, column)), number });
  },
};
