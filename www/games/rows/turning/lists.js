/** What single coins are worth. */

/** @import { List } from '../../../features/values/types.js' */

/** @type {readonly List[]} */
export const LISTS = [
  {
    name: 'coin',
    from: 1,
    most: 10_000,
    is_nimber: true,
    fields: ['turn'],
    boardOf: ([coin]) => ({ heads: String(coin), at: `place,${coin}` }),
    compute: async (ask, count, { turn }) => ({ values: await ask('values', count, { heads: String(count) }), rule: `turn=${turn}` }),
  },
];
