/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 1,
  is_compared: true,
  is_checked: true,
  group: 'start',
  featured: { n: '10', k: '2', method: 'walls' },
  fair: { n: '20', k: '2' },
  lesson: 'walls',
  proof: 'numeration',
};
