/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { solver: 'Sum', order: 5, is_compared: true, is_checked: true, group: 'take', lesson: 'proof-of-a-period' };
