/** What single coins are worth. */

/** @type {readonly import('../../../features/values/types.js').List[]} */
export const LISTS = [
  {
    name: 'coin',
    from: 1,
    most: 10_000,
    is_nimber: true,
    tell: async (ask, count, { turn }) => ({ values: await ask('values', count, { heads: String(count) }), rule: `turn=${turn}` }),
  },
];
