/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 14,
  group: 'boards',
  fair: { edges: '0-2,2-3,1-3,2-4,4-3,5-6,6-7', ground: '0,1,5' },
  proof: 'fusion',
};
