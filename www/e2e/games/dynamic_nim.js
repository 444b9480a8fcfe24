/** Dynamic Nim, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */
/** @typedef {import('@playwright/test').Page} Page */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** @param {Page} page */
const take = (page) => page.locator('input[name=take]');

/** @type {Table} */
export const contract = {
  answers: [
    ['n=24&k=2', { outcome: 'N', moves: '["3"]' }, 'N the player to move wins with a pile of 24: take 3'],
    ['n=21&k=2', { outcome: 'P', moves: '[]' }],
    [`n=${2n ** 332n + 2n ** 100n + 1n}&k=3/2&method=numeration`, { outcome: 'N', moves: JSON.stringify(['1', String(2n ** 100n + 1n)]) }],
  ],
  burst: (index) => `n=${351 + index}&k=5/2&method=rows`,
  burst_data: { outcome: 'N', moves: '["3","13","82"]' },
  wrong: {
    count: '0 of 40',
    kept: /still the last board/,
    fields: [
      {
        from: 'n=24&k=2&at=11,8',
        count: '30 of 70',
        typed: [
          ['Factor k', '0', /number above 0.*“0”/],
          ['Factor k', '', /number above 0.*nothing was given/],
          ['Factor k', '7'.repeat(1000), /at most 18 digits.*“7{39}…”/],
          ['Factor k', MARKUP, /number above 0.*“<img src=x/],
          ['Pile', 'ten', /whole number from 0, of at most 10,000 digits.*“ten”/],
          ['Pile', '9'.repeat(20_000), /at most.*9{39}…/],
          ['Pile', MARKUP, /whole number from 0, of at most 10,000 digits.*“<img src=x/],
          ['Cap: the most you may take now', '25', /0 to the pile, 24.*“25”/],
          ['Cap: the most you may take now', MARKUP, /0 to the pile, 24.*“<img src=x/],
        ],
      },
      {
        from: 'n=24&limit=2,2,3,5&at=24',
        count: '68 of 68',
        typed: [
          ['Limits L(1), L(2), …; the last one repeats', '2,,3', /Entry 2 of the list.*nothing was given/],
          ['Limits L(1), L(2), …; the last one repeats', '1-9999999', /1,000,000 entries; this one has 9,999,999/],
          ['Limits L(1), L(2), …; the last one repeats', MARKUP, /Entry 1 of the list.*“<img src=x/],
        ],
      },
    ],
    linked: [
      ['n=24&k=abc', /number above 0.*“abc”/],
      [`n=24&k=${encodeURIComponent(MARKUP)}`, /number above 0.*“<img src=x/],
      ['k=2&n=', /whole number from 0, of at most 10,000 digits.*nothing was given/],
      ['k=2&n=%E0', /“%E0”/],
      ['n=24&k=2&limit=2,x', /Entry 2 of the list.*“x”/],
      [`n=24&k=2&limit=${encodeURIComponent(MARKUP)}`, /Entry 1 of the list.*“<img src=x/],
      ['n=24&k=2&cap=-1', /0 to the pile, 24.*“-1”/],
      ['n=24&k=2&method=magic', /^There is no method “magic”; the methods are definition, memo, rows, walls, numeration\.$/],
    ],
  },
  places: [
    ['n=24&k=2', '11,8', 30, '11', 'f(11) = 3'],
    ['n=24&k=2&method=rows', '13', 91, '14,1'],
    ['n=24&k=2&method=rows', '11,3', 58, '11,4', '(11, 3): taking 3 leaves (8, 6), a P-position.'],
    ['n=54&k=1&method=numeration', 'h4', 3, 'h5', 'H4 = H3 + H3 = 8'],
  ],
  no_places: [
    ['n=24&k=2', ['abc', '25', '-1', '11,11', '%E0', '1e9', '<b>', 'answer']],
    ['n=24&k=2&method=numeration', ['11', 'h99', 'd3', '']],
  ],
  notes: [['n=99&k=2&view=chart&map=1,x&layer=sg', ['view', '“chart”', 'map', '“1,x”', 'layer', '“sg”']]],
  steps: [
    ['n=3&k=2&method=walls', 8],
    ['n=3&k=2&method=rows', 6],
    ['n=3&k=2&method=definition', 10],
    ['n=10&k=2&method=numeration', 7],
  ],
  seek: [['n=24&k=2', [1, 4], 30, 'f(11) = 3']],
  change: { from: 'n=24&k=2&at=11,8', step: '30 of 70', label: 'Factor k', value: '1', data: { outcome: 'N', moves: '["8"]' } },
  play: {
    from: 'n=24&k=2',
    data: { outcome: 'N', moves: '["3"]' },
    advice: {
      en: /Take \d+(: \d+ are left, your opponent may take at most \d+|, all that are left, and win)/,
      zh: /取 \d+ 颗(：剩 \d+ 颗，对手最多取 \d+ 颗|，一次取完，你就赢了)/,
    },
    async slip(page) {
      await take(page).focus();
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
    },
    any: (page) => take(page).press('Enter'),
    line: ['n=24&k=2', ',4;,1;,2', ',9'],
    lost: ['n=21&k=2', 'No move wins'],
    replies: [
      [7, 'The computer took 3: 21 left, next take at most 6'],
      [3, 'The computer took 1: 23 left, next take at most 2 gave the win away'],
    ],
  },
  covered: [['n=24&k=2&method=numeration&at=answer', 'The answer is covered. It is the last digit.']],
  chinese: {
    queries: [
      'n=24&k=2&at=11,8',
      'n=24&k=7/2&method=rows&at=11,3',
      'n=9&k=2&method=definition&at=9,4,2',
      'n=54&k=1&method=numeration&at=answer',
      'n=24&k=2&view=cost',
      'n=24&k=22/7&view=sweep',
      'n=24&k=2&play=beatable&seed=3&hide=1',
    ],
    own: ['Mexplorer', 'log', 'lowbit'],
    query: 'n=24&k=2&at=11,8',
    verdict: '24 颗时先手必胜：取 3 颗',
    caption: 'f(11) = 3',
    title: /动态减法/,
  },
  // look.spec.js looks at it more closely.
  scenes: [],
  keyboard: {
    query: 'n=24&k=2&at=24',
    walk: { keys: ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight'], status: /22, 2/ },
    explained: {
      en: ['22 left, take up to 2', 'The smallest winning take is 1'],
      zh: ['剩 22 颗，最多取 2 颗', '要必胜，至少取 1 颗'],
    },
    field: { name: 'n', key: 'ArrowUp', value: '25' },
    method: { key: 'ArrowLeft', name: 'rows' },
    data: { outcome: 'N', moves: '["1","4"]' },
  },
};
