/** Staircase Nim, as every game is tested. */
import { rowContract, wrongAmounts } from '../row_contract.js';

const STAIRS = 'Stones on each stair, the floor first, separated by commas';
const NINES = '9'.repeat(30);
const EIGHTS = '8'.repeat(30);

export const contract = rowContract({
  answers: [
    [
      'stairs=0,3,1,4',
      { outcome: 'N', moves: '[["2","1"],["3","1"]]', grundy: '7' },
      /^N the player to move wins: move 1 from stair 2 to stair 1 or move 1 from/,
    ],
    ['stairs=0,1,5,3', { outcome: 'N', moves: '[["2","2"],["3","2"]]', grundy: '2' }],
    ['stairs=0,0,9,0,7', { outcome: 'P', moves: '[]', grundy: '0' }, /to move loses/],
    ['stairs=', { outcome: 'P', moves: '[]', grundy: '0' }, /the player to move loses: no move is left/],
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
  wrong: wrongAmounts('stairs', 'stairs', STAIRS, 'stairs=0,1,5,3,2&at=place,2', '3 of 6'),
  places: [
    ['stairs=0,3,1,4', 'place,1', 2, 'place,2', '0 XOR 3 = 3'],
    ['stairs=0,3,1,4', 'place,3', 4, 'answer', '3 XOR 4 = 7'],
    ['stairs=0,3,1,4', 'start', 0, 'place,0'],
  ],
  start: 'Only odd stairs count',
  steps: [
    ['stairs=0,3,1,4', 5],
    ['stairs=0,0,9,0,7', 6],
    ['stairs=', 1],
  ],
  seek: [['stairs=0,3,1,4', [1, 2, 3], 3, 'Stair 2 is even']],
  change: { value: '2、3 1,3', data: { outcome: 'P', moves: '[]', grundy: '0' } },
  // What stands in the form gives the win away: one stone of the first stair.
  play: {
    from: 'stairs=0,3,1,4',
    advice: { en: /To win, move \d from stair \d to .* leaves \d/, zh: /把第 \d 级的 \d 颗移到.*剩下 \d/ },
    line: ['stairs=0,3,1,4', '1,1;2,1;3,2', '3,9'],
  },
  chinese: { queries: ['stairs=0,0,9,0,7&at=place,0', 'stairs='], own: ['Mexplorer', 'Nim'], caption: /奇数级.*xor/, title: /阶梯博弈/ },
  scenes: [
    ['stairs=0,3,1,4&at=place,2', 'ready'],
    ['stairs=2,5,1,6,3,9,4,2,8,1&at=answer', 'ready'],
    [`stairs=0,${NINES},7,${EIGHTS}&at=answer`, 'ready'],
    ['stairs=0,3,1,4&play=perfect&hide=1', 'hidden'],
    ['stairs=3,x', 'error'],
  ],
  explained: {
    en: ['This is the floor: stones here can’t move any further', 'No winning move starts here'],
    zh: ['地面', '没有必胜走法'],
  },
});
