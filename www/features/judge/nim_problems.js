/** Judges' problems that are Nim, at their full size. */
import { Unread, afterCount, list, many } from './reader.js';
import { drawHeaps, drawList, upTo } from './random_cases.js';
import { counted, listed, sizeOf, winner } from './written.js';

/** @import { Params, Problem } from './types.js' */

/** The winning move from the first heap that has one, and the heaps after it; of plain Nim a heap has at most one. @type {Problem['write']} */
function firstMove({ moves }, _, { heaps }) {
  const [first] = moves;
  if (first === undefined) return 'lose';
  const [heap = 0, take = 0] = first.map(Number);
  const left = listed(heaps);
  left[heap] = String(Number(left[heap]) - take);
  return `${take} ${heap + 1}\n${left.join(' ')}`;
}

/**
 * The nimber of a pair of piles of which one goes while the other is split into two: how many ones are at the end of (a − 1) OR (b − 1).
 * docs/MODEL.md has the proof.
 * @param {number} a @param {number} b both below 2^31
 */
export function nimberOfPair(a, b) {
  const bits = (a - 1) | (b - 1);
  return 31 - Math.clz32(~bits & (bits + 1));
}

/** Pairs of piles as a position of Nim: a heap for each pair. @param {readonly string[]} piles @returns {Params} */
function pairsOf(piles) {
  const pairs = Array.from({ length: piles.length / 2 }, (_, at) => [Number(piles[2 * at]), Number(piles[2 * at + 1])]);
  return { piles: piles.join(','), heaps: pairs.map(([a = 1, b = 1]) => nimberOfPair(a, b)).join(',') };
}

/** @type {readonly Problem[]} */
export const NIM_PROBLEMS = [
  {
    id: 'luogu-p2197',
    most: 10,
    judges: [['Luogu', 'P2197', 'https://www.luogu.com.cn/problem/P2197']],
    title: '【模板】Nim 游戏',
    game: 'nim',
    read: (reader) => afterCount(reader, 10, () => ({ heaps: list(reader, 1, 10_000, 9999) })),
    write: winner('Yes', 'No'),
    draw: (random, part) => ({ heaps: drawHeaps(random, upTo(random, part, 10_000), part, 9999) }),
    input: (cases) => [cases.length, ...cases.map(({ heaps }) => counted(heaps))].join('\n'),
    size: ({ heaps }) => sizeOf(heaps),
    sample: ['2\n2\n1 1\n2\n1 0', 'No\nYes'],
  },
  {
    id: 'luogu-p1247',
    most: 1,
    judges: [['Luogu', 'P1247', 'https://www.luogu.com.cn/problem/P1247']],
    title: '取火柴游戏',
    game: 'nim',
    read: (reader) => [{ heaps: list(reader, 1, 500_000, 10 ** 9) }],
    write: firstMove,
    // Of the largest size only part is drawn: half a million heaps take five megabytes.
    draw: (random, part) => ({ heaps: drawHeaps(random, upTo(random, part, 20_000), part, 10 ** 9) }),
    input: (cases) => cases.map(({ heaps }) => counted(heaps)).join('\n'),
    size: ({ heaps }) => sizeOf(heaps),
    sample: ['3\n3 6 9', '4 3\n3 6 5'],
  },
  {
    id: 'luogu-p2148',
    most: 20,
    judges: [
      ['Luogu', 'P2148', 'https://www.luogu.com.cn/problem/P2148'],
      ['BZOJ', '1228', ''],
    ],
    title: '[SDOI2009] E&D',
    game: 'nim',
    is_disguised: true,
    read: (reader) =>
      afterCount(reader, 20, () => {
        const count = reader.number('judge-what-count', 2, 20_000);
        if (Number(count) % 2 === 1) throw new Unread('judge-odd', { value: count, line: reader.line() });
        return pairsOf(many(reader, Number(count), 1, 2 * 10 ** 9));
      }),
    write: winner('YES', 'NO'),
    draw: (random, part) => pairsOf(drawList(random, 2 * upTo(random, part, 10_000), part, 2 * 10 ** 9 - 2, 1).split(',')),
    input: (cases) => [cases.length, ...cases.map(({ piles }) => counted(piles))].join('\n'),
    size: ({ piles }) => sizeOf(piles),
    sample: ['2\n4\n1 2 3 1\n6\n1 1 1 1 1 1', 'YES\nNO'],
  },
];
