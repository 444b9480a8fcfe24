/** The piles of the stars. */

/** @type {readonly import('../../page/values/values_page.jsx').List[]} */
export const LISTS = [
  { name: 'lower', from: 0, most: 10_000, is_set: true, tell: async (ask, count) => ({ values: await ask('lowers', { count }) }) },
  {
    name: 'upper',
    from: 0,
    most: 10_000,
    is_set: true,
    tell: async (ask, count) => ({
      values: (await ask('lowers', { count })).map((/** @type {number} */ lower, /** @type {number} */ index) => lower + index),
    }),
  },
];
