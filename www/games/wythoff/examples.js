/** Positions with a surprise; the first is the default. Each `id` names a title and a sentence in the messages. */
import { fibonacci } from './golden.js';

/** @import { Example } from '../../shell/types.js' */

/** Neighbouring Fibonacci numbers of 200 digits, a lower value and its upper one. */
const [LOWER = '', UPPER = ''] = fibonacci(954).slice(-2).map(String);

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'wythoff-example-stars', group: 'first', params: { a: '12', b: '20', method: 'stars', at: '3,5' } },
  { id: 'wythoff-example-three', group: 'first', params: { a: '112', b: '120', method: 'beatty', at: 'answer' } },
  { id: 'wythoff-example-square', group: 'first', params: { a: '7', b: '7', method: 'stars', at: '7,4' } },
  { id: 'wythoff-example-mex', group: 'method', params: { a: '16', b: '26', method: 'mex', at: '5' } },
  {
    id: 'wythoff-example-doubles',
    group: 'curiosity',
    params: { a: '1000000000000009', b: '1618033988749910', method: 'beatty', at: 'star' },
  },
  { id: 'wythoff-example-huge', group: 'curiosity', params: { a: LOWER, b: UPPER, method: 'beatty', view: 'zeckendorf' } },
  { id: 'wythoff-example-min', group: 'curiosity', params: { a: '2', b: '1', method: 'beatty', at: 'star' } },
  {
    id: 'wythoff-example-partition',
    group: 'method',
    params: { a: '11', b: '18', method: 'beatty', view: 'partition', x: '11', at: 'sum' },
  },
  { id: 'wythoff-example-ratio', group: 'method', params: { a: '21', b: '34', method: 'beatty', view: 'ratio', at: '21' } },
  { id: 'wythoff-example-grundy', group: 'method', params: { a: '9', b: '14', method: 'beatty', layer: 'grundy' } },
  {
    id: 'wythoff-example-rays',
    group: 'curiosity',
    params: { a: `1${'0'.repeat(400)}`, b: `1618${'0'.repeat(397)}`, method: 'beatty', at: 'answer' },
  },
];
