/**
 * Where is my table wrong? Mistakes planted in programs are found at the first wrong cell, right tables in odd forms are accepted, and
 * what is no table is refused with its place.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGames } from '../../scripts/games.mjs';
import { check, FOLDERS } from './check_desk.js';

/** f of Dynamic Nim by its definition, from 1. @param {number} last @param {(take: number) => number} capAfter */
function thresholds(last, capAfter) {
  const f = [Infinity];
  for (let m = 1; m <= last; m += 1) {
    let take = 1;
    while (take < m && !((f[m - take] ?? 0) > capAfter(take))) take += 1;
    f.push(take);
  }
  return f;
}

/** Nimbers of heaps by a program. @param {number} count @param {(n: number, g: number[]) => number[]} options @param {number} [first] of mex */
function nimbers(count, options, first = 0) {
  /** @type {number[]} */
  const g = [];
  for (let n = 0; n < count; n += 1) {
    const seen = new Set(options(n, g));
    let value = seen.size > 0 ? first : 0;
    while (seen.has(value)) value += 1;
    g.push(value);
  }
  return g;
}

/** @template T @param {number} length @param {(index: number) => T} of */
const list = (length, of) => Array.from({ length }, (_, index) => of(index));

/** Rows and columns from an index. @param {number} from @param {number} rows @param {number} columns @param {(row: number, column: number) => string | number} cell @returns {(string | number)[][]} */
const grid = (from, rows, columns, cell) => list(rows, (row) => list(columns, (column) => cell(row + from, column + from)));

/** The places where two lists differ first. @param {readonly any[]} one @param {readonly any[]} other */
const firstOf = (one, other) => one.findIndex((value, index) => value !== other[index]);

/** Distances from a cell by breadth-first search; -1 on walls. @param {readonly string[]} rows @param {string} start @param {[number, number][]} steps */
function distances(rows, start, steps) {
  const found = rows.map((row) => [...row].map(() => -1));
  const row = rows.findIndex((one) => one.includes(start));
  const queue = [[row, rows[row]?.indexOf(start) ?? 0]];
  for (const [r = 0, c = 0] of queue) {
    const own = found[r] ?? [];
    if (own[c] === -1) own[c] = 0;
    for (const [down, right] of steps) {
      const [to_r, to_c] = [r + down, c + right];
      if (found[to_r]?.[to_c] !== -1 || rows[to_r]?.[to_c] === 'x') continue;
      (found[to_r] ?? [])[to_c] = (own[c] ?? 0) + 1;
      queue.push([to_r, to_c]);
    }
  }
  return found;
}

/** @type {[number, number][]} */
const FOUR = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const BOARD = ['A..x..', '.x...x', '...x..', 'x....B'];

/** A cold pair in Wythoff's grid, by pairs that a program lists. @param {readonly (readonly [number, number])[]} pairs */
const cold = (pairs) => (/** @type {number} */ a, /** @type {number} */ b) =>
  pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a)) ? 'P' : 'N';

/** The pairs of Wythoff by the mex, with the difference of the i-th. @param {number} count @param {(i: number) => number} apart */
function wythoff(count, apart) {
  /** @type {[number, number][]} */
  const pairs = [];
  const seen = new Set();
  for (let i = 0; i < count; i += 1) {
    let a = 0;
    while (seen.has(a)) a += 1;
    pairs.push([a, a + apart(i)]);
    seen.add(a).add(a + apart(i));
  }
  return pairs;
}

const LAST = 60;
const right_f = thresholds(LAST, (take) => 2 * take);
const right_half = thresholds(LAST, (take) => Math.floor(1.5 * take));
const taking = (/** @type {number[]} */ set) => (/** @type {number} */ n, /** @type {number[]} */ g) =>
  set.filter((take) => take <= n).map((take) => g[n - take] ?? 0);
const right_taking = nimbers(LAST, taking([1, 3, 4]));
/** Kayles: one or two stones side by side. @param {number} n @param {number[]} g */
const kayles = (n, g) =>
  [1, 2].filter((take) => take <= n).flatMap((take) => list(n - take + 1, (left) => (g[left] ?? 0) ^ (g[n - take - left] ?? 0)));
