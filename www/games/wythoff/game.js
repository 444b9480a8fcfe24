/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 2,
  is_compared: true,
  is_checked: true,
  group: 'start',
  featured: { a: '8', b: '13', method: 'stars' },
  fair: { a: '7', b: '9' },
  lesson: 'golden-ratio',
  proof: 'beatty',
};
