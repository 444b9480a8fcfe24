/** Octal games, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */
/** @typedef {import('@playwright/test').Page} Page */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const CODE = 'Code of the game, such as 0.07: digit k says what may be left when you take k';
const ROWS = 'Rows, separated by commas';

/** @param {Page} page */
const enter = async (page) => {
  await page.locator('.play input[name=take]').focus();
  await page.keyboard.press('Enter');
};

/** @type {Table} */
export const contract = {
  answers: [
    [
      'code=0.07&heaps=10,7',
      {
        outcome: 'N',
        moves: '[["0","2","0"],["0","2","1"],["0","2","3"],["0","2","5"],["0","2","7"],["0","2","8"]]',
        grundy: '2',
      },
      /^N the player to move wins: take 2 from row 1, leaving 0, 1, 3 or 5 on the left; 2 more moves win$/,
    ],
    ['code=0.07&heaps=5', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses: every move leads to an N-position/],
    ['code=0.07&heaps=', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
    ['code=0.07&heaps=1,0', { outcome: 'P', moves: '[]', grundy: '0' }],
    ['code=0.07&heaps=1&rule=misere', { outcome: 'N', moves: '[]' }, /to move wins/],
    ['code=0.33&heaps=3', { outcome: 'P', moves: '[]', grundy: '0' }],
    ['code=0.33&heaps=4', { outcome: 'N', moves: '[["0","1","0"],["0","1","3"]]', grundy: '1' }],
    ['code=4!.0&heaps=3', { outcome: 'N', moves: '[["0","0","1"],["0","0","2"]]', grundy: '1' }],
    ['code=0.8&heaps=4', { outcome: 'N', moves: '[["0","1","1","1"]]', grundy: '1' }],
    ['take=2,3,4&heaps=4', { outcome: 'N', grundy: '2', moves: '[["0","2","1"],["0","3","0"],["0","3","1"],["0","4","0"]]' }],
    ['code=4.[3]&heaps=4', { outcome: 'N', grundy: '3', moves: '[["0","0","2"],["0","4","0"]]' }],
    [`code=0.6&heaps=${'9'.repeat(30)}&rule=every`, {}, /nobody knows who wins/],
  ],
  burst: (index) => `code=0.[3]&heaps=3,4,${index}`,
  burst_data: { outcome: 'N', moves: '[["2","42","0"],["2","42","7"]]', grundy: '54' },
  wrong: {
    count: '0 of 25',
    fields: [
      {
        from: 'code=0.07&heaps=10,7&at=options,7',
        count: '15 of 25',
        typed: [
          [CODE, '0.0g', /Character 4.*“g”/],
          [CODE, '1.7', /would let a player pass/],
          [CODE, '07', /one dot/],
          [CODE, '0.3!', /“!” at character 4/],
          [CODE, '4.[3][7]', /one repeating part/],
          [ROWS, '3,-4', /Number 2 must be .*1,000 digits.*“-4”/],
        ],
      },
    ],
    linked: [
      ['code=&heaps=3', /A code is a digit, a dot/],
      [`code=0.${'7'.repeat(101)}&heaps=3`, /102 digits.*at most 100/],
      ['take=0&heaps=3', /whole number from 1/],
      ['take=&heaps=3', /your list is empty/],
      [`code=0.07&heaps=${'1,'.repeat(100)}1`, /101 heaps.*at most 100/],
      ['code=0.07&heaps=3&rule=last', /“last”.*normal, misere, every/],
      [`code=${encodeURIComponent(MARKUP)}`, /“<img/],
    ],
  },
  places: [
    ['code=0.07&heaps=10,7', 'options,9', 19, 'options,9,1', 'From a row of 9 you can leave 7, 1+6, 2+5 or 3+4'],
    ['code=0.07&heaps=10,7', 'added,0', 23, 'added,1', 'value 3'],
    ['code=0.56&heaps=9&method=sparse', 'rare,4', 9, 'rare,4,1', 'with a rare part'],
  ],
  no_places: [['code=0.07&heaps=10,7', ['options,11', 'added,2', 'compared,0', '<b>', '5']]],
  steps: [
    ['code=0.07&heaps=6,3', 17],
    ['code=0.3&heaps=6,3&method=period', 2 + 3],
    ['code=0.7&heaps=2,3&rule=every', 11],
  ],
  seek: [['code=0.07&heaps=10,7', [2, 4, 6], 13, 'you can leave']],
  change: {
    from: 'code=0.07&heaps=10,7&at=options,7',
    step: '15 of 25',
    label: ROWS,
    value: '5、1',
    data: { outcome: 'P', moves: '[]', grundy: '0' },
  },
  play: {
    from: 'code=0.07&heaps=8,2,3',
    data: {
      outcome: 'N',
      moves: '[["0","2","1"],["0","2","3"],["0","2","5"],["1","2","0"],["2","2","0"],["2","2","1"]]',
      grundy: '1',
    },
    advice: { en: /Take \d from row \d.*: (.* are left|that is the last stone)/, zh: /从第 \d 排取 \d 颗/ },
    slip: enter,
    any: enter,
    line: ['code=0.07&heaps=10,7', '0,2,2;1,2,0;0,2,0', '0,7,0'],
    lost: ['code=0.07&heaps=5', 'No move wins'],
  },
  covered: [
    ['code=0.07&heaps=10,7', 'smallest value'],
    ['code=0.07&heaps=10,7&at=answer', 'covered'],
    ['code=0.07&heaps=5&at=answer', 'covered'],
  ],
  chinese: {
    queries: [
      'code=0.07&heaps=10,7&at=options,7',
      'code=0.07&heaps=5&at=answer',
      'code=4!.0&heaps=8,5&at=answer',
      'code=0.07&heaps=40&method=period&at=compared,53',
      'code=0.56&heaps=20&method=sparse&at=rare,9,1',
      'code=0.7&heaps=5,9&rule=every&at=answer',
      'code=0.07&heaps=5,9&rule=misere&at=answer',
      'code=0.07&heaps=10,7&play=beatable&hide=1',
    ],
    own: ['Mexplorer', 'XOR', 'mex', 'Kayles', 'Grundy', 'Guy', 'Smith', 'Officers', 'Lasker'],
    query: 'code=0.07&heaps=10,7&at=options,7',
    caption: /后继是/,
    title: /八进制/,
  },
  scenes: [
    ['code=0.07&heaps=10,7&at=options,9', 'ready'],
    ['code=0.77&heaps=12&at=answer', 'ready'],
    ['code=0.07&heaps=50&method=period&at=answer', 'ready'],
    ['code=0.56&heaps=40&method=sparse&at=rare,20', 'ready'],
    ['code=0.07&heaps=10,7&view=scatter', 'ready'],
    ['code=0.56&heaps=40&view=frequency', 'ready'],
    ['code=0.56&heaps=40&view=work', 'ready'],
    ['code=0.07&heaps=20&view=splits', 'ready'],
    ['code=0.07&heaps=10,7&play=perfect&hide=1', 'hidden'],
    ['code=1.0&heaps=3', 'error'],
  ],
  keyboard: {
    query: 'code=0.07&heaps=10,7',
    walk: '.heap-name',
    explained: { en: ['leave the values'], zh: ['mex 为'] },
    field: { name: 'heaps', key: 'Escape', value: '10,7' },
    method: { key: 'ArrowRight', name: 'sparse' },
    data: { outcome: 'N' },
  },
};
