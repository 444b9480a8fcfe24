/** Examples of staircase Nim; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'staircase-ex-four', group: 'first', params: { stairs: '0,3,1,4' } },
  { id: 'staircase-ex-even', group: 'first', params: { stairs: '0,0,9,0,7', at: 'answer' } },
  { id: 'staircase-ex-lift', group: 'method', params: { stairs: '0,1,5,3', at: 'answer' } },
  { id: 'staircase-ex-many', group: 'method', params: { stairs: '2,5,1,6,3,9,4,2,8,1', at: 'answer' } },
  { id: 'staircase-ex-far', group: 'curiosity', params: { stairs: `0,${'9'.repeat(30)},7,${'8'.repeat(30)}`, at: 'answer' } },
];
