/** @type {Registration} */

/** @import { Registration } from '../../shell/types.js' */
export const game = {
  order: 3,
  fair: { board: 'A....x/.x..../...x../.x..../.....B' },
  lesson: 'two-errors',
};
