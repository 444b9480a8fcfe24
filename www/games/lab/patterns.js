/**
 * What repeats itself in a table: periods, losing positions by a formula, sequences that are known. All are observations on the table,
 * unless the solver proved them.
 */
import { range, SEQUENCES } from '../../formats/sequences.js';
import { isDecided, LABEL, NONE, rangesOf, stridesOf } from './table.js';

/** @import { Timeline } from './table.js' */
/** @import { Pattern } from './types.js' */

/** The largest table that is searched, and the fewest losing positions that show a pattern. */
const LEAST = 4;
export const MOST = 250_000;

/** Members of a sequence that are compared before all of them are made. */
const FIRST = 20;

/** Larger coordinates do not fit into the bits of a number. */
const BITS = 2 ** 31;

/** The largest modulus that is tried, by the number of coordinates. */
const MODULI = [0, 0, 9, 5, 4];

/** The period of a single coordinate, which the solver finds. @param {Timeline} timeline @param {number} last @returns {Pattern[]} */
function repetitionOf({ repetition }, last) {
  if (!repetition) return [];
  const { ofNimbers, preperiod, period, saltus, certainty: how, needed } = repetition;
  return [
    {
      id: 'lab-found-period',
      args: { of: ofNimbers ? 'nimbers' : 'outcomes', preperiod, period, saltus, last, needed: needed ?? 0, how },
      proved: how === 'takes' || how === 'splits',
      ...(saltus === 0 ? { period } : {}),
    },
  ];
}

/** The patterns of a single coordinate. @param {Timeline} timeline @returns {Pattern[]} */
function ofOne(timeline) {
  const { labels } = timeline;
  const [first = 0, last = 0] = rangesOf(timeline)[0]?.map(Number) ?? [];
  if (labels.includes(LABEL.BLANK)) return [];
  const found = repetitionOf(timeline, last);
  const lost = [...labels.keys()]
    .filter((index) => labels[index] === LABEL.P)
    .map((index) => first + index)
    .filter((n) => n > 0);
  // Sequences are compared from their first members on.
  if (last <= MOST && lost.length >= LEAST && labels.every(isDecided))
    for (const [name, of] of Object.entries(SEQUENCES)) {
      /** Whether the first so many are its own, and no others to the last of them. @param {number} count @param {number} to */
      const begins = (count, to) => {
        const own = of(to).filter((n) => n > 0 && n >= first);
        return own.length === count && own.every((n, index) => n === lost[index]);
      };
      const few = Math.min(lost.length, FIRST);
      if (begins(few, lost[few - 1] ?? 0) && begins(lost.length, last))
        found.push({ id: 'lab-found-sequence', args: { name, count: lost.length, last }, proved: false });
    }
  return found;
}

/** All tuples of so many of the numbers. @param {number} length @param {readonly number[]} numbers @returns {number[][]} */
const tuples = (length, numbers) =>
  length === 0 ? [[]] : tuples(length - 1, numbers).flatMap((tuple) => numbers.map((number) => [...tuple, number]));

/** A sum in words: `a - 2·b`. @param {readonly string[]} names @param {readonly number[]} factors */
const sumWords = (names, factors) =>
  factors
    .flatMap((factor, at) =>
      factor === 0 ? [] : [`${factor < 0 ? ' - ' : ' + '}${Math.abs(factor) === 1 ? '' : `${Math.abs(factor)}·`}${names[at]}`],
    )
    .join('')
    .replace(/^ \+ /, '')
    .replace(/^ - /, '-');

/**
 * The positions of a table that are won or lost: their coordinates, a list each; which are lost; and their nimbers.
 * @param {Timeline} timeline
 */
function decidedOf(timeline) {
  const { labels, lengths, nimbers } = timeline;
  const strides = stridesOf(timeline);
  const places = Uint32Array.from(labels.keys()).filter((place) => isDecided(labels[place]));
  return {
    count: places.length,
    columns: rangesOf(timeline).map(([first], at) =>
      Int32Array.from(places, (place) => Number(first) + (Math.floor(place / (strides[at] ?? 1)) % (lengths[at] ?? 1))),
    ),
    is_lost: Uint8Array.from(places, (place) => Number(labels[place] === LABEL.P)),
    nimbers: nimbers.length > 0 ? Uint32Array.from(places, (place) => nimbers[place] ?? NONE) : null,
  };
}

