/** Staircase Nim, as every game is tested. */
/** @typedef {import('../contract.js').Contract} Contract */
/** @typedef {import('@playwright/test').Page} Page */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const STAIRS = 'Stones on every stair, the floor first, separated by commas';
const NINES = '9'.repeat(30);
const EIGHTS = '8'.repeat(30);

/** @param {number} place @param {string} got */
const stair = (place, got) => new RegExp(`Number ${place} of the stairs, counted from 0, .*1,000 digits.*${got}`);

/** @param {Page} page */
const enter = async (page) => {
  await page.locator('input[name=take]').focus();
  await page.keyboard.press('Enter');
};

/** @type {Contract} */
export const contract = {
  answers: [
    ['stairs=0,3,1,4', { outcome: 'N', moves: '[["2","1"],["3","1"]]', grundy: '7' }, /^N mover wins, 1 from stair 2 to stair 1 or 1 from/],
    ['stairs=0,1,5,3', { outcome: 'N', moves: '[["2","2"],["3","2"]]', grundy: '2' }],
    ['stairs=0,0,9,0,7', { outcome: 'P', moves: '[]', grundy: '0' }, /mover loses/],
    ['stairs=', { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left, mover has lost/],
    ['stairs=7,0,0', { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left/],
    ['stairs=7', { outcome: 'P', moves: '[]', grundy: '0' }],
    ['stairs=2,5,1,6,3,9,4,2,8,1', { outcome: 'N', moves: '[["5","9"]]', grundy: '9' }],
    [
      `stairs=0,${NINES},7,${EIGHTS}`,
      { outcome: 'N', moves: `[["1","${'1'.repeat(30)}"]]`, grundy: String(BigInt(NINES) ^ BigInt(EIGHTS)) },
    ],
  ],
  burst: (index) => `stairs=0,3,1,${index}`,
  burst_data: { outcome: 'N', moves: '[["3","46"]]', grundy: '50' },
  wrong: {
    query: 'stairs=0,3,1,4',
    count: '0 of 5',
    fields: [
      {
        from: 'stairs=0,1,5,3,2&at=place,2',
        count: '3 of 6',
        typed: [
          [STAIRS, '3,-4,5', stair(1, '“-4”')],
          [STAIRS, '3,,5', stair(1, 'nothing')],
          [STAIRS, '3,2.5', stair(1, '“2\\.5”')],
          [STAIRS, MARKUP, stair(0, '“<img')],
        ],
      },
    ],
    linked: [
      ['stairs=3,x', stair(1, '“x”')],
      ['stairs=3,', stair(1, 'nothing')],
      [`stairs=${encodeURIComponent(MARKUP)}`, stair(0, '“<img')],
      [`stairs=${'1,'.repeat(100)}1`, /101 stairs.*at most 100/],
      [`stairs=0,${'9'.repeat(1001)}`, stair(1, '“99999')],
    ],
  },
  places: [
    ['stairs=0,3,1,4', 'place,1', 2, 'place,2', '0 XOR 3 = 3'],
    ['stairs=0,3,1,4', 'place,3', 4, 'answer', '3 XOR 4 = 7'],
    ['stairs=0,3,1,4', 'start', 0, 'place,0', 'Only odd stairs count'],
  ],
  no_places: [['stairs=0,3,1,4', ['place,4', 'place,1,1', 'place', '<b>', '5']]],
  notes: [['stairs=0,3,1,4&foo=1&play=chess', ['foo', '“chess”']]],
  steps: [
    ['stairs=0,3,1,4', 5],
    ['stairs=0,0,9,0,7', 6],
    ['stairs=', 1],
  ],
  seek: [['stairs=0,3,1,4', [1, 2, 3], 3, 'Stair 2 is even']],
  change: {
    from: 'stairs=0,3,1,4&at=place,1',
    step: '2 of 5',
    label: STAIRS,
    value: '2、3 1,3',
    data: { outcome: 'P', moves: '[]', grundy: '0' },
  },
  play: {
    from: 'stairs=0,3,1,4',
    data: { outcome: 'N', moves: '[["2","1"],["3","1"]]', grundy: '7' },
    advice: { en: /\d from stair \d to .*: then \d/, zh: /第 \d 级的 \d 颗移到.*：成为 \d/ },
    // The field holds a take of one from the first stair.
    slip: enter,
    // The hint is put into the form.
    follow: enter,
    any: enter,
    line: ['stairs=0,3,1,4', '1,1;2,1;3,2', '3,9'],
    lost: ['stairs=0,3,1,3', 'No move wins'],
    replies: [],
  },
  covered: [
    ['stairs=0,3,1,4', 'Only odd stairs count'],
    ['stairs=0,3,1,4&at=answer', 'covered'],
  ],
  chinese: {
    queries: [
      'stairs=0,3,1,4&at=place,1',
      'stairs=0,3,1,4&at=answer',
      'stairs=0,0,9,0,7&at=place,0',
      'stairs=',
      'stairs=0,3,1,4&play=beatable&hide=1',
    ],
    own: ['Mexplorer'],
    query: 'stairs=0,3,1,4&at=place,3',
    verdict: '先手必胜',
    caption: /奇数级.*异或/,
    title: /台阶博弈/,
  },
  scenes: [
    ['stairs=0,3,1,4&at=place,2', 'ready'],
    ['stairs=2,5,1,6,3,9,4,2,8,1&at=answer', 'ready'],
    [`stairs=0,${NINES},7,${EIGHTS}&at=answer`, 'ready'],
    ['stairs=0,3,1,4&play=perfect&hide=1', 'hidden'],
    ['stairs=3,x', 'error'],
  ],
  keyboard: {
    query: 'stairs=0,3,1,4',
    walk: '.row-place',
    explained: { en: ['The floor: no stone leaves it', 'No winning move begins here'], zh: ['地面', '没有必胜走法'] },
    field: { name: 'stairs', key: 'Escape', value: '0,3,1,4' },
    data: { outcome: 'N' },
  },
};
