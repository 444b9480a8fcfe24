/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 3,
  fair: { board: 'A....x/.x..../...x../.x..../.....B' },
  lesson: 'two-errors',
};
