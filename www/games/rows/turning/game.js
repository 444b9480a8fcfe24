/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 10, is_checked: true, group: 'row', lesson: 'disguise' };
