/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 12, group: 'row', fair: { piles: '2012,3,4,1' }, lesson: 'disguise' };
