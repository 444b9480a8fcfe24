/** Examples of tokens that are replaced; the first is what a bare link shows. */
import { preset } from './presets.js';

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'multi-ex-lasker', group: 'first', params: { options: preset('lasker', 4), tokens: '4,3' } },
  { id: 'multi-ex-grundy', group: 'first', params: { options: preset('grundy', 8), tokens: '8,5' } },
  { id: 'multi-ex-small', group: 'first', params: { options: '0:|1:0|2:0+0;1|3:2+0', tokens: '3,1', at: 'answer' } },
  { id: 'multi-ex-nothing', group: 'method', params: { options: '0:-|1:-;0|2:0+1;1+1;-', tokens: '2,1,1' } },
  { id: 'multi-ex-three', group: 'curiosity', params: { options: '0:|1:0|2:0;1;0+0+0|3:1+1+1;2+2;0|4:3+2+1;1', tokens: '4,3' } },
];