const right_kayles = nimbers(LAST, kayles);
const right_pairs = wythoff(20, (i) => i);
/** @type {(f: readonly number[]) => (m: number, n: number) => string} */
const np = (f) => (m, n) => (n < (f[m] ?? 0) ? 'P' : 'N');

/** A value changed by hand. @template T @param {readonly T[]} values @param {number} at @param {T} value */
const changed = (values, at, value) => values.map((one, index) => (index === at ? value : one));

/**
 * Programs, each with four mistakes: the tables that it prints then.
 * @type {Record<string, {of: [route: string, list: string, params: Record<string, string>], right: any[], wrong: any[][],
 *   print: (table: any[]) => string, cell?: (index: number) => string}>}
 */
const PROGRAMS = {
  'thresholds for k = 2, one after another': {
    of: ['dynamic-nim', 'f', { k: '2', from: '1' }],
    right: right_f.slice(1),
    wrong: [
      thresholds(LAST, (take) => 2 * take - 1).slice(1),
      thresholds(LAST, (take) => 2 * take + 1).slice(1),
      changed(right_f.slice(1), 30, 7),
      [...right_f.slice(1, 40), ...right_f.slice(41), 3],
    ],
    print: (table) => table.join(' '),
    cell: (index) => String(index + 1),
  },
  'thresholds for k = 3/2, with their indices': {
    of: ['dynamic-nim', 'f', { k: '3/2' }],
    right: right_half.slice(1),
    wrong: [
      thresholds(LAST, (take) => Math.ceil(1.5 * take)).slice(1),
      thresholds(LAST, (take) => Math.round(1.5 * take)).slice(1),
      thresholds(LAST, (take) => 2 * take).slice(1),
      changed(right_half.slice(1), 0, 0),
    ],
    print: (table) => table.map((value, index) => `f[${index + 1}] = ${value};`).join('\n'),
    cell: (index) => String(index + 1),
  },
  'losing piles': {
    of: ['dynamic-nim', 'losing', { k: '2' }],
    right: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89],
    wrong: [
      [1, 2, 3, 5, 8, 13, 21, 34, 55, 88],
      [1, 2, 4, 8, 16, 32],
      [1, 2, 3, 5, 8, 13, 34],
      [2, 3, 5, 8, 13],
    ],
    print: (table) => table.join(', '),
    cell: (index) => String(index + 1),
  },
  'the table of P and N': {
    of: ['dynamic-nim', 'np', { k: '2', from: '1' }],
    right: grid(1, 16, 16, np(right_f)).flat(),
    wrong: [
      grid(1, 16, 16, np(thresholds(16, (take) => 2 * take - 1))).flat(),
      grid(1, 16, 16, np(thresholds(16, (take) => 2 * take + 1))).flat(),
      changed(grid(1, 16, 16, np(right_f)).flat(), 100, grid(1, 16, 16, np(right_f)).flat()[100] === 'P' ? 'N' : 'P'),
      grid(1, 16, 16, (m, n) => (n <= (right_f[m] ?? 0) ? 'P' : 'N')).flat(),
    ],
    print: (table) => list(16, (row) => table.slice(16 * row, 16 * row + 16).join(' ')).join('\n'),
    cell: (index) => `${Math.floor(index / 16) + 1}.${(index % 16) + 1}`,
  },
  'nimbers of {1, 3, 4}': {
    of: ['subtraction', 'nimber', { set: '1,3,4', from: '0' }],
    right: right_taking,
    wrong: [
      nimbers(LAST, taking([1, 3, 4]), 1),
      nimbers(LAST, (n, g) => [1, 3, 4].filter((take) => take < n).map((take) => g[n - take] ?? 0)),
      nimbers(LAST, taking([1, 3])),
      changed(right_taking, 13, 8),
    ],
    print: (table) => `[${table.join(', ')}]`,
  },
  'nimbers of Kayles, line by line': {
    of: ['octal', 'nimber', { code: '0.77' }],
    right: right_kayles,
    wrong: [
      nimbers(LAST, (n, g) => [1, 2].filter((take) => take <= n).map((take) => g[n - take] ?? 0)),
      nimbers(LAST, (n, g) =>
        [1, 2].filter((take) => take <= n).flatMap((take) => list(n - take + 1, (left) => (g[left] ?? 0) + (g[n - take - left] ?? 0))),
      ),
      changed(right_kayles, 40, 0),
      nimbers(LAST, (n, g) => (n < 2 ? [] : list(n - 1, (left) => (g[left] ?? 0) ^ (g[n - 2 - left] ?? 0)))),
    ],
    print: (table) => table.map((value, index) => `SG(${index}): ${value}`).join('\n'),
  },
  'who wins {1, 3, 4}, as 1 and 0': {
    of: ['subtraction', 'nimber', { set: '1,3,4', from: '0' }],
    right: right_taking.map((value) => (value === 0 ? 'P' : 'N')),
    wrong: [
      nimbers(LAST, taking([1, 3])).map((value) => (value === 0 ? 'P' : 'N')),
      nimbers(LAST, taking([1, 4])).map((value) => (value === 0 ? 'P' : 'N')),
      nimbers(LAST, taking([3, 4])).map((value) => (value === 0 ? 'P' : 'N')),
      changed(
        right_taking.map((value) => (value === 0 ? 'P' : 'N')),
        59,
        right_taking[59] === 0 ? 'N' : 'P',
      ),
    ],
    print: (table) => table.map((sign) => (sign === 'N' ? 'W' : 'L')).join(' '),
  },
  'lower values of Wythoff': {
    of: ['wythoff', 'lower', {}],
    right: right_pairs.map(([a]) => a),
    wrong: [
      list(30, (i) => Math.floor(i * 1.6)),
      wythoff(20, (i) => i + 1).map(([a]) => a),
      wythoff(20, (i) => 2 * i).map(([a]) => a),
      changed(
        right_pairs.map(([a]) => a),
        15,
        25,
      ),
    ],
    print: (table) => table.map((value, index) => `${index} ${value}`).join('\n'),
    cell: (index) => String(index + 1),
  },
  "Wythoff's grid": {
    of: ['wythoff', 'np', { from: '0' }],
    right: grid(0, 14, 14, cold(right_pairs)).flat(),
    wrong: [
      grid(0, 14, 14, (a, b) => (a === b ? 'P' : 'N')).flat(),
      grid(0, 14, 14, cold(wythoff(20, (i) => i + 1))).flat(),
      grid(0, 14, 14, cold(right_pairs.slice(0, 3))).flat(),
      grid(0, 14, 14, (a, b) => (right_pairs.some(([x, y]) => x === a && y === b) ? 'P' : 'N')).flat(),
    ],
    print: (table) => list(14, (row) => table.slice(14 * row, 14 * row + 14).join('')).join('\n'),
    cell: (index) => `${Math.floor(index / 14)}.${index % 14}`,
  },
  'distances of the race': {
    of: ['race', 'distance', { board: BOARD.join('/'), from: '0' }],
    right: distances(BOARD, 'A', FOUR).flat(),
    wrong: [
      distances(BOARD, 'A', [...FOUR, [1, 1], [-1, -1], [1, -1], [-1, 1]]).flat(),
      distances(BOARD, 'A', FOUR.slice(0, 3)).flat(),
      changed(distances(BOARD, 'A', FOUR).flat(), 23, 9),
      distances(BOARD, 'A', FOUR)
        .flat()
        .map((distance) => (distance > 0 ? distance + 1 : distance)),
    ],
    print: (table) => list(4, (row) => table.slice(6 * row, 6 * row + 6).join('\t')).join('\n'),
  },
};

