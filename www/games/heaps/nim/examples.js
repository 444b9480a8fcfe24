/** Examples of Nim; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'nim-ex-three', group: 'first', params: { heaps: '3,4,5' } },
  { id: 'nim-ex-even', group: 'first', params: { heaps: '1,4,5', at: 'answer' } },
  { id: 'nim-ex-misere', group: 'method', params: { heaps: '1,3,5,7', rule: 'misere' } },
  { id: 'nim-ex-bash', group: 'first', params: { heaps: '21', max: '3' } },
  { id: 'nim-ex-moore', group: 'method', params: { heaps: '4,2,1', moore: '2' } },
  { id: 'nim-ex-every', group: 'method', params: { heaps: '5,9', max: '3', rule: 'every' } },
  { id: 'nim-ex-hundred', group: 'curiosity', params: { heaps: `${'9'.repeat(100)},${'8'.repeat(100)},1` } },
];
