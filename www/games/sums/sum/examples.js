/** Examples of sums; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'sum-ex-two', group: 'first', params: { parts: 'nim:3+subtraction:2-6:17' } },
  { id: 'sum-ex-three', group: 'first', params: { parts: 'nim:7+subtraction:1-3:10+subtraction:2-6:13' } },
  { id: 'sum-ex-misere', group: 'method', params: { parts: 'nim:1+subtraction:2-6:12', rule: 'misere', at: 'answer' } },
  { id: 'sum-ex-every', group: 'method', params: { parts: 'nim:5+subtraction:1-3:9', rule: 'every', at: 'answer' } },
  { id: 'sum-ex-far', group: 'curiosity', params: { parts: `subtraction:!2:1${'0'.repeat(30)}+nim:${'9'.repeat(30)}`, at: 'answer' } },
];
