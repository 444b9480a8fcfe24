/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 6, is_checked: true, group: 'take', lesson: 'nimbers', proof: 'sg' };
