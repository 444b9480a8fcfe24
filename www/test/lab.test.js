/** The laboratory without a browser: its links, its text, what it finds, what it takes out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { headEvery } from '../games/lab/board_view.js';
import { tableText } from '../games/lab/export.js';
import { constantsIn, linesOf, piecesOfLine, replaced } from '../games/lab/highlight.js';
import { isCutOff, ruleOf as inflated, tooManyOf } from '../games/lab/parameters.js';
import { packed } from '../ui/packed.js';
import { labLesson } from '../games/lab/lesson.js';
import { patternsOf } from '../games/lab/patterns.js';
import { periodOf } from '../formats/sequences.js';
import { RULES } from '../games/lab/rules.js';
import { placeOf, shownOf, tupleAt } from '../games/lab/table.js';
import { attributesOf } from '../shell/verdict_attributes.js';
import { formatLink } from '../ui/link.js';
import { openPage, settle } from './page.js';
import { linked } from './solver.js';

/** @param {string} rule */
const timelineOf = (rule) => linked(formatLink('lab', [['rule', rule]])).timeline();

/** Whole numbers. @param {number} first @param {number} last */
const range = (first, last) => Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The pieces of a text by line. @param {string} text */
const piecesOf = (text) => {
  const lines = linesOf(text);
  return lines.map((line) => piecesOfLine(line, constantsIn(lines)));
};

test('long rules are packed in a link, short ones stand there; what cannot be unpacked is the text that it is', () => {
  const short = RULES.wythoff ?? '';
  assert.deepEqual([packed(short), inflated(short)], [short, short]);
  const long = `# ${'规则，'.repeat(200)}\n${short}`;
  const value = packed(long);
  assert.match(value, /^deflate\.[\w-]+$/);
  assert.ok(value.length < 300, String(value.length));
  assert.equal(inflated(value), long);
  const foreign = `deflate.${deflateRawSync(long).toString('base64url')}`;
  assert.equal(inflated(foreign), long);
  for (const bad of ['deflate.', 'deflate.!!', 'deflate.AAAA', value.slice(0, -8), 'deflate.____']) assert.equal(inflated(bad), bad);
});

test('a stream that grows without end is not unpacked to its end', () => {
  const bomb = `deflate.${deflateRawSync(Buffer.alloc(50_000_000, 'a')).toString('base64url')}`;
  assert.equal(inflated(bomb).length, 10_001);
  assert.throws(
    () => linked(formatLink('lab', [['rule', bomb]])),
    ({ args }) => JSON.stringify(args).includes('10001'),
  );
});

test('pieces of a text have their kinds and columns, and together are the text', () => {
  const text = 'k = 5/2 # a comment\n(n) -> (n - k·t) for t in 1..3；数_1 = 2\r\n𝒳 ≤ 4';
  const lines = piecesOf(text);
  assert.deepEqual(
    lines.map((pieces) => pieces.map((piece) => piece.text).join('')),
    text.split(/\r\n|\n/),
  );
  const kinds = Object.fromEntries(lines.flat().map(({ kind, text: piece }) => [piece, kind]));
  assert.deepEqual(
    [kinds.k, kinds.n, kinds.for, kinds['5'], kinds['# a comment'], kinds['->']],
    ['constant', 'name', 'word', 'number', 'comment', 'sign'],
  );
  const [last = []] = lines.slice(-1);
  assert.deepEqual(
    last.map(({ column }) => column),
    [1, 2, 3, 4, 5],
  );
});

test('a very long line is a single piece, and no number of line ends makes it slow to find the constants', () => {
  const line = '1 + '.repeat(400);
  const lines = piecesOf(`k = 2\n${line}\n(n) -> (n - k) # k = 3; m = 4\n${'\n'.repeat(9000)}`);
  assert.deepEqual([lines[0]?.[0]?.kind, lines[1]?.length, lines[1]?.[0]?.text], ['constant', 1, line]);
  assert.deepEqual(
    lines[2]?.filter(({ kind }) => kind === 'constant').map(({ text }) => text),
    ['k'],
  );
  assert.equal(lines.length, 9004);
});

test('characters are counted as the solver counts them, up to the limit and beyond', () => {
  for (const [text, count] of /** @type {const} */ ([
    ['a'.repeat(10_000), null],
    ['a'.repeat(10_001), 10_001],
    ['𝒳'.repeat(10_000), null],
    [`${'𝒳'.repeat(10_000)}a`, 10_001],
    ['\ud800'.repeat(10_001), 10_001],
  ])) {
    assert.equal(tooManyOf(text), count);
    const told = () => linked(formatLink('lab', [['rule', text]]));
    assert.throws(
      told,
      ({ args }) => JSON.parse(args.faults).some((/** @type {any} */ { args: of }) => of?.value === String(count)) === (count !== null),
    );
  }
});

