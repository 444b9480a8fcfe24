/** What single coins are worth. */

/** @type {readonly import('../../../page/values/values_page.jsx').List[]} */
export const LISTS = [
  {
    name: 'coin',
    from: 1,
    most: 10_000,
    rule: ({ turn }) => `turn=${turn}`,
    is_nimber: true,
    tell: async (ask, count) => ({ values: await ask('values', count, { heads: String(count) }) }),
  },
];
