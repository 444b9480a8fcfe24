/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 10, group: 'row', fair: { turn: '1-2', heads: '3,5,10' }, lesson: 'disguise' };
