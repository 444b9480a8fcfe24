/** What a list of numbers is: its period, a form of n, a sequence that has a name, a linear recurrence. Seen to its end; proved is what the solver proved. */
import { ones, periodOf, SEQUENCES } from '../../formats/sequences.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Form } from './types.js' */

/** What is found. formula: in the laboratory's language, where it can be checked there. @typedef {{id: string, args: Record<string, string | number>, proved: boolean, formula?: string}} Finding */
/** @typedef {{preperiod: number, period: number, saltus: number, is_proved: boolean}} Period values[n + period] = values[n] + saltus from n = preperiod on; n: an index */

/** So many values tell anything. */
const LEAST = 8;

/** Numbers that are told apart by their bits, at most: forms are of 32 of them. */
const BITS = 2 ** 31;

/** Sequences that have names are gone through as far as this. */
const NAMED = 1_000_000n;

/** Terms with n divided by 2, 4, … as far as numbers to `last` have bits. @param {number} last @param {(power: number) => string} term */
const halves = (last, term) => Array.from({ length: Math.max(1, 31 - Math.clz32(last)) }, (_, at) => term(2 ** (at + 1)));

/** 1 where n has an odd number of ones, as the laboratory has it. @param {number} last @param {string} n */
const oddness = (last, n) => `xor(${[n, ...halves(last, (power) => `${n} div ${power}`)].join(', ')}) mod 2`;

/** More than any number that is told apart by its bits. */
const TWO = 2 ** 31;

/** Forms of n, as C writes them. @type {Record<string, Form>} */
export const FORMS = {
  n: { of: (n) => n, formula: () => 'n', repeats: [1, 1] },
  'n - 1': { of: (n) => n - 1, formula: () => 'n - 1', repeats: [1, 1] },
  'n + 1': { of: (n) => n + 1, formula: () => 'n + 1', repeats: [1, 1] },
  'n >> 1': { of: (n) => n >> 1, formula: () => 'n div 2', repeats: [2, 1] },
  '(n + 1) >> 1': { of: (n) => (n + 1) >> 1, formula: () => '(n + 1) div 2', repeats: [2, 1] },
  'n ^ 1': { of: (n) => n ^ 1, formula: () => 'xor(n, 1)', repeats: [2, 2] },
  '(n - 1) ^ 1': { of: (n) => (n - 1) ^ 1, formula: () => 'xor(n - 1, 1)', repeats: [2, 2] },
  'n ^ (n >> 1)': { of: (n) => n ^ (n >> 1), formula: () => 'xor(n, n div 2)' },
  'n & -n': { of: (n) => n & -n, formula: () => `min(n, gcd(n, ${TWO}))` },
  'n & (n - 1)': { of: (n) => n & (n - 1), formula: () => `n - min(n, gcd(n, ${TWO}))` },
  // Legendre: n less the ones of n is how often 2 divides n!.
  'popcount(n)': { of: (n) => ones(n), formula: (last) => ['n', ...halves(last, (power) => `n div ${power}`)].join(' - ') },
  'ctz(n)': {
    of: (n) => 31 - Math.clz32(n & -n),
    formula: (last) => halves(last, (power) => `n div ${power} - (n - 1) div ${power}`).join(' + '),
  },
  'floor(log2(n))': {
    of: (n) => 31 - Math.clz32(n),
    formula: (last) => halves(last, (power) => `min(1, n div ${power})`).join(' + '),
  },
  '2 * n + (popcount(n) % 2 == 0)': {
    of: (n) => 2 * n + Number(ones(n) % 2 === 0),
    formula: (last) => `2*n + 1 - ${oddness(last, 'n')}`,
  },
  '2 * (n - 1) + (popcount(n - 1) % 2 == 0)': {
    of: (n) => 2 * (n - 1) + Number(ones(n - 1) % 2 === 0),
    formula: (last) => `2*(n - 1) + 1 - ${oddness(last, '(n - 1)')}`,
  },
  ...Object.fromEntries(
    [2, 3, 4, 5, 6, 7, 8].map((modulus) => [
      `n % ${modulus}`,
      /** @type {Form} */ ({ of: (n) => n % modulus, formula: () => `n mod ${modulus}`, repeats: [modulus, 0] }),
    ]),
  ),
};

