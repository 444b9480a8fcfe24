/** Thresholds and losing piles, by the rule of the link. */
import { nothingIfRefused } from '../../solver/protocol.js';
import { multiple } from './factor.js';

/** @import { Place } from '../../features/check/types.js' */
/** @import { Ask, List } from '../../features/values/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** The largest pile of a mistaken table. */
const MOST_MISTAKEN = 2000;

/** How many losing piles a list has at most. */
const MOST_LOSING = 200;

/** The largest pile whose row is shown by its definition. */
const STEPPED = 40;

/** The largest pile whose row is shown as a row of walls. */
const LARGEST_ROW = 1_000_000;

/** There are as many below this pile for every factor: each is at most twice the one before. */
const FAR = `1${'0'.repeat(70)}`;

/** The losing piles, the first so many. @param {Ask} ask @param {number} count */
async function losing(ask, count) {
  const far = { n: FAR, cap: null };
  // For a factor below 1 there is only one.
  const numeration = await ask('timeline', 'numeration', far).catch(nothingIfRefused);
  return { values: await ask('members', { first: 0, count: Math.min(count, numeration?.memberCount ?? 1) }, far) };
}

/** Every number is a sum of losing piles: of the largest that fits, again and again. @type {List['weights']} */
const weights = { name: 'losing', compute: async (ask) => (await losing(ask, MOST_LOSING)).values };

/**
 * Schwenk 1970: the losing piles of a factor, by the sequence that they are, and f(n).
 * @type {Record<string, {losing: string, f?: string}>}
 */
const SEQUENCES = { 1: { losing: 'powers' }, 2: { losing: 'fibonacci', f: 'zeckendorf' } };

/** The rule as the solver read it: a factor, else the limit of the link. @param {Ask} ask @param {Options} options */
async function ruleOf(ask, { limit }) {
  const { k } = await ask('timeline', 'walls', { n: '1', cap: null });
  if (k === null) return { rule: `limit=${limit}`, known: null };
  const factor = multiple({ k, limit: null }, 1);
  return { rule: `k=${factor}`, known: SEQUENCES[factor] ?? null };
}

/**
 * f(1), f(2), … to a pile, with a mistake about the cap.
 * @param {Ask} ask @param {string} name @param {number} last @returns {Promise<Uint32Array>}
 */
export const mistaken = (ask, name, last) => ask('mistaken', { name, upTo: last });

/** Mistakes about the cap, by their names in the solver. */
export const MISTAKES = ['cap-below', 'cap-above', 'ceiling'];

/** The row of a pile, as the walls decide it; of a very large one its digits. @param {string} pile */
const rowOf = (pile) =>
  Number(pile) <= LARGEST_ROW ? { n: pile, method: 'walls', at: pile } : { n: pile, method: 'numeration', at: 'answer' };

/** The losing piles as sums of doubles, by the recurrence that the exact ones have. @param {readonly string[]} members @returns {string[]} */
function inDoubles(members) {
  const exact = members.map(BigInt);
  const doubles = exact.slice(0, 1).map(Number);
  for (let index = 1; index < exact.length; index += 1) {
    const part = exact.indexOf((exact[index] ?? 0n) - (exact[index - 1] ?? 0n));
    doubles.push(part < 0 ? Number(exact[index]) : (doubles[index - 1] ?? 0) + (doubles[part] ?? 0));
  }
  return doubles.map((double) => String(BigInt(double)));
}

/** @type {readonly List[]} */
export const LISTS = [
  {
    name: 'f',
    from: 1,
    most: 100_000,
    most_checked: 1_000_000,
    fields: ['k'],
    weights,
    // Take after take, where that is short.
    boardOf: ([pile], _, { expected }) =>
      pile <= STEPPED ? { n: String(pile), method: 'definition', at: `${pile},${expected}` } : rowOf(String(pile)),
    mistakes: MISTAKES.map((name) => ({
      name,
      async compute(ask, [last]) {
        const f = await mistaken(ask, name, last);
        return ([pile]) => (pile > 0 && pile <= f.length ? String(f[pile - 1]) : undefined);
      },
    })),
    async compute(ask, count, options) {
      const { f } = await ask('timeline', 'walls', { n: String(count), cap: null });
      const { rule, known } = await ruleOf(ask, options);
      return { values: f.subarray(1), rule, proved: known?.f ? [known.f] : [] };
    },
  },
  {
    name: 'losing',
    from: 1,
    most: MOST_LOSING,
    is_set: true,
    fields: ['k'],
    weights,
    // The smaller of the two piles is in one of the lists alone: its row says in which.
    boardOf([place], _, { got, expected }) {
      if (/^[PN]$/.test(expected)) return rowOf(String(place));
      return rowOf(/^[1-9]\d*$/.test(got) && BigInt(got) < BigInt(expected) ? got : expected);
    },
    mistakes: [
      ...MISTAKES.map((name) => ({
        name,
        /** @param {Ask} ask */
        async compute(ask) {
          const f = await mistaken(ask, name, MOST_MISTAKEN);
          const members = [...f.keys()].filter((index) => f[index] === index + 1).map((index) => String(index + 1));
          return (/** @type {Place} */ [place]) => members[place - 1];
        },
      })),
      {
        name: 'doubles',
        async compute(ask, [last]) {
          const { values } = await losing(ask, Math.min(last, MOST_LOSING));
          const doubles = inDoubles(values);
          return ([place]) => doubles[place - 1];
        },
      },
    ],
    async compute(ask, count, options) {
      const { rule, known } = await ruleOf(ask, options);
      return { ...(await losing(ask, count)), rule, proved: known ? [known.losing] : [] };
    },
  },
];
