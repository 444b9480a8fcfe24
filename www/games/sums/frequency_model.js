/** How often each value comes. */
import { greatestOf } from './steps.js';
import { entryAt } from '../../ui/entry_at.js';

/** Values that a sentence names. */
const NAMED = 6;

/** Beyond this ratio of the most to the least a logarithmic scale is needed. */
const STEEP = 40;

/** By value, how many heaps have it. @param {Uint32Array} values */
export function countsOf(values) {
  const counts = new Uint32Array(values.length === 0 ? 0 : greatestOf(values) + 1);
  for (let n = 0; n < values.length; n += 1) {
    const value = entryAt(values, n);
    counts[value] = entryAt(counts, value) + 1;
  }
  return counts;
}

/**
 * What there is to say of the counts.
 * @param {Uint32Array} counts
 * @returns {{distinct: number, absent: number, most: number, commonest: number, least: number, rarest: number[], rarest_count: number, is_steep: boolean}}
 *   how many values there are, and smaller numbers that are none; how often the commonest and the rarest come, and the first of the rarest
 */
export function summaryOf(counts) {
  let [distinct, most, commonest, least] = [0, 0, 0, Infinity];
  /** @type {number[]} */
  let rarest = [];
  let rarest_count = 0;
  for (let value = 0; value < counts.length; value += 1) {
    const count = entryAt(counts, value);
    if (count === 0) continue;
    distinct += 1;
    if (count > most) [most, commonest] = [count, value];
    if (count < least) [least, rarest, rarest_count] = [count, [], 0];
    if (count > least) continue;
    rarest_count += 1;
    if (rarest.length < NAMED) rarest.push(value);
  }
  return { distinct, absent: counts.length - distinct, most, commonest, least, rarest, rarest_count, is_steep: most > STEEP * least };
}

/**
 * Bars for the values from 0 on, of as many values each as a power of 2 says, so that there are at most `most` of them.
 * @param {Uint32Array} counts @param {number} most
 * @returns {{wide: number, bars: {from: number, to: number, count: number}[]}} to: the last value of the bar
 */
export function barsOf(counts, most) {
  let wide = 1;
  while (counts.length > most * wide) wide *= 2;
  const bars = [];
  for (let from = 0; from < counts.length; from += wide) {
    let count = 0;
    const end = Math.min(counts.length, from + wide);
    for (let value = from; value < end; value += 1) count += entryAt(counts, value);
    bars.push({ from, to: end - 1, count });
  }
  return { wide, bars };
}
