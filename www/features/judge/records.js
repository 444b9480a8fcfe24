/**
 * Judges' problems about games of the app, one record each: how its input is read, which position every case is, and what the judge
 * expects. Statements are linked. The solver covers all input of every problem here; samples are the problems' own. A record without a
 * judge has a format of our own, with larger numbers than theirs.
 */

import { least } from 'd3-array';
import { quoted } from '../../ui/link.js';
import { ROUNDS } from './graph_rounds.js';
import { HIDDEN_STAIRS } from './hidden_stairs.js';
import { NIM_PROBLEMS } from './nim_problems.js';
import { atMost, drawList, drawPair, drawRace, large } from './random_cases.js';
import { afterCount, list, many, toTheEnd, untilZero, Unread } from './reader.js';
import { counted, listed, sumOf, winner } from './written.js';

/** @import { Reader } from './reader.js' */
/** @import { Params, Problem } from './types.js' */

/** The smallest winning move of the splitting game; its places are below 23. @param {{moves: string[][]}} verdict */
const leastTriple = ({ moves }) => least(moves, ([a, b, c]) => 10_000 * Number(a) + 100 * Number(b) + Number(c))?.join(' ') ?? '-1 -1 -1';

/** The smallest winning take; undefined if there is none. @param {{moves: string[]}} verdict */
const leastTake = ({ moves }) => least(moves.map(BigInt), (a, b) => Number(a > b) - Number(a < b));

/** @type {Pick<Problem, 'game' | 'read' | 'write' | 'draw' | 'input' | 'size'>} */
const RACE = {
  game: 'race',
  read: (reader) =>
    afterCount(reader, 1000, () => {
      const side = Number(reader.number('judge-what-side', 2, 300));
      return { board: Array.from({ length: side }, () => reader.next('judge-what-row').word).join('/') };
    }),
  write: ({ winner }) => winner ?? '?',
  draw: (random, part) => ({ board: drawRace(random, part) }),
  input: (cases) =>
    [cases.length, ...cases.map(({ board = '' }) => `${board.split('/').length}\n${board.replaceAll('/', '\n')}`)].join('\n'),
  size: ({ board = '' }) => BigInt(board.length),
};

/** @type {Pick<Problem, 'game' | 'write' | 'input' | 'size'>} */
const WYTHOFF = {
  game: 'wythoff',
  write: winner('1', '0'),
  input: (cases) => cases.map(({ a, b }) => `${a} ${b}`).join('\n'),
  size: ({ a, b }) => BigInt(a ?? 0) + BigInt(b ?? 0),
};

/** @type {Pick<Problem, 'game' | 'size'>} */
const SPLITTING = { game: 'splitting', size: ({ beans }) => sumOf(beans) + BigInt(listed(beans).length) };

/** @param {Reader} reader @param {number} most */
const readPair = (reader, most) => ({ a: reader.number('judge-what-pile', 0, most), b: reader.number('judge-what-pile', 0, most) });

/** Pairs to the end of the input. @param {number} most @returns {Problem['read']} */
const readPairs = (most) => (reader) => toTheEnd(reader, () => readPair(reader, most));

