/** @import { Registration } from '../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 2,
  fair: { a: '7', b: '9' },
  lesson: 'golden-ratio',
};
