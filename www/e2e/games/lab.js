/** The laboratory, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */

/** A link to a rule, as the page writes it. @param {string} rule */
const link = (rule) => `rule=${encodeURIComponent(rule).replace(/%(2F|2C|3B|3A|2B|7C)/g, (code) => decodeURIComponent(code))}`;

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const RULE = 'The rule, one statement in each line';
const BASH = '(n) -> (n - t) for t in 1..3\ntable (0..8)';
const HEAP = link(BASH);
const NIM = link('(a, b) -> (a - t, b) for t in 1..a\n(a, b) -> (a, b - t) for t in 1..b\ntable (0..3, 0..3)\nstart (3, 1)');
const NEAR = link(
  'k = 2\n(a, b) -> (a - t, b) for t in 1..min(k, a)\n(a, b) -> (a, b - t) for t in 1..min(k, b)\ntable (0..3, 0..3)\nstart (3, 1)',
);
const ROOK = link(
  '(x, y) -> (x - t, y) for t in 1..x\n(x, y) -> (x, y - t) for t in 1..y\n(x, y) -> (x, y + 1) if y < 7\n' +
    'lost (x, y) if x = 0 and y = 0\ntable (0..7, 0..7)\nstart (3, 3)',
);
const GRUNDY = link('(n) -> (i) & (n - i) for i in 1..n - 1 if i != n - i\nstart (16)\nconjecture lost if n <= 2 or n mod 3 = 1');

