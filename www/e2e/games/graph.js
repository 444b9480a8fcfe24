/** Games on graphs, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const EDGES = 'Edges, like 0-1, separated by commas';
const TOKENS = 'Vertices with tokens, separated by commas; leave it empty to see only the labels';
const WIN = 'Winning terminals: a player who moves there wins';
const BARE = 'edges=5-4,5-3,4-2,4-1,3-1,2-1,2-0,1-0&tokens=5';
/** With places: its first load needs no layout. */
const ONE = `${BARE}&pos=999.500;760.700;520.60;330.900;250.250;0.560`;
const FIVE = 'edges=0-1,0-2,2-1,3-2,3-0,4-3,4-1';
const ROUND = 'edges=0-1,1-0,1-2,2-3,4-1,4-2,5-4,5-3';

/** @type {Table} */
export const contract = {
  answers: [
    [ONE, { outcome: 'N', moves: '[["0","3"],["0","4"]]', grundy: '1', labels: 'PNNPPN' }, /^N the player to move wins: 5 → 3 or 5 → 4/],
    ['edges=0-1,0-2,2-1&tokens=2,0', { outcome: 'N', moves: '[["1","2"]]', grundy: '3', labels: 'NPN' }],
    ['edges=0-1,0-2,2-1&vertices=6', { labels: 'NPNPPP' }, /P: 4, N: 2, draws: 0/],
    ['edges=0-1,0-2,2-1&vertices=6&win=4&lose=5&tokens=0', { outcome: 'N', moves: '[["0","1"]]', labels: 'NPNPPN' }],
    ['edges=0-1,1-2,2-0&lose=1&tokens=0', { outcome: 'P', moves: '[]', labels: 'PNN' }],
    [`${ROUND}&tokens=4`, { outcome: 'draw', moves: '[]', grundy: 'inf(1)', labels: '??NP?N' }, /draw neither player can force a win/],
    [`${ROUND}&tokens=5,1`, { outcome: 'N', moves: '[["1","2"]]', grundy: 'inf(0)', labels: '??NP?N' }],
    ['edges=0-0&tokens=0,0', { outcome: 'draw', moves: '[]', grundy: 'inf()', labels: '?' }],
    ['edges=0-1&tokens=', { outcome: 'P', moves: '[]', grundy: '0', labels: 'NP' }, /cannot move|is over/],
    ['edges=0-1&tokens=&rule=misere', { outcome: 'N', moves: '[]', labels: 'NP' }],
    ['edges=1-0,2-0,2-1,3-2&tokens=3&rule=sj', { outcome: 'N', moves: '[]', labels: 'PNNP' }],
    ['edges=1-0,2-0,2-1,3-2&tokens=3&rule=misere', { outcome: 'P', moves: '[]', labels: 'PNNP' }],
    ['edges=1-0,2-1,3-2,3-0,4-3&tokens=4,2&rule=every', { outcome: 'P', moves: '[]', labels: 'PNPNP' }],
    ['edges=1-0,2-1,3-2,3-0,4-3&tokens=3,2&rule=every', { outcome: 'N', moves: '[[["0","2"],["1","1"]]]', labels: 'PNPNP' }],
    [
      'edges=0-1,1-0&tokens=0&rule=every',
      { labels: '??' },
      /^\? no answer: this rule needs a graph without cycles, but this one has 0 → 1 → 0/,
    ],
    ['edges=&vertices=0', { labels: '' }],
  ],
  burst: (index) => `edges=1-0,2-1,2-0&vertices=60&tokens=2,${index}`,
  burst_data: { outcome: 'N', moves: '[["0","0"]]', grundy: '2', labels: `PNN${'P'.repeat(57)}` },
  wrong: {
    count: '0 of 5',
    fields: [
      {
        from: `${FIVE}&tokens=4&at=v2`,
        count: '3 of 6',
        typed: [
          [EDGES, '0-1,1+2', /Edge 2, “1\+2”.*999999|Edge 2, “1\+2”.*999,999/],
          [EDGES, '0-1000000', /Edge 1.*“0-1000000”/],
          [TOKENS, '0,7', /no vertex 7 .*there are only 5/],
          [TOKENS, 'x', /Item 1, “x”/],
          [WIN, '9', /no vertex 9/],
        ],
      },
    ],
    linked: [
      ['edges=0', /Edge 1, “0”/],
      ['edges=0-1&vertices=1', /no vertex 1 .*there are only 1/],
      ['edges=0-1&vertices=2.5', /whole number.*“2.5”/],
      ['edges=0-1&vertices=1000001', /“1000001”/],
      [`edges=0-1&tokens=${'0,'.repeat(100)}0`, /101 tokens.*100/],
      ['edges=0-1&win=0&lose=0', /Vertex 0 can’t/],
      ['edges=0-1&win=1&tokens=0,0', /2 tokens/],
      ['edges=0-1&win=1&rule=every', /“every”/],
      ['edges=0-1&rule=last', /“last”.*normal, misere, sj, every/],
      ['file=big.txt', /“big.txt”.*open the file again/],
      [`edges=${encodeURIComponent(MARKUP)}`, /“<img/],
    ],
  },
  places: [
    [`${FIVE}&tokens=4`, 'v2', 3, 'v4', 'Vertex 2 is N: move to 1'],
    [`${ROUND}&method=nimbers`, 'v2', 2, 'v5'],
    [ONE, 'v5', 6, 'answer', 'Vertex 5 is N: move to 3'],
    [`${ROUND}&tokens=4`, 'v5', 3, 'draws'],
  ],
  no_places: [[`${FIVE}&tokens=4`, ['v5', 'draws', 'v', '<b>', '5']]],
  notes: [[`${BARE}&foo=1&play=chess&pos=1.2;x.3`, ['foo', '“chess”', '“x.3”']]],
  steps: [
    [FIVE, 5],
    [`${FIVE}&method=loop`, 5],
    [`${ROUND}&method=nimbers`, 6],
    [`${ONE}&rule=every&method=steps`, 7],
    [`${ONE}&rule=misere&method=genus`, 7],
    ['edges=0-1,1-2,2-0&lose=1', 3],
  ],
  seek: [[FIVE, [1, 4, 5], 4, 'move to 1']],
  change: {
    from: 'edges=0-1,0-2,2-1&tokens=0&at=v2',
    step: '3 of 4',
    label: TOKENS,
    value: '0、2',
    data: { outcome: 'N', moves: '[["0","2"]]', grundy: '3', labels: 'NPN' },
  },
  play: {
    from: 'edges=4-3,4-2,3-2,2-1,1-0&tokens=4',
    data: { outcome: 'N', moves: '[["0","2"]]', grundy: '2', labels: 'PNPNN' },
    advice: { en: /Move \d → \d: then the tokens are on \d/, zh: /\d → \d：之后棋子在 \d/ },
    slip: (page) => page.locator('.move-choices button').last().press('Enter'),
    any: (page) => page.locator('.move-choices button').first().press('Enter'),
    line: ['edges=4-3,4-2,3-2,2-1,1-0&tokens=4', '0,3;0,2;0,1', '0,3'],
    lost: ['edges=2-1,1-0&tokens=2', 'No move wins'],
  },
  covered: [
    [ONE, 'with no moves'],
    [`${ONE}&at=v5`, 'covered'],
    [`${ONE}&at=answer`, 'covered'],
  ],
  chinese: {
    queries: [
      FIVE,
      `${ROUND}&tokens=5,1&method=nimbers&at=answer`,
      `${ROUND}&tokens=4&at=draws`,
      `${ONE}&rule=every&method=steps&at=v4`,
      'edges=1-0,2-0,2-1,3-2&tokens=3&rule=misere&method=genus&at=answer',
      'edges=0-1,0-2,2-1&win=1&tokens=0&at=v1',
      `${ONE}&play=beatable&hide=1`,
    ],
    own: ['Mexplorer', 'Anti', 'SG', 'SJ', 'mex', 'DOT', 'draw', 'Nim', 'tame', 'wild'],
    query: `${ONE}&at=v4`,
    caption: /后继/,
    title: /图上的博弈/,
  },
  scenes: [
    [`${ONE}&at=v5`, 'ready'],
    [`${ROUND}&tokens=5,1&method=nimbers&at=answer`, 'ready'],
    ['edges=1-0,2-0,2-1,3-2&tokens=3&rule=sj&method=genus&at=answer', 'ready'],
    ['edges=0-1,1-0,2-0&tokens=2&rule=every', 'ready'],
    ['edges=0-1,0-2,1-3,2-3,2-4,5-4,5-0&win=3&lose=4&tokens=5&at=v0', 'ready'],
    [`${ONE}&play=perfect&hide=1`, 'hidden'],
    ['edges=0-x', 'error'],
    ['edges=&vertices=0', 'ready'],
  ],
  keyboard: {
    query: ONE,
    walk: '.vertex',
    explained: { en: ['No edge leads away'], zh: ['没有出边'] },
    field: { name: 'tokens', key: 'Escape', value: '5' },
    method: { key: 'ArrowRight', name: 'loop' },
    data: { outcome: 'N' },
  },
};