/** The patterns of two coordinates and more. @param {Timeline} timeline @returns {Pattern[]} */
function ofMany(timeline) {
  const { names } = timeline;
  if (rangesOf(timeline).some(([, last]) => last >= BITS)) return [];
  const { count, columns, is_lost, nimbers } = decidedOf(timeline);
  const losing = is_lost.reduce((sum, lost) => sum + lost, 0);
  if (losing < LEAST || count < 3 * LEAST) return [];
  const first_lost = is_lost.indexOf(1);
  /** Whether the lost positions are those with a number. @param {(index: number) => number} numberOf @param {number} number */
  const decides = (numberOf, number) => is_lost.every((lost, index) => (numberOf(index) === number) === (lost === 1));

  /** XORs of some coordinates. @returns {Pattern[]} */
  const xors = () =>
    tuples(names.length, [0, 1]).flatMap((chosen) => {
      const own = columns.filter((_, at) => chosen[at]);
      if (own.length < 2) return [];
      const xor = (/** @type {number} */ index) => own.reduce((sum, column) => sum ^ (column[index] ?? 0), 0);
      const is_nimber = nimbers?.every((nimber, index) => nimber === xor(index)) ?? false;
      if (!is_nimber && !decides(xor, 0)) return [];
      const of = names.filter((_, at) => chosen[at]).join(', ');
      return [{ id: is_nimber ? 'lab-found-xor-nimber' : 'lab-found-xor', args: { of, count }, proved: false }];
    });

  /** A sum of multiples of the coordinates. @param {readonly number[]} factors */
  const sumOf = (factors) => {
    const own = columns.flatMap((column, at) => (factors[at] ? [{ column, factor: factors[at] }] : []));
    return (/** @type {number} */ index) => own.reduce((sum, { column, factor }) => sum + (column[index] ?? 0) * factor, 0);
  };
  /** The first factor that is not 0. @param {readonly number[]} factors */
  const lead = (factors) => factors.find((factor) => factor !== 0) ?? 0;

  /** The first sum that is the same number at all lost positions. @returns {Pattern[]} */
  function line() {
    const all = tuples(names.length, [-2, -1, 0, 1, 2]).filter((factors) => lead(factors) > 0);
    const found = all.find((factors) => Math.abs(sumOf(factors)(first_lost)) <= 4 && decides(sumOf(factors), sumOf(factors)(first_lost)));
    if (!found) return [];
    return [{ id: 'lab-found-line', args: { sum: sumWords(names, found), value: sumOf(found)(first_lost), count }, proved: false }];
  }

  /** The first sum that has the same remainder at all lost positions. @returns {Pattern[]} */
  function remainder() {
    for (let modulus = 2; modulus <= (MODULI[names.length] ?? 0); modulus += 1)
      for (const factors of tuples(names.length, range(modulus - 1)).filter((one) => lead(one) === 1)) {
        const sum = sumOf(factors);
        const value = sum(first_lost) % modulus;
        if (decides((index) => sum(index) % modulus, value))
          return [{ id: 'lab-found-rest', args: { sum: sumWords(names, factors), modulus, value, count }, proved: false }];
      }
    return [];
  }

  /** @returns {Pattern[]} */
  function pairs() {
    const [a, b] = columns;
    if (!a || !b || names.length > 2) return [];
    const lost = [...is_lost.keys()].filter((index) => is_lost[index]).map((index) => [a[index] ?? 0, b[index] ?? 0]);
    return ofPairs(lost, timeline);
  }
  return [...xors(), ...line(), ...remainder(), ...pairs()];
}

/**
 * Losing pairs of Beatty sequences: every number is in one of them, and the differences grow evenly.
 * @param {number[][]} lost @param {Timeline} timeline
 * @returns {Pattern[]}
 */
function ofPairs(lost, timeline) {
  const last = Math.min(...rangesOf(timeline).map(([, end]) => Number(end)));
  const pairs = lost.filter(([a = 0, b = 0]) => a < b && b <= last).sort(([a = 0], [b = 0]) => a - b);
  const [low = 0, high = 0] = pairs[0] ?? [];
  const step = high - low;
  if (pairs.length < LEAST || step < 1 || pairs.some(([a = 0, b = 0], index) => b - a !== step * (index + 1))) return [];
  const mirrored = new Set(lost.map(([a, b]) => `${b},${a}`));
  if (lost.some(([a = 0, b = 0]) => a <= last && b <= last && !mirrored.has(`${a},${b}`))) return [];
  const used = new Set([0, ...pairs.flat()]);
  // A lower number whose partner lies beyond the table may be missing above the last pair.
  const [top = 0] = pairs.at(-1) ?? [];
  if (range(top).some((n) => !used.has(n)) || used.size !== 2 * pairs.length + 1) return [];
  const lower = (2 - step + Math.sqrt(step * step + 4)) / 2;
  const args = { count: pairs.length, step, lower: lower.toFixed(4), upper: (lower + step).toFixed(4), last };
  return [{ id: 'lab-found-beatty', args, proved: false }];
}

/** @param {Timeline} timeline @returns {Pattern[]} */
export function patternsOf(timeline) {
  if (timeline.labels.length > MOST) return [];
  return timeline.names.length === 1 ? ofOne(timeline) : ofMany(timeline);
}
