/** Known sequences, and periods: patterns of lists of numbers. */

/** The members of known sequences up to a number. @type {Record<string, (to: number) => number[]>} */
export const SEQUENCES = {
  powers: (to) => grown([1], to, (all) => (all.at(-1) ?? 1) * 2),
  mersenne: (to) => grown([1], to, (all) => (all.at(-1) ?? 1) * 2 + 1),
  fibonacci: (to) => grown([1, 2], to, (all) => (all.at(-1) ?? 1) + (all.at(-2) ?? 1)),
  squares: (to) => grown([1], to, ({ length }) => (length + 1) ** 2),
  triangular: (to) => grown([1], to, ({ length }) => ((length + 1) * (length + 2)) / 2),
  evil: (to) => range(to).filter((n) => ones(n) % 2 === 0),
  odious: (to) => range(to).filter((n) => ones(n) % 2 === 1),
  'wythoff-lower': (to) => wythoff(to).map(([lower]) => lower),
  'wythoff-upper': (to) =>
    wythoff(to)
      .map(([, upper]) => upper)
      .filter((upper) => upper <= to),
};

/**
 * Nimbers of n = 0, 1, 2, … in a game where a take leaves two rows, of which any may be empty.
 * @param {number} count @param {readonly number[]} takes
 */
function nimbersOfRows(count, takes) {
  /** @type {number[]} */
  const values = [];
  for (let n = 0; n < count; n += 1) {
    const met = new Set();
    for (const take of takes)
      for (let left = 0; 2 * left <= n - take; left += 1) met.add((values[left] ?? 0) ^ (values[n - take - left] ?? 0));
    let value = 0;
    while (met.has(value)) value += 1;
    values.push(value);
  }
  return values;
}

/** Values from 0 on that repeat. @param {number[]} values to the end of the first period @param {number} period @param {number} to */
function repeated(values, period, to) {
  for (let n = values.length; n <= to; n += 1) values.push(values[n - period] ?? 0);
  return values.slice(0, to + 1);
}

/** The smallest Fibonacci number in Zeckendorf's sum for each n, and 0 for 0. @param {number} to */
function zeckendorf(to) {
  const weights = SEQUENCES.fibonacci?.(to) ?? [];
  const values = [0];
  let largest = 0;
  for (let n = 1; n <= to; n += 1) {
    if (weights[largest + 1] === n) largest += 1;
    values.push(values[n - (weights[largest] ?? 0)] || (weights[largest] ?? 0));
  }
  return values;
}

/**
 * Known sequences of values by n, from 0 to a number; `repeats`: from where on and with which period, as Guy and Smith proved in 1956.
 * @type {Record<string, {of: (to: number) => number[], repeats?: readonly [preperiod: number, period: number]}>}
 */
export const VALUES = {
  kayles: { of: (to) => repeated(nimbersOfRows(71 + 12, [1, 2]), 12, to), repeats: [71, 12] },
  // A row of Dawson's Chess is one of Dawson's Kayles that is longer by one.
  'dawsons-chess': { of: (to) => repeated(nimbersOfRows(53 + 34, [2]), 34, to + 1).slice(1), repeats: [52, 34] },
  'dawsons-kayles': { of: (to) => repeated(nimbersOfRows(53 + 34, [2]), 34, to), repeats: [53, 34] },
  zeckendorf: { of: zeckendorf },
};

/** The numbers of these sequences in OEIS. @type {Readonly<Record<string, string>>} */
export const OEIS = {
  powers: 'A000079',
  mersenne: 'A000225',
  fibonacci: 'A000045',
  squares: 'A000290',
  triangular: 'A000217',
  evil: 'A001969',
  odious: 'A000069',
  'wythoff-lower': 'A000201',
  'wythoff-upper': 'A001950',
  kayles: 'A002186',
  'dawsons-chess': 'A002187',
  'dawsons-kayles': 'A002187',
  zeckendorf: 'A139764',
};

/** The numbers from 0 on. @param {number} to the last */
export const range = (to) => Array.from({ length: to + 1 }, (_, n) => n);

/** How many ones n has in base 2. @param {number} n below 2^31 */
export function ones(n) {
  let count = 0;
  for (let rest = n; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** @param {number[]} all the first members @param {number} to @param {(all: number[]) => number} next */
function grown(all, to, next) {
  for (let one = next(all); one <= to; one = next(all)) all.push(one);
  return all.filter((one) => one <= to);
}

/**
 * Pairs with the least numbers that no pair before has, and their differences 1, 2, 3, …
 * @param {number} to
 * @returns {[number, number][]}
 */
function wythoff(to) {
  const used = new Set();
  /** @type {[number, number][]} */
  const pairs = [];
  for (let lower = 1; lower <= to; lower += 1) {
    if (used.has(lower)) continue;
    pairs.push([lower, lower + pairs.length + 1]);
    used.add(lower + pairs.length);
  }
  return pairs;
}

/** The Z-function: by place, how many entries from there on equal those from the beginning. @param {readonly number[]} entries */
function commonBeginnings(entries) {
  const common = new Uint32Array(entries.length);
  // The known match that reaches furthest.
  let [first, end] = [0, 0];
  for (let at = 1; at < entries.length; at += 1) {
    let length = at < end ? Math.min(common[at - first] ?? 0, end - at) : 0;
    while (at + length < entries.length && entries[length] === entries[at + length]) length += 1;
    if (at + length > end) [first, end] = [at, at + length];
    common[at] = length;
  }
  return common;
}

/**
 * The least preperiod and period of a sequence, `values[n + period] = values[n] + saltus` from the preperiod on; null if it shows less
 * than three periods, or than ten values after the first. Takes time in proportion to the number of values.
 * @param {ArrayLike<number>} values
 */
export function periodOf(values) {
  const { length } = values;
  const from_end = Array.from(values).reverse();
  // The differences of neighbours, from the end.
  const same = commonBeginnings(from_end.slice(0, -1).map((value, back) => value - (from_end[back + 1] ?? 0)));
  /** @type {{preperiod: number, period: number, saltus: number} | null} */
  let found = null;
  for (let period = 1; 3 * period <= length && period + 10 <= length; period += 1) {
    if (found && period >= found.preperiod + found.period) break;
    const seen = (same[period] ?? 0) + 1 + period;
    if (seen < Math.max(3 * period, period + 10)) continue;
    const [preperiod, saltus] = [length - seen, (from_end[0] ?? 0) - (from_end[period] ?? 0)];
    if (!found || preperiod + period < found.preperiod + found.period) found = { preperiod, period, saltus };
  }
  return found;
}
