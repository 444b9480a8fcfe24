/** @type {Registration} */

/** @import { Registration } from '../../../shell/types.js' */
export const game = {
  order: 12,
  fair: { piles: '2012,3,4,1' },
  lesson: 'disguise',
};
