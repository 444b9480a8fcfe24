/** Nim, as every game is tested. */
/** @typedef {import('../contract.js').Table} Table */
/** @typedef {import('@playwright/test').Page} Page */

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** @param {number} place @param {string} got */
const heap = (place, got) => new RegExp(`Number ${place} must be .*1,000 digits.*${got}`);

/** @param {Page} page */
const enter = async (page) => {
  await page.locator('input[name=take]').focus();
  await page.keyboard.press('Enter');
};

/** @type {Table} */
export const contract = {
  answers: [
    ['heaps=3,4,5', { outcome: 'N', moves: '[["0","2"]]', grundy: '2' }, /^N the player to move wins: take 2 from heap 1$/],
    ['heaps=1,4,5', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses/],
    ['heaps=', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
    ['heaps=0,0', { outcome: 'P', moves: '[]', grundy: '0' }],
    ['heaps=0,0&rule=misere', { outcome: 'N', moves: '[]' }, /the player to move wins: no move is left/],
    ['heaps=1,1,2&rule=misere', { outcome: 'N', moves: '[["2","1"]]' }],
    ['heaps=21&max=3', { outcome: 'N', moves: '[["0","1"]]', grundy: '1' }],
    ['heaps=5,6&moore=2', { outcome: 'N', moves: '[[["0","5"],["1","6"]]]' }, /take 5 from heap 1 and 6 from heap 2/],
    ['heaps=999999,5&moore=2', { outcome: 'N', moves: '[[["0","999999"],["1","5"]]]', movesTotal: '?' }, /there may be more/],
    ['heaps=3,4&rule=every', { outcome: 'N', moves: '[[["0","3"],["1","4"]]]' }, /take 3 from heap 1 and 4 from heap 2/],
    ['heaps=4,8&max=3&rule=every', { outcome: 'P', moves: '[]' }, /steps of a heap is even/],
    ['heaps=5,1&max=2&moore=1', { outcome: 'N', moves: '[[["0","1"]]]' }],
  ],
  burst: (index) => `heaps=3,4,${index}`,
  burst_data: { outcome: 'N', moves: '[["2","42"]]', grundy: '54' },
  wrong: {
    count: '0 of 9',
    fields: [
      {
        from: 'heaps=3,4,5&at=column,1',
        count: '5 of 9',
        typed: [
          ['Heaps, separated by commas', '3,-4,5', heap(2, '“-4”')],
          ['Heaps, separated by commas', '3,,5', heap(2, '“”')],
          ['Heaps, separated by commas', '3,2.5', heap(2, '“2\\.5”')],
          ['Heaps, separated by commas', MARKUP, heap(1, '“<img')],
          ['The most you may take from a heap; empty for any number', '0', /whole number from 1.*“0”/],
          ['How many heaps you may take from in one move (Moore’s Nim); empty for one', '4', /from 1 to 3.*“4”/],
        ],
      },
    ],
    linked: [
      ['heaps=3,x', heap(2, '“x”')],
      ['heaps=3,,4', heap(2, '“”')],
      [`heaps=${encodeURIComponent(MARKUP)}`, heap(1, '“<img')],
      ['file=gone.txt', /“gone.txt”.*open the file again/],
      [`heaps=${'9'.repeat(1001)}`, heap(1, '99999…99999 .1,001 digits')],
      ['heaps=3,4&max=0', /from 1.*“0”/],
      ['heaps=3,4&moore=0', /from 1 to 2.*“0”/],
      ['heaps=3,4&moore=3', /from 1 to 2.*“3”/],
      ['heaps=3,4&rule=last', /“last”.*normal, misere, every/],
      ['heaps=3,4&moore=2&rule=every', /only one of the two/],
      ['heaps=3,4&max=2&moore=2&rule=misere', /no theorem/],
      ['heaps=1,1,1,2&max=1&moore=2', /no theorem/],
    ],
  },
  places: [
    ['heaps=3,4,5', 'heap,1', 2, 'heap,2', '4 flips column 4 of the XOR'],
    ['heaps=3,4,5', 'column,1', 5, 'column,1,1', 'leftmost 1 of the XOR'],
    ['heaps=1,4,5', 'stays,1', 5, 'answer'],
    ['heaps=4,2,1&moore=2', 'column,2', 4, 'column,2,1'],
  ],
  no_places: [['heaps=3,4,5', ['heap,3', 'column,1,2', 'stays,0', '<b>', '5']]],
  steps: [
    ['heaps=3,4,5', 9],
    ['heaps=1,4,5', 6],
    ['heaps=4,2,1&moore=2', 12],
    ['heaps=1,1,2&rule=misere', 4],
    ['heaps=5,9&max=3&rule=every', 4],
  ],
  seek: [['heaps=3,4,5', [1, 2, 3], 6, 'the heap gets smaller']],
  change: {
    from: 'heaps=3,4,5&at=column,1',
    step: '5 of 9',
    label: 'Heaps, separated by commas',
    value: '1、2 3',
    data: { outcome: 'P', moves: '[]', grundy: '0' },
  },
  play: {
    from: 'heaps=3,4,5',
    data: { outcome: 'N', moves: '[["0","2"]]', grundy: '2' },
    advice: { en: /Take \d+ from heap \d: (.* are left|that is the last stone)/, zh: /从第 \d 堆取 \d 颗：剩/ },
    // The field holds a take of one from the first heap.
    slip: enter,
    any: enter,
    line: ['heaps=3,4,5', '0,1;1,1;2,2', '0,9'],
    lost: ['heaps=1,4,5', 'No move wins'],
    replies: [
      [3, 'The computer took 2 from heap 1, leaving 1, 4, 5'],
      [4, 'The computer took 1 from heap 3, leaving 3, 4, 4 gave the win away'],
    ],
  },
  covered: [
    ['heaps=3,4,5', 'in binary'],
    ['heaps=3,4,5&at=answer', 'covered'],
    ['heaps=1,4,5&at=answer', 'covered'],
  ],
  chinese: {
    queries: [
      'heaps=3,4,5&at=column,1',
      'heaps=1,4,5&at=answer',
      'heaps=4,2,1&moore=2&at=column,2,1',
      'heaps=21&max=3&at=heap,0',
      'heaps=1,3,5,7&rule=misere',
      'heaps=0,0&rule=misere',
      'heaps=3,4,5&play=beatable&hide=1',
    ],
    own: ['Mexplorer', 'XOR', 'Nim'],
    query: 'heaps=3,4,5&at=column,1',
    caption: /奇数.*最高位的 1/,
    title: /尼姆/,
  },
  scenes: [
    ['heaps=3,4,5&at=column,1,1', 'ready'],
    ['heaps=3,4,5&method=memo&at=move,1,40', 'ready'],
    ['heaps=12,7,9,22,31,18,5,6&moore=2&at=answer', 'ready'],
    [`heaps=${'9'.repeat(60)},7&at=answer`, 'ready'],
    ['heaps=3,4,5&rule=misere&play=perfect&hide=1', 'hidden'],
    ['heaps=3,4,5&max=0', 'error'],
  ],
  keyboard: {
    query: 'heaps=3,4,5&max=7',
    walk: '.heap-name',
    explained: { en: ['With the other heaps', /Take 2/i], zh: ['其余各堆不动', /取 2/] },
    field: { name: 'max', key: 'ArrowDown', value: '6' },
    data: { outcome: 'N' },
  },
};
