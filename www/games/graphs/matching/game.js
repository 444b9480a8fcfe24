/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 15, group: 'boards' };
