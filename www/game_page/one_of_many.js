/** @import { Guide } from './types.js' */

/** Around a board that is live beside others: it has no panel, and none of the keys. @type {Guide} */
export const ONE_OF_MANY = { panel: () => null, is_one_of_many: true };