/** The greatest order of a recurrence, first terms that may stand apart, and terms that must follow it. */
const [ORDER, APART, FOLLOWING] = [12, 12, 4];

/**
 * The whole numbers with which sums of the terms before give every term; null where there are none.
 * @param {readonly bigint[]} terms @param {number} order @returns {bigint[] | null} of the term before first
 */
function recurrenceOf(terms, order) {
  const rows = Array.from({ length: order }, (_, row) =>
    Array.from({ length: order + 1 }, (__, column) => terms[column === order ? order + row : order + row - 1 - column] ?? 0n),
  );
  // By whole numbers alone: every row times what the others have there.
  for (let at = 0; at < order; at += 1) {
    const pivot = rows.findIndex((row, index) => index >= at && row[at] !== 0n);
    if (pivot < 0) return null;
    [rows[at], rows[pivot]] = [entryAt(rows, pivot), entryAt(rows, at)];
    const lead = entryAt(rows, at);
    for (const [index, row] of rows.entries()) {
      if (index === at || row[at] === 0n) continue;
      const [mine, other] = [entryAt(lead, at), entryAt(row, at)];
      rows[index] = row.map((value, column) => value * mine - (lead[column] ?? 0n) * other);
    }
  }
  /** @type {bigint[]} */
  const found = [];
  for (const [at, row] of rows.entries()) {
    const [by = 1n, sum = 0n] = [row[at], row[order]];
    if (sum % by !== 0n) return null;
    found.push(sum / by);
  }
  const holds = terms.every(
    (term, index) => index < order || found.reduce((sum, factor, back) => sum + factor * (terms[index - 1 - back] ?? 0n), 0n) === term,
  );
  return holds ? found : null;
}

/** A list that is one value from somewhere on, for half of it at least. @param {readonly bigint[]} values @param {number} from index of the first */
function constantOf(values, from) {
  const last = values.at(-1);
  const start = values.findLastIndex((value) => value !== last) + 1;
  return 2 * start <= values.length ? { preperiod: from + start, period: 1, saltus: 0, is_proved: false } : null;
}

/** `a(n - 1) + 2·a(n - 3)`. @param {readonly bigint[]} factors */
const sumWords = (factors) =>
  factors
    .flatMap((factor, back) =>
      factor === 0n
        ? []
        : [`${factor < 0n ? '− ' : '+ '}${factor === 1n || factor === -1n ? '' : `${factor < 0n ? -factor : factor}·`}a(n − ${back + 1})`],
    )
    .join(' ')
    .replace(/^\+ /, '');

/** The period of a list: the one that is known, or else the one that is seen. @param {readonly bigint[]} values @param {number} from index of the first @param {Period | null} known @returns {Period | null} */
export function periodOfList(values, from, known) {
  if (known || values.length < LEAST) return known;
  const constant = constantOf(values, from);
  if (constant) return constant;
  const seen = periodOf(values.map(Number));
  return seen?.period ? { ...seen, preperiod: from + seen.preperiod, is_proved: false } : null;
}

/** Residues that are told. */
const RESIDUES = 12;

/** What numbers a set has by their remainders. @param {readonly number[]} members ascending @returns {Finding | null} */
function residuesOf(members) {
  const gaps = members.slice(1).map((member, index) => member - (members[index] ?? 0));
  const seen = periodOf(gaps);
  if (!seen?.period || seen.saltus !== 0 || seen.period > RESIDUES || seen.preperiod > RESIDUES) return null;
  const modulus = gaps.slice(seen.preperiod, seen.preperiod + seen.period).reduce((sum, gap) => sum + gap, 0);
  const [first = 0, last = 0] = [members[seen.preperiod], members.at(-1)];
  const residues = members
    .slice(seen.preperiod, seen.preperiod + seen.period)
    .map((member) => member % modulus)
    .sort((a, b) => a - b);
  const own = residues.map((residue) => (modulus === 1 ? 'n >= 0' : `n mod ${modulus} = ${residue}`)).join(' or ');
  const before = members.slice(0, seen.preperiod);
  // The rule may begin before its first member, where nothing stands between.
  const from = before.length === 0 && residues[0] === first ? 0 : first;
  const formula = from === 0 ? own : [...before.map((member) => `n = ${member}`), `n >= ${from} and (${own})`].join(' or ');
  return { id: 'values-residues', args: { modulus, residues: residues.join(', '), from, last }, proved: false, formula };
}

