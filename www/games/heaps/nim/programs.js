/** The programs of Nim, in step with its methods. They read as many heaps as have rows on the board. */
import { itemsOf, MOST_OF_CPP } from '../../../game_page/code/input.js';
import { marked } from '../../../game_page/code/listing.js';
import { stepOfSearch } from '../../../game_page/code/memo_steps.js';
import { stepAt } from '../../../player/recorded_lesson.js';
import { entryAt } from '../../../ui/entry_at.js';
import { heapOf, numberOf, xorOf } from './steps.js';

/** @import { NimTimeline } from '../../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Ending, Programs } from '../../../game_page/code/types.js' */
/** @import { Options } from '../../../solver/types.js' */

/** So many heaps have a row. */
const ROWS = 100;

/**
 * Heaps after the numbers that say what a move is.
 * @param {(options: Options) => (string | number)[]} ruleOf @returns {(options: Options, ending: Ending) => string | null}
 */
const inputWith = (ruleOf) => (options, ending) => {
  if (options.file) return null;
  const heaps = itemsOf(options.heaps);
  if (heaps.length > ROWS) return null;
  const numbers = [heaps.length, ...ruleOf(options), ...heaps].map(BigInt);
  if (ending === 'cpp' && numbers.some((number) => number >= MOST_OF_CPP)) return null;
  const first = numbers.length - heaps.length;
  return `${numbers.slice(0, first).join(' ')}\n${numbers.slice(first).join(' ')}\n`;
};

/** The most that may be taken; 0 for no bound. @param {Options} options */
const boundOf = ({ max }) => max ?? 0;

/** @param {Options} options */
const misereOf = ({ rule }) => (rule === 'misere' ? 1 : 0);

/** The digits above a column. @param {bigint} number @param {number} column */
const above = (number, column) => (number >> BigInt(column + 1)) << BigInt(column + 1);

/**
 * What counts of a heap, before and after the move that is made.
 * @param {NimTimeline} timeline @param {number} row
 */
const countsOf = ({ bits, bitsAfter }, row) => ({ residue: numberOf(bits[row]), left: numberOf(bitsAfter?.[row]) });

/** @param {NimTimeline} timeline @param {number} cursor */
function stepOfOne(timeline, cursor) {
  const { kind, numbers } = stepAt(timeline.steps, cursor);
  const [row, c] = numbers;
  const { residue, left } = countsOf(timeline, row);
  const h = heapOf(timeline, row);
  switch (kind) {
    case 'added':
      return marked('added', { i: h, 'r[i]': residue, X: xorOf(timeline, row) });
    case 'counted':
      return marked('counted', { c, odd: row });
    case 'opened':
      return marked('opened', { c, i: h, 'r[i]': residue });
    case 'given':
      return marked('given', { c, h, left: above(left, c) });
    case 'taken':
      return marked('taken', { h, 'r[h]': residue, left });
    default:
      return null;
  }
}

/** @param {NimTimeline} timeline @param {number} cursor */
function stepOfSeveral(timeline, cursor) {
  const { kind, numbers } = stepAt(timeline.steps, cursor);
  const [row, c] = numbers;
  const { residue, left } = countsOf(timeline, row);
  const h = heapOf(timeline, row);
  switch (kind) {
    case 'added':
      return marked('added', { i: h, 'R[i]': residue });
    case 'counted':
      return marked('counted', { c, r: row });
    case 'opened':
      return marked('opened', { c, i: h, 'R[i]': residue });
    case 'given':
      return marked('given', { c, h, 'left[h]': above(left, c) });
    case 'taken':
      return marked('taken', { i: h, 'R[i]': residue, 'left[i]': left });
    default:
      return null;
  }
}

/** @param {NimTimeline} timeline @param {number} cursor */
function stepOfEvery({ steps, heaps, beside }, cursor) {
  const { kind, numbers } = stepAt(steps, cursor);
  const [row] = numbers;
  const count = beside[row] ?? '0';
  if (kind === 'taken') return marked('taken', { i: row + 1, 'steps[i]': count });
  if (kind !== 'timed') return null;
  const most = beside.slice(0, row).reduce((most, one) => (BigInt(one ?? 0) > most ? BigInt(one ?? 0) : most), 0n);
  return marked('timed', { i: row + 1, 'a[i]': BigInt(entryAt(heaps, row)), 'steps[i]': count, most });
}

/** @type {Programs} */
export const PROGRAMS = {
  one: { inputOf: inputWith((options) => [boundOf(options), misereOf(options)]), stepOf: stepOfOne },
  several: {
    inputOf: inputWith((options) => [options.moore ?? 1, boundOf(options), misereOf(options)]),
    stepOf: stepOfSeveral,
  },
  every: { inputOf: inputWith((options) => [boundOf(options)]), stepOf: stepOfEvery },
  memo: {
    inputOf: inputWith((options) => [boundOf(options), misereOf(options)]),
    runOf: (page) => page.memo.search.value?.calls.value ?? null,
    stepOf: stepOfSearch,
  },
};
