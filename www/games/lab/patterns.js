/**
 * What repeats itself in a table: periods, sets of losing positions that a formula tells, sequences that are known. Each is told with how
 * far it was seen; proved is only what the solver proved by the rule it read.
 */
import { range, SEQUENCES } from '../../formats/sequences.js';
import { NONE, rangesOf, stridesOf } from './table.js';

/** @import { Timeline } from './table.js' */
/** @import { Pattern } from './types.js' */

/** The largest table that is looked through, and the least of losing positions that tell anything. */
export const [MOST, LEAST] = [250_000, 4];

/** Members of a sequence that are compared before all of them are made. */
const FIRST = 20;

/** Larger coordinates are no numbers whose bits can be told apart. */
const BITS = 2 ** 31;

/** The largest modulus that is tried, by the number of coordinates. */
const MODULI = [0, 0, 9, 5, 4];

/** How the values of a single coordinate repeat themselves, and how sure that is: the solver knows. @param {Timeline} timeline @param {number} last @returns {Pattern[]} */
function repetitionOf({ repetition }, last) {
  if (!repetition) return [];
  const { ofNimbers, preperiod, period, saltus, certainty, needed } = repetition;
  return [
    {
      id: 'lab-found-period',
      args: { of: ofNimbers ? 'nimbers' : 'outcomes', preperiod, period, saltus, last, needed: needed ?? 0, how: certainty },
      proved: certainty === 'takes' || certainty === 'splits',
      ...(saltus === 0 ? { period } : {}),
    },
  ];
}

