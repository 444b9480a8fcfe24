/** Numbers of places: of a row `3`, of a grid its column and row, `3.5`. */
import { seriesOf } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { runsOf } from '../../ui/runs.js';

/** Whether it is a place of a grid. @param {string} number */
export const isCell = (number) => number.includes('.');

/** Where a place lies, for messages. @param {string} number */
export const kindOf = (number) => (isCell(number) ? 'grid' : 'row');

/** A place as it is read: 3, or (3, 5). @param {string} number */
export const placeWords = (number) => (isCell(number) ? `(${number.split('.').join(', ')})` : readable(number));

/** The same in a message, where a number is written as the language writes it. @param {string} number */
export const placeArgument = (number) => (isCell(number) ? placeWords(number) : Number(number));

/** In ascending order, columns first. @param {string} one @param {string} other */
export function byPlace(one, other) {
  const [columns, rows] = [0, 1].map((axis) => partOf(one, axis) - partOf(other, axis));
  return columns || rows || 0;
}

/** The column of a place, or its row. @param {string} number @param {number} axis */
const partOf = (number, axis) => Number(number.split('.')[axis] ?? 0);

/** Runs of numbers that a sentence names. */
const RUNS = 6;

/** Numbers with their runs as 2–5. @param {readonly number[]} ascending */
export const runsText = (ascending) =>
  seriesOf(
    runsOf(ascending).flatMap(([first, last]) => (last - first > 1 ? [`${first}–${last}`] : [...new Set([first, last])].map(String))),
    RUNS,
  );
