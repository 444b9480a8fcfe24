/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 1,
  fair: { n: '20', k: '2' },
  lesson: 'walls',
};