/** @type {Table} */
export const contract = {
  answers: [
    [
      `${NIM}&step=start`,
      { outcome: 'N', grundy: '2', moves: '[[["1","1"]]]', table: '16:12,4,0,0' },
      /^N the player to move wins at \(3,.1\): leave \(1,.1\)/,
    ],
    [HEAP, { outcome: 'P', grundy: '0', moves: '[]', table: '9:6,3,0,0' }, /the player to move loses at \(8\)/],
    [`${HEAP}&at=7`, { outcome: 'N', grundy: '3', moves: '[[["4"]]]', table: '9:6,3,0,0' }],
    [`${HEAP}&at=3+2`, { outcome: 'N', grundy: '1', moves: '[[["2"],["2"]]]', table: '9:6,3,0,0' }, /move to \(2\) & \(2\)/],
    [`${HEAP}&at=end`, { outcome: 'P', grundy: '0', moves: '[]', table: '9:6,3,0,0' }, /loses at the end: the game is over/],
    [`${HEAP}&at=20`, { table: '9:6,3,0,0' }, /\(20\) is not in the table/],
    [ROOK, { outcome: 'draw', moves: '[]', table: '64:14,1,49,0' }, /is a draw/],
    [
      GRUNDY,
      {
        outcome: 'N',
        grundy: '3',
        moves: '[[["5"],["11"]]]',
        table: '61:50,11,0,0',
        conjecture: 'fails:13',
      },
    ],
    [link('(n) -> (n / 2) if n > 0\ntable (0..6)\nstart (4)'), { table: '7:0,1,0,6', broken: '3:1' }, /\(4\) is unknown/],
    [
      link('# a comment\nk = 2.5; (n) -> (n - floor(k)) if n >= 2\nlast loses\ntable (0..4)'),
      { outcome: 'N', moves: '[[["2"]]]', table: '5:3,2,0,0' },
    ],
    [link('(n) -> end if n = 1\n(n) -> (n - 2)\ntable (0..5)'), { outcome: 'N', grundy: '1', moves: '[[["3"]]]', table: '6:3,3,0,0' }],
  ],
  burst: (index) => link(`(n) -> (n - t) for t in 1..${index + 1}\ntable (0..50)`),
  burst_data: { outcome: 'N', moves: '[[["0"]]]' },
  wrong: {
    count: '962 of 962',
    fields: [
      {
        from: `${HEAP}&step=6`,
        count: '7 of 10',
        typed: [
          [RULE, '(n) -> (n - t) for t in', /Line 1, character 24: the line ends too soon/],
          [RULE, '(n) -> (n - k)', /“k” is not defined/],
          [RULE, '(n) -> (n - 1) if 0 < n < 4', /you can’t chain comparisons/],
          [RULE, 'k = 1 / 0\n(n) -> (n - k)', /Line 1 has no value: 1 is divided by 0/],
          [RULE, '(n) -> (n - 1)\ntable (0..5000000)', /5,000,001 positions; the limit is 4,000,000/],
          [RULE, MARKUP, /Line 1, character 1/],
        ],
      },
    ],
    linked: [
      [link('(n) -> (n - t) for t in 1..3 if'), /the line ends too soon/],
      [link('k = 2'), /This rule has no move/],
      [link('(n) -> (n - 1) §'), /no sign “§” \(U\+00A7\)/],
      [link('(n) -> (m - 1)'), /“m” is not defined/],
      [`${HEAP}&at=x`, /“x” is not a position of this rule/],
      [`${HEAP}&at=1,2`, /the wrong number of coordinates/],
      [link('(n) -> (n - t) for t in 1..10000000\ntable (0..1000000)'), /must check [\d,]+ moves or more/],
      [link(MARKUP), /Line 1, character 1/],
    ],
  },
  step_name: 'step',
  places: [
    [HEAP, '4', 5, '5', 'is P: every move leads to an N'],
    [ROOK, '1,0', 9, '2,0', 'you can move to (0, 0), a P'],
  ],
  no_places: [[HEAP, ['9', '<b>', '1,1']]],
  notes: [[`${HEAP}&foo=1&play=chess&view=all&fold=x`, ['foo', '“chess”', '“all”', '“x”']]],
  steps: [
    [`${HEAP}&step=start`, 10],
    [`${ROOK}&step=start`, 17],
  ],
  seek: [[`${ROOK}&step=start`, [1, 15, 16], 16, '49 positions are left']],
  change: {
    from: `${HEAP}&step=4`,
    step: '5 of 10',
    label: RULE,
    value: '(n) -> (n - t) for t in {2, 3}',
    data: { outcome: 'P', moves: '[]', grundy: '0', table: '61:36,25,0,0' },
  },
  play: {
    from: NIM,
    data: { outcome: 'N', grundy: '2', moves: '[[["1","1"]]]' },
    advice: { en: /Move to \(\d,.\d\)/, zh: /走到 \(\d,.\d\)/ },
    slip: (page) => page.locator('.move-choices button').first().press('Enter'),
    any: (page) => page.locator('.move-choices button').last().press('Enter'),
    line: [NIM, '3,0;2,0;1,0', '5,5'],
    lost: [HEAP, 'No move wins'],
  },
  covered: [
    [`${HEAP}&step=4`, 'every move leads to an N'],
    [HEAP, 'covered'],
  ],
  chinese: {
    queries: [`${HEAP}&step=4`, HEAP, ROOK, GRUNDY, `${NIM}&play=beatable&hide=1`],
    own: [
      'Mexplorer',
      'SG',
      'CSV',
      'Python',
      'file',
      'C',
      'Kayles',
      'Chomp',
      'Grundy',
      'Nim',
      'Lasker’s',
      'Dawson’s',
      'xor',
      'lost',
      'won',
      ...['draw', 'for', 'table', 'start', 'conjecture', 'mod', 'and', 'lost', 'last', 'loses'],
    ],
    query: `${HEAP}&step=4`,
    verdict: '先手必败',
    caption: /无论怎么走都到 N/,
    title: /实验室/,
  },
  scenes: [
    [HEAP, 'ready'],
    [`${ROOK}&step=2,0`, 'ready'],
    [`${GRUNDY}&step=13`, 'ready'],
    [`${NIM}&play=perfect&hide=1`, 'hidden'],
    [link('(n) -> (n - t) for t in'), 'error'],
  ],
  keyboard: {
    query: NEAR,
    walk: { keys: ['ArrowUp', 'ArrowLeft'], status: '(2,' },
    explained: { en: ['player to move wins'], zh: ['先手必胜'] },
    field: { name: 'constant-k', key: 'ArrowUp', value: '3' },
    data: { outcome: 'N' },
  },
};
