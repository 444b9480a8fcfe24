/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 12, group: 'row', lesson: 'disguise' };
