/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 11, group: 'row', lesson: 'disguise' };
