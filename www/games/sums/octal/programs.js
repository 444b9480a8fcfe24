/** The programs of octal games, in step with its methods. They read at least one row, and a code that leaves at most two. */
import { listed, MOST_OF_CPP } from '../../../game_page/code/input.js';
import { marked } from '../../../game_page/code/listing.js';
import { stepAt } from '../../../player/recorded_lesson.js';
import { entryAt } from '../../../ui/entry_at.js';
import { heapsIn, largestOf, stepOfEvery, stepOfMex, stepOfPeriod } from '../program_steps.js';
import { totalOf } from '../steps.js';

/** @import { SumTimeline } from '../../../../crate/pkg/sums/mexplorer.js' */
/** @import { Ending, Programs } from '../../../game_page/code/types.js' */
/** @import { Options } from '../../../solver/types.js' */

/** The longest rows whose values are computed one by one, by mex and by the sparse space. */
const [LARGEST, LARGEST_SPARSE] = [3000n, 20_000n];

/** The most that programs take. */
const MOST_TAKEN = 3000;

/** A digit of a code: what may be left, and whether two parts must differ. @typedef {{d: number, u: 0 | 1}} Digit */

/** @type {Digit} */
const NONE = { d: 0, u: 0 };

/** @param {string} digits @returns {Digit[]} */
const digitsIn = (digits) =>
  [...digits.matchAll(/([0-9a-f])(!?)/gi)].map(([, digit = '0', sign]) => ({ d: parseInt(digit, 16), u: sign ? 1 : 0 }));

/** @param {string} take @returns {Digit[] | null} */
function digitsOfTake(take) {
  /** @type {Digit[]} */
  const digits = [];
  for (const range of take.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    if (last > MOST_TAKEN) return null;
    while (digits.length <= last) digits.push(NONE);
    digits.fill({ d: 7, u: 0 }, first, last + 1);
  }
  return digits;
}

/**
 * The digits of a game; those that repeat are written up to a size. Null for three parts.
 * @param {Options} options @param {number} size @returns {Digit[] | null}
 */
function digitsOf({ code, take }, size) {
  const [whole = '', tail = ''] = (code ?? '').split('[');
  const digits = typeof take === 'string' ? digitsOfTake(take) : digitsIn(whole);
  if (!digits) return null;
  const repeated = typeof take === 'string' ? [] : digitsIn(tail);
  if (repeated.length > 0) for (let k = 0; digits.length <= size; k += 1) digits.push(entryAt(repeated, k % repeated.length));
  while (digits.length > 1 && digits.at(-1)?.d === 0) digits.pop();
  return digits.some(({ d }) => d > 7) ? null : digits;
}

/** @param {readonly bigint[]} rows @param {readonly Digit[]} digits */
const written = (rows, digits) => `${rows.length} ${digits.length - 1}\n${rows.join(' ')}\n${digits.map(({ d }) => d).join(' ')}\n`;

/** @param {string} wanted the rule @returns {(options: Options) => string | null} */
const inputWith = (wanted) => (options) => {
  const rows = heapsIn(options);
  const largest = largestOf(rows);
  const is_read = rows.length > 0 && options.rule === wanted && largest <= LARGEST;
  const digits = is_read ? digitsOf(options, Number(largest)) : null;
  return digits && `${written(rows, digits)}${digits.map(({ u }) => u).join(' ')}\n`;
};

/** Finite codes alone, with parts that may be equal. @param {Options} options @param {bigint} largest */
function inputOfFinite(options, largest) {
  const rows = heapsIn(options);
  const is_finite = typeof options.take === 'string' || !/[[!]/.test(options.code ?? '');
  const is_read = rows.length > 0 && options.rule === 'normal' && is_finite && largestOf(rows) < largest;
  const digits = is_read ? digitsOf(options, 0) : null;
  return digits && written(rows, digits);
}

/** @param {SumTimeline} timeline @param {number} cursor */
function stepOfSparse(timeline, cursor) {
  const { kind, numbers } = stepAt(timeline.steps, cursor);
  const [n, v] = numbers;
  switch (kind) {
    case 'rare':
      return marked('rare', { n, unsplit: listed(entryAt(timeline.sparse, n).unsplit) });
    case 'sought':
      return marked('sought', { n, v });
    case 'found':
      return marked('found', { X: totalOf(timeline, Infinity, false) ?? 0n });
    default:
      return null;
  }
}

/** Larger than every row of a link. */
const ANY = 10n ** 1001n;

/** @type {Programs} */
export const PROGRAMS = {
  mex: { inputOf: inputWith('normal'), stepOf: stepOfMex },
  every: { inputOf: inputWith('every'), stepOf: stepOfEvery },
  period: { inputOf: (options, ending) => inputOfFinite(options, ending === 'cpp' ? MOST_OF_CPP : ANY), stepOf: stepOfPeriod },
  sparse: { inputOf: (options) => inputOfFinite(options, LARGEST_SPARSE + 1n), stepOf: stepOfSparse },
};