test('a constant is changed in its place, whatever stands before it', () => {
  const rule = '# 𝒳\r\nk = 5/2 ; m = 3\r(n) -> (n - k - m)';
  const { constants } = timelineOf(rule.replace('5/2', '2'));
  assert.deepEqual(
    constants.map((/** @type {{name: string, value: string}} */ { name, value }) => [name, value]),
    [
      ['k', '2'],
      ['m', '3'],
    ],
  );
  const [k, m] = constants;
  assert.equal(replaced(rule.replace('5/2', '2'), k ?? assert.fail(), '5/2'), rule);
  assert.equal(replaced(rule.replace('5/2', '2'), m ?? assert.fail(), '10'), rule.replace('5/2', '2').replace('m = 3', 'm = 10'));
});

test('a table is looked at by two coordinates, the others fixed; one coordinate is folded', () => {
  const three = timelineOf('(a, b, c) -> (a - 1, b, c)\ntable (1..3, 0..4, 2..6)');
  for (const [x, y] of ['ab', 'ba', 'ac', 'ca', 'bc', 'cb'].map((pair) => [...pair])) {
    const shown = shownOf(three, new Map(Object.entries({ x: x ?? '', y: y ?? '', fix: 'a:2,b:3,c:5' })), null, null);
    const [rest = assert.fail()] = shown.fixed;
    for (let row = 0; row < shown.rows; row += 1)
      for (let column = 0; column < shown.columns; column += 1) {
        const place = shown.placeAt(row, column);
        const at = Object.fromEntries(tupleAt(three, place).map((value, index) => ['abc'[index], value]));
        assert.deepEqual(
          [at[x ?? ''], at[y ?? ''], at[rest.name]],
          [shown.first_column + BigInt(column), shown.first_row + BigInt(row), rest.value],
        );
        assert.deepEqual(shown.cellOf(place), { row, column });
        assert.equal(placeOf(three, `${at.a},${at.b},${at.c}`), place);
      }
    assert.equal(shown.cellOf(placeOf(three, rest.name === 'a' ? '1,0,2' : rest.name === 'b' ? '1,0,2' : '1,0,2')), null);
  }
  const held = shownOf(three, new Map(), [2n, 3n, 6n], null);
  assert.deepEqual(held.fixed, [{ name: 'c', value: 6n, first: 2n, last: 6n }]);
  const one = timelineOf('(n) -> (n - 1)\ntable (3..25)');
  const strip = shownOf(one, new Map([['fold', '7']]), null, 4);
  assert.deepEqual([strip.rows, strip.columns, strip.placeAt(3, 1), strip.placeAt(3, 2)], [4, 7, 22, -1]);
  assert.equal(shownOf(one, new Map(), null, 8).columns, 8);
  for (const wrong of ['26', '2', 'x', '3,4', '']) assert.equal(placeOf(one, wrong), -1, wrong);
});

