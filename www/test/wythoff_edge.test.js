/** The contract of the edge for Wythoff's game: types, lengths, order, ownership, and the words of every refusal. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal, wythoffOf as game } from './solver.js';

/** Timelines of one method. @param {Parameters<typeof game>[0]} options */
function starsOf(options) {
  const timeline = game(options).timeline('stars');
  if (timeline.method !== 'stars') throw new Error('no stars');
  return timeline;
}

/** @param {Parameters<typeof game>[0]} options */
function mexOf(options) {
  const timeline = game(options).timeline('mex');
  if (timeline.method !== 'mex') throw new Error('no pairs');
  return timeline;
}

/** @param {Parameters<typeof game>[0]} options */
function beattyOf(options) {
  const timeline = game(options).timeline('beatty');
  if (timeline.method !== 'beatty') throw new Error('no formula');
  return timeline;
}

/** The lower values up to n, by the mex. @param {number} n */
function lowersUpTo(n) {
  /** @type {number[]} */
  const lowers = [];
  const used = new Set();
  for (let x = 0; x <= n; x += 1) {
    if (used.has(x)) continue;
    used.add(x).add(x + lowers.length);
    lowers.push(x);
  }
  return lowers;
}

/** The sum of the Fibonacci numbers 1, 2, 3, 5, … at these places. @param {Iterable<number>} places */
function sumOf(places) {
  const wanted = new Set(places);
  const last = Math.max(...wanted);
  let [low, high, sum] = [1n, 2n, 0n];
  for (let place = 0; place <= last; place += 1) {
    if (wanted.has(place)) sum += low;
    [low, high] = [high, low + high];
  }
  return sum;
}

/** @param {number} row @param {number} column */
const at = (row, column, cells = 1) => ({ row: String(row), column: String(column), cells: String(cells) });

test('a grid by elimination: stars by number, two steps each', () => {
  const { n, stars, stepCount, cost, agree } = starsOf({ a: '5', b: '13' });
  assert.ok(stars instanceof Uint32Array);
  assert.deepEqual([...stars], [0, 0, 1, 2, 2, 1, 3, 5, 5, 3, 4, 7, 7, 4, 6, 10, 10, 6, 8, 13, 13, 8]);
  assert.deepEqual([n, stepCount, agree], [13, 2 * 11, true]);
  assert.deepEqual([cost.stars?.looked, cost.stars?.stars], [(14 * 15) / 2, 11]);
  assert.deepEqual(cost.mex, { passed: 14 - 9, pairs: 9 });
});

test('pairs by mex: lower values by index, a step for every integer and for every upper value', () => {
  const { n, lowers, stepCount, cost, agree } = mexOf({ a: '1000', b: '7' });
  assert.ok(lowers instanceof Uint32Array);
  assert.deepEqual([...lowers], lowersUpTo(1000));
  assert.deepEqual([n, stepCount, agree], [1000, 1001 + lowers.length, true]);
  assert.deepEqual([cost.stars, cost.mex], [null, { passed: 1001 - lowers.length, pairs: lowers.length }]);
  assert.deepEqual(mexOf({ a: '0', b: '1000000' }).lowers.length, 618_035);
});

test('a grid is never smaller than twelve', () => {
  for (const [a, b] of /** @type {[string, string][]} */ ([
    ['0', '0'],
    ['3', '5'],
    ['12', '0'],
  ])) {
    const [grid, pairs] = [starsOf({ a, b }), mexOf({ a, b })];
    assert.deepEqual([grid.n, grid.stars.length, pairs.n, pairs.lowers.length], [12, 18, 12, 9]);
    assert.deepEqual(grid.cost, pairs.cost);
    assert.ok(grid.agree && pairs.agree);
  }
});

test('the formula: its numbers, and the three lines', () => {
  const { lines, cost, ...formula } = beattyOf({});
  assert.deepEqual(formula, { method: 'beatty', index: '8', root: '17', lower: '12', upper: '20', outcome: 'N' });
  assert.deepEqual(lines, [
    { line: 'row', a: '74', b: '120', index: '46', reach: 'below', distance: '38' },
    { line: 'column', a: '112', b: '69', index: '43', reach: 'below', distance: '51' },
    { line: 'diagonal', a: '12', b: '20', index: '8', reach: 'below', distance: '100' },
  ]);
  assert.deepEqual([cost.stars, cost.mex], [starsOf({}).cost.stars, starsOf({}).cost.mex]);
  assert.equal(cost.beatty.digits, String(5n * 4n ** (64n + 7n)).length, '120 has 7 binary digits');

  const { lines: far, cost: without } = beattyOf({ a: '9'.repeat(1000), b: '0' });
  assert.deepEqual([far[0].a, far[0].reach, without.stars, without.mex], ['0', 'below', null, null]);
});

