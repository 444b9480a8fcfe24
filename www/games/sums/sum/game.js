/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 6, group: 'take', fair: { parts: 'nim:3+subtraction:2-6:17' }, lesson: 'nimbers' };
