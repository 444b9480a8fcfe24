/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 9, group: 'row', lesson: 'disguise', proof: 'stairs' };