for (const [
  name,
  {
    of: [route, table, params],
    right,
    wrong,
    print,
    cell = String,
  },
] of Object.entries(PROGRAMS)) {
  test(`${name}: each of four mistakes is found at the first wrong cell`, async () => {
    assert.equal((await check(route, table, params, print(right))).attribute, `right:${right.length}`);
    for (const mistaken of wrong) {
      const { attribute } = await check(route, table, params, print(mistaken));
      if (table === 'distance') {
        // The search comes to the nearest cells first.
        const found = [...right.keys()]
          .filter((index) => right[index] !== mistaken[index])
          .sort((one, other) => right[one] - right[other] || one - other)[0];
        assert.ok(found !== undefined);
        assert.equal(attribute, `wrong:${Math.floor(found / 6)}.${found % 6},${mistaken[found]},${right[found]}`);
        continue;
      }
      const index = firstOf(mistaken, right);
      assert.ok(index >= 0 && index < right.length, 'the mistake changes the table');
      assert.equal(attribute, `wrong:${cell(index)},${mistaken[index]},${right[index]}`);
    }
  });
}

test('right tables in odd forms are accepted, and how they were read is known', async () => {
  const f = right_f.slice(1);
  const signs = grid(1, 12, 12, np(right_f));
  /** @type {[string, string, Record<string, string>, string, string, string, number | null][]} */
  const all = [
    ['dynamic-nim', 'f', { k: '2' }, `0 ${f.join(' ')}`, 'right:60', 'values', 0],
    ['dynamic-nim', 'f', { k: '2' }, `60\n${f.join(' ')}`, 'right:60', 'values', 1],
    [
      'dynamic-nim',
      'f',
      { k: '2' },
      `n,f\r\n${f.map((value, index) => `${index + 1},${value}\r\n`).join('')}`,
      'right:60',
      'indexed',
      null,
    ],
    [
      'dynamic-nim',
      'f',
      { k: '2' },
      `/* by hand, n = 1 to 60 */\nstatic const int T[60] = {\n  ${f.join(', ')}\n};\n`,
      'right:60',
      'values',
      1,
    ],
    ['dynamic-nim', 'f', { k: '2' }, `{${f.map((value, index) => `${index + 1}: ${value}`).join(', ')}}`, 'right:60', 'indexed', null],
    ['dynamic-nim', 'f', { k: '2' }, f.map((value) => `${value}.0`).join('；'), 'right:60', 'values', 1],
    ['dynamic-nim', 'np', { k: '2' }, signs.map((row) => row.join('')).join('\n'), 'right:144', 'grid', 1],
    [
      'dynamic-nim',
      'np',
      { k: '2' },
      grid(0, 12, 12, np([Infinity, ...f]))
        .map((row) => row.map((s) => (s === 'N' ? 1 : 0)).join(''))
        .join('\n'),
      'right:144',
      'grid',
      0,
    ],
    [
      'dynamic-nim',
      'np',
      { k: '2' },
      signs.map((row, index) => `row ${index + 1}: ${row.map((s) => (s === 'P' ? 'true' : 'false')).join(', ')}`).join('\n'),
      'right:144',
      'grid',
      1,
    ],
    [
      'dynamic-nim',
      'np',
      { k: '2' },
      signs.map((row, m) => row.map((s, n) => `dp[${m + 1}][${n + 1}] = ${s === 'N' ? 1 : 0}`).join('; ')).join('\n'),
      'right:144',
      'indexed',
      null,
    ],
    [
      'dynamic-nim',
      'np',
      { k: '2' },
      signs.map((row, m) => row.map((s, n) => `${m + 1} ${n + 1} ${s}`).join('\n')).join('\n'),
      'right:144',
      'indexed',
      null,
    ],
    ['dynamic-nim', 'np', { k: '2' }, signs.map((row, m) => row.slice(0, m + 1).join(' ')).join('\n'), 'right:78', 'grid', 1],
    ['dynamic-nim', 'losing', { k: '2' }, '0 1 1 1 0 1 0 0 1', 'right:8', 'values', 0],
    ['dynamic-nim', 'losing', { k: '2' }, '0 1 2 3 5 8', 'right:5', 'set', null],
    ['race', 'distance', { board: 'A.x/.../x.B' }, '0 1 #\n1 2 3\n# 3 4', 'right:9', 'grid', 0],
    ['race', 'distance', { board: 'A.x/.../x.B' }, '3 3\n0 1 1000000000\n1 2 3\n1000000000 3 4', 'right:9', 'grid', 0],
    ['subtraction', 'nimber', { set: '1,3,4' }, 'False True False True True True True False', 'right:8', 'values', 0],
    ['lab', 'nimber', { rule: '(n) -> (n - t)   for t in {1, 3, 4}' }, '0 1 0 1 2 3 2 0', 'right:8', 'values', 0],
    ['turning', 'coin', { turn: '1-3' }, '1 2 4 7 8 11 13', 'right:7', 'values', 1],
    ['sum', 'nimber', { parts: 'octal:0.07:12+nim:3' }, '0 0 1 1 2 0 3 1 1 0 3 3', 'right:12', 'values', 0],
  ];
  for (const [route, name, params, text, attribute, form, from] of all) {
    const { attribute: got, found } = await check(route, name, params, text);
    assert.deepEqual([got, found?.judged.reading.form, found?.judged.reading.from], [attribute, form, from], text.slice(0, 40));
  }
});

