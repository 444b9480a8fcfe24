/** Coins that are turned, as every game is tested. */
import { rowContract } from '../row_contract.js';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const TURN = 'How many coins a move may turn: 1-2, 1-3, 2 or 3; add C for neighbours, E for equal distances. On a grid: 2x2';
const HEADS = 'Coins that show heads, counted from 1, separated by commas. On a grid: column and row, such as 3.5';
const RULER = '12,11,10,9,8,7,6,5,4'.split(',');

/** Of the half of all pairs that win the first: every other coin, and its left neighbour. */
const FAR = Array.from({ length: 10_000 }, (_, index) => ['1000000000', String(2 * index + 2), String(2 * index + 1)]);

/** @param {number} place @param {string} got */
const head = (place, got) => new RegExp(`Number ${place} of the heads must be .*1,000,000,000.*${got}`);

export const contract = rowContract({
  answers: [
    [
      'turn=1-2&heads=3,5,10',
      { outcome: 'N', moves: '[["10","6"]]', grundy: '12' },
      /^N the player to move wins: turn over coins 6 and 10$/,
    ],
    [
      'turn=1-3&heads=3,5,6',
      { outcome: 'N', moves: '[["3","2","1"],["6","5","3"]]', grundy: '7' },
      /turn over coins 1, 2 and 3 or turn over coins/,
    ],
    ['turn=1+C&heads=4,8,12', { outcome: 'N', moves: JSON.stringify([['8'], RULER]), grundy: '8' }, /turn over coin 8 or .* 4 5 … 12$/],
    ['turn=2&heads=1,4,9', { outcome: 'N', moves: '[["9","4"]]', grundy: '11' }],
    ['turn=3&heads=5,8', { outcome: 'N', moves: '[["8","5","1"],["8","5","2"]]', grundy: '15' }],
    [
      'turn=1-2x1-2&heads=3.5,4.1',
      { outcome: 'N', moves: '[["3.5","3.3","1.5","1.3"]]', grundy: '11' },
      /turn over coins at \(1, 3\), \(1, 5\)/,
    ],
    ['turn=2x2&heads=3.4,4.3', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses/],
    ['turn=2x2&heads=1.9,9.1', { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left/],
    ['turn=1&heads=3,5', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses/],
    ['turn=1-2&heads=', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
    ['turn=2&heads=1', { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left/],
    [
      'turn=1-3&heads=1,2,1000000000',
      { outcome: 'N', moves: JSON.stringify(FAR), movesTotal: '499999999', grundy: '1999999997' },
      /499,?999,?995 more moves win/,
    ],
    [
      'turn=1+C&heads=268435456,536870912',
      { outcome: 'N', moves: '[]', movesTotal: '1', grundy: '805306368' },
      /one winning move, with too many coins to list/,
    ],
  ],
  burst: (index) => `turn=1-2&heads=3,5,${index + 10}`,
  burst_data: { outcome: 'N', moves: '[["59","6"]]', grundy: '61' },
  wrong: {
    fields: [
      {
        from: 'turn=1-2&heads=2,3,5,10&at=place,3',
        count: '2 of 5',
        typed: [
          [HEADS, '3,-4', head(2, '“-4”')],
          [HEADS, '3,0', head(2, '“0”')],
          [HEADS, '3,5,3', /3 appears twice among the heads/],
          [HEADS, MARKUP, head(1, '“<img')],
          [TURN, '0', /A code says.*“0”/],
          [TURN, '1-8', /“1-8” lets you turn more than 7 coins/],
        ],
      },
      { from: 'turn=2E&heads=4,9&at=place,4', count: '1 of 3', typed: [[TURN, '1+', /“1\+” lets you turn more than 7 coins/]] },
    ],
    linked: [
      ['heads=3,x', head(2, '“x”')],
      ['heads=1000000001', head(1, '“1000000001”')],
      ['heads=5,5', /5 appears twice among the heads/],
      [`heads=${[...Array(101).keys()].map((index) => index + 1)}`, /101 heads.*at most 100/],
      ['turn=1-2x1-2&heads=3.5,4', /Head 2 must be a column from 1 to 4,?096, a point and a row .*“4”/],
      ['turn=1+Cx1-3&heads=65.1', /a column from 1 to 64, .* 1 to 91.*“65.1”/],
      ['turn=1-2x1-2&heads=3.5,3.5', /3.5 appears twice among the heads/],
      ['turn=1-2x&heads=3.5', /A code says.*“1-2x”/],
      ['turn=3-2&heads=5', /A code says.*“3-2”/],
      [`turn=${encodeURIComponent(MARKUP)}`, /A code says.*“<img src=x/],
      ['turn=1-8&heads=5', /“1-8”.*more than 7/],
      ['turn=4E&heads=10001', /code “4E” has no formula.*10,000.*10,001/],
    ],
  },
  places: [
    ['turn=1-2&heads=3,5,10', 'place,5', 2, 'place,10', '3 XOR 5 = 6'],
    ['turn=1-3&heads=3,5,6', 'place,6', 3, 'answer', 'odious'],
    ['turn=1-2x1-2&heads=3.5,4.1', 'value,2.3', 10, 'value,3.3', 'moves lead to 0, 2, 3'],
  ],
  start: 'heap of its own',
  steps: [
    ['turn=1-2&heads=3,5,10', 4],
    ['turn=1+C&heads=4,8,12', 4],
    ['turn=3E&heads=7,9,11', 4],
    ['turn=3&heads=', 1],
    ['turn=1-2x1-2&heads=3.5,4.1', 23],
    ['turn=1-2x1-2&heads=16.1', 2],
  ],
  seek: [['turn=1-2&heads=3,5,10', [1, 2, 3], 2, 'Coin 5 is worth 5, its number']],
  change: { value: '3、5 6', data: { outcome: 'P', moves: '[]', grundy: '0' } },
  play: {
    from: 'turn=1-2&heads=3,5,10',
    advice: { en: /To win, turn over coins? \d.* This leaves /, zh: /翻第 \d.* 枚，剩下/ },
    slip: '10 9',
    // The last head, on the board.
    async any(page) {
      await page.locator('.row-place.head').last().press('Enter');
      await page.locator('.play-actions .primary').press('Enter');
    },
    line: ['turn=1-2&heads=3,5,10', '10,9;9,8;8,7', '10,1'],
  },
  chinese: {
    queries: [
      'turn=1-3&heads=3,5,6&at=answer',
      'turn=1+C&heads=4,8,12&at=place,8',
      'turn=3E&heads=7,9,11',
      'turn=1+C&heads=268435456,536870912&at=answer',
      'turn=1-2&heads=',
      'turn=1-2x1-2&heads=3.5,4.1&at=value,2.3',
      'turn=2x2&heads=3.4,4.3&at=place,3.4',
    ],
    own: ['Mexplorer', 'Nim', 'Mock', 'Turtles', 'lowbit', 'Tartan', 'mex'],
    query: 'turn=1-3&heads=3,5,6&at=place,5',
    caption: /奇数个 1.*xor/,
    title: /翻硬币/,
  },
  scenes: [
    ['turn=1-2&heads=3,5,10&at=place,5', 'ready'],
    ['turn=3E&heads=7,9,11&at=answer', 'ready'],
    ['turn=1-3&heads=1,2,1000000000&at=answer', 'ready'],
    ['turn=1+C&heads=4,8,12&play=perfect&hide=1', 'hidden'],
    ['turn=1-8&heads=5', 'error'],
    ['turn=1-2x1-2&heads=3.5,4.1&at=value,2.3&product=12345,67890', 'ready'],
    ['turn=2x2&heads=3.4,4.3&play=perfect&hide=1', 'hidden'],
  ],
  explained: {
    en: ['A head alone on coin 1 is worth 1', 'No winning move starts here'],
    zh: ['第 1 枚单独正面朝上时，SG 值为 1', '没有必胜走法'],
  },
  keyboard: {
    query: 'turn=1-2&heads=1,5,10',
    walk: '.row-place.head',
    field: { name: 'heads', key: 'Escape', value: '1,5,10' },
  },
});
