/**
 * What repeats itself in a table: periods, sets of losing positions that a formula tells, sequences that are known. Each is told with how
 * far it was seen; proved is only what the rule itself proves.
 */
import { periodOf, range, SEQUENCES } from '../../page/values/sequences.js';
import { tupleAt } from './table.js';

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

/** The largest modulus that is tried, by the number of coordinates. */
const MODULI = [0, 0, 9, 5, 4];

/**
 * What a rule of one heap takes at most, where it is one that its text shows to be finite: takes of a set, `taking`, or an octal game,
 * `octal`. Null for any other.
 * @param {string} text @param {readonly {name: string, value: string}[]} constants
 * @returns {{kind: 'taking' | 'octal', most: number} | null}
 */
export function finiteRule(text, constants) {
  const values = new Map(constants.map(({ name, value }) => [name, value]));
  const statements = text
    .split(/[\r\n]+/)
    .flatMap((line) => line.replace(/[#＃].*/, '').split(/[;；]/))
    // Full-width forms are their twins.
    .map((statement) => statement.normalize('NFKC').replaceAll('→', '->').replaceAll('...', '..').replaceAll('、', ',').replace(/\s+/g, ''))
    .filter(Boolean);
  let most = 0;
  let kind = /** @type {'taking' | 'octal'} */ ('taking');
  for (const statement of statements) {
    if (/^(start\(|table\(|conjecture)/.test(statement) || /^[\p{Alphabetic}_][\p{Alphabetic}\d_]*=/u.test(statement)) continue;
    if (statement === 'lastloses') continue;
    const told = statement.replace(/[\p{Alphabetic}_][\p{Alphabetic}\d_]*/gu, (name) => values.get(name) ?? name);
    const take = /^\((\w+)\)->\(\1-(\d+)\)$/.exec(told);
    const takes = /^\((\w+)\)->\(\1-(\w+)\)for\2in(?:\{([\d.,]+)\}|(\d+)\.\.(\d+))$/.exec(told);
    const split = /^\((\w+)\)->\((\w+)\)&\(\1(?:-(\d+))?-\2\)for\2in([01])\.\.\1-(\d+)$/.exec(told);
    const whole = /^\((\w+)\)->endif\1=(\d+)$/.exec(told);
    const larger = /^\((\w+)\)->\(\1-(\d+)\)if\1>(?:=?)(\d+)$/.exec(told);
    if (take) most = Math.max(most, Number(take[2]));
    else if (takes) {
      const numbers = (takes[3] ?? `${takes[4]}..${takes[5]}`).split(/,|\.\./).map(Number);
      if (numbers.some((one) => !(one >= 1))) return null;
      most = Math.max(most, ...numbers);
    } else if (split) {
      // Both parts are at least 0, or both at least 1; then the last split leaves as much as the first.
      const [taken, first, less] = [Number(split[3] ?? 0), Number(split[4]), Number(split[5])];
      if (less !== taken + first || (taken === 0 && first === 0)) return null;
      kind = 'octal';
      most = Math.max(most, taken);
    } else if (whole || larger) {
      kind = 'octal';
      most = Math.max(most, Number((whole ?? larger)?.[2]));
    } else return null;
  }
  return most > 0 || kind === 'octal' ? { kind, most } : null;
}

/** Of a single coordinate. @param {Timeline} timeline @param {string} text of the rule @returns {Pattern[]} */
function ofOne(timeline, text) {
  const { labels, nimbers, ranges, constants, isMisere } = timeline;
  const [first, last] = ranges[0] ?? [0, 0];
  if (labels.includes(4)) return [];
  const finite = finiteRule(text, constants);
  /** @type {Pattern[]} */
  const found = [];
  const has_nimbers = nimbers.length > 0 && !nimbers.includes(0xffffffff);
  const is_decided = labels.every((label) => label < 2);
  const values = has_nimbers ? nimbers : is_decided ? labels : null;
  const seen = first === 0 && values ? periodOf(values) : null;
  // What is one and the same from somewhere on is no news.
  if (seen && (seen.period > 1 || seen.saltus !== 0)) {
    const { preperiod, period, saltus } = seen;
    // The next value hangs on the last `most` alone; an octal game's on sums of two, by the theorem of Guy and Smith.
    const needed = finite?.kind === 'octal' ? 2 * preperiod + 2 * period + finite.most : preperiod + period + (finite?.most ?? 0);
    const can_prove = finite !== null && saltus === 0 && (finite.kind === 'taking' || (has_nimbers && !isMisere));
    found.push({
      id: 'lab-found-period',
      args: {
        of: has_nimbers ? 'nimbers' : 'outcomes',
        preperiod,
        period,
        saltus,
        last,
        needed,
        how: !can_prove ? 'seen' : last < needed ? 'needs' : finite.kind,
      },
      proved: can_prove && last >= needed,
      ...(saltus === 0 ? { period } : {}),
    });
  }
  const lost = [...labels.keys()]
    .filter((index) => labels[index] === 1)
    .map((index) => first + index)
    .filter((n) => n > 0);
  if (is_decided && lost.length >= LEAST)
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
  const places = [...labels.keys()].filter((place) => (labels[place] ?? 4) < 2);
  const told = places.map((place) => ({ at: tupleAt(timeline, place), is_lost: labels[place] === 1, nimber: nimbers[place] }));
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
function ofPairs(lost, { ranges }) {
  const [[, last_a], [, last_b]] = /** @type {[[number, number], [number, number]]} */ (ranges);
  const last = Math.min(last_a, last_b);
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

/** @param {Timeline} timeline @param {string} text of the rule @returns {Pattern[]} */
export function patternsOf(timeline, text) {
  if (timeline.labels.length > MOST) return [];
  return timeline.names.length === 1 ? ofOne(timeline, text) : ofMany(timeline);
}