test('arrays are copies owned by JavaScript: another run does not change them', () => {
  const solved = game({});
  const [{ stars }, grundy, { kinds }] = [starsOf({}), solved.grundy({ n: 20 }), solved.partition({ x: '7', from: '0', count: 9 })];
  const before = [[...stars], [...grundy], [...kinds]];
  for (const array of [stars, grundy, kinds]) assert.equal(array.buffer.byteLength, array.byteLength);
  starsOf({ b: '400' });
  mexOf({ b: '100000' });
  solved.grundy({ n: 500 });
  assert.deepEqual([[...stars], [...grundy], [...kinds]], before);
});

test('verdicts: all winning moves, ascending, as decimal strings, and the Grundy value', () => {
  const { outcome, moves } = game({}).verdict();
  assert.deepEqual(
    [outcome, moves],
    [
      'N',
      [
        ['12', '20'],
        ['74', '120'],
        ['112', '69'],
      ],
    ],
  );
  assert.deepEqual(game({ a: '7', b: '7' }).verdict(), {
    outcome: 'N',
    moves: [
      ['0', '0'],
      ['4', '7'],
      ['7', '4'],
    ],
    grundy: '5',
    position: '7,7',
    ends: false,
  });
  for (const [a, b] of /** @type {[string, string][]} */ ([
    ['0', '0'],
    ['1', '2'],
    ['2', '1'],
    ['1000000000000009', '1618033988749910'],
  ])) {
    const lost = { outcome: 'P', moves: [], grundy: '0', position: `${a},${b}`, ends: a === '0' && b === '0' };
    assert.deepEqual(game({ a, b }).verdict(), lost);
  }
  assert.equal(game({ a: '0', b: '2000' }).verdict().grundy, '2000');
  assert.equal(game({ a: '0', b: '2001' }).verdict().grundy, null);
});

test('stars of hundreds of digits: a shift of Fibonacci numbers is another way to know them', () => {
  const places = Array.from({ length: 240 }, (_, i) => 8 * i);
  const [a, b] = [sumOf(places), sumOf(places.map((place) => place + 1))];
  assert.equal(String(a).length, 400);
  const star = { a: String(a), b: String(b) };
  assert.equal(game(star).verdict().outcome, 'P');
  assert.equal(game({ a: star.b, b: star.a }).verdict().outcome, 'P');
  assert.deepEqual(
    game({ a: star.a, b: String(b + 5n) })
      .verdict()
      .moves.at(-1),
    [star.a, star.b],
  );
  const form = game({}).zeckendorf({ x: star.a });
  assert.deepEqual([...form.places], places.toReversed());
  assert.deepEqual([form.isLower, form.partner], [true, star.b]);
});

test('an explanation: the star of each line, and where it lies', () => {
  const explained = game({}).explain({ a: '3', b: '5' });
  assert.equal(explained.outcome, 'P');
  assert.deepEqual(
    explained.lines.map(({ line, a, b, reach, distance }) => [line, a, b, reach, distance]),
    [
      ['row', '3', '5', 'here', '0'],
      ['column', '3', '5', 'here', '0'],
      ['diagonal', '3', '5', 'here', '0'],
    ],
  );
  assert.deepEqual(game({}).explain({ a: '112', b: '120' }).lines, beattyOf({}).lines);
});

test('Grundy values by rows, zero where the stars are', () => {
  const values = game({}).grundy({ n: 3 });
  assert.ok(values instanceof Uint16Array);
  assert.deepEqual([...values], [0, 1, 2, 3, 1, 2, 0, 4, 2, 0, 1, 5, 3, 4, 5, 6]);
  assert.deepEqual([...game({}).grundy({ n: 0 })], [0]);
  const large = game({}).grundy({ n: 120 });
  const { stars } = starsOf({});
  const zeros = [...large].flatMap((value, index) => (value === 0 ? [index] : []));
  const by_stars = Array.from({ length: stars.length / 2 }, (_, s) => Number(stars[2 * s + 1]) * 121 + Number(stars[2 * s]));
  assert.deepEqual(
    zeros,
    by_stars.sort((one, other) => one - other),
  );
  assert.equal(game({}).grundy({ n: 2000 }).length, 2001 ** 2);
});

