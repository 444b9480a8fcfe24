/** Sequences that have names, and periods: what a list of numbers is looked through for. */

/** What a sequence of numbers is called, from its first members on. @type {Record<string, (count: number, to: number) => number[]>} */
export const SEQUENCES = {
  powers: (_, to) => grown([1], to, ([...all]) => (all.at(-1) ?? 1) * 2),
  mersenne: (_, to) => grown([1], to, ([...all]) => (all.at(-1) ?? 1) * 2 + 1),
  fibonacci: (_, to) => grown([1, 2], to, ([...all]) => (all.at(-1) ?? 1) + (all.at(-2) ?? 1)),
  squares: (_, to) => grown([1], to, ({ length }) => (length + 1) ** 2),
  triangular: (_, to) => grown([1], to, ({ length }) => ((length + 1) * (length + 2)) / 2),
  evil: (_, to) => range(to).filter((n) => ones(n) % 2 === 0),
  odious: (_, to) => range(to).filter((n) => ones(n) % 2 === 1),
  'wythoff-lower': (_, to) => wythoff(to).map(([lower]) => lower),
  'wythoff-upper': (_, to) =>
    wythoff(to)
      .map(([, upper]) => upper)
      .filter((upper) => upper <= to),
};

/** @param {number} to */
export const range = (to) => Array.from({ length: to + 1 }, (_, n) => n);

/** @param {number} n */
export const ones = (n) => n.toString(2).replaceAll('0', '').length;

/** @param {number[]} first @param {number} to @param {(all: number[]) => number} next */
function grown(first, to, next) {
  const all = [...first];
  for (let one = next(all); one <= to; one = next(all)) all.push(one);
  return all.filter((one) => one <= to);
}

/** Pairs with the least numbers that no pair before has, and their differences 1, 2, 3, … @param {number} to @returns {[number, number][]} */
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

/**
 * The least preperiod and period of a sequence, `values[n + period] = values[n] + saltus` from the preperiod on; null where less than three
 * periods, or ten values more, are seen.
 * @param {ArrayLike<number>} values
 */
export function periodOf(values) {
  const { length } = values;
  /** @type {{preperiod: number, period: number, saltus: number} | null} */
  let found = null;
  for (let period = 1; 3 * period <= length && period + 10 <= length; period += 1) {
    if (found && period >= found.preperiod + found.period) break;
    const saltus = (values[length - 1] ?? 0) - (values[length - 1 - period] ?? 0);
    let preperiod = length - period;
    while (preperiod > 0 && (values[preperiod - 1 + period] ?? 0) === (values[preperiod - 1] ?? 0) + saltus) preperiod -= 1;
    if (length - preperiod < Math.max(3 * period, period + 10)) continue;
    if (!found || preperiod + period < found.preperiod + found.period) found = { preperiod, period, saltus };
  }
  return found;
}
