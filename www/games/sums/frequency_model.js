/** How often each value comes. */
import { range, sum } from 'd3-array';
import { entryAt } from '../../ui/entry_at.js';
import { greatestOf } from './steps.js';

/** Values that a sentence names. */
const NAMED = 6;

/** Beyond this ratio of the most to the least a logarithmic scale is needed. */
const STEEP = 40;

/** By value, how many heaps have it. @param {Uint32Array} values */
export function countsOf(values) {
  const counts = new Uint32Array(values.length === 0 ? 0 : greatestOf(values) + 1);
  for (const value of values) counts[value] = entryAt(counts, value) + 1;
  return counts;
}

/**
 * A summary of the counts: how many values there are, and which smaller numbers never occur; how often the commonest and the rarest
 * come, and the first of the rarest.
 * @param {Uint32Array} counts
 */
export function summaryOf(counts) {
  const values = [...counts.keys()].filter((value) => counts[value]);
  const often = values.map((value) => entryAt(counts, value));
  const most = often.reduce((one, other) => Math.max(one, other), 0);
  const least = often.reduce((one, other) => Math.min(one, other), Infinity);
  const rarest = values.filter((value) => counts[value] === least);
  return {
    distinct: values.length,
    absent: counts.length - values.length,
    most,
    commonest: counts.indexOf(most),
    least,
    rarest: rarest.slice(0, NAMED),
    rarest_count: rarest.length,
    is_steep: most > STEEP * least,
  };
}

/**
 * Bars for the values from 0 on, each of as many values as a power of 2, so that there are at most `most` of them.
 * @param {Uint32Array} counts @param {number} most
 * @returns {{wide: number, bars: {from: number, to: number, count: number}[]}} to: the last value of the bar
 */
export function barsOf(counts, most) {
  let wide = 1;
  while (counts.length > most * wide) wide *= 2;
  const bars = range(0, counts.length, wide).map((from) => {
    const end = Math.min(counts.length, from + wide);
    return { from, to: end - 1, count: sum(counts.subarray(from, end)) };
  });
  return { wide, bars };
}