test('the partition: counts, thousandths, and the kinds of numbers in a line', () => {
  const lowers = new Set(lowersUpTo(400));
  /** @param {number} end */
  const count = (end) => Array.from({ length: Math.max(end - 1, 0) }, (_, i) => i + 1).filter((x) => lowers.has(x)).length;
  const phi = (1 + Math.sqrt(5)) / 2;
  for (let x = 0; x < 300; x += 1) {
    const { kinds, ...counts } = game({}).partition({ x: String(x), from: String(x), count: 20 });
    const [here, next] = [count(x), count(x + 1)];
    assert.deepEqual(counts, {
      lowers: String(here),
      uppers: String(Math.max(x - 1, 0) - here),
      lowersNext: String(next),
      uppersNext: String(x - next),
      lowersThousandths: String(Math.floor((1000 * x) / phi)),
      uppersThousandths: String(Math.floor((1000 * x) / phi ** 2)),
      lowersThousandthsNext: String(Math.floor((1000 * (x + 1)) / phi)),
      uppersThousandthsNext: String(Math.floor((1000 * (x + 1)) / phi ** 2)),
      firstLowers: String(here),
    });
    assert.ok(kinds instanceof Uint8Array);
    assert.deepEqual(
      [...kinds],
      Array.from({ length: 20 }, (_, k) => Number(lowers.has(x + k))),
    );
  }
  const longest = '9'.repeat(1000);
  const far = game({}).partition({ x: longest, from: longest, count: 1024 });
  assert.equal(BigInt(far.lowersNext) + BigInt(far.uppersNext), BigInt(longest));
  assert.equal(far.kinds[0], Number(game({}).zeckendorf({ x: longest }).isLower));
});

test('Zeckendorf: places that make the number, and its partner by a shift', () => {
  const lowers = lowersUpTo(400);
  for (let x = 0; x < 200; x += 1) {
    const { places, isLower, partner, partnerPlaces } = game({}).zeckendorf({ x: String(x) });
    const index = lowers.indexOf(x);
    assert.equal(sumOf(places), BigInt(x));
    assert.ok(places.every((place, i) => i === 0 || place <= Number(places[i - 1]) - 2));
    assert.equal(isLower, index >= 0);
    const other = isLower ? x + index : lowers.find((a, i) => a + i === x);
    assert.equal(partner, String(other));
    assert.deepEqual(
      [...partnerPlaces],
      [...places].map((place) => place + (isLower ? 1 : -1)),
    );
  }
});

test('lower values by index', () => {
  assert.deepEqual([...game({}).lowers({ count: 1000 })], lowersUpTo(2000).slice(0, 1000));
  assert.deepEqual([game({}).lowers({ count: 0 }).length, game({}).lowers({ count: 10_000 }).length], [0, 10_000]);
});

test('a map: pixels, shares, and stars in a window', (context) => {
  // Node has no ImageData; what the solver hands over is the same.
  const pictured = class {
    /** @param {Uint8ClampedArray} data @param {number} width @param {number} height */
    constructor(data, width, height) {
      Object.assign(this, { data, width, height });
    }
  };
  Object.assign(globalThis, { ImageData: pictured });
  context.after(() => Reflect.deleteProperty(globalThis, 'ImageData'));
  const asked = game({});
  const { data, width, height } = asked.map({ at: at(0, 1), width: 3, height: 2, p: [9, 8, 7, 255], n: [1, 2, 3, 255] });
  assert.deepEqual([width, height, data.length], [3, 2, 24]);
  const [p, n] = [
    [9, 8, 7, 255],
    [1, 2, 3, 255],
  ];
  assert.deepEqual([...data], [n, n, n, n, p, n].flat(), '(2, 1) alone: column 2, row 1');

  assert.deepEqual(asked.share(at(0, 0, 10)), { p: '7', cells: '100' });
  assert.deepEqual(asked.share(at(10, 6)), { p: '1', cells: '1' });
  assert.deepEqual([...asked.starsIn({ row: '0', column: '1', columns: 10, rows: 5 })], [1, 1, 0, 2, 4, 3, 6, 4]);
  const star = beattyOf({ a: '0', b: '9'.repeat(900) });
  const found = asked.starsIn({ row: star.upper, column: star.lower, columns: 1, rows: 1 });
  assert.deepEqual([...found], [0, 0]);
});

