/** What a list of numbers is: its period, a form of n, a sequence that has a name, a linear recurrence. Seen to its end; proved is what the solver proved. */
import { ones, periodOf, SEQUENCES } from './sequences.js';

/** @typedef {{id: string, args: Record<string, string | number>, proved: boolean}} Finding */
/** @typedef {{preperiod: number, period: number, saltus: number, is_proved: boolean}} Period values[n + period] = values[n] + saltus from n = preperiod on; n: an index */

/** So many values tell anything. */
const LEAST = 8;

/** Numbers that are told apart by their bits, at most: forms are of 32 of them. */
const BITS = 2 ** 31;

/** Sequences that have names are gone through as far as this. */
const NAMED = 1_000_000n;

/** Forms of n, as C writes them. @type {Record<string, (n: number) => number>} */
export const FORMS = {
  n: (n) => n,
  'n - 1': (n) => n - 1,
  'n + 1': (n) => n + 1,
  'n >> 1': (n) => n >> 1,
  '(n + 1) >> 1': (n) => (n + 1) >> 1,
  'n ^ 1': (n) => n ^ 1,
  '(n - 1) ^ 1': (n) => (n - 1) ^ 1,
  'n ^ (n >> 1)': (n) => n ^ (n >> 1),
  'n & -n': (n) => n & -n,
  'n & (n - 1)': (n) => n & (n - 1),
  'popcount(n)': (n) => ones(n),
  'ctz(n)': (n) => 31 - Math.clz32(n & -n),
  'floor(log2(n))': (n) => 31 - Math.clz32(n),
  '2 * n + (popcount(n) % 2 == 0)': (n) => 2 * n + Number(ones(n) % 2 === 0),
  '2 * (n - 1) + (popcount(n - 1) % 2 == 0)': (n) => 2 * (n - 1) + Number(ones(n - 1) % 2 === 0),
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((modulus) => [`n % ${modulus}`, (/** @type {number} */ n) => n % modulus])),
};

/** The greatest order of a recurrence, first terms that may stand apart, and terms that must follow it. */
const [ORDER, APART, FOLLOWING] = [4, 4, 4];

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
    [rows[at], rows[pivot]] = [/** @type {bigint[]} */ (rows[pivot]), /** @type {bigint[]} */ (rows[at])];
    const lead = /** @type {bigint[]} */ (rows[at]);
    for (const [index, row] of rows.entries()) {
      if (index === at || row[at] === 0n) continue;
      const [mine, other] = [/** @type {bigint} */ (lead[at]), /** @type {bigint} */ (row[at])];
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

/**
 * @param {readonly bigint[]} values
 * @param {object} of
 * @param {number} of.from index of the first
 * @param {boolean} of.is_set whether they are an ascending set, and not what numbers are worth
 * @param {Period | null} of.period that the solver found
 * @returns {Finding[]}
 */
export function findingsOf(values, { from, is_set, period }) {
  /** @type {Finding[]} */
  const found = [];
  if (values.length < LEAST) return found;
  const last = from + values.length - 1;
  if (is_set) {
    for (let apart = 0; apart <= APART; apart += 1) {
      const rest = values.slice(apart);
      for (let order = 1; order <= ORDER && rest.length >= 2 * order + FOLLOWING; order += 1) {
        const factors = recurrenceOf(rest, order);
        if (!factors) continue;
        found.push({ id: 'values-recurrence', args: { sum: sumWords(factors), from: from + apart + order, last }, proved: false });
        apart = APART;
        break;
      }
    }
    const few = values.filter((value) => value <= NAMED).map(Number);
    if (few.length < LEAST) return found;
    const own = few.filter((n) => n > 0);
    for (const [name, of] of Object.entries(SEQUENCES)) {
      const all = of(few.length, few.at(-1) ?? 0).filter((n) => n > 0);
      if (all.length === own.length && all.every((n, index) => n === own[index]))
        found.push({ id: 'values-sequence', args: { name, last: from + few.length - 1 }, proved: false });
    }
    return found;
  }
  const numbers = values.map(Number);
  if (values.every((value) => value < BITS) && last < BITS)
    for (const [form, of] of Object.entries(FORMS))
      if (numbers.every((value, index) => index + from === 0 || of(index + from) === value))
        found.push({ id: 'values-form', args: { form, last }, proved: false });
  const seen = period ?? constantOf(values, from) ?? (from === 0 ? { ...periodOf(numbers), is_proved: false } : null);
  if (seen?.period === 1 && seen.saltus === 0) {
    const { preperiod = 0, is_proved } = seen;
    found.push({ id: 'values-constant', args: { value: String(values.at(-1)), preperiod, last }, proved: is_proved });
  }
  if (seen?.period && (seen.period > 1 || seen.saltus !== 0)) {
    const { preperiod = 0, period: length, saltus = 0, is_proved } = seen;
    found.push({ id: 'values-period', args: { preperiod, period: length, saltus, last }, proved: is_proved });
  }
  return found;
}
