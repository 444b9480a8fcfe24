/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 13, group: 'row', fair: { beans: '1,0,2,1' }, lesson: 'disguise' };
