/** Examples of green Hackenbush; the first is what a bare link shows. */
import { stalks } from './parameters.js';

/** @import { Example } from '../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'hackenbush-ex-balloon', group: 'first', params: { edges: '0-1,1-2,2-3,3-1,0-4,4-5,5-6', ground: '0' } },
  { id: 'hackenbush-ex-triangle', group: 'first', params: { edges: '0-1,1-2,2-0', ground: '0' } },
  { id: 'hackenbush-ex-stalk', group: 'first', params: { edges: stalks([5]), ground: '0' } },
  { id: 'hackenbush-ex-stalks', group: 'first', params: { edges: stalks([3, 4, 5]), ground: '0', at: 'answer' } },
  { id: 'hackenbush-ex-tree', group: 'first', params: { edges: '0-1,1-2,1-3,3-4,3-5,5-6', ground: '0' } },
  { id: 'hackenbush-ex-house', group: 'method', params: { edges: '0-4,4-5,3-6,6-7,5-7,5-8,8-7,1-9,9-10,10-2', ground: '0,1,2,3' } },
  { id: 'hackenbush-ex-flower', group: 'method', params: { edges: '0-1,1-2,2-2,2-2,2-2,1-3', ground: '0' } },
  { id: 'hackenbush-ex-man', group: 'method', params: { edges: '0-2,1-2,2-3,3-4,3-5,3-6,6-6', ground: '0,1', at: 'answer' } },
  {
    id: 'hackenbush-ex-fence',
    group: 'curiosity',
    params: { edges: '0-5,1-6,2-7,3-8,4-9,5-6,6-7,7-8,8-9,10-11,11-12,12-10', ground: '0,1,2,3,4,10', at: 'answer' },
  },
];
