/** Examples of subtraction games; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'subtraction-ex-set', group: 'first', params: { set: '2-6', heaps: '17,30' } },
  { id: 'subtraction-ex-bash', group: 'first', params: { set: '1-3', heaps: '21' } },
  { id: 'subtraction-ex-proof', group: 'method', params: { set: '1,4,9,16,25', heaps: '100', method: 'period' } },
  { id: 'subtraction-ex-but', group: 'method', params: { set: '!2', heaps: '9,12', at: 'answer' } },
  { id: 'subtraction-ex-every', group: 'method', params: { set: '1-3', heaps: '5,9', rule: 'every' } },
  { id: 'subtraction-ex-far', group: 'curiosity', params: { set: '2,5,7', heaps: `1${'0'.repeat(50)},3`, at: 'answer' } },
];
