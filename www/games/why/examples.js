/** Where the proofs begin; the first is what a bare link shows. */

/** @import { Example } from '../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'why-ex-facts', group: 'first', params: { about: 'xor', part: '1' } },
  { id: 'why-ex-table', group: 'first', params: { about: 'xor', part: '2' } },
  { id: 'why-ex-formula', group: 'first', params: { about: 'xor', part: '3' } },
  { id: 'why-ex-numeration', group: 'first', params: { about: 'numeration', n: '24', k: '2' } },
  { id: 'why-ex-walls', group: 'first', params: { about: 'walls', n: '24', k: '2', moves: '3-8' } },
  { id: 'why-ex-mex', group: 'first', params: { about: 'mex', edges: '0-1,0-2,1-2,1-3,2-3' } },
  { id: 'why-ex-stairs', group: 'method', params: { about: 'stairs', stairs: '0,2,3,2' } },
  { id: 'why-ex-beatty', group: 'method', params: { about: 'beatty' } },
];
