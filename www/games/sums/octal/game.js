/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = {
  solver: 'Sum',
  order: 5,
  group: 'take',
  fair: { code: '0.07', heaps: '10,7' },
  lesson: 'proof-of-a-period',
};
