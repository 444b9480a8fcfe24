/** Sums of games, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */
/** @typedef {import('@playwright/test').Page} Page */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const PARTS = 'Games joined by +, such as nim:7 or just 7, subtraction:2-6:17 or octal:0.07:37';

/** @param {Page} page */
const enter = async (page) => {
  await page.locator('input[name=take]').focus();
  await page.keyboard.press('Enter');
};

/** @type {Table} */
export const contract = {
  answers: [
    [
      'parts=nim:3+subtraction:2-6:17',
      { outcome: 'N', moves: '[["0",["0","3"]],["1",["0","2"]],["1",["0","3"]]]', grundy: '3' },
      /^N the player to move wins: take 3 from heap 1, or 2 or 3 from heap 2$/,
    ],
    [
      'parts=nim:7+subtraction:2-6:17+octal:0.07:37',
      { outcome: 'N', moves: '[["0",["0","6"]],["2",["0","2","4"]],["2",["0","2","31"]]]', grundy: '6' },
      /2 from heap 3, leaving 4 on the left/,
    ],
    ['parts=nim:1+subtraction:1-3:5', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses/],
    ['parts=', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
    ['parts=&rule=misere', { outcome: 'N', moves: '[]' }, /to move wins/],
    ['parts=nim:1+subtraction:1-3:5&rule=misere', { outcome: 'N', moves: '[["0",["0","1"]],["1",["0","1"]]]' }],
    [
      'parts=nim:5+subtraction:1-3:9&rule=every',
      {
        outcome: 'N',
        moves:
          '[[["0",["0","1"]],["1",["0","1"]]],[["0",["0","2"]],["1",["0","1"]]],[["0",["0","3"]],["1",["0","1"]]],[["0",["0","4"]],' +
          '["1",["0","1"]]],[["0",["0","5"]],["1",["0","1"]]]]',
      },
    ],
    ['parts=octal:4!.0:3+nim:1', { outcome: 'P', moves: '[]', grundy: '0' }],
  ],
  burst: (index) => `parts=nim:3+nim:4+nim:${index}`,
  burst_data: { outcome: 'N', moves: '[["2",["0","42"]]]', grundy: '54' },
  wrong: {
    count: '0 of 3',
    fields: [
      {
        from: 'parts=nim:3+subtraction:2-6:17&at=added,1',
        count: '2 of 3',
        typed: [
          [PARTS, 'chess:3', /A sum can’t contain “chess”/],
          [PARTS, 'nim:3+subtraction:0:4', /“0” is neither/],
          [PARTS, 'nim:3+octal:1.0:4', /would let a player pass/],
          [PARTS, 'nim:3+nim:-4', /Number 2 must be .*1,000 digits.*“-4”/],
          [PARTS, MARKUP, /A sum can’t contain/],
        ],
      },
    ],
    linked: [
      ['parts=nim', /Number 1 must be/],
      [`parts=${'octal:0.07:1+'.repeat(100)}octal:0.07:1+5`, /101 heaps of other games than Nim.*at most 100/],
      ['parts=nim:3&rule=last', /“last”.*normal, misere, every/],
      [`parts=${encodeURIComponent(MARKUP)}`, /A sum can’t contain/],
    ],
  },
  places: [
    ['parts=nim:3+subtraction:2-6:17', 'added,0', 1, 'added,1', '(Nim): 3'],
    ['parts=nim:3+subtraction:2-6:17', 'added,1', 2, 'answer', 'XOR 0'],
    ['parts=nim:3+nim:5+nim:6', 'added,2', 3, 'answer', 'XOR'],
  ],
  no_places: [['parts=nim:3+subtraction:2-6:17', ['added,2', 'options,1', '<b>', '5']]],
  steps: [
    ['parts=nim:3+subtraction:2-6:17', 3],
    ['parts=nim:3+nim:5+nim:6', 4],
    ['parts=nim:3+octal:0.7:5&rule=every', 3],
  ],
  seek: [['parts=nim:3+nim:5+nim:6+nim:9', [1, 2, 3], 3, 'XOR']],
  change: {
    from: 'parts=nim:3+subtraction:2-6:17&at=added,1',
    step: '2 of 3',
    label: PARTS,
    value: 'nim:4 + nim:4',
    data: { outcome: 'P', moves: '[]', grundy: '0' },
  },
  play: {
    from: 'parts=nim:3+subtraction:2-6:17',
    data: { outcome: 'N', moves: '[["0",["0","3"]],["1",["0","2"]],["1",["0","3"]]]', grundy: '3' },
    advice: { en: /Take \d from heap \d.*: (.* are left|that is the last stone)/, zh: /从第 \d 堆取 \d 颗/ },
    slip: enter,
    any: enter,
    line: ['parts=nim:3+subtraction:2-6:17', '0,1;1,2;0,1', '0,7'],
    lost: ['parts=nim:4+nim:4', 'No move wins'],
  },
  covered: [
    ['parts=nim:3+subtraction:2-6:17', 'smallest value'],
    ['parts=nim:3+subtraction:2-6:17&at=answer', 'covered'],
  ],
  chinese: {
    queries: [
      'parts=nim:3+subtraction:2-6:17&at=added,1',
      'parts=nim:4+nim:4&at=answer',
      'parts=nim:1+subtraction:2-6:12&rule=misere&at=answer',
      'parts=nim:5+subtraction:1-3:9&rule=every&at=answer',
      'parts=nim:3+octal:0.07:9&play=beatable&hide=1',
    ],
    own: ['Mexplorer', 'XOR', 'mex', 'Nim', 'nim', 'subtraction', 'octal'],
    query: 'parts=nim:3+subtraction:2-6:17&at=added,1',
    caption: /第 2 堆/,
    title: /之和/,
  },
  scenes: [
    ['parts=nim:7+subtraction:2-6:17+octal:0.07:37&at=answer', 'ready'],
    ['parts=nim:5+subtraction:1-3:9&rule=every&at=answer', 'ready'],
    ['parts=nim:3+octal:0.07:9&play=perfect&hide=1', 'hidden'],
    ['parts=chess:3', 'error'],
  ],
  keyboard: {
    query: 'parts=nim:3+subtraction:2-6:17',
    walk: '.heap-name',
    explained: { en: ['leave the values', 'To win, take'], zh: ['mex 为', /必胜走法/] },
    field: { name: 'parts', key: 'Escape', value: 'nim:3+subtraction:2-6:17' },
    data: { outcome: 'N' },
  },
};
