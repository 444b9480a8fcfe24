/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 0, group: 'start', lesson: 'nimbers', proof: 'xor' };
