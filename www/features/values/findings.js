/**
 * Patterns in a list of numbers: a period, a form of n, a known sequence, a linear recurrence. They hold for the whole list; only what the
 * solver proves is called proved.
 */
import { entryAt } from '../../ui/entry_at.js';
import { OEIS, ones, periodOf, SEQUENCES, VALUES } from '../../formats/sequences.js';

/** @import { Form } from './types.js' */

/**
 * A pattern. formula: in the laboratory's language, if it can be checked there; oeis: its number there, if it is a known sequence.
 * @typedef {{id: string, args: Record<string, string | number>, proved: boolean, formula?: string, oeis?: string}} Finding
 */
/**
 * @typedef {{preperiod: number, period: number, saltus: number, is_proved: boolean}} Period values[n + period] = values[n] + saltus for all
 *   n >= preperiod; n: an index
 */

/** A shorter list has no patterns. */
const LEAST = 8;

/** Bits of numbers in forms; the bit above them. */
const [BITS, TOP] = [31, 2 ** 31];

/** The greatest number that is looked up in known sequences. */
const GREATEST = 1_000_000n;

/** Terms with n divided by 2, 4, … for numbers up to `last`. @param {number} last @param {(power: number) => string} term */
const halves = (last, term) => Array.from({ length: Math.max(1, BITS - Math.clz32(last)) }, (_, at) => term(2 ** (at + 1)));

/** 1 where n has an odd number of ones, in the laboratory's language. @param {number} last @param {string} n */
const oddness = (last, n) => `xor(${[n, ...halves(last, (power) => `${n} div ${power}`)].join(', ')}) mod 2`;

/** The number of n mod 2 in OEIS; those of n mod 3, 4, … follow one another. @param {number} modulus */
const oeisOfRemainder = (modulus) => (modulus === 2 ? 'A000035' : `A0${10872 + modulus - 3}`);

/** @param {number} modulus @returns {[string, Form]} */
const remainder = (modulus) => [
  `n % ${modulus}`,
  { of: (n) => n % modulus, formula: () => `n mod ${modulus}`, repeats: [modulus, 0], oeis: oeisOfRemainder(modulus) },
];

/** Forms of n, as C writes them. @type {Record<string, Form>} */
export const FORMS = {
  n: { of: (n) => n, formula: () => 'n', repeats: [1, 1] },
  'n - 1': { of: (n) => n - 1, formula: () => 'n - 1', repeats: [1, 1] },
  'n + 1': { of: (n) => n + 1, formula: () => 'n + 1', repeats: [1, 1] },
  'n >> 1': { oeis: 'A004526', of: (n) => n >> 1, formula: () => 'n div 2', repeats: [2, 1] },
  '(n + 1) >> 1': { oeis: 'A110654', of: (n) => (n + 1) >> 1, formula: () => '(n + 1) div 2', repeats: [2, 1] },
  'n ^ 1': { oeis: 'A004442', of: (n) => n ^ 1, formula: () => 'xor(n, 1)', repeats: [2, 2] },
  '(n - 1) ^ 1': { of: (n) => (n - 1) ^ 1, formula: () => 'xor(n - 1, 1)', repeats: [2, 2] },
  'n ^ (n >> 1)': { oeis: 'A003188', of: (n) => n ^ (n >> 1), formula: () => 'xor(n, n div 2)' },
  'n & -n': { oeis: 'A006519', of: (n) => n & -n, formula: () => `min(n, gcd(n, ${TOP}))` },
  'n & (n - 1)': { oeis: 'A129760', of: (n) => n & (n - 1), formula: () => `n - min(n, gcd(n, ${TOP}))` },
  // Legendre: 2 divides n! as often as n minus its number of ones.
  'popcount(n)': {
    oeis: 'A000120',
    of: (n) => ones(n),
    formula: (last) => ['n', ...halves(last, (power) => `n div ${power}`)].join(' - '),
  },
  'ctz(n)': {
    oeis: 'A007814',
    of: (n) => 31 - Math.clz32(n & -n),
    formula: (last) => halves(last, (power) => `n div ${power} - (n - 1) div ${power}`).join(' + '),
  },
  'floor(log2(n))': {
    oeis: 'A000523',
    of: (n) => 31 - Math.clz32(n),
    formula: (last) => halves(last, (power) => `min(1, n div ${power})`).join(' + '),
  },
  '2 * n + (popcount(n) % 2 == 0)': {
    of: (n) => 2 * n + Number(ones(n) % 2 === 0),
    formula: (last) => `2*n + 1 - ${oddness(last, 'n')}`,
  },
  // The n-th odious number.
  '2 * (n - 1) + (popcount(n - 1) % 2 == 0)': {
    oeis: OEIS.odious,
    of: (n) => 2 * (n - 1) + Number(ones(n - 1) % 2 === 0),
    formula: (last) => `2*(n - 1) + 1 - ${oddness(last, '(n - 1)')}`,
  },
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map(remainder)),
};

