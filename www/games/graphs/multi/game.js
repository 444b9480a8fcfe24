/** @import { Registration } from '../../../shell/types.js' */

/** @type {Registration} */
export const game = {
  order: 8,
  group: 'boards',
  fair: { options: '0:|1:0|2:1;0;1+1|3:2;1;0;1+2|4:3;2;1;0;1+3;2+2', tokens: '4,3' },
};
