/** The race, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */
/** @typedef {import('@playwright/test').Page} Page */

const WON = 'board=.A../..../..../...B';

/** @type {Table} */
export const contract = {
  answers: [
    ['board=A.../..../..x./...B', { outcome: 'N', winner: 'A', moves: '[["0","1"],["1","0"]]' }],
    ['board=A.../.%23../..../...B', { outcome: 'P', winner: 'B', moves: '[]' }],
    ['board=A.../.%23../..../...B&jump=0', { outcome: 'N', winner: 'A', moves: '[["0","1"],["1","0"]]' }, /A goes first/],
    ['board=Ax/xB', { outcome: 'draw', winner: 'draw', moves: '[]' }, /no white path/],
  ],
  burst: (index) => `sample=random-${20 + index}-20-1&method=rings`,
  burst_data: { outcome: 'N', winner: 'A', moves: '[["11","65"]]' },
  wrong: {
    count: '0 of',
    kept: /last board that could be read/,
    // The sides of a board are judged by the page: see race.spec.js.
    fields: [{ from: 'board=A../.x./..B', count: '0 of', typed: [] }],
    linked: [
      ['board=', /no board/],
      ['board=A../.../...', /B is missing/],
      ['board=AA/.B', /line 1, column 2: this is a second A/],
      ['board=A.Q/..B', /“Q” is not a cell/],
      ['board=%E0', /not a cell/],
      ['board=<b>/AB', /not a cell/],
      ['sample=galaxy', /no board “galaxy”/],
      ['method=magic', /no method “magic”/],
      ['jump=2', /must be 1 .* or 0/],
    ],
  },
  places: [
    ['sample=rings-15-7', '11,b', 6, '11', 'B’s turn in layer'],
    ['sample=two-arcs&method=pairs', '1', 9, '0'],
    ['sample=official-2&method=full', '2', 2, '3', '2 moves from the end'],
    ['sample=official-1&jump=0', '10', 10, '11', '10 moves from the end'],
    ['sample=wrap', 'answer', 9, 'walk,1', '(3, 1) in layer 9'],
  ],
  no_places: [
    ['sample=official-1', ['99', '1,c', 'walk,99', '%E0', '<b>']],
    ['sample=official-1&method=pairs', ['3,b', '99']],
    ['sample=official-1&method=full', ['99', 'start,b']],
  ],
  notes: [
    ['sample=open-9&view=growth', ['Growth is a view of the pairs']],
    ['sample=open-9&method=pairs&view=<b>', ['view', '“<b>”']],
    ['sample=open-9&map=1,x&from=1', ['map', '“1,x”', 'from', '“1”']],
  ],
  steps: [
    ['board=A.../..../..x./...B&method=rings', 15],
    ['board=A../.x./..B&method=pairs', 10],
    ['board=A../..B&method=full', 8],
  ],
  seek: [['sample=rings-15-7', [1, 3, 5], 6, 'B’s turn in layer']],
  change: {
    from: 'board=A.../..../..../...B&at=2',
    step: '3 of',
    label: 'Rows',
    value: '3',
    data: { outcome: 'N', winner: 'A', moves: '[["0","1"],["1","0"]]' },
  },
  play: {
    from: WON,
    data: { outcome: 'N', winner: 'A', moves: '[["0","2"],["1","1"]]' },
    advice: {
      en: /Move (over .* )?to \(.*\) \(marked\): (then you can win, whatever|that is the goal)/,
      zh: /标出的走法必胜：.*到 \(\d,\s\d\)/,
    },
    slip: (page) => page.getByRole('button', { name: '(0, 0)' }).press('Enter'),
    any: (page) => page.locator('.move-choices button').first().press('Enter'),
    line: [WON, '0,0;3,2;1,0', '9,9'],
    lost: ['sample=official-1', 'No move wins'],
    replies: [
      [1, 'The computer (A) stepped to (1, 1)'],
      [3, 'The computer (A) stepped to (0, 2)'],
      [4, 'The computer (A) stepped to (0, 0) gave the win away'],
    ],
  },
  covered: [
    ['sample=official-1&at=answer', 'covered'],
    ['sample=official-1&at=walk,4', 'covered'],
  ],
  chinese: {
    queries: [
      'sample=rings-15-7&at=11',
      'sample=two-arcs&method=pairs&at=4',
      'sample=official-2&method=full&at=answer',
      'sample=open-20&method=pairs&view=growth',
      'sample=official-1&from=0,1,3,3,B',
      'sample=official-1&play=beatable&hide=1',
    ],
    query: 'sample=official-1&at=answer',
    verdict: 'B 胜',
    caption: 'B 胜',
    title: /竞走|赛跑|竞/,
  },
  scenes: [
    ['sample=rings-15-7&at=answer', 'ready'],
    ['sample=wrap&at=walk,3', 'ready'],
    ['sample=two-arcs&method=pairs&at=1', 'ready'],
    ['sample=double-tree-120-4&method=pairs&view=growth', 'ready'],
    ['sample=official-2&method=full&at=answer', 'ready'],
    ['board=A../.../..B&play=person&from=0,2,1,2,B&hide=1', 'hidden'],
    ['board=A../..', 'error'],
  ],
  keyboard: {
    query: 'sample=open-6&at=3',
    walk: { keys: [...Array(6).fill('ArrowUp'), ...Array(6).fill('ArrowLeft'), 'ArrowRight', 'ArrowRight', 'ArrowRight'], status: /0,\s3/ },
    explained: { en: ['3 steps from A’s start and 7 from B’s: layer 3'], zh: ['距 A 的起点 3 步'] },
    field: { name: 'rows', key: 'ArrowUp', value: '7' },
    method: { key: 'ArrowRight', name: 'pairs' },
    data: {},
  },
};
