/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 7,
  is_compared: true,
  group: 'boards',
  fair: { edges: '5-4,5-3,4-3,4-2,3-2,3-1,2-1,2-0,1-0', tokens: '5' },
  lesson: 'labels-and-draws',
  proof: 'mex',
};
