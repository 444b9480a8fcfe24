/** Thresholds and losing piles, by the rule of the link. */
import { nothingIfRefused } from '../../solver/protocol.js';
import { multiple } from './factor.js';

/** @import { Ask, List } from '../../features/values/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** How many losing piles a list has at most. */
const MOST_LOSING = 200;

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

/** Schwenk 1970: the losing piles of a factor, by the sequence that they are. @type {Record<string, string>} */
const SEQUENCES = { 1: 'powers', 2: 'fibonacci' };

/** The rule as the solver read it: a factor, else the limit of the link. @param {Ask} ask @param {Options} options */
async function ruleOf(ask, { limit }) {
  const { k } = await ask('timeline', 'walls', { n: '1', cap: null });
  if (k === null) return { rule: `limit=${limit}`, sequence: null };
  const factor = multiple({ k, limit: null }, 1);
  return { rule: `k=${factor}`, sequence: SEQUENCES[factor] ?? null };
}

/** @type {readonly List[]} */
export const LISTS = [
  {
    name: 'f',
    from: 1,
    most: 100_000,
    weights,
    async compute(ask, count, options) {
      const { f } = await ask('timeline', 'walls', { n: String(count), cap: null });
      const { rule } = await ruleOf(ask, options);
      return { values: f.subarray(1), rule };
    },
  },
  {
    name: 'losing',
    from: 1,
    most: MOST_LOSING,
    is_set: true,
    weights,
    async compute(ask, count, options) {
      const { rule, sequence } = await ruleOf(ask, options);
      return { ...(await losing(ask, count)), rule, proved: sequence === null ? [] : [sequence] };
    },
  },
];