test('every wrong value has an error of its own, with the value and the limit', () => {
  for (const value of ['-1', '', '1.5', 'abc', '<img src=x onerror=alert(1)>', '9'.repeat(1001), '9'.repeat(100_000)]) {
    /** @type {[string, () => unknown][]} */
    const asked = [
      ['a', () => game({ a: value })],
      ['b', () => game({ b: value })],
      ['a', () => game({}).explain({ a: value, b: '0' })],
      ['b', () => game({}).explain({ a: '0', b: value })],
      ['x', () => game({}).partition({ x: value, from: '0', count: 9 })],
      ['from', () => game({}).partition({ x: '0', from: value, count: 9 })],
      ['x', () => game({}).zeckendorf({ x: value })],
    ];
    for (const [name, ask] of asked) {
      const error = refusal(ask);
      assert.deepEqual([error.name, error.id], ['SolveError', 'error-coordinate']);
      assert.deepEqual(error.args, { name, value, limit: '1000' });
    }
  }
  /** @type {[() => unknown, string, RegExp][]} */
  const wrong = [
    [() => game({}).timeline('magic'), 'error-method', /magic.*stars, mex, beatty, definition/],
    [() => game({ b: '401' }).timeline('stars'), 'error-table-large', /401.*400/],
    [() => game({ b: '1000001' }).timeline('mex'), 'error-table-large', /1000001.*1000000/],
    [() => game({ b: '9'.repeat(1000) }).timeline('mex'), 'error-table-large', /999.*1000000/],
    [() => game({}).grundy({ n: 2001 }), 'error-table-large', /2001.*2000/],
    [() => game({}).partition({ x: '0', from: '0', count: 0 }), 'error-side', /"count","value":"0","limit":"1024"/],
    [() => game({}).partition({ x: '0', from: '0', count: 1025 }), 'error-side', /"count","value":"1025","limit":"1024"/],
    [() => game({}).lowers({ count: 10_001 }), 'error-range', /10001.*10000/],
    [() => game({}).starsIn({ row: '0', column: '0', columns: 0, rows: 9 }), 'error-side', /"columns","value":"0","limit":"1024"/],
    [() => game({}).share(at(0, 0, 0)), 'error-side', /"cells","value":"0"/],
    [() => game({}).share({ row: '9'.repeat(1011), column: '0', cells: '1' }), 'error-map-large', /1011.*1010/],
  ];
  for (const [ask, id, told] of wrong) {
    const error = refusal(ask);
    assert.deepEqual([error.name, error.id], ['SolveError', id]);
    assert.match(JSON.stringify(error.args), told);
  }
});

test('a method that cannot show a position refuses its timeline, not its verdict', () => {
  for (const method of ['stars', 'mex']) {
    const asked = game({ a: '1', b: '9'.repeat(50) });
    const { outcome, moves, grundy } = asked.verdict();
    assert.deepEqual({ outcome, moves, grundy }, { outcome: 'N', moves: [['1', '2']], grundy: null });
    assert.equal(refusal(() => asked.timeline(method)).id, 'error-table-large');
  }
});

test('no question takes long; a game holds its runs, and tells their memory', () => {
  const asked = game({ b: '1000000' });
  assert.deepEqual([asked.advance('timeline', 'mex'), asked.advance('verdict'), asked.megabytes()], [1, 1, 0]);
  const run = asked.timeline('mex');
  const megabytes = run.method === 'mex' ? run.lowers.byteLength / 2 ** 20 : assert.fail();
  assert.ok(asked.megabytes() >= megabytes && asked.megabytes() < megabytes + 1, String(asked.megabytes()));
  assert.deepEqual(asked.timeline('mex'), run);
});

test('a request of the wrong shape is a bug of the page, not a refusal', () => {
  /** @type {any[]} */
  const numbers = [-1, 1.5, '7', NaN, 2 ** 40, null];
  for (const n of numbers) {
    assert.notEqual(refusal(() => game({}).grundy({ n })).name, 'SolveError', String(n));
    assert.notEqual(refusal(() => game({}).lowers({ count: n })).name, 'SolveError', String(n));
  }
  /** @type {any} */
  const number = 7;
  for (const ask of [
    () => game({ a: number }),
    () => game({}).explain({ a: number, b: '0' }),
    () => game({}).zeckendorf({ x: number }),
    () => game({}).share({ row: '-1', column: '0', cells: '1' }),
    () => game({}).starsIn({ row: '0', column: 'x', columns: 9, rows: 9 }),
  ]) {
    assert.notEqual(refusal(ask).name, 'SolveError', String(ask));
  }
});

test('a game that was given back cannot be asked', () => {
  const solved = game({});
  solved.free();
  assert.notEqual(refusal(() => solved.verdict()).name, 'SolveError');
});
