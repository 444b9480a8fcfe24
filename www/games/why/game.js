/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = { order: 30, group: 'own', is_proof: true, lesson: 'why-xor' };
