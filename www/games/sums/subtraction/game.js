/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = {
  solver: 'Sum',
  order: 4,
  is_compared: true,
  is_checked: true,
  group: 'take',
  fair: { set: '2-6', heaps: '17,13' },
  lesson: 'nimbers',
};
