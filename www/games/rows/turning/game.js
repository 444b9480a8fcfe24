/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 10, group: 'row', lesson: 'disguise' };
