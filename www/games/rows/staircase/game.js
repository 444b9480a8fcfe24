/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 9, group: 'row', fair: { stairs: '0,3,1,4' }, lesson: 'disguise' };