/** Of a single coordinate. @param {Timeline} timeline @returns {Pattern[]} */
function ofOne(timeline) {
  const { labels } = timeline;
  const [first = 0, last = 0] = rangesOf(timeline)[0]?.map(Number) ?? [];
  if (labels.includes(4)) return [];
  const found = repetitionOf(timeline, last);
  const lost = [...labels.keys()]
    .filter((index) => labels[index] === 1)
    .map((index) => first + index)
    .filter((n) => n > 0);
  // Sequences are gone through from their first members on.
  if (last <= MOST && lost.length >= LEAST && labels.every((label) => label < 2))
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

/** Numbers in each of so many places. @param {number} places @param {readonly number[]} among @returns {number[][]} */
const tuples = (places, among) => (places === 0 ? [[]] : tuples(places - 1, among).flatMap((one) => among.map((value) => [...one, value])));

/** @param {readonly string[]} names @param {readonly number[]} factors */
const sumWords = (names, factors) =>
  factors
    .flatMap((factor, at) => (factor === 0 ? [] : [[factor, names[at] ?? '']]))
    .map(
      ([factor, name], index) =>
        `${Number(factor) < 0 ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + '}${Math.abs(Number(factor)) === 1 ? '' : `${Math.abs(Number(factor))}·`}${name}`,
    )
    .join('');

/** What is known of a table: by position that is won or lost its coordinates, a list each, and whether it is lost. @param {Timeline} timeline */
function toldOf(timeline) {
  const { labels, lengths, nimbers } = timeline;
  const strides = stridesOf(timeline);
  const places = Uint32Array.from(labels.keys()).filter((place) => (labels[place] ?? 4) < 2);
  return {
    count: places.length,
    columns: rangesOf(timeline).map(([first], at) =>
      Int32Array.from(places, (place) => Number(first) + (Math.floor(place / (strides[at] ?? 1)) % (lengths[at] ?? 1))),
    ),
    is_lost: Uint8Array.from(places, (place) => Number(labels[place] === 1)),
    nimbers: nimbers.length > 0 ? Uint32Array.from(places, (place) => nimbers[place] ?? NONE) : null,
  };
}

/** Of two coordinates and more. @param {Timeline} timeline @returns {Pattern[]} */
function ofMany(timeline) {
  const { names } = timeline;
  if (rangesOf(timeline).some(([, last]) => last >= BITS)) return [];
  const { count, columns, is_lost, nimbers } = toldOf(timeline);
  const losing = is_lost.reduce((sum, lost) => sum + lost, 0);
  if (losing < LEAST || count < 3 * LEAST) return [];
  const first_lost = is_lost.indexOf(1);
  /** Whether something holds at every position. @param {(index: number) => boolean} holds */
  const everywhere = (holds) => {
    for (let index = 0; index < count; index += 1) if (!holds(index)) return false;
    return true;
  };
  /** Whether exactly the lost positions have a number. @param {(index: number) => number} numberOf @param {number} number */
  const tells = (numberOf, number) => everywhere((index) => (numberOf(index) === number) === (is_lost[index] === 1));
  const args = { count };
  /** @type {Pattern[]} */
  const found = [];
  for (const chosen of tuples(names.length, [0, 1]).filter((one) => one.filter(Boolean).length > 1)) {
    const own = columns.filter((_, at) => chosen[at]);
    const xor = (/** @type {number} */ index) => own.reduce((sum, column) => sum ^ (column[index] ?? 0), 0);
    const of = names.filter((_, index) => chosen[index]).join(', ');
    if (nimbers && everywhere((index) => xor(index) === nimbers[index]))
      found.push({ id: 'lab-found-xor-nimber', args: { of, ...args }, proved: false });
    else if (tells(xor, 0)) found.push({ id: 'lab-found-xor', args: { of, ...args }, proved: false });
  }
  /** @param {readonly number[]} factors */
  const product = (factors) => {
    const own = columns.flatMap((column, at) => (factors[at] ? [{ column, factor: factors[at] }] : []));
    return (/** @type {number} */ index) => {
      let sum = 0;
      for (const { column, factor } of own) sum += (column[index] ?? 0) * factor;
      return sum;
    };
  };
  for (const factors of tuples(names.length, [-2, -1, 0, 1, 2])) {
    // The first that is not 0 is positive: each line once.
    if ((factors.find((factor) => factor !== 0) ?? -1) < 0) continue;
    const sum = product(factors);
    const value = sum(first_lost);
    if (Math.abs(value) <= 4 && tells(sum, value)) {
      found.push({ id: 'lab-found-line', args: { sum: sumWords(names, factors), value, ...args }, proved: false });
      break;
    }
  }
  search: for (let modulus = 2; modulus <= (MODULI[names.length] ?? 0); modulus += 1)
    for (const factors of tuples(names.length, range(modulus - 1))) {
      if ((factors.find((factor) => factor !== 0) ?? 0) !== 1) continue;
      const sum = product(factors);
      const rest = (/** @type {number} */ index) => sum(index) % modulus;
      const value = rest(first_lost);
      if (!tells(rest, value)) continue;
      found.push({ id: 'lab-found-rest', args: { sum: sumWords(names, factors), modulus, value, ...args }, proved: false });
      break search;
    }
  if (names.length === 2) {
    const [a, b] = /** @type {[Int32Array, Int32Array]} */ (columns);
    const lost = [...is_lost.keys()].filter((index) => is_lost[index]).map((index) => [a[index] ?? 0, b[index] ?? 0]);
    found.push(...ofPairs(lost, timeline));
  }
  return found;
}

/** Losing pairs that are those of Beatty sequences: every number in one of them, and differences that grow evenly. @param {number[][]} lost @param {Timeline} timeline @returns {Pattern[]} */
function ofPairs(lost, timeline) {
  const last = Math.min(...rangesOf(timeline).map(([, end]) => Number(end)));
  const pairs = lost.filter(([a = 0, b = 0]) => a < b && b <= last).sort(([a = 0], [b = 0]) => a - b);
  const step = (pairs[0]?.[1] ?? 0) - (pairs[0]?.[0] ?? 0);
  if (pairs.length < LEAST || step < 1 || pairs.some(([a = 0, b = 0], index) => b - a !== step * (index + 1))) return [];
  const mirrored = new Set(lost.map(([a, b]) => `${b},${a}`));
  if (lost.some(([a = 0, b = 0]) => a <= last && b <= last && !mirrored.has(`${a},${b}`))) return [];
  const used = new Set([0, ...pairs.flat()]);
  // A lower number whose partner lies beyond the table may be missing above the last pair.
  const [top = 0] = pairs.at(-1) ?? [];
  if (range(top).some((n) => !used.has(n)) || used.size !== 2 * pairs.length + 1) return [];
  const lower = (2 - step + Math.sqrt(step * step + 4)) / 2;
  return [
    {
      id: 'lab-found-beatty',
      args: { count: pairs.length, step, lower: lower.toFixed(4), upper: (lower + step).toFixed(4), last },
      proved: false,
    },
  ];
}

/** @param {Timeline} timeline @returns {Pattern[]} */
export function patternsOf(timeline) {
  if (timeline.labels.length > MOST) return [];
  return timeline.names.length === 1 ? ofOne(timeline) : ofMany(timeline);
}
