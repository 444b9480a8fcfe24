/** Examples of games on graphs; the first is what a bare link shows. */

import { FIRST } from './parameters.js';

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'graph-ex-labels', group: 'first', params: FIRST },
  { id: 'graph-ex-token', group: 'first', params: { edges: '5-4,5-3,4-3,4-2,3-2,3-1,2-1,2-0,1-0', tokens: '5' } },
  { id: 'graph-ex-draw', group: 'first', params: { edges: '0-1,1-0,1-2,2-3,4-1,4-2,5-4,5-3', tokens: '4' } },
  { id: 'graph-ex-terminals', group: 'first', params: { edges: '0-1,0-2,1-3,2-3,2-4,5-4,5-0', win: '3', lose: '4', tokens: '5' } },
  { id: 'graph-ex-sum', group: 'method', params: { edges: '0-1,0-2,2-1,3-2,3-0,4-3,4-1', tokens: '4,3', method: 'nimbers' } },
  { id: 'graph-ex-infinite', group: 'method', params: { edges: '0-1,1-0,1-2,2-3,4-1,4-2,5-4,5-3', tokens: '5,1', method: 'nimbers' } },
  {
    id: 'graph-ex-every',
    group: 'method',
    params: { edges: '1-0,2-1,3-2,3-0,4-3,5-4,5-2', tokens: '5,3', rule: 'every', method: 'steps' },
  },
  { id: 'graph-ex-sj', group: 'curiosity', params: { edges: '1-0,2-0,2-1,3-2', tokens: '3', rule: 'sj', method: 'genus' } },
  { id: 'graph-ex-misere', group: 'curiosity', params: { edges: '1-0,2-0,2-1,3-2', tokens: '3', rule: 'misere', method: 'genus' } },
  {
    id: 'graph-ex-loop',
    group: 'curiosity',
    params: { edges: '0-1,1-2,2-3,3-4,4-5,5-6,6-7,7-8,8-9', method: 'loop' },
  },
];
