/** Subtraction games, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */
/** @typedef {import('@playwright/test').Page} Page */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const SET = 'Numbers you may take, such as 2-6 or 1,4,9; !2 means all but 2';
const HEAPS = 'Heaps, separated by commas';

/** @param {Page} page */
const enter = async (page) => {
  await page.locator('input[name=take]').focus();
  await page.keyboard.press('Enter');
};

/** @type {Table} */
export const contract = {
  answers: [
    [
      'set=2-6&heaps=17,30',
      { outcome: 'N', moves: '[["0","2"],["0","3"],["1","5"],["1","6"]]', grundy: '3' },
      /^N the player to move wins: take 2 or 3 from heap 1, or 5 or 6 from heap 2$/,
    ],
    ['set=2-6&heaps=8,16', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses: every move leads to an N-position/],
    ['set=2-6&heaps=', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
    ['set=2-6&heaps=1,0', { outcome: 'P', moves: '[]', grundy: '0' }],
    ['set=2-6&heaps=1,0&rule=misere', { outcome: 'N', moves: '[]' }, /to move wins/],
    ['set=!&heaps=3,4,5', { outcome: 'N', moves: '[["0","2"]]', grundy: '2' }],
    ['set=!2&heaps=5', { outcome: 'N', moves: '[["0","3"],["0","5"]]', grundy: '3' }],
    [`set=2-6&heaps=1${'0'.repeat(50)}`, { outcome: 'P', moves: '[]', grundy: '0' }],
    [
      'set=1-3&heaps=5,9&rule=every',
      { outcome: 'N', moves: '[[["0","1"],["1","1"]],[["0","2"],["1","1"]],[["0","3"],["1","1"]]]' },
      /1 from heap 1 and 1 from heap 2/,
    ],
    ['set=1-3&heaps=4,8&rule=every', { outcome: 'P', moves: '[]' }, /largest number of steps is even/],
    ['set=2-6&heaps=9999999&rule=every', {}, /nobody knows who wins: heap 1 is too large/],
  ],
  burst: (index) => `set=1-50&heaps=3,4,${index}`,
  burst_data: { outcome: 'N', moves: '[["2","42"]]', grundy: '54' },
  wrong: {
    count: '0 of 65',
    fields: [
      {
        from: 'set=2-6&heaps=17,30&at=options,7',
        count: '15 of 65',
        typed: [
          [SET, '', /numbers and ranges, such as 2-6/],
          [SET, '0', /“0” is neither/],
          [SET, '6-2', /“6-2” is neither/],
          [SET, '2-2000', /more than 1,000 numbers/],
          [SET, MARKUP, /“<img.* is neither/],
          [HEAPS, '3,-4', /Number 2 must be .*1,000 digits.*“-4”/],
          [HEAPS, '3,,5', /Number 2 must be/],
        ],
      },
    ],
    linked: [
      ['set=&heaps=3', /numbers and ranges, such as 2-6/],
      ['set=2,0&heaps=3', /“0” is neither/],
      ['set=2-1000001&heaps=3', /“2-1000001” is neither/],
      [`set=2&heaps=${'1,'.repeat(100)}1`, /101 heaps.*at most 100/],
      [`set=2&heaps=${'9'.repeat(1001)}`, /99999…99999 .1,001 digits/],
      ['set=2&heaps=3&rule=last', /“last”.*normal, misere, every/],
      [`set=${encodeURIComponent(MARKUP)}`, /“<img/],
    ],
  },
  places: [
    ['set=2-6&heaps=17,30', 'options,7', 15, 'options,7,1', 'From a heap of 7 you can leave 5, 4, 3, 2 or 1'],
    ['set=2-6&heaps=17,30', 'added,0', 63, 'added,1', '17, value 0'],
    ['set=2-6&heaps=17,30&method=period', 'compared,2', 3, 'compared,3', 'the same'],
  ],
  no_places: [['set=2-6&heaps=17,30', ['options,31', 'added,2', 'compared,0', '<b>', '5']]],
  steps: [
    ['set=2-6&heaps=6,3', 17],
    ['set=2-6&heaps=6,3&method=period', 7],
    ['set=1-3&heaps=2,3&rule=every', 11],
    ['set=!2&heaps=4&rule=misere', 12],
  ],
  seek: [['set=2-6&heaps=17,30', [2, 4, 6], 31, 'you can leave']],
  change: {
    from: 'set=2-6&heaps=17,30&at=options,7',
    step: '15 of 65',
    label: HEAPS,
    value: '8、16',
    data: { outcome: 'P', moves: '[]', grundy: '0' },
  },
  play: {
    from: 'set=2-6&heaps=17,13',
    data: { outcome: 'N', moves: '[["0","4"],["0","5"],["1","4"],["1","5"]]', grundy: '2' },
    advice: { en: /Take \d from heap \d.*: (.* are left|that is the last stone)/, zh: /从第 \d 堆取 \d 颗/ },
    // The field holds a take of two from the first heap.
    slip: enter,
    any: enter,
    line: ['set=2-6&heaps=17,13', '0,2;1,2;0,2', '0,7'],
    lost: ['set=2-6&heaps=8,16', 'No move wins'],
  },
  covered: [
    ['set=2-6&heaps=17,30', 'smallest value'],
    ['set=2-6&heaps=17,30&at=answer', 'covered'],
    ['set=2-6&heaps=8,16&at=answer', 'covered'],
  ],
  chinese: {
    queries: [
      'set=2-6&heaps=17,30&at=options,7',
      'set=2-6&heaps=8,16&at=answer',
      'set=!2&heaps=9,12&at=answer',
      'set=1,4,9&heaps=20&method=period&at=compared,0',
      'set=1-3&heaps=5,9&rule=every&at=answer',
      'set=1-3&heaps=5,9&rule=misere&at=answer',
      'set=2-6&heaps=17,13&play=beatable&hide=1',
    ],
    own: ['Mexplorer', 'XOR', 'mex'],
    query: 'set=2-6&heaps=17,30&at=options,7',
    caption: /后继是/,
    title: /减法博弈/,
  },
  scenes: [
    ['set=2-6&heaps=17,30&at=options,20', 'ready'],
    ['set=2-6&heaps=17,30&at=answer', 'ready'],
    ['set=1,4,9,16,25&heaps=100&method=period&at=answer', 'ready'],
    ['set=2-6&heaps=17&method=memo&at=answer', 'ready'],
    ['set=2-6&heaps=17,30&view=scatter', 'ready'],
    ['set=1,4,9,16,25&heaps=100&view=frequency', 'ready'],
    ['set=2-6&heaps=17,13&play=perfect&hide=1', 'hidden'],
    ['set=0&heaps=3', 'error'],
  ],
  keyboard: {
    query: 'set=2-6&heaps=17,30',
    walk: '.heap-name',
    explained: { en: ['leave the values', 'To win, take'], zh: ['mex 为', /必胜走法/] },
    field: { name: 'heaps', key: 'Escape', value: '17,30' },
    method: { key: 'ArrowRight', name: 'period' },
    data: { outcome: 'N' },
  },
};