test('a known mistake is named, and only one that gives the whole table', async () => {
  const below = thresholds(LAST, (take) => 2 * take - 1).slice(1);
  const k = { k: '2' };
  const half = { k: '3/2' };
  const signs = grid(1, 16, 16, np(right_f));
  const losing = (await import('../games/dynamic_nim/lists.js')).LISTS.find(({ name }) => name === 'losing');
  assert.ok(losing);
  /** Fibonacci numbers as a program with doubles prints them. */
  const doubles = list(100, () => 0);
  doubles.forEach((_, index) => (doubles[index] = index < 2 ? index + 1 : (doubles[index - 1] ?? 0) + (doubles[index - 2] ?? 0)));
  /** @type {[string, string, Record<string, string>, string, string | null][]} */
  const all = [
    ['dynamic-nim', 'f', k, below.join(' '), 'cap-below'],
    [
      'dynamic-nim',
      'f',
      k,
      thresholds(LAST, (take) => 2 * take + 1)
        .slice(1)
        .join(' '),
      'cap-above',
    ],
    [
      'dynamic-nim',
      'f',
      half,
      thresholds(LAST, (take) => Math.ceil(1.5 * take))
        .slice(1)
        .join(' '),
      'ceiling',
    ],
    ['dynamic-nim', 'f', k, changed(below, 59, 60).join(' '), null],
    ['dynamic-nim', 'f', k, right_f.slice(1).reverse().join(' '), 'reversed'],
    [
      'dynamic-nim',
      'f',
      k,
      right_f
        .slice(1)
        .map((value, index) => `f[${index}] = ${value}`)
        .join('\n'),
      'too-early',
    ],
    ['dynamic-nim', 'np', k, signs.map((row) => row.map((s) => (s === 'P' ? 'N' : 'P')).join(' ')).join('\n'), 'swapped'],
    ['dynamic-nim', 'np', k, list(16, (column) => signs.map((row) => row[column]).join(' ')).join('\n'), 'transposed'],
    ['dynamic-nim', 'losing', k, doubles.map((value) => String(BigInt(value))).join('\n'), 'doubles'],
    ['subtraction', 'nimber', { set: '1,3,4' }, nimbers(LAST, taking([1, 3, 4]), 1).join(' '), 'mex-one'],
    [
      'octal',
      'nimber',
      { code: '0.77' },
      nimbers(LAST, (n, g) => [1, 2].filter((t) => t <= n).map((t) => g[n - t] ?? 0)).join(' '),
      'no-split,sum',
    ],
    [
      'wythoff',
      'np',
      {},
      grid(0, 14, 14, (a, b) => (a === b ? 'P' : 'N'))
        .map((row) => row.join(' '))
        .join('\n'),
      'no-diagonal',
    ],
    ['wythoff', 'lower', {}, list(3000, (i) => Math.floor(i * 1.618)).join(' '), 'phi-decimal'],
    [
      'race',
      'distance',
      { board: BOARD.join('/') },
      distances(BOARD, 'B', FOUR)
        .map((row) => row.join(' '))
        .join('\n'),
      'from-b',
    ],
  ];
  for (const [route, name, params, text, mistake] of all) {
    const answer = await check(route, name, params, text);
    assert.match(answer.attribute ?? '', /^wrong:/, text.slice(0, 40));
    assert.equal(answer.mistake, mistake, text.slice(0, 60));
  }
});

