/** Green Hackenbush, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const EDGES = 'Edges, like 0-1, separated by commas; or stalks, like 3+4+5';
const GROUND = 'Vertices on the ground, separated by commas';
const HOUSE = 'edges=0-2,2-3,1-3,2-4,4-3,5-6,6-7&ground=0,1,5';
const TREE = 'edges=0-1,1-2,1-3,3-4,3-5,5-6&ground=0';

/** @type {Table} */
export const contract = {
  answers: [
    ['edges=0-1,1-2,2-0&ground=0', { outcome: 'N', moves: '["1"]', grundy: '1' }, /^N the player to move wins: cut edge 1–2$/],
    [TREE, { outcome: 'N', moves: '["0"]', grundy: '6' }],
    ['edges=0-1,0-2&ground=0', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses/],
    ['edges=0-1,2-3,3-4&ground=0', { outcome: 'N', moves: '["0"]', grundy: '1' }],
    ['edges=&ground=0', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
    ['edges=0-1&ground=', { outcome: 'P', moves: '[]', grundy: '0' }],
    ['edges=0-1,0-1,1-1&ground=0', { outcome: 'N', moves: '["2"]', grundy: '1' }],
    ['edges=3%2B4%2B5&ground=0', { outcome: 'N', moves: '["1"]', grundy: '2' }],
    [
      `edges=${Array.from({ length: 90 }, (_, edge) => `${edge}-${edge + 1}`).join(',')}&ground=0`,
      { outcome: 'N', moves: '["0"]', grundy: '90' },
    ],
  ],
  burst: (index) => `edges=${index + 2}&ground=0`,
  burst_data: { outcome: 'N', moves: '["0"]' },
  wrong: {
    count: '0 of 8',
    fields: [
      {
        from: `${TREE}&at=v,3`,
        count: '4 of 8',
        typed: [
          [EDGES, '0-1,1', /Edge 2, “1”/],
          [EDGES, '0-1,x-2', /“x-2”/],
          [EDGES, MARKUP, /“<img/],
          [GROUND, '0,x', /Ground vertex 2, “x”/],
          [GROUND, '1000000', /names vertex 1,000,000/],
        ],
      },
    ],
    linked: [
      ['edges=0-1,1-&ground=0', /Edge 2, “1-”/],
      ['edges=0--1&ground=0', /“0--1”/],
      ['edges=0-1000000&ground=0', /vertices go up to 999,999/],
      [`edges=${encodeURIComponent(MARKUP)}`, /“<img/],
      ['edges=0-1&ground=-1', /“-1”/],
    ],
  },
  places: [
    [TREE, 'v,3', 4, 'v,2', '= 3'],
    ['edges=0-1,1-2,2-3,3-1&ground=0', 'f,1', 1, 'f,1,1', 'lie on cycles'],
  ],
  no_places: [[TREE, ['v,9', 'f,1', '<b>', '5']]],
  steps: [
    [TREE, 8],
    [HOUSE, 7],
    ['edges=&ground=0', 1],
  ],
  seek: [[TREE, [1, 2, 3], 6, 'carries']],
  change: {
    from: `${TREE}&at=v,3`,
    step: '4 of 8',
    label: EDGES,
    value: '0-1、1-2 2-0',
    data: { outcome: 'N', moves: '["1"]', grundy: '1' },
  },
  play: {
    from: HOUSE,
    data: { outcome: 'N', moves: '["0","2","6"]', grundy: '3' },
    advice: { en: /Cut the edge/, zh: /砍边/ },
    slip: (page) => page.locator('.move-choices button').nth(1).press('Enter'),
    any: (page) => page.locator('.move-choices button').last().press('Enter'),
    line: [HOUSE, '5;1;0', '9'],
    lost: ['edges=0-1,0-2&ground=0', 'No move wins'],
  },
  covered: [
    [TREE, 'make the picture simpler'],
    [`${TREE}&at=answer`, 'covered'],
  ],
  chinese: {
    queries: [`${TREE}&at=v,3`, `${TREE}&at=answer`, `${HOUSE}&at=f,0`, `${HOUSE}&play=beatable&hide=1`],
    own: ['Mexplorer', 'SG', 'XOR', 'Nim', 'Hackenbush'],
    query: `${TREE}&at=v,3`,
    caption: /子树/,
    title: /Hackenbush/,
  },
  scenes: [
    [`${HOUSE}&at=f,0`, 'ready'],
    [`${TREE}&at=answer`, 'ready'],
    [`${HOUSE}&play=perfect&hide=1`, 'hidden'],
    ['edges=0-1,2-3,3-4&ground=0', 'ready'],
    ['edges=0-', 'error'],
  ],
  keyboard: {
    query: HOUSE,
    walk: '.hackenbush-edge',
    explained: { en: ['falls with it'], zh: ['落下'] },
    field: { name: 'ground', key: 'Escape', value: '0,1,5' },
    data: { outcome: 'N' },
  },
};