/** The greatest order of a recurrence, the most terms before it, and how many terms must confirm it. */
const [ORDER, APART, FOLLOWING] = [12, 12, 4];

/**
 * The whole coefficients of a linear recurrence of an order that all terms obey; null if there is none.
 * @param {readonly bigint[]} terms @param {number} order @returns {bigint[] | null} the coefficient of the preceding term comes first
 */
function recurrenceOf(terms, order) {
  const rows = Array.from({ length: order }, (_, row) =>
    Array.from({ length: order + 1 }, (__, column) => terms[column === order ? order + row : order + row - 1 - column] ?? 0n),
  );
  // Gauss-Jordan elimination without fractions.
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

/** `a(n − 1) + 2·a(n − 3)`. @param {readonly bigint[]} factors */
function sumWords(factors) {
  const words = factors.flatMap((factor, back) => {
    const size = factor < 0n ? -factor : factor;
    return factor === 0n ? [] : [`${factor < 0n ? '−' : '+'} ${size === 1n ? '' : `${size}·`}a(n − ${back + 1})`];
  });
  return words.join(' ').replace(/^\+ /, '');
}

/**
 * The period of a list: the known one, or else the one that it shows.
 * @param {readonly bigint[]} values @param {number} from index of the first @param {Period | null} known
 * @returns {Period | null}
 */
export function periodOfList(values, from, known) {
  if (known || values.length < LEAST) return known;
  const last = values.at(-1);
  const start = values.findLastIndex((value) => value !== last) + 1;
  // One value through half of the list is a period of 1.
  const seen = 2 * start <= values.length ? { preperiod: start, period: 1, saltus: 0 } : periodOf(values.map(Number));
  return seen && { ...seen, preperiod: from + seen.preperiod, is_proved: false };
}

/** The most residues of a finding. */
const RESIDUES = 12;

/**
 * Whether a set is all numbers of some residues, from somewhere on.
 * @param {readonly number[]} members ascending
 * @returns {Finding | null}
 */
function residuesOf(members) {
  const gaps = members.slice(1).map((member, index) => member - (members[index] ?? 0));
  const seen = periodOf(gaps);
  if (!seen || seen.saltus !== 0 || seen.period > RESIDUES || seen.preperiod > RESIDUES) return null;
  const { preperiod, period } = seen;
  const modulus = gaps.slice(preperiod, preperiod + period).reduce((sum, gap) => sum + gap, 0);
  const before = members.slice(0, preperiod);
  const [first = 0, last = 0] = [members[preperiod], members.at(-1)];
  const residues = members
    .slice(preperiod, preperiod + period)
    .map((member) => member % modulus)
    .sort((a, b) => a - b);
  const own = residues.map((residue) => (modulus === 1 ? 'n >= 0' : `n mod ${modulus} = ${residue}`)).join(' or ');
  // The rule may begin before its first member, where nothing stands between.
  const from = before.length === 0 && residues[0] === first ? 0 : first;
  const formula = from === 0 ? own : [...before.map((member) => `n = ${member}`), `n >= ${from} and (${own})`].join(' or ');
  return { id: 'values-residues', args: { modulus, residues: residues.join(', '), from, last }, proved: false, formula };
}

/** @param {number} a @param {number} b @returns {number} */
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

/**
 * Whether values that are the same from an index on, where both repeat, to another one are so for all: both grow by as much in as long, and
 * a common period of both is seen.
 * @param {readonly [length: number, saltus: number]} repeats @param {Period | null} period @param {number} first @param {number} last
 */
function isProved([length, saltus], period, first, last) {
  if (!period?.is_proved) return false;
  const round = (length * period.period) / gcd(length, period.period);
  return saltus * period.period === period.saltus * length && last >= Math.max(period.preperiod, first) + round - 1;
}

/**
 * @param {readonly bigint[]} values
 * @param {object} of
 * @param {number} of.from index of the first
 * @param {boolean} of.is_set whether they are an ascending set, and not values by n
 * @param {Period | null} of.period as `periodOfList` finds it
 * @param {readonly string[]} [of.proved] sequences that it is known to be
 * @returns {Finding[]} the proved ones first
 */
export function findingsOf(values, { from, is_set, period, proved = [] }) {
  if (values.length < LEAST) return [];
  const found = is_set
    ? findingsOfSet(values, from, proved)
    : [...namedOf(values, from, period, proved), ...formsOf(values, from, period), ...periodsOf(values, from, period)];
  return found.sort((one, other) => Number(other.proved) - Number(one.proved));
}

/**
 * The known sequences of values that the values are.
 * @param {readonly bigint[]} values @param {number} from @param {Period | null} period @param {readonly string[]} known
 * @returns {Finding[]}
 */
function namedOf(values, from, period, known) {
  const last = from + values.length - 1;
  return Object.entries(VALUES).flatMap(([name, { of, repeats }]) => {
    // Most lists differ at once.
    const is_own = (/** @type {number} */ to) => of(to).every((value, n) => n < from || BigInt(value) === values[n - from]);
    if (!is_own(from + LEAST - 1) || !is_own(last)) return [];
    const is_proved = repeats !== undefined && isProved([repeats[1], 0], period, Math.max(repeats[0], from), last);
    return [{ id: 'values-sequence', args: { name, last }, proved: known.includes(name) || is_proved, ...numbered(OEIS[name]) }];
  });
}

/** What a finding has of a number in OEIS. @param {string | undefined} oeis */
const numbered = (oeis) => (oeis === undefined ? {} : { oeis });

/**
 * The forms of n that the values have.
 * @param {readonly bigint[]} values @param {number} from @param {Period | null} period
 * @returns {Finding[]}
 */
function formsOf(values, from, period) {
  const last = from + values.length - 1;
  if (last >= TOP || values.some((value) => value >= TOP)) return [];
  const numbers = values.map(Number);
  return Object.entries(FORMS).flatMap(([name, form]) => {
    if (!numbers.every((value, index) => index + from === 0 || form.of(index + from) === value)) return [];
    // Forms may begin at 1.
    const first = from === 0 && form.of(0) !== numbers[0] ? 1 : from;
    const more = { ...(first === from ? { formula: form.formula(last) } : {}), ...numbered(form.oeis) };
    const proved = form.repeats !== undefined && isProved(form.repeats, period, first, last);
    return [{ id: 'values-form', args: { form: name, from: first, last }, proved, ...more }];
  });
}

/** @param {readonly bigint[]} values @param {number} from @param {Period | null} known @returns {Finding[]} */
function periodsOf(values, from, known) {
  if (!known) return [];
  const { preperiod, period, saltus, is_proved: proved } = known;
  const last = from + values.length - 1;
  if (period > 1 || saltus !== 0) return [{ id: 'values-period', args: { preperiod, period, saltus, last }, proved }];
  return [{ id: 'values-constant', args: { value: String(values.at(-1)), preperiod, last }, proved }];
}

/**
 * @param {readonly bigint[]} values at least LEAST, ascending @param {number} from index of the first
 * @param {readonly string[]} known sequences that it is known to be
 * @returns {Finding[]}
 */
function findingsOfSet(values, from, known) {
  /** @type {Finding[]} */
  const found = [];
  const last = from + values.length - 1;
  const few = values.filter((value) => value <= GREATEST).map(Number);
  const residues = few.length < LEAST ? null : residuesOf(few);
  if (residues) found.push(residues);
  // A list with residues has a recurrence, too, which says less.
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
    const all = of(few.at(-1) ?? 0).filter((n) => n > 0);
    if (all.length === own.length && all.every((n, index) => n === own[index]))
      found.push({
        id: 'values-sequence',
        args: { name, last: from + few.length - 1 },
        proved: known.includes(name),
        ...numbered(OEIS[name]),
      });
  }
  return found;
}
