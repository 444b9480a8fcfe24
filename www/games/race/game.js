/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 3,
  is_compared: true,
  is_checked: true,
  group: 'start',
  featured: { sample: 'official-1', method: 'rings' },
  fair: { board: 'A....x/.x..../...x../.x..../.....B' },
  lesson: 'two-errors',
};
