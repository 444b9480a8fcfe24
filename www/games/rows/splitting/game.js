/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 13, group: 'row', lesson: 'disguise' };