test('a table far out is one like any other', () => {
  const first = 10n ** 18n;
  const rule = `(n) -> (n - t) for t in {1, 2} if n > ${first}\ntable (${first}..${first + 20n})`;
  const asked = linked(formatLink('lab', [['rule', rule], ['at', String(first + 11n)]])); // prettier-ignore
  const verdict = asked.verdict();
  assert.deepEqual([verdict.outcome, attributesOf(verdict).table, verdict.moves], ['N', '21:14,7,0,0', [[[String(first + 9n)]]]]);
  const run = asked.timeline();
  assert.deepEqual([...run.firsts, ...run.lengths], [first, 21]);
  // A milestone for every value.
  assert.equal(run.steps.starts.length, 23);
  for (const [place, at] of [0n, 11n, 20n].map((offset) => /** @type {const} */ ([Number(offset), first + offset]))) {
    assert.deepEqual([tupleAt(run, place), placeOf(run, String(at))], [[at], place]);
    assert.equal(asked.solved.explain(String(at)).tuple ?? place, place);
  }
  assert.deepEqual([placeOf(run, String(first - 1n)), placeOf(run, String(first + 21n)), placeOf(run, '9'.repeat(1000))], [-1, -1, -1]);
  const shown = shownOf(run, new Map(), null, null);
  assert.match(tableText(run, shown, 'table', 'csv'), /\r\n1000000000000000011,N,,7\r\n/);
  assert.match(tableText(run, shown, 'table', 'py'), /^# rows n from 1000000000000000000, /);
  const plane = timelineOf(`(a, b) -> (a - 1, b)\ntable (${first}..${first + 3n}, 5..9)\nstart (${first + 3n}, 9)`);
  const fixed = shownOf(plane, new Map([['fix', `a:${first + 2n}`]]), null, null);
  assert.deepEqual([fixed.first_column, fixed.first_row], [first, 5n]);
});

test('the least period with its preperiod and saltus, and none where three periods are not seen', () => {
  assert.deepEqual(periodOf([5, 1, 2, 3, ...[1, 2, 3].flatMap((one) => Array(1).fill(one)), 1, 2, 3, 1, 2, 3, 1, 2, 3]), {
    preperiod: 1,
    period: 3,
    saltus: 0,
  });
  assert.deepEqual(periodOf(Array.from({ length: 30 }, (_, n) => 2 * Math.floor(n / 3) + (n % 3))), { preperiod: 0, period: 3, saltus: 2 });
  assert.equal(periodOf(Array.from({ length: 40 }, (_, n) => n * n)), null);
  assert.equal(periodOf([1, 2, 1, 2, 1, 2]), null);
});

test('a period is looked for in a time that goes with the number of values', () => {
  let reads = 0;
  const values = new Proxy(
    Array.from({ length: 6000 }, (_, n) => (n < 3000 ? n % 2 : 0)),
    { get: (of, name) => ((reads += 1), Reflect.get(of, name)) },
  );
  assert.deepEqual(periodOf(values), { preperiod: 3000, period: 1, saltus: 0 });
  assert.ok(reads < 20_000, String(reads));
  // By trying every period at every place.
  for (let code = 0; code < 3 ** 7; code += 1) {
    const digit = (/** @type {number} */ at) => Math.floor(code / 3 ** at) % 3;
    const [start, length, rise] = [digit(0) * 4, 1 + (code % 5), digit(1)];
    const list = Array.from({ length: 34 }, (_, n) =>
      n < start ? digit(n % 7) : digit(((n - start) % length) + 1) + rise * Math.floor((n - start) / length),
    );
    /** @type {{preperiod: number, period: number, saltus: number}[]} */
    const all = [];
    for (let period = 1; 3 * period <= list.length && period + 10 <= list.length; period += 1) {
      const risen = list.slice(period).map((value, n) => value - (list[n] ?? 0));
      const saltus = risen.at(-1) ?? 0;
      const preperiod = risen.findLastIndex((one) => one !== saltus) + 1;
      if (list.length - preperiod >= Math.max(3 * period, period + 10)) all.push({ preperiod, period, saltus });
    }
    const [least = null] = all.sort(
      (one, other) => one.preperiod + one.period - other.preperiod - other.period || one.period - other.period,
    );
    assert.deepEqual(periodOf(list), least, list.join());
  }
});

test('a step of the nimbers names the smaller ones that the options have: by the moves of the rule', () => {
  /** @type {[string, (n: number) => number[]][]} */
  const rules = [
    [RULES.divisors ?? '', (n) => range(1, n - 1).filter((d) => n % d === 0)],
    [RULES['two-to-six'] ?? '', (n) => range(2, Math.min(n, 6))],
  ];
  let told = 0;
  for (const [rule, takesOf] of rules) {
    const asked = linked(formatLink('lab', [['rule', rule]]));
    const [verdict, run] = [asked.verdict(), asked.timeline()];
    const lesson = labLesson(run, verdict, true, () => true) ?? assert.fail();
    /** @type {number[]} */
    const nimbers = [];
    for (let n = 0; n < run.labels.length; n += 1) {
      const options = new Set(takesOf(n).map((take) => nimbers[n - take]));
      const mex = range(0, n).find((one) => !options.has(one)) ?? assert.fail();
      nimbers.push(mex);
      const { id, args = {} } = lesson.captionOf(lesson.cursorOf(String(n)) ?? assert.fail(), false);
      if (!/leads|all/.test(id)) continue;
      assert.equal(args.nimber, mex, `${rule}\n${n}`);
      assert.equal(args.number, mex === 0 ? 'zero' : mex <= 4 ? 'few' : 'many');
      told += 1;
    }
    const [plain] = [labLesson(run, verdict, true) ?? assert.fail()];
    assert.equal(plain.captionOf(plain.cursorOf('5') ?? assert.fail(), false).args?.number, 'none');
  }
  assert.ok(told > 30, String(told));
});

test('what is found in tables, and how far', () => {
  /** @type {[string, string[]][]} */
  const found = [
    [RULES['two-to-six'] ?? '', ['lab-found-period 8 proved']],
    ['(n) -> (i) & (n - 2 - i) for i in 0..n - 2\ntable (0..300)', ['lab-found-period 34 proved']],
    ['(n) -> (i) & (n - 2 - i) for i in 0..n - 2\ntable (0..170)', ['lab-found-period 34 needs']],
    [RULES.lasker ?? '', ['lab-found-period 4 seen']],
    // Its nimbers are the exponents of 2: only the outcomes repeat.
    [RULES.divisors ?? '', ['lab-found-period 2 seen']],
    ['(n) -> (n - t) for t in {1, 3, 4}\nlast loses', ['lab-found-period 7 proved']],
    // g(51) = 2.
    ['(n) -> (n - 1)\n(n) -> (n - 2) if n > 50\ntable (0..40)', ['lab-found-period 2 needs']],
    // Far out nothing is told by bits of numbers that have too many.
    ['(a, b) -> (a - 1, b)\ntable (4294967296..4294967320, 0..5)', []],
    ['(n) -> (n - 1) if n > 1000000000\ntable (1000000000..1000000060)', []],
    [RULES['nim-3'] ?? '', ['lab-found-xor-nimber a, b, c']],
    [RULES['chomp-2'] ?? '', ['lab-found-line a - b = 1']],
    [RULES.wythoff ?? '', ['lab-found-beatty 1.6180']],
    ['(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)\n(a, b) -> (a - 2, b)\n(a, b) -> (a, b - 2)', ['lab-found-rest a + 2·b mod 3']],
    [
      '(n) -> (t) for t in 0..n - 1 if n != 1 and n != 2 and n != 4 and n != 8 and n != 16 and n != 32\nlost (n) if n = 0',
      ['lab-found-sequence powers'],
    ],
    ['(n) -> (n - t) for t in 1..n div 2\ntable (0..40)', ['lab-found-sequence mersenne']],
    [RULES.grundy ?? '', []],
    [RULES['rook-and-back'] ?? '', []],
  ];
  for (const [rule, words] of found) {
    const told = patternsOf(timelineOf(rule)).map(({ id, args, proved }) =>
      [
        id,
        args.name ??
          args.lower ??
          (args.sum === undefined ? (args.of ?? '') : args.modulus ? `${args.sum} mod ${args.modulus}` : `${args.sum} = ${args.value}`),
        ...(args.period === undefined ? [] : [args.period, proved ? 'proved' : args.how]),
      ]
        .filter((one) => !['nimbers', 'outcomes'].includes(String(one)))
        .join(' '),
    );
    assert.deepEqual(told, words, rule);
  }
});

test('a table is taken out as CSV, as an array in C, and as text', () => {
  const run = timelineOf('(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)\nboard (a, b) if a + b < 3\ntable (0..2, 0..1)');
  const shown = shownOf(run, new Map(), null, null);
  assert.equal(
    tableText(run, shown, 'table', 'csv'),
    'a,b,outcome,nimber,depth\r\n0,0,P,0,0\r\n0,1,N,1,1\r\n1,0,N,1,1\r\n1,1,P,0,2\r\n2,0,P,0,2\r\n',
  );
  assert.equal(tableText(run, shown, 'table', 'txt'), 'PNP\nNP.\n');
  assert.equal(tableText(run, shown, 'nimbers', 'txt'), '0 1 0\n1 0 .\n');
  assert.match(tableText(run, shown, 'depth', 'c'), /int table\[2\]\[3\] = \{\n {2}\{0, 1, 2\},\n {2}\{1, 2, -1\}\n\};/);
  assert.match(
    tableText(run, shown, 'table', 'c'),
    /rows b from 0, columns a from 0.*char table\[2\]\[4\] = \{\n {2}"PNP",\n {2}"NP\."\n\};/s,
  );
  assert.match(tableText(run, shown, 'depth', 'py'), /^# rows b from 0.*\ntable = \[\n {2}\[0, 1, 2\],\n {2}\[1, 2, None\],\n\]\n$/);
  assert.match(tableText(run, shown, 'table', 'py'), /table = \[\n {2}"PNP",\n {2}"NP\.",\n\]\n$/);
  // By antidiagonals: (row 0, column 0), (0, 1), (1, 0).
  const wythoff = timelineOf(
    '(a, b) -> (a - t, b) for t in 1..a\n(a, b) -> (a, b - t) for t in 1..b\n(a, b) -> (a - t, b - t) for t in 1..min(a, b)\n' +
      'table (0..20, 0..20)',
  );
  const table = (/** @type {number} */ b, /** @type {number} */ a) => wythoff.nimbers[21 * a + b];
  const lines = tableText(wythoff, shownOf(wythoff, new Map(), null, null), 'nimbers', 'bfile')
    .trim()
    .split('\n');
  assert.equal(lines.length, 231);
  let at = 0;
  for (let sum = 0; sum <= 20; sum += 1)
    for (let row = 0; row <= sum; row += 1, at += 1) assert.equal(lines[at], `${at} ${table(row, sum - row)}`);
  const strip = timelineOf('(n) -> (n - t) for t in {1, 3}\ntable (0..9)');
  const folded = tableText(strip, shownOf(strip, new Map(), null, 4), 'nimbers', 'bfile');
  assert.equal(folded, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1].map((value, n) => `${n} ${value}\n`).join(''));
});

test('what is written becomes the link a moment later, and the last good table stays; another link is what is written', async () => {
  const { page, browser } = await openPage('#/lab');
  const { draft } = /** @type {any} */ (page);
  draft.type('(n) -> (n - ');
  draft.type('(n) -> (n - 1');
  assert.equal(browser.location.hash, '#/lab');
  await new Promise((resolve) => setTimeout(resolve, 130));
  await settle();
  assert.equal(browser.entries.length, 2);
  assert.equal(page.session.state.value, 'error');
  assert.equal(page.session.problem.value?.args.where, 'text:1');
  assert.equal(JSON.parse(page.session.problem.value?.args.faults ?? '')[0].column, 14);
  assert.match(page.solution.value?.options.rule ?? '', /min\(a, b\)/);
  draft.type('(n) -> (n - 1)');
  await new Promise((resolve) => setTimeout(resolve, 360));
  await settle();
  // One entry for all that is written.
  assert.equal(browser.entries.length, 2);
  assert.deepEqual(
    [page.session.state.value, page.solution.value && attributesOf(page.solution.value.verdict).table],
    ['ready', '61:30,31,0,0'],
  );
  browser.navigate('#/lab?rule=(n)%20-%3E%20(n%20-%202)');
  await settle();
  assert.equal(draft.text.value, '(n) -> (n - 2)');
  // Another view leaves what is being written; another rule of the link forgets it.
  draft.type('(n) -> (n - 3)');
  page.go({ view: 'depth' });
  assert.equal(draft.text.value, '(n) -> (n - 3)');
  browser.navigate('#/lab?rule=(n)%20-%3E%20(n%20-%204)');
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.deepEqual([draft.text.value, page.solution.value?.options.rule], ['(n) -> (n - 4)', '(n) -> (n - 4)']);
  page.destroy();
});

test('a text that is too long is kept, and nothing else: neither in the link nor solved; a shorter one is', async () => {
  const { page, browser } = await openPage('#/lab');
  const { draft } = /** @type {any} */ (page);
  const good = page.solution.value?.options.rule;
  const rest = () => new Promise((resolve) => setTimeout(resolve, 400));
  for (const text of [`(n) -> (n - 1)#${'x'.repeat(10_000)}`, '(n) -> (n - 1)\n'.repeat(66_667)]) {
    draft.type(text);
    await rest();
    assert.equal(draft.text.value, text);
    assert.equal(draft.too_many.value, text.length);
    assert.deepEqual([browser.location.hash, page.session.state.value, page.solution.value?.options.rule], ['#/lab', 'ready', good]);
  }
  assert.ok(isCutOff(draft.text.value));
  for (const [text, held] of /** @type {const} */ ([
    ['a'.repeat(15_000), false],
    ['a'.repeat(15_001), true],
    ['\n'.repeat(4_999), false],
    ['\n'.repeat(5_000), true],
  ]))
    assert.equal(isCutOff(text), held, `${text.length}`);
  // What was there before it can be had again.
  draft.takeBack();
  assert.equal(draft.text.value.length, 10_015);
  draft.type('(n) -> (n - 2)');
  await rest();
  await settle();
  assert.deepEqual([draft.too_many.value, page.solution.value?.options.rule], [null, '(n) -> (n - 2)']);
  // One that comes with a link is told by the solver.
  browser.navigate(`#/lab?rule=${'a'.repeat(20_000)}`);
  await settle();
  assert.deepEqual([draft.too_many.value, page.session.problem.value?.args.where], [20_000, 'limit:0']);
  page.destroy();
});

test('the heads of a folded table stand apart, each with its +', () => {
  // Three characters of 13 px, a + among them, in columns of 24 px.
  assert.ok(headEvery(24, 13, 2, true) * 24 >= 13 * (2 * 0.62 + 0.85 + 0.4));
  assert.ok(headEvery(24, 13, 2, true) > 1);
  assert.equal(headEvery(24, 13, 2, false), 1);
  assert.equal(headEvery(72, 24, 2, true), 1);
});