/** @param {number} a @param {number} b @returns {number} */
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

/**
 * Whether a form that holds to an index holds for all: both rise by as much in as long, and a whole round of both is seen.
 * @param {Form} form @param {Period | null} period @param {number} first @param {number} last indices between which it holds
 */
function isProved({ repeats }, period, first, last) {
  if (!period?.is_proved || !repeats) return false;
  const [length, saltus] = repeats;
  const round = (length * period.period) / gcd(length, period.period);
  return saltus * period.period === period.saltus * length && last >= Math.max(period.preperiod, first) + round - 1;
}

/**
 * @param {readonly bigint[]} values
 * @param {object} of
 * @param {number} of.from index of the first
 * @param {boolean} of.is_set whether they are an ascending set, and not what numbers are worth
 * @param {Period | null} of.period that `periodOfList` tells
 * @param {readonly string[]} [of.proved] sequences with names that it is known to be
 * @returns {Finding[]} what is proved first
 */
export function findingsOf(values, { from, is_set, period, proved: known = [] }) {
  if (values.length < LEAST) return [];
  if (is_set) return byProof(findingsOfSet(values, from, known));
  /** @type {Finding[]} */
  const found = [];
  const last = from + values.length - 1;
  const numbers = values.map(Number);
  if (values.every((value) => value < BITS) && last < BITS)
    for (const [written, form] of Object.entries(FORMS)) {
      if (!numbers.every((value, index) => index + from === 0 || form.of(index + from) === value)) continue;
      const first = from === 0 && form.of(0) !== numbers[0] ? 1 : from;
      const proved = isProved(form, period, first, last);
      found.push({
        id: 'values-form',
        args: { form: written, from: first, last },
        proved,
        ...(first === from ? { formula: form.formula(last) } : {}),
      });
    }
  if (period?.period === 1 && period.saltus === 0) {
    const { preperiod, is_proved } = period;
    found.push({ id: 'values-constant', args: { value: String(values.at(-1)), preperiod, last }, proved: is_proved });
  }
  if (period && (period.period > 1 || period.saltus !== 0)) {
    const { preperiod, period: length, saltus, is_proved } = period;
    found.push({ id: 'values-period', args: { preperiod, period: length, saltus, last }, proved: is_proved });
  }
  return byProof(found);
}

/** What is proved first. @param {Finding[]} found */
const byProof = (found) => found.sort((one, other) => Number(other.proved) - Number(one.proved));

/** @param {readonly bigint[]} values at least LEAST, ascending @param {number} from index of the first @param {readonly string[]} known sequences that it is known to be @returns {Finding[]} */
function findingsOfSet(values, from, known) {
  /** @type {Finding[]} */
  const found = [];
  const last = from + values.length - 1;
  const few = values.filter((value) => value <= NAMED).map(Number);
  const residues = few.length < LEAST ? null : residuesOf(few);
  if (residues) found.push(residues);
  // By remainders a list has a recurrence, too, which says less.
  for (let apart = 0; apart <= APART && !residues; apart += 1) {
    const rest = values.slice(apart);
    for (let order = 1; order <= ORDER && rest.length >= 2 * order + FOLLOWING; order += 1) {
      const factors = recurrenceOf(rest, order);
      if (!factors) continue;
      found.push({ id: 'values-recurrence', args: { sum: sumWords(factors), from: from + apart + order, last }, proved: false });
      apart = APART;
      break;
    }
  }
  if (few.length < LEAST) return found;
  const own = few.filter((n) => n > 0);
  for (const [name, of] of Object.entries(SEQUENCES)) {
    const all = of(few.length, few.at(-1) ?? 0).filter((n) => n > 0);
    if (all.length === own.length && all.every((n, index) => n === own[index]))
      found.push({ id: 'values-sequence', args: { name, last: from + few.length - 1 }, proved: known.includes(name) });
  }
  return found;
}
