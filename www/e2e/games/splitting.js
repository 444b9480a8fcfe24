/** Splitting beans, as every game is tested. */
import { rowContract, wrongAmounts } from '../row_contract.js';

const BEANS = 'Beans in each bottle, bottle 0 first, separated by commas';

export const contract = rowContract({
  answers: [
    [
      'beans=1,0,2,1',
      { outcome: 'N', moves: '[["0","1","1"],["0","2","2"],["0","3","3"]]', grundy: '4' },
      /bottle 0 with two in 1, .*, or replace a bean/,
    ],
    [
      'beans=1,0,1,5000',
      { outcome: 'N', moves: '[["0","2","3"]]', grundy: '5' },
      /^N the player to move wins: replace a bean from bottle 0 with one in 2 and one in 3$/,
    ],
    ['beans=2,4,6,8', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses/],
    ['beans=0,0,7', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
    ['beans=', { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left/],
    ['beans=1', { outcome: 'P', moves: '[]', grundy: '0' }],
    [
      'beans=1,0,0,0,0,0,0,0',
      { outcome: 'N', moves: JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((to) => ['0', `${to}`, `${to}`])), grundy: '13' },
      /; 3 more moves win$/,
    ],
    [`beans=0,${'9'.repeat(1000)},${'8'.repeat(40)},7`, { outcome: 'N', moves: '[["1","2","2"],["1","3","3"]]', grundy: '2' }],
  ],
  burst: (index) => `beans=1,0,${index},1`,
  burst_data: { outcome: 'N', moves: '[["0","2","3"]]', grundy: '5' },
  wrong: wrongAmounts('beans', 'bottles', BEANS, 'beans=5,1,0&at=place,1', '2 of 4'),
  places: [
    ['beans=1,0,1,5000', 'place,1', 2, 'place,2', 'Bottle 1 is even, with 0'],
    ['beans=1,0,1,5000', 'place,2', 3, 'place,3', '4 XOR 1 = 5'],
    ['beans=1,0,1,5000', 'place,3', 4, 'answer', 'Bottle 3 is even'],
  ],
  start: 'parity',
  steps: [
    ['beans=1,0,2,1', 5],
    ['beans=2,4,6,8', 5],
    ['beans=0,0,7', 4],
    ['beans=', 1],
  ],
  seek: [['beans=1,0,1,5000', [1, 2, 3], 3, 'a heap of 1']],
  change: { value: '2、4 6,8', data: { outcome: 'P', moves: '[]', grundy: '0' } },
  play: {
    from: 'beans=5,1,0',
    data: { outcome: 'N', moves: '[["0","1","2"]]', grundy: '3' },
    advice: { en: /To win, replace a bean from bottle \d with .* This leaves \d/, zh: /第 \d 瓶的一颗变成第 \d 瓶.*，剩下 \d/ },
    slip: '0 1 1',
    any: '2 0 2',
    line: ['beans=5,1,0', '0,1,1;0,1,2;1,2,2', '2,2,2'],
  },
  chinese: {
    queries: ['beans=1,0,2,1&at=place,0', 'beans=2,4,6,8&at=place,0', 'beans='],
    own: ['Mexplorer', 'mex', 'Nim'],
    query: 'beans=1,0,1,5000&at=place,2',
    caption: /奇数.*xor/,
    title: /分裂的豆子/,
  },
  scenes: [
    ['beans=1,0,2,1&at=place,0', 'ready'],
    ['beans=3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3,2,3,8,4,6&at=answer', 'ready'],
    ['beans=5,1,0&play=perfect&hide=1', 'hidden'],
    ['beans=3,x', 'error'],
  ],
  explained: { en: ['An odd bottle: a heap of 4', 'replace a bean from bottle 0'], zh: ['奇数瓶：相当于一堆 4', '必胜走法：第 0 瓶'] },
});
