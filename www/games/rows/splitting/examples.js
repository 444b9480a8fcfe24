/** Examples of splitting beans; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'splitting-ex-four', group: 'first', params: { beans: '1,0,2,1' } },
  { id: 'splitting-ex-first', group: 'first', params: { beans: '1,0,1,5000', at: 'answer' } },
  { id: 'splitting-ex-pairs', group: 'method', params: { beans: '2,4,6,8', at: 'answer' } },
  { id: 'splitting-ex-one', group: 'method', params: { beans: '1,0,0,0,0,0,0,0', at: 'answer' } },
  { id: 'splitting-ex-task', group: 'curiosity', params: { beans: '3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3,2,3,8,4,6', at: 'answer' } },
];
