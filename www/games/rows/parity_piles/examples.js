/** Examples of parity piles; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'parity-piles-ex-2012', group: 'first', params: { piles: '2012,3,4,1' } },
  { id: 'parity-piles-ex-same', group: 'first', params: { piles: '0,1,8,7', at: 'answer' } },
  { id: 'parity-piles-ex-cancel', group: 'method', params: { piles: '5,1,1,1', at: 'answer' } },
  { id: 'parity-piles-ex-even', group: 'method', params: { piles: '2012,2,4,6,8', at: 'answer' } },
  { id: 'parity-piles-ex-long', group: 'curiosity', params: { piles: '2012,7,4,9,2,1,1,6,3,8,5', at: 'answer' } },
];
