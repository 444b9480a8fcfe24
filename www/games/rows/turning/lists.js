/** What single coins are worth: of a grid those on its diagonal. */
import { isGrid } from './codes.js';

/** @import { List } from '../../../features/values/types.js' */

/** @param {number} coin @param {string | null | undefined} turn */
const headAt = (coin, turn) => (isGrid(turn) ? `${coin}.${coin}` : String(coin));

/** @type {readonly List[]} */
export const LISTS = [
  {
    name: 'coin',
    from: 1,
    most: 10_000,
    is_nimber: true,
    fields: ['turn'],
    boardOf: ([coin], { turn }) => ({ heads: headAt(coin, turn), at: `place,${headAt(coin, turn)}` }),
    compute: async (ask, count, { turn }) => ({
      values: await ask('values', count, { heads: headAt(count, turn) }),
      rule: `turn=${turn}`,
    }),
  },
];
