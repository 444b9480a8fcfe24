/** Piles with a surprise; the first is the default. Each `id` names a title and a sentence in the messages. */

/** @type {import('../../page/games.js').Example[]} */
export const EXAMPLES = [
  { id: 'dynamic-nim-example-walls', params: { n: '24', k: '2', method: 'walls', at: '11,8' } },
  { id: 'dynamic-nim-example-sixteen', params: { n: '16', k: '1', method: 'walls', at: '16' } },
  { id: 'dynamic-nim-example-fibonacci', params: { n: '21', k: '2', method: 'walls', at: '21,13' } },
  { id: 'dynamic-nim-example-three-halves', params: { n: '16', k: '3/2', method: 'walls', at: '12,8' } },
  { id: 'dynamic-nim-example-five-halves', params: { n: '22', k: '5/2', method: 'walls', at: '18,15' } },
  { id: 'dynamic-nim-example-half', params: { n: '12', k: '1/2', method: 'walls', at: '12' } },
  { id: 'dynamic-nim-example-huge', params: { n: `1${'0'.repeat(40)}`, k: '2', method: 'numeration', at: 'answer' } },
  { id: 'dynamic-nim-example-map', params: { n: '10000000', k: '2', method: 'walls', view: 'map' } },
  { id: 'dynamic-nim-example-googol', params: { n: `1${'0'.repeat(100)}`, k: '3', method: 'numeration', view: 'map' } },
  { id: 'dynamic-nim-example-sweep', params: { n: '43', k: '43/11', method: 'walls', view: 'sweep' } },
  { id: 'dynamic-nim-example-bottom', params: { n: '21', k: '2', method: 'walls', at: '21,0' } },
  { id: 'dynamic-nim-example-order', params: { n: '4', k: '2', method: 'numeration', at: 'answer' } },
  { id: 'dynamic-nim-example-recurrence', params: { n: '3', k: '2', cap: '2', method: 'definition', at: '3,2,1' } },
  { id: 'dynamic-nim-example-cap', params: { n: '5', k: '2', method: 'definition', at: '5,4,2' } },
  { id: 'dynamic-nim-example-list', params: { n: '100', limit: '2,2,3,5', method: 'numeration', at: 'answer' } },
  { id: 'dynamic-nim-example-falls', params: { n: '3', limit: '2,0', method: 'rows', at: '3' } },
  { id: 'dynamic-nim-example-rows', params: { n: '13', k: '2', method: 'rows', at: '11,3' } },
];
