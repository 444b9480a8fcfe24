/** Parity piles, as every game is tested. */
import { rowContract, wrongAmounts } from '../row_contract.js';

const PILES = 'Stones in each pile, pile 0 first, separated by commas';
const SIX = 'piles=2012,3,4,1,2,5';

export const contract = rowContract({
  answers: [
    [
      'piles=2012,3,4,1',
      { outcome: 'N', moves: '[["1","3","-1"],["1","3","1"]]', grundy: '2' },
      /^N the player to move wins: move a stone from pile 3 to pile 1 or move a stone from pile 1 to pile 3$/,
    ],
    [
      'piles=0,0,1',
      { outcome: 'N', moves: '[["0","2","-1"]]', grundy: '2' },
      /^N the player to move wins: move a stone from pile 2 to pile 0$/,
    ],
    ['piles=5,1,1,1', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses/],
    ['piles=2012,2,4,6,8', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
    ['piles=', { outcome: 'P', moves: '[]', grundy: '0' }, /no move is left/],
    ['piles=3', { outcome: 'P', moves: '[]', grundy: '0' }],
    [`piles=0,${'9'.repeat(1000)},${'8'.repeat(40)},7`, { outcome: 'N', moves: '[["1","3","-1"],["1","3","1"]]', grundy: '2' }],
    [
      'piles=2012,7,4,9,2,1,1,6,3,8,5',
      { outcome: 'N', grundy: '3', moves: '[["0","3","-1"],["0","3","1"],["5","6","-1"],["5","6","1"],["9","10","-1"],["9","10","1"]]' },
      /; 2 more moves win$/,
    ],
  ],
  burst: (index) => `piles=2012,3,4,${index}`,
  burst_data: { outcome: 'N', moves: '[["1","3","-1"],["1","3","1"]]', grundy: '2' },
  wrong: wrongAmounts('piles', 'piles', PILES, `${SIX}&at=place,2`, '3 of 7'),
  places: [
    ['piles=2012,3,4,1', 'place,1', 2, 'place,2', '0 XOR 1 = 1'],
    ['piles=2012,3,4,1', 'place,3', 4, 'answer', '1 XOR 3 = 2'],
    ['piles=5,1,1,1', 'place,0', 1, 'place,1', 'a heap of 0'],
  ],
  start: 'An odd pile is a token',
  steps: [
    ['piles=2012,3,4,1', 5],
    ['piles=5,1,1,1', 5],
    ['piles=2012,2,4,6,8', 6],
    ['piles=', 1],
  ],
  seek: [['piles=2012,3,4,1', [1, 2, 3], 3, 'Pile 2 is even, with 4']],
  change: { value: '0、1 1,1', data: { outcome: 'P', moves: '[]', grundy: '0' } },
  play: {
    from: SIX,
    data: { outcome: 'N', moves: '[["2","5","-1"],["2","5","1"]]', grundy: '7' },
    advice: { en: /To win, move a stone from pile \d to pile \d\. This leaves \d/, zh: /从第 \d 堆移一颗到第 \d 堆，剩下 \d/ },
    slip: '3 1',
    // From the last odd pile to pile 0, on the board.
    async any(page) {
      const places = page.locator('.row-place');
      await page.locator('.row-place.can').first().waitFor();
      const last = await places.evaluateAll((all) =>
        all.findLastIndex((one) => Number(/(\d+) *$/.exec(one.querySelector('.unseen')?.textContent ?? '')?.[1]) % 2 === 1),
      );
      await places.nth(last).press('Enter');
      await page.locator('.row-place').first().press('Enter');
    },
    line: [SIX, '1,3,-1;4,5,-1;2,4,1', '0,5,1'],
  },
  chinese: { queries: ['piles=2012,2,4,6,8&at=place,0', 'piles='], own: ['Mexplorer', 'Nim'], caption: /奇数.*xor/, title: /奇偶石堆/ },
  scenes: [
    ['piles=2012,3,4,1&at=place,1', 'ready'],
    ['piles=2012,7,4,9,2,1,1,6,3,8,5&at=answer', 'ready'],
    [`${SIX}&play=perfect&hide=1`, 'hidden'],
    ['piles=3,x', 'error'],
  ],
  explained: {
    en: ['An odd pile: it has a token, so it is a heap of 1', 'No winning move starts here'],
    zh: ['一枚棋子，相当于一堆 1', '没有必胜走法'],
  },
  keyboard: { walk: ':nth-match(.row-place, 2)' },
});
