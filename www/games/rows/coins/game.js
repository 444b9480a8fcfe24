/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 11,
  group: 'row',
  fair: { board: '1101000100', reading: 'blocked' },
  lesson: 'disguise',
};