/** @type {readonly Problem[]} */
export const PROBLEMS = [
  {
    id: 'poj-3922',
    judges: [
      ['POJ', '3922', 'http://poj.org/problem?id=3922'],
      ['HDU', '2486', 'https://acm.hdu.edu.cn/showproblem.php?pid=2486'],
    ],
    title: 'A simple stone game',
    game: 'dynamic-nim',
    read: (reader) =>
      afterCount(reader, 1000, () => ({
        n: reader.number('judge-what-stones', 2, 10 ** 8),
        k: reader.number('judge-what-k', 1, 10 ** 5),
      })),
    write: (verdict, number) => `Case ${number}: ${leastTake(verdict) ?? 'lose'}`,
    draw: (random, part) => ({
      n: String(1n + atMost(large(random, part, 8), 99_999_999n)),
      k: String(1 + random(Math.ceil(10 ** (5 * part)))),
    }),
    input: (cases) => [cases.length, ...cases.map(({ n, k }) => `${n} ${k}`)].join('\n'),
    size: ({ n }) => BigInt(n ?? 0),
    sample: ['5\n16 1\n11 1\n32 2\n34 2\n19 3', 'Case 1: lose\nCase 2: 1\nCase 3: 3\nCase 4: lose\nCase 5: 4'],
  },
  {
    id: 'hdu-2516',
    judges: [['HDU', '2516', 'https://acm.hdu.edu.cn/showproblem.php?pid=2516']],
    title: '取石子游戏',
    game: 'dynamic-nim',
    read: (reader) => untilZero(reader, 'judge-what-stones', 2 ** 31 - 1, (n) => ({ n, k: '2' })),
    write: winner('First win', 'Second win'),
    draw: (random, part) => ({ n: String(atMost(large(random, part, 9) + 1n, 2n ** 31n - 1n)), k: '2' }),
    input: (cases) => [...cases.map(({ n }) => n), '0'].join('\n'),
    size: ({ n }) => BigInt(n ?? 0),
    sample: ['2\n13\n10000\n0', 'Second win\nSecond win\nFirst win'],
  },
  {
    ...WYTHOFF,
    id: 'poj-1067',
    judges: [
      ['POJ', '1067', 'http://poj.org/problem?id=1067'],
      ['HDU', '1527', 'https://acm.hdu.edu.cn/showproblem.php?pid=1527'],
    ],
    title: '取石子游戏',
    read: readPairs(10 ** 9),
    draw: (random, part) => drawPair(random, part, 9),
    sample: ['2 1\n8 4\n4 7', '0\n1\n0'],
  },
  {
    ...WYTHOFF,
    id: 'luogu-p2252',
    most: 1,
    judges: [['Luogu', 'P2252', 'https://www.luogu.com.cn/problem/P2252']],
    title: '[SHOI2002] 取石子游戏',
    read: (reader) => [readPair(reader, 10 ** 9)],
    draw: (random, part) => drawPair(random, part, 9),
    sample: ['8 4', '1'],
  },
  ...NIM_PROBLEMS,
  ...HIDDEN_STAIRS,
  ROUNDS,
  {
    ...RACE,
    id: 'boi-2008',
    judges: [
      ['BOJ', '1191', 'https://www.acmicpc.net/problem/1191'],
      ['DMOJ', 'btoi08p1', 'https://dmoj.ca/problem/btoi08p1'],
    ],
    title: 'Game (BOI 2008)',
    sample: ['2\n4\nA...\n.#..\n....\n...B\n4\nA...\n....\n..#.\n...B', 'B\nA'],
  },
  {
    id: 'bzoj-1022',
    most: 500,
    judges: [
      ['BZOJ', '1022', ''],
      ['Luogu', 'P4279', 'https://www.luogu.com.cn/problem/P4279'],
    ],
    title: '[SHOI2008] 小约翰的游戏',
    game: 'nim',
    read: (reader) => afterCount(reader, 500, () => ({ heaps: list(reader, 1, 50, 5000), rule: 'misere' })),
    write: winner('John', 'Brother'),
    draw: (random, part) => ({ heaps: drawList(random, 1 + random(1 + Math.ceil(part * 49)), part, 5000, 1), rule: 'misere' }),
    input: (cases) => [cases.length, ...cases.map(({ heaps }) => counted(heaps))].join('\n'),
    size: ({ heaps }) => sumOf(heaps),
    sample: ['2\n3\n3 5 1\n1\n1', 'John\nBrother'],
  },
  {
    id: 'bzoj-1188',
    most: 10,
    judges: [
      ['BZOJ', '1188', ''],
      ['Luogu', 'P3185', 'https://www.luogu.com.cn/problem/P3185'],
    ],
    ...SPLITTING,
    title: '[HNOI2007] 分裂游戏',
    read: (reader) => afterCount(reader, 10, () => ({ beans: list(reader, 2, 21, 10_000) })),
    write: (verdict) => `${leastTriple(verdict)}\n${verdict.movesTotal ?? verdict.moves.length}`,
    draw: (random, part) => ({ beans: drawList(random, 2 + random(1 + Math.round(part * 19)), part, 10_000) }),
    input: (cases) => [cases.length, ...cases.map(({ beans }) => counted(beans))].join('\n'),
    sample: ['2\n4\n1 0 1 5000\n3\n0 0 1', '0 2 3\n1\n-1 -1 -1\n0'],
  },
  {
    id: 'uva-1378',
    judges: [
      ['UVa', '1378', ''],
      ['OpenJudge', '15078', 'http://cxsjsx.openjudge.cn/2018mxsybsf/4/'],
    ],
    ...SPLITTING,
    title: 'A Funny Stone Game',
    read: (reader) => untilZero(reader, 'judge-what-count', 23, (count) => ({ beans: many(reader, Number(count), 0, 1000).join(',') })),
    write: (verdict, number) => `Game ${number}: ${leastTriple(verdict)}`,
    draw: (random, part) => ({ beans: drawList(random, 1 + random(1 + Math.round(part * 22)), part, 1000) }),
    input: (cases) => [...cases.map(({ beans }) => counted(beans)), '0'].join('\n'),
    sample: ['4\n1 0 1 100\n3\n1 0 5\n2\n2 1\n0', 'Game 1: 0 2 3\nGame 2: 0 1 1\nGame 3: -1 -1 -1'],
  },
  {
    id: 'bzoj-2940',
    judges: [['BZOJ', '2940', 'https://xmoj.top/p/PBZOJ2940']],
    title: '条纹 (POI 2000 “Stripes”)',
    game: 'octal',
    read(reader) {
      const lengths = many(reader, 3, 1, 1000).map(Number);
      const take = [...new Set(lengths)].sort((a, b) => a - b).join(',');
      return afterCount(reader, 1000, () => ({ take, heaps: reader.number('judge-what-heap', 1, 1000) }));
    },
    write: winner('1', '2'),
    draw: (random, part) => ({ take: '2,3,4', heaps: String(1 + random(Math.ceil(1000 ** part))) }),
    input: (cases) => ['2 3 4', cases.length, ...cases.map(({ heaps }) => heaps)].join('\n'),
    size: ({ heaps }) => BigInt(heaps ?? 0),
    sample: ['1 5 1\n3\n1\n5\n6', '1\n1\n2'],
  },
  {
    ...WYTHOFF,
    id: 'own-wythoff',
    judges: [],
    title: '',
    read: readPairs(10 ** 18),
    draw: (random, part) => drawPair(random, part, 18),
    sample: ['1 2\n3 6', '0\n1'],
  },
  {
    id: 'own-dynamic-nim',
    judges: [],
    title: '',
    game: 'dynamic-nim',
    read: (reader) =>
      toTheEnd(reader, () => {
        const n = reader.number('judge-what-stones', 1, 10 ** 18);
        const { word: k, line } = reader.next('judge-what-k');
        const taken = reader.number('judge-what-taken', 1, 10 ** 18);
        if (!/^\d{1,9}(\.\d{1,9})?$/.test(k) || Number(k) === 0) throw new Unread('judge-ratio', { value: quoted(k), line });
        return afterTake(n, k, taken);
      }),
    write: (verdict, _, { cap }) => `${cap} ${leastTake(verdict) ?? 0}`,
    draw: (random, part) =>
      afterTake(String(large(random, part, 9)), ['2', '3', '1.5', '2.3', '0.7'][random(5)] ?? '2', String(large(random, part, 4))),
    input: (cases) => cases.map(({ n, k, taken }) => `${n} ${k} ${taken}`).join('\n'),
    size: ({ n, taken }) => BigInt(n ?? 0) + BigInt(taken ?? 0),
    sample: ['24 2 30\n8 2 3\n200 2.3 50', '24 3\n6 0\n115 1'],
  },
  { ...RACE, id: 'own-race', judges: [], title: '', sample: ['1\n2\nAB\n..', 'A'] },
];

/**
 * A pile after a take: at most k times that may be taken now, exactly.
 * @param {string} n @param {string} k a decimal number @param {string} taken
 * @returns {Params} taken: no part of a link
 */
function afterTake(n, k, taken) {
  const [whole = '', decimals = ''] = k.split('.');
  const cap = (BigInt(whole + decimals) * BigInt(taken)) / 10n ** BigInt(decimals.length);
  return { n, k, taken, cap: String(cap < BigInt(n) ? cap : BigInt(n)) };
}