test('what is no table is refused with its line and column; an empty text has no verdict', async () => {
  /** @type {[string, string | null][]} */
  const all = [
    ['', null],
    [' \n\n ', null],
    ['hello', 'error:1,1'],
    ['hello world\nand more', 'error:1,1'],
    ['1 2 3 1\n5 x 3', 'error:2,3'],
    ['1 2 3.5', 'error:1,5'],
    ['1 2\n3 1e300', 'error:2,3'],
    ['1 2 3\u0000', 'error:1,6'],
    ['1 2 \ufffd', 'error:1,5'],
    ['<b>1</b>', 'error:1,1'],
    [`${'1 '.repeat(10)}\n${'2 '.repeat(4_600_000)}`, 'error:2,8999980'],
  ];
  for (const [text, attribute] of all)
    assert.equal((await check('dynamic-nim', 'f', { k: '2' }, text)).attribute, attribute, text.slice(0, 20));
});

test('of two readings the one is taken under which the table goes wrong later; the link may say another', async () => {
  const text = `${right_f.slice(1, 30).join(' ')} 99`;
  assert.equal((await check('dynamic-nim', 'f', { k: '2' }, text)).attribute, 'wrong:30,99,1');
  assert.equal((await check('dynamic-nim', 'f', { k: '2', from: '0' }, text)).attribute, 'wrong:1,2,1');
  assert.equal((await check('dynamic-nim', 'f', { k: '2', form: 'indexed' }, '1 1 2 2 3 3 4 7')).attribute, 'wrong:4,7,1');
  assert.equal((await check('dynamic-nim', 'losing', { k: '2', form: 'set' }, '1 1 1 0')).attribute, 'wrong:2,1,2');
  assert.equal((await check('dynamic-nim', 'f', { k: '2', form: 'indexed' }, '1 2 3')).attribute, null);
});

