/** @type {Registration} */

/** @import { Registration } from '../../../shell/types.js' */
export const game = {
  order: 0,
  fair: { heaps: '3,4,5' },
  lesson: 'nimbers',
};
