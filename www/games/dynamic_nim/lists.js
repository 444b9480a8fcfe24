/** Thresholds and losing piles, by the rule of the link. */

import { nothingIfRefused } from '../../solver/protocol.js';

/** Below it there are so many losing piles for every factor: they grow at most by two. */
const FAR = `1${'0'.repeat(70)}`;

/** @type {readonly import('../../page/values/values_page.jsx').List[]} */
export const LISTS = [
  {
    name: 'f',
    from: 1,
    most: 100_000,
    tell: async (ask, count) => ({ values: (await ask('timeline', 'walls', { n: String(count), cap: null })).f.subarray(1) }),
  },
  {
    name: 'losing',
    from: 1,
    most: 200,
    is_set: true,
    async tell(ask, count) {
      const far = { n: FAR, cap: null };
      // For a factor below 1 there is only one.
      const numeration = await ask('timeline', 'numeration', far).catch(nothingIfRefused);
      return { values: await ask('members', { first: 0, count: Math.min(count, numeration?.memberCount ?? 1) }, far) };
    },
  },
];
