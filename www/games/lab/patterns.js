/**
 * What repeats itself in a table: periods, sets of losing positions that a formula tells, sequences that are known. Each is told with how
 * far it was seen; proved is only what the solver proved by the rule it read.
 */
import { range, SEQUENCES } from '../../page/values/sequences.js';
import { rangesOf, tupleAt } from './table.js';

/** @typedef {import('./table.js').Timeline} Timeline */

/**
 * @typedef {object} Pattern
 * @property {string} id message id
 * @property {Record<string, string | number>} args
 * @property {boolean} proved
 * @property {number} [period] of a single coordinate
 */

/** The largest table that is looked through, and the least of losing positions that tell anything. */
export const [MOST, LEAST] = [250_000, 4];

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
      const all = of(lost.length, last).filter((n) => n > 0 && n >= first);
      if (all.length === lost.length && all.every((n, index) => n === lost[index]))
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

/** Of two coordinates and more. @param {Timeline} timeline @returns {Pattern[]} */
function ofMany(timeline) {
  const { labels, nimbers, names } = timeline;
  if (rangesOf(timeline).some(([, last]) => last >= BITS)) return [];
  const places = [...labels.keys()].filter((place) => (labels[place] ?? 4) < 2);
  const told = places.map((place) => ({ at: tupleAt(timeline, place).map(Number), is_lost: labels[place] === 1, nimber: nimbers[place] }));
  const count = told.filter(({ is_lost }) => is_lost).length;
  if (count < LEAST || told.length < 3 * LEAST) return [];
  /** @param {(at: readonly number[]) => boolean} isLost */
  const fits = (isLost) => told.every(({ at, is_lost }) => isLost(at) === is_lost);
  const args = { count: told.length };
  /** @type {Pattern[]} */
  const found = [];
  for (const chosen of tuples(names.length, [0, 1]).filter((one) => one.filter(Boolean).length > 1)) {
    const xor = (/** @type {readonly number[]} */ at) => at.reduce((sum, value, index) => (chosen[index] ? sum ^ value : sum), 0);
    const of = names.filter((_, index) => chosen[index]).join(', ');
    if (nimbers.length > 0 && told.every(({ at, nimber }) => xor(at) === nimber))
      found.push({ id: 'lab-found-xor-nimber', args: { of, ...args }, proved: false });
    else if (fits((at) => xor(at) === 0)) found.push({ id: 'lab-found-xor', args: { of, ...args }, proved: false });
  }
  const product = (/** @type {readonly number[]} */ factors, /** @type {readonly number[]} */ at) =>
    at.reduce((sum, value, index) => sum + value * (factors[index] ?? 0), 0);
  for (const factors of tuples(names.length, [-2, -1, 0, 1, 2])) {
    // The first that is not 0 is positive: each line once.
    if ((factors.find((factor) => factor !== 0) ?? -1) < 0) continue;
    const [sum] = told.filter(({ is_lost }) => is_lost).map(({ at }) => product(factors, at));
    if (sum !== undefined && Math.abs(sum) <= 4 && fits((at) => product(factors, at) === sum)) {
      found.push({ id: 'lab-found-line', args: { sum: sumWords(names, factors), value: sum, ...args }, proved: false });
      break;
    }
  }
  search: for (let modulus = 2; modulus <= (MODULI[names.length] ?? 0); modulus += 1)
    for (const factors of tuples(names.length, range(modulus - 1))) {
      if ((factors.find((factor) => factor !== 0) ?? 0) !== 1) continue;
      const rest = (/** @type {readonly number[]} */ at) => product(factors, at) % modulus;
      const value = rest(told.find(({ is_lost }) => is_lost)?.at ?? []);
      if (!fits((at) => rest(at) === value)) continue;
      found.push({ id: 'lab-found-rest', args: { sum: sumWords(names, factors), modulus, value, ...args }, proved: false });
      break search;
    }
  if (names.length === 2)
    found.push(
      ...ofPairs(
        told.filter(({ is_lost }) => is_lost).map(({ at }) => at),
        timeline,
      ),
    );
  return found;
}

/** Losing pairs that are those of Beatty sequences: every number in one of them, and differences that grow evenly. @param {number[][]} lost @param {Timeline} timeline @returns {Pattern[]} */
function ofPairs(lost, timeline) {
  const last = Math.min(...rangesOf(timeline).map(([, end]) => Number(end)));
  const pairs = lost.filter(([a = 0, b = 0]) => a < b && b <= last).sort(([a = 0], [b = 0]) => a - b);
  const mirrored = new Set(lost.map(([a, b]) => `${b},${a}`));
  if (pairs.length < LEAST || lost.some(([a = 0, b = 0]) => a <= last && b <= last && !mirrored.has(`${a},${b}`))) return [];
  const step = (pairs[0]?.[1] ?? 0) - (pairs[0]?.[0] ?? 0);
  if (step < 1 || pairs.some(([a = 0, b = 0], index) => b - a !== step * (index + 1))) return [];
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
