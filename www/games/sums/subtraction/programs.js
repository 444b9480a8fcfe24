/** The programs of subtraction games, in step with its methods. They read the numbers that may be taken one by one. */
import { MOST_OF_CPP } from '../../../game_page/code/input.js';
import { stepOfSearch } from '../../../game_page/code/memo_steps.js';
import { heapsIn, largestOf, stepOfEvery, stepOfMex, stepOfPeriod } from '../program_steps.js';

/** @import { Ending, Programs } from '../../../game_page/code/types.js' */
/** @import { Options } from '../../../solver/types.js' */

/** The most numbers that are read, and the largest. */
const MOST_NUMBERS = 2000;

/** The largest heap whose value is computed by mex. */
const LARGEST = 1_000_000n;

/**
 * What may be taken from heaps up to a size, ascending; null if that is too much.
 * @param {string} set as links have it @param {bigint} largest at most `LARGEST` @returns {number[] | null}
 */
function takesOf(set, largest) {
  const is_but = set.startsWith('!');
  const ranges = (is_but ? set.slice(1) : set).split(',').filter(Boolean);
  /** @type {Set<number>} */
  const named = new Set();
  for (const range of ranges) {
    const [first, last = first] = range.split('-').map(Number);
    if (first === undefined || last === undefined) return null;
    for (let take = first; take <= Math.min(last, Number(largest)) && named.size <= MOST_NUMBERS; take += 1) named.add(take);
  }
  /** @type {number[]} */
  const takes = is_but ? [] : [...named].sort((a, b) => a - b);
  if (is_but) for (let take = 1; take <= largest && takes.length <= MOST_NUMBERS; take += 1) if (!named.has(take)) takes.push(take);
  return takes.length > MOST_NUMBERS ? null : takes;
}

/** @param {readonly bigint[]} heaps @param {readonly number[]} takes @param {readonly number[]} more after the counts */
const written = (heaps, takes, more = []) => `${[heaps.length, takes.length, ...more].join(' ')}\n${heaps.join(' ')}\n${takes.join(' ')}\n`;

/** @param {(options: Options) => boolean} is_read @returns {(options: Options) => string | null} */
const inputWith = (is_read) => (options) => {
  const heaps = heapsIn(options);
  const largest = largestOf(heaps);
  const takes = is_read(options) && largest <= LARGEST ? takesOf(options.set ?? '', largest) : null;
  return takes && written(heaps, takes);
};

/** Heaps of any size; the set must have a largest number. @param {Options} options @param {Ending} ending */
function inputOfPeriod(options, ending) {
  const { set, rule } = options;
  const heaps = heapsIn(options);
  if (rule !== 'normal' || !set || set.startsWith('!')) return null;
  if (ending === 'cpp' && largestOf(heaps) >= MOST_OF_CPP) return null;
  const takes = takesOf(set, LARGEST);
  return takes && written(heaps, takes);
}

/** @param {Options} options */
function inputOfMemo(options) {
  const heaps = heapsIn(options);
  const takes = largestOf(heaps) <= LARGEST ? takesOf(options.set ?? '', largestOf(heaps)) : null;
  return takes && written(heaps, takes, [options.rule === 'misere' ? 1 : 0]);
}

/** @type {Programs} */
export const PROGRAMS = {
  mex: { inputOf: inputWith(({ rule }) => rule === 'normal'), stepOf: stepOfMex },
  every: { inputOf: inputWith(({ rule }) => rule === 'every'), stepOf: stepOfEvery },
  period: { inputOf: inputOfPeriod, stepOf: stepOfPeriod },
  memo: { inputOf: inputOfMemo, runOf: (page) => page.memo.search.value?.calls.value ?? null, stepOf: stepOfSearch },
};
