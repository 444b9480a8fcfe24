/** Wythoff's game, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */
/** @typedef {import('@playwright/test').Page} Page */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** What is said of a wrong pile. @param {string} name @param {string} got */
const wrong = (name, got) => new RegExp(`${name} must be .*1,000 digits.*${got}`);

/** @param {Page} page */
const take = (page) => page.locator('input[name=take]');

/** @param {Page} page */
const enter = async (page) => {
  await take(page).focus();
  await page.keyboard.press('Enter');
};

/** @type {Table} */
export const contract = {
  answers: [
    ['a=7&b=7', { outcome: 'N', moves: '[["0","0"],["4","7"],["7","4"]]', grundy: '5' }],
    [
      'a=112&b=120',
      { outcome: 'N', moves: '[["12","20"],["74","120"],["112","69"]]', grundy: '175' },
      /^N \(112,\s120\).*\(12,\s20\).*\(74,\s120\).*\(112,\s69\)$/,
    ],
    ['a=00&b=0', { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left/],
    ['a=1000000000000009&b=1618033988749910&method=beatty', { outcome: 'P', moves: '[]', grundy: '0' }],
  ],
  burst: (index) => `a=${9 + index}&b=${20 + index}&method=mex`,
  burst_data: { outcome: 'N', moves: '[["17","28"]]', grundy: '41' },
  wrong: {
    count: '0 of 19',
    kept: /\(12,\s20\)/,
    fields: [
      {
        from: 'a=12&b=20&method=stars&at=3,5',
        count: '8 of 35',
        typed: [
          ['Pile a', '-1', wrong('a', '“-1”')],
          ['Pile a', '', wrong('a', 'nothing was given')],
          ['Pile a', MARKUP, wrong('a', '“<img src=x')],
          ['Pile b', '2.5', wrong('b', '“2\\.5”')],
          ['Pile b', '9'.repeat(1001), wrong('b', '“9{39}…”')],
          ['Pile b', MARKUP, wrong('b', '“<img src=x')],
        ],
      },
    ],
    linked: [
      ['b=20&a=ten', wrong('a', '“ten”')],
      [`b=20&a=${encodeURIComponent(MARKUP)}`, wrong('a', '“<img src=x')],
      ['a=12&b=', wrong('b', 'nothing was given')],
      [`a=12&b=${'9'.repeat(1001)}`, wrong('b', '“9{39}…”')],
      ['a=%E0&b=2&method=beatty&view=partition', /“%E0”/],
      ['a=1&b=2&method=magic', /“magic”.*stars, mex, beatty, definition/],
    ],
  },
  places: [
    ['a=12&b=20&method=stars', '3,5', 8, '5,3,placed'],
    ['a=12&b=20&method=stars', '5,3,placed', 9, '5,3'],
    ['a=16&b=26&method=mex', '5', 15, '6,a'],
    ['a=16&b=26&method=mex', '4,passed', 10, '4,a'],
    ['a=112&b=120&method=beatty', 'star', 3, 'row', 'take 100 from both'],
    ['a=11&b=18&method=beatty&view=partition', 'sum', 3, 'next'],
    ['a=11&b=18&method=beatty&view=zeckendorf', '1', 1, '2'],
    ['a=11&b=18&method=beatty&view=ratio', '21', 21, '22'],
    ['a=11&b=18&method=beatty&view=rounding', '3', 3, '4', 'down 4, up 5, nearest 5'],
  ],
  no_places: [
    ['a=12&b=20&method=stars', ['3,4', '13,21', '%E0', '<b>']],
    ['a=12&b=20&method=mex', ['3,passed', '14']],
    ['a=12&b=20&method=beatty', ['3,5', 'toString', 'constructor']],
    ['a=12&b=20&method=beatty&view=partition', ['root']],
    ['a=12&b=20&method=beatty&view=zeckendorf', ['99']],
    ['a=12&b=20&method=beatty&view=ratio', ['90']],
    ['a=12&b=20&method=beatty&view=rounding', ['13', 'x']],
  ],
  notes: [
    ['a=12&b=20&method=beatty&view=chart', ['view', '“chart”']],
    ['a=12&b=20&layer=sg', ['layer', '“sg”']],
    ['a=12&b=20&map=1,x', ['map', '“1,x”']],
    ['a=12&b=20&map=%3Cb%3E', ['map', '“<b>”']],
    ['a=12&b=20&method=stars&view=ratio', ['Ratio']],
    ['a=12&b=20&foo=1&play=chess', ['foo', '“chess”']],
  ],
  steps: [
    ['a=3&b=5&method=stars', 19],
    ['a=3&b=5&method=mex', 23],
    ['a=112&b=120&method=beatty', 6],
    ['a=112&b=120&method=beatty&view=partition', 5],
    ['a=112&b=120&method=beatty&view=zeckendorf&x=100', 5],
  ],
  seek: [
    ['a=12&b=20&method=stars', [2, 4, 6], 8, /right of \(3,\s5\)/],
    ['a=12&b=20&method=mex', [2, 4, 7], 7, /3 \+ 2 = 5/],
    ['a=112&b=120&method=beatty', [1, 2, 3, 4], 2, /17/],
    ['a=112&b=120&method=beatty&view=partition&x=11', [1, 2, 3], 3, /p \+ q = 10/],
    ['a=112&b=120&method=beatty&view=zeckendorf&x=100', [3, 4, 5], 2, /11.*8/],
    ['a=112&b=120&method=beatty&view=ratio', [1, 2, 3, 5, 8, 13], 21, /33 \/ 21 = 1\.57142/],
  ],
  change: {
    from: 'a=12&b=20&method=stars&at=3,5',
    step: '8 of 35',
    label: 'Pile b',
    value: '21',
    data: { outcome: 'N', moves: '[["12","20"]]', grundy: '1' },
  },
  play: {
    from: 'a=9&b=4',
    data: { outcome: 'N', moves: '[["7","4"]]', grundy: '8' },
    advice: { en: /Take \d+ from .*: (from \(\d+,\s\d+\)|nothing is left)/, zh: /取 \d+ 颗：(到 \(\d+,\s\d+\)|全部取完)/ },
    // The field holds a take of one from the first pile.
    slip: enter,
    any: enter,
    line: ['a=9&b=4', 'row,1;column,2;diagonal,1', 'row,99'],
    lost: ['a=3&b=5', 'No move wins'],
    replies: [
      [3, 'The computer took 2 from pile a, leaving (7, 4)'],
      [4, 'The computer took 2 from both piles, leaving (7, 2) gave the win away'],
    ],
  },
  covered: [
    ['a=12&b=20&method=stars', 'Every star is a losing position'],
    ['a=12&b=20&method=mex', 'mex'],
    ['a=12&b=20&method=beatty&at=answer', 'covered'],
  ],
  chinese: {
    queries: [
      'a=112&b=120&method=stars&at=3,5',
      'a=112&b=120&method=mex&at=4,passed',
      'a=112&b=120&method=beatty&at=answer&layer=grundy',
      'a=11&b=18&method=beatty&view=partition&at=one',
      'a=11&b=18&method=beatty&view=zeckendorf&at=4',
      'a=11&b=18&method=beatty&view=ratio&at=21',
      'a=11&b=18&method=beatty&view=rounding&at=5',
      'a=112&b=120&play=beatable&hide=1',
      'a=1&b=401&method=stars&view=ratio&at=7&map=x',
    ],
    own: ['Mexplorer', 'mex', 'div', 'Beatty', 'map'],
    query: 'a=12&b=20&method=stars&at=3,5',
    verdict: '先手必败',
    caption: /\(3,\s5\).*对角线/,
    title: /威佐夫/,
  },
  scenes: [
    ['a=12&b=20&method=stars&at=3,5', 'ready'],
    ['a=16&b=26&method=mex&at=5', 'ready'],
    ['a=112&b=120&method=beatty&at=answer&layer=grundy', 'ready'],
    ['a=11&b=18&method=beatty&view=partition&at=sum', 'ready'],
    ['a=11&b=18&method=beatty&view=zeckendorf&at=2', 'ready'],
    ['a=11&b=18&method=beatty&view=ratio&at=21', 'ready'],
    ['a=11&b=18&method=beatty&view=rounding&at=12', 'ready'],
    ['a=7&b=9&play=perfect&hide=1', 'hidden'],
    ['a=oops&b=20&method=stars&at=3,5', 'error'],
  ],
  keyboard: {
    query: 'a=6&b=11&method=stars&at=6,10',
    walk: { keys: ['ArrowUp', 'ArrowRight', 'ArrowLeft'], status: '(6, 10)' },
    explained: { en: ['This is a star'], zh: ['一颗星'] },
    field: { name: 'b', key: 'ArrowDown', value: '10' },
    method: { key: 'ArrowRight', name: 'mex' },
    data: { outcome: 'P', moves: '[]', grundy: '0' },
  },
};
