/** Coins in cells, as every game is tested. */
import { rowContract } from '../row_contract.js';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const BOARD = 'Cells from left to right: 0 for a free cell, 1 for a coin';
const CELLS = 'How many cells, if you don’t write them one by one';
const COINS = 'Cells with coins, separated by commas';
const ROW = 'board=1101000100&reading=blocked';

export const contract = rowContract({
  answers: [
    [
      ROW,
      { outcome: 'N', moves: '["4","8"]', grundy: '1' },
      /^N the player to move wins: move the coin on cell 4 or move the coin on cell 8$/,
    ],
    ['m=5&coins=1,3&reading=goal', { outcome: 'N', moves: '["1"]' }, /the coin on cell 1/],
    ['board=0110110&reading=goal', { outcome: 'N', moves: '["5","6"]' }],
    ['board=110&reading=thrown', { outcome: 'N', moves: '["2"]', grundy: '1' }],
    ['board=101&reading=thrown', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses/],
    ['board=001&reading=goal', { outcome: 'P', moves: '[]' }, /the player to move loses: no move is left/],
    ['board=0011', { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left/],
    ['board=', { outcome: 'P', moves: '[]', grundy: '0' }],
    ['m=0&reading=goal', { outcome: 'P', moves: '[]' }],
    ['board=000&reading=thrown', { outcome: 'P', moves: '[]', grundy: '0' }],
    ['m=1000000000&coins=1,2,5', { outcome: 'N', moves: '["2"]', grundy: '3' }],
  ],
  burst: (index) => `m=${index + 10}&coins=1,3,5`,
  burst_data: { outcome: 'N', moves: '["3","5"]', grundy: '1' },
  wrong: {
    fields: [
      {
        from: 'm=6&coins=1,3&reading=goal&at=place,1',
        count: '1 of 3',
        typed: [
          [CELLS, '1000000001', /number of cells must be .*1,000,000,000.*“1000000001”/],
          [CELLS, 'x', /number of cells must be .*“x”/],
          [COINS, '1,7', /Number 2 of the coins must be .* from 1 to 6.*“7”/],
          [COINS, '2,2', /2 appears twice among the coins/],
          [COINS, MARKUP, /Number 1 of the coins.*“<img/],
          [BOARD, '1021', /Cell 3 must be 0.*“2”/],
        ],
      },
      { from: 'm=5&coins=1,3&reading=thrown', count: '0 of 3', typed: [[CELLS, '21', /up to 20 cells.*there are 21/]] },
    ],
    linked: [
      ['board=01x', /Cell 3 must be 0.*“x”/],
      [`board=${encodeURIComponent(MARKUP)}`, /Cell 1 must be 0.*“<”/],
      ['file=gone.txt', /“gone.txt”.*open the file again/],
      ['coins=1', /number of cells/],
      ['m=1e10', /number of cells must be .*1,000,000,000/],
      ['m=5&coins=0', /Number 1 of the coins must be .* from 1 to 5.*“0”/],
      ['m=5&coins=4,4', /4 appears twice among the coins/],
      ['board=01&reading=last', /no rule “last”/],
      [`board=${'0'.repeat(21)}&reading=thrown`, /up to 20 cells.*has 21/],
    ],
  },
  places: [
    [ROW, 'place,5', 2, 'place,6', 'Stair 5 is odd'],
    [ROW, 'place,6', 3, 'answer', 'Stair 6 is even'],
    ['m=5&coins=1,3&reading=goal', 'place,1', 2, 'answer', '0 XOR 1 = 1'],
    ['board=110&reading=thrown', 'start', 0, 'place,2', 'A published proof'],
  ],
  start: 'the number of free cells on its right',
  covered: [['board=110&reading=thrown&at=answer', 'covered']],
  steps: [
    [ROW, 4],
    ['board=0110110&reading=goal', 3],
    ['board=10&reading=goal', 1],
    ['board=001&reading=goal', 1],
    ['board=101&reading=thrown', 3],
    ['board=000&reading=thrown', 1],
  ],
  seek: [[ROW, [1, 2, 3], 2, '0 XOR 1 = 1']],
  change: {
    from: `${ROW}&at=place,5`,
    step: '2 of 4',
    label: BOARD,
    value: '1001100',
    data: { outcome: 'P', moves: '[]', grundy: '0' },
  },
  play: {
    from: ROW,
    advice: { en: /To win, move the coin on cell \d+\. This leaves \d/, zh: /移动第 \d+ 格的硬币，剩下 \d/ },
    slip: '1',
    // A coin that is touched on the board moves at once.
    any: (page) => page.locator('.row-place.coin').first().press('Enter'),
    line: [ROW, '1;3;8', '1'],
    lost: 'board=1001100',
  },
  chinese: {
    queries: [
      'board=0110110&reading=goal&at=answer',
      'board=110&reading=thrown&at=answer',
      'board=000&reading=thrown&at=answer',
      'm=1000000&coins=3,7,9',
      'board=',
    ],
    own: ['Mexplorer', 'Nim'],
    caption: /奇数级.*xor/,
    title: /格中硬币/,
  },
  scenes: [
    [`${ROW}&at=place,5`, 'ready'],
    ['m=5&coins=1,3&reading=goal&at=answer', 'ready'],
    ['board=110&reading=thrown&at=answer', 'ready'],
    ['m=1000000&coins=3,7,9&at=answer', 'ready'],
    [`${ROW}&play=perfect&hide=1`, 'hidden'],
    ['board=01x', 'error'],
  ],
  explained: { en: ['Stair 7 is odd: a heap of 2', 'the coin on cell'], zh: ['奇数级：相当于一堆 2', '必胜走法'] },
  keyboard: { query: 'm=10&coins=1,2,4&reading=blocked', field: { name: 'm', key: 'ArrowUp', value: '11' } },
});
