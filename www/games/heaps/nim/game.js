/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 0, group: 'start', fair: { heaps: '3,4,5' }, lesson: 'nimbers' };
