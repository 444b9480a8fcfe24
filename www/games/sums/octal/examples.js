/** Examples of octal games; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'octal-ex-dawson', group: 'first', params: { code: '0.07', heaps: '10,7' } },
  { id: 'octal-ex-kayles', group: 'first', params: { code: '0.77', heaps: '12', at: 'answer' } },
  { id: 'octal-ex-grundy', group: 'first', params: { code: '4!.0', heaps: '8,5' } },
  { id: 'octal-ex-stripes', group: 'method', params: { take: '2,3,4', heaps: '20' } },
  { id: 'octal-ex-lasker', group: 'method', params: { code: '4.[3]', heaps: '3,4,7', at: 'answer' } },
  { id: 'octal-ex-period', group: 'method', params: { code: '0.07', heaps: '50', method: 'period' } },
  { id: 'octal-ex-sparse', group: 'method', params: { code: '0.56', heaps: '40', method: 'sparse' } },
  { id: 'octal-ex-far', group: 'curiosity', params: { code: '0.77', heaps: `1${'0'.repeat(50)}`, at: 'answer' } },
  { id: 'octal-ex-pattern', group: 'curiosity', params: { code: '0.161', heaps: '519', at: 'answer' } },
  { id: 'octal-ex-long', group: 'curiosity', params: { code: '0.354', heaps: '30' } },
  { id: 'octal-ex-officers', group: 'curiosity', params: { code: '0.6', heaps: '20000', at: 'answer' } },
];
