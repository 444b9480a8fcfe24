/** Tokens that are replaced, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const OPTIONS = 'Options of each vertex, like 2:0+0;1, joined by |';
const TOKENS = 'Vertices with tokens, separated by commas';
const SMALL = 'options=0:|1:0|2:0+0;1|3:2+0';
const LASKER = 'options=0:|1:0|2:1;0;1+1|3:2;1;0;1+2';

/** @type {Table} */
export const contract = {
  answers: [
    [`${LASKER}&tokens=3,2`, { outcome: 'N', moves: '[["0","0"]]', grundy: '6' }, /^N the player to move wins: token 1 \(3\) becomes 2/],
    ['options=0:|1:0|2:0+0;1|3:2+0&tokens=3,1', { outcome: 'N', moves: '[["1","0"]]', grundy: '1' }, /token 2 \(1\) becomes 0/],
    [`${SMALL}&tokens=3`, { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses/],
    [`${SMALL}&tokens=`, { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left/],
    ['options=0:-|1:-;0;-&tokens=1', { outcome: 'N', moves: '[["0","0"]]', grundy: '2' }, /remove token 1 \(1\)/],
    ['options=&tokens=', { outcome: 'P', moves: '[]', grundy: '0' }],
  ],
  burst: (index) => `options=0:|1:0|2:1;0&tokens=1${',2'.repeat(index)}`,
  burst_data: { outcome: 'N', moves: JSON.stringify([...Array(49).keys()].map((token) => [String(token + 1), '0'])), grundy: '3' },
  wrong: {
    count: '0 of 13',
    fields: [
      {
        from: `${LASKER}&tokens=3&at=v,2`,
        count: '5 of 10',
        typed: [
          [OPTIONS, '0:|0:1', /Vertex 0 has two lists/],
          [OPTIONS, '0:|1:0|x', /List 3, “x”/],
          [OPTIONS, '0:|1:0++0', /“0\+\+0”/],
          [TOKENS, '3,x', /Token 2, “x”/],
          [TOKENS, '9', /Vertex 9 has no list, like 9:0 \(tokens\)/],
        ],
      },
    ],
    linked: [
      ['options=0:0&tokens=0', /0→0/],
      ['options=0:1|1:2|2:0&tokens=0', /may never end/],
      ['options=0:|2:0&tokens=0', /Vertex 1 has no list, like 1:0 \(options\)/],
      [`options=0:&tokens=${'0,'.repeat(100)}0`, /101 tokens.*100/],
      [`options=0:|1:${'0+'.repeat(20)}0&tokens=1`, /21 parts.*20/],
      [`options=${encodeURIComponent(MARKUP)}`, /“<img/],
    ],
  },
  places: [
    [`${LASKER}&tokens=3,2`, 'v,2', 5, 'v,2,1', '1 + 1 → 0'],
    [`${LASKER}&tokens=3,2`, 'token,1', 10, 'answer', '4 XOR 2 = 6'],
  ],
  no_places: [[`${LASKER}&tokens=3,2`, ['v,4', 'token,2', '<b>', '5']]],
  steps: [
    [`${LASKER}&tokens=3,2`, 11],
    [`${SMALL}&tokens=3`, 10],
  ],
  seek: [[`${LASKER}&tokens=3,2`, [2, 4, 6], 6, 'missing']],
  change: {
    from: `${LASKER}&tokens=3&at=v,2`,
    step: '5 of 10',
    label: TOKENS,
    value: '3、2',
    data: { outcome: 'N', moves: '[["0","0"]]', grundy: '6' },
  },
  play: {
    from: `${LASKER}&tokens=3,2`,
    data: { outcome: 'N', moves: '[["0","0"]]', grundy: '6' },
    advice: { en: /token \d \(\d\) becomes .*: then the tokens are on/, zh: /棋子 \d（\d）变成/ },
    slip: (page) => page.locator('.move-choices button').last().press('Enter'),
    any: (page) => page.locator('.move-choices button').first().press('Enter'),
    line: [`${LASKER}&tokens=3,2`, '1,0;0,1;0,0', '0,9'],
    lost: [`${SMALL}&tokens=3`, 'No move wins'],
  },
  covered: [
    [`${LASKER}&tokens=3,2`, 'option'],
    [`${LASKER}&tokens=3,2&at=answer`, 'covered'],
  ],
  chinese: {
    queries: [
      `${LASKER}&tokens=3,2&at=v,3`,
      `${LASKER}&tokens=3,2&at=answer`,
      'options=0:-|1:-;0|2:0+1;1+1;-&tokens=2,1,1&at=answer',
      `${LASKER}&tokens=3,2&play=beatable&hide=1`,
    ],
    own: ['Mexplorer', 'SG', 'mex', 'Nim', 'Multi', 'Lasker', 'Grundy'],
    query: `${LASKER}&tokens=3,2&at=v,3`,
    caption: /异或/,
    title: /会分裂的棋子/,
  },
  scenes: [
    [`${LASKER}&tokens=3,2&at=v,3`, 'ready'],
    [`${LASKER}&tokens=3,2&at=answer`, 'ready'],
    [`${LASKER}&tokens=3,2&play=perfect&hide=1`, 'hidden'],
    ['options=0:0', 'error'],
  ],
  keyboard: {
    query: `${LASKER}&tokens=3,2`,
    walk: '.multi-vertex',
    explained: { en: ['no moves'], zh: ['后继'] },
    field: { name: 'tokens', key: 'Escape', value: '3,2' },
    data: { outcome: 'N' },
  },
};
