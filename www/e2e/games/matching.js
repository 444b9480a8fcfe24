/** The matching game, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const EDGES = 'Edges, like 0-1, separated by commas; they have no direction';
const TOKEN = 'Vertex of the token';
const CELLS = 'edges=0-1,1-2,3-4,4-5,5-6,0-3,1-4,2-5';
const POS = 'pos=80.250;360.250;640.250;80.750;360.750;640.750;920.750';
/** The board of a bare link. */
const FIRST = `${CELLS}&token=1&${POS}`;
const PATH = 'edges=0-1,1-2,2-3,3-4';
const BLOSSOM = 'edges=0-1,1-2,2-3,3-4,4-5,5-6,6-2,4-7,7-8';

/** A path of so many vertices. @param {number} count */
const path = (count) => Array.from({ length: count - 1 }, (_, vertex) => `${vertex}-${vertex + 1}`).join(',');

/** From its middle one way wins, and the other gives the win away. */
const LINE = `edges=${path(8)}`;

/** @type {Table} */
export const contract = {
  answers: [
    [FIRST, { outcome: 'N', moves: '["0","2","4"]', wins: '["1","3","5"]' }, /^N the player to move wins: move to 0, 2 or 4/],
    [`${PATH}&token=2`, { outcome: 'P', moves: '[]', wins: '["1","3"]' }, /^P the player to move loses: some largest matching misses 2/],
    ['edges=0-1,1-2,2-3&token=1', { outcome: 'N', moves: '["0"]', wins: '["0","1","2","3"]' }, /move to 0/],
    ['edges=0-1&vertices=3&token=2', { outcome: 'P', moves: '[]', wins: '["0","1"]' }, /no move is left/],
    ['edges=&vertices=1&token=0', { outcome: 'P', moves: '[]', wins: '[]' }],
    ['edges=0-1,1-2,2-0&token=0', { outcome: 'P', moves: '[]', wins: '[]' }],
    ['edges=0-1,0-2,0-3,1-2,1-3,2-3&token=0', { outcome: 'N', moves: '["1","2","3"]', wins: '["0","1","2","3"]' }],
    [`${LINE}&token=3`, { outcome: 'N', moves: '["2"]', wins: '["0","1","2","3","4","5","6","7"]' }],
    [`${BLOSSOM}&token=1`, { outcome: 'N', moves: '["0","2"]', wins: '["1","7"]' }],
  ],
  burst: (index) => `edges=${path(2 + (index % 7))}&token=${index % 2}`,
  burst_data: { outcome: 'N', moves: '["0"]', wins: '["0","1"]' },
  wrong: {
    fields: [
      {
        from: `${PATH}&token=2&at=starts`,
        count: '10 of 12',
        typed: [
          [EDGES, '0-1,1+2', /Edge 2, “1\+2”/],
          [EDGES, '0-1,2-2', /Edge 2, “2-2”, joins a vertex to itself/],
          [EDGES, '0-2000', /Edge 1, “0-2000”.*1,?999/],
          [TOKEN, '7', /no vertex 7 \(token\): there are only 5/],
        ],
      },
    ],
    linked: [
      ['edges=0', /Edge 1, “0”/],
      ['edges=0-5&vertices=3', /no vertex 5 \(edges\): there are only 3/],
      ['edges=0-1&vertices=2.5', /whole number.*“2.5”/],
      ['edges=0-1&vertices=2001', /“2001”/],
      ['edges=0-1&token=x', /“x”/],
      ['edges=&token=0', /no vertex 0 \(token\): there are only 0/],
      [`edges=${encodeURIComponent(MARKUP)}`, /“<img/],
    ],
  },
  places: [
    [FIRST, 'search,0', 1, 'search,0,1', 'exposed'],
    [`${PATH}&token=2`, 'starts', 10, 'expose', 'outer vertices can be missed'],
  ],
  no_places: [[`${PATH}&token=2`, ['search,9', 'search', 'v2', '<b>', '5']]],
  steps: [
    [FIRST, 22],
    [`${PATH}&token=2`, 12],
    [`${BLOSSOM}&token=1`, 31],
  ],
  seek: [[`${PATH}&token=2`, [2, 5, 9], 4, 'partner']],
  change: {
    from: `${PATH}&token=2&at=starts`,
    step: '10 of 12',
    label: TOKEN,
    value: '１',
    data: { outcome: 'N', moves: '["0","2"]', wins: '["1","3"]' },
  },
  play: {
    from: `${LINE}&token=3`,
    advice: { en: /Move \d → \d: your opponent can’t win from there/, zh: /走 \d → \d：留给对手的是必败态/ },
    slip: (page) => page.locator('.move-choices button').last().press('Enter'),
    any: (page) => page.locator('.move-choices button').first().press('Enter'),
    line: [`${LINE}&token=3`, '4;5;6', '3'],
    lost: [`${PATH}&token=2`, 'No move wins'],
  },
  covered: [
    [`${PATH}&token=2`, 'matching'],
    [`${PATH}&token=2&at=answer`, 'covered'],
  ],
  chinese: {
    queries: [
      `${FIRST}&at=search,0`,
      `${FIRST}&at=answer`,
      `${PATH}&token=2&at=answer`,
      `${BLOSSOM}&token=1&at=answer`,
      `${FIRST}&play=beatable&hide=1`,
      `edges=${path(300)}&token=0`,
    ],
    own: ['Mexplorer'],
    query: `${FIRST}&at=starts`,
    caption: /可缺点/,
    title: /二分图博弈/,
  },
  scenes: [
    [`${FIRST}&at=starts`, 'ready'],
    [`${BLOSSOM}&token=1&at=answer`, 'ready'],
    [`${FIRST}&play=perfect&hide=1`, 'hidden'],
    [`edges=${path(300)}&token=0`, 'ready'],
    ['edges=0-0', 'error'],
  ],
  keyboard: {
    query: FIRST,
    walk: '.vertex',
    explained: { en: ['Joined to', 'largest matching'], zh: ['相邻', '最大匹配'] },
    field: { name: 'token', key: 'Escape', value: '1' },
    data: { outcome: 'N' },
  },
};
