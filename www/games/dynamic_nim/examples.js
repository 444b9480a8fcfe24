/** Piles with a surprise; the first is the default. Each `id` names a title and a sentence in the messages. */

/** @import { Example } from '../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'dynamic-nim-example-walls', group: 'first', params: { n: '24', k: '2', method: 'walls', at: '11,8' } },
  { id: 'dynamic-nim-example-sixteen', group: 'first', params: { n: '16', k: '1', method: 'walls', at: '16' } },
  { id: 'dynamic-nim-example-fibonacci', group: 'first', params: { n: '21', k: '2', method: 'walls', at: '21,13' } },
  { id: 'dynamic-nim-example-three-halves', group: 'curiosity', params: { n: '16', k: '3/2', method: 'walls', at: '12,8' } },
  { id: 'dynamic-nim-example-five-halves', group: 'curiosity', params: { n: '22', k: '5/2', method: 'walls', at: '18,15' } },
  { id: 'dynamic-nim-example-half', group: 'curiosity', params: { n: '12', k: '1/2', method: 'walls', at: '12' } },
  { id: 'dynamic-nim-example-huge', group: 'curiosity', params: { n: `1${'0'.repeat(40)}`, k: '2', method: 'numeration', at: 'answer' } },
  { id: 'dynamic-nim-example-map', group: 'method', params: { n: '10000000', k: '2', method: 'walls', view: 'map' } },
  { id: 'dynamic-nim-example-googol', group: 'curiosity', params: { n: `1${'0'.repeat(100)}`, k: '3', method: 'numeration', view: 'map' } },
  { id: 'dynamic-nim-example-sweep', group: 'method', params: { n: '43', k: '43/11', method: 'walls', view: 'sweep' } },
  { id: 'dynamic-nim-example-bottom', group: 'curiosity', params: { n: '21', k: '2', method: 'walls', at: '21,0' } },
  { id: 'dynamic-nim-example-order', group: 'curiosity', params: { n: '4', k: '2', method: 'numeration', at: 'answer' } },
  { id: 'dynamic-nim-example-recurrence', group: 'curiosity', params: { n: '3', k: '2', cap: '2', method: 'definition', at: '3,2,1' } },
  { id: 'dynamic-nim-example-cap', group: 'curiosity', params: { n: '5', k: '2', method: 'definition', at: '5,4,2' } },
  { id: 'dynamic-nim-example-list', group: 'method', params: { n: '100', limit: '2,2,3,5', method: 'numeration', at: 'answer' } },
  { id: 'dynamic-nim-example-falls', group: 'curiosity', params: { n: '3', limit: '2,0', method: 'rows', at: '3' } },
  { id: 'dynamic-nim-example-rows', group: 'method', params: { n: '13', k: '2', method: 'rows', at: '11,3' } },
  {
    id: 'dynamic-nim-example-printed',
    group: 'first',
    params: { n: '7', k: '2', method: 'walls', play: 'person', hide: '1', moves: ',2;,4;,1', move: '0' },
  },
  { id: 'dynamic-nim-example-memo', group: 'method', params: { n: '24', k: '2', method: 'memo', at: 'answer' } },
];