test('what a learner tripped over: joined digits, a list without its 0, heads of columns, a typo, another first index, another board', async () => {
  const set = { set: '1,3,4' };
  const joined = right_taking.join('');
  assert.equal((await check('subtraction', 'nimber', set, joined)).attribute, 'right:60');
  assert.equal((await check('subtraction', 'nimber', set, joined.replace(/^0101232/, '0101222'))).attribute, 'wrong:5,2,3');
  assert.equal((await check('wythoff', 'lower', {}, '1 3 4 6 8 9 11 12')).attribute, 'right:8');
  assert.equal((await check('wythoff', 'lower', {}, '1 3 4 6 8 10')).attribute, 'wrong:7,10,9');
  assert.equal(
    (await check('subtraction', 'nimber', set, `n,g\n${right_taking.map((value, n) => `${n},${value}`).join('\n')}`)).attribute,
    'right:60',
  );
  // One typo far behind is no mistake of the whole table.
  const long = nimbers(600, taking([1, 3, 4]));
  const typo = await check('subtraction', 'nimber', set, changed(long, 500, 7).join(' '));
  assert.deepEqual([typo.attribute, typo.mistake], ['wrong:500,7,1', null]);
  // From 1 on this is a table without the move that takes the whole heap.
  const shifted = await check('subtraction', 'nimber', set, right_taking.slice(0, 20).join(' '));
  assert.deepEqual([shifted.attribute, shifted.found?.other?.from, shifted.found?.other?.mistake.names], ['right:20', 1, ['whole-heap']]);
  const small = await check('race', 'distance', { board: 'A.x/.../x.B' }, '0 1\n1 2');
  assert.deepEqual([small.attribute, small.found?.shape?.is], ['right:4', [3, 3]]);
  const joined_board = await check('race', 'distance', { board: 'A.x/.../x.B' }, '01#\n123\n#34');
  assert.equal(joined_board.attribute, 'right:9');
  // As Python prints a list of lists, and Markdown a table.
  assert.equal((await check('race', 'distance', { board: 'A.x/.../x.B' }, '[[0, 1, -1], [1, 2, 3], [-1, 3, 4]]')).attribute, 'right:9');
  assert.equal((await check('dynamic-nim', 'np', { k: '2' }, '[[True, True], [False, True]]')).attribute, 'right:4');
  assert.equal((await check('subtraction', 'nimber', set, '|n|g|\n|---|---|\n|0|0|\n|1|1|\n|2|0|')).attribute, 'right:3');
  // A right table is not doubted.
  assert.equal((await check('dynamic-nim', 'f', { k: '2' }, right_f.slice(1).join(' '))).found?.other, null);
  // Read with 1 for a loss it goes wrong later, and it is said where with 1 for a win.
  const flipped = await check('dynamic-nim', 'np', { k: '2', from: '1' }, '0 0 0\n0 1 1\n0 0 1');
  assert.ok(flipped.found?.judged.reading.one === 'N' || flipped.found?.as_win);
  await assert.rejects(check('dynamic-nim', 'f', { k: 'abc' }, ''), (/** @type {any} */ { refusal }) => refusal.id === 'error-ratio');
});

test('the registration of a game says whether its tables can be checked', async () => {
  for (const { route, is_checked = false } of await findGames()) assert.equal(is_checked, route in FOLDERS, route);
});
