/**
 * Lists of values: they are what bare rules give, they are written so that other programs read them, and what is found in them is there.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { optionsOf } from '../game_page/parameters.js';
import { findingsOf, FORMS, periodOfList } from '../features/values/findings.js';
import { FORMATS, written } from '../features/values/format.js';
import { digitsOf, groupsOf } from '../features/values/groups.js';
import { ruleOfValues } from '../features/values/table_rule.js';
import { OEIS, SEQUENCES, VALUES } from '../formats/sequences.js';
import { attributesOf } from '../shell/verdict_attributes.js';
import { askOf, FOLDERS } from './check_desk.js';
import { GAMES } from './solver.js';

/** @import { Period } from '../features/values/findings.js' */
/** @import { List } from '../features/values/types.js' */

/** @param {string} route @param {string} id @param {Record<string, string>} params @param {number} count */
async function listOf(route, id, params, count) {
  const { parameters } = GAMES[route] ?? assert.fail(route);
  const { LISTS } = /** @type {{LISTS: List[]}} */ (await import(join(import.meta.dirname, '../games', FOLDERS[route] ?? '', 'lists.js')));
  const list = LISTS.find((one) => one.name === id) ?? assert.fail(id);
  const options = optionsOf(parameters, new Map(Object.entries(params)));
  const found = await list.compute(askOf(route, options), count, options);
  const values = Array.from(found.values, BigInt);
  const { period = null, rule = '', proved = [] } = found;
  return { values, numbers: values.map(Number), period, rule, proved, from: list.from, is_set: list.is_set ?? false };
}

/** @param {{values: readonly bigint[], from: number, is_set: boolean, period: Period | null, proved?: readonly string[]}} list */
const findings = ({ values, from, is_set, period, proved = [] }) =>
  findingsOf(values, { from, is_set, period: is_set ? null : periodOfList(values, from, period), proved });

/** Nimbers by the rule alone. @param {number} count @param {(n: number) => number[][]} options parts of every option */
function nimbers(count, options) {
  /** @type {number[]} */
  const g = [];
  for (let n = 0; n < count; n += 1) {
    const met = new Set(options(n).map((parts) => parts.reduce((sum, part) => sum ^ (g[part] ?? 0), 0)));
    let value = 0;
    while (met.has(value)) value += 1;
    g.push(value);
  }
  return g;
}

test('f and losing piles of Dynamic Nim', async () => {
  const f = [Infinity];
  for (let n = 1; n <= 300; n += 1) {
    let take = 1;
    while (take < n && !((f[n - take] ?? 0) > 2 * take)) take += 1;
    f.push(take);
  }
  const list = await listOf('dynamic-nim', 'f', { k: '2' }, 300);
  assert.deepEqual(list.numbers, f.slice(1));
  const losing = await listOf('dynamic-nim', 'losing', { k: '2' }, 200);
  assert.equal(losing.values.length, 200);
  assert.deepEqual(losing.numbers.slice(0, 8), [1, 2, 3, 5, 8, 13, 21, 34]);
  assert.ok(losing.values.every((one, index, all) => index < 2 || one === (all[index - 1] ?? 0n) + (all[index - 2] ?? 0n)));
  const found = findings({ ...losing, values: losing.values.slice(0, 40) });
  assert.deepEqual(
    found.map(({ id, args, proved }) => [id, args.sum ?? args.name, proved]),
    [
      ['values-sequence', 'fibonacci', true],
      ['values-recurrence', 'a(n − 1) + a(n − 2)', false],
    ],
  );
  // As many for every factor that there is.
  for (const k of ['1', '7/2', '100']) assert.equal((await listOf('dynamic-nim', 'losing', { k }, 200)).values.length, 200, k);
  assert.deepEqual((await listOf('dynamic-nim', 'losing', { k: '1/9' }, 200)).numbers, [1]);
});

test('a list is called what was solved, and only that is proved of it', async () => {
  // As far as 40 stones the limit is twice the take, but it stays there: these are not the Fibonacci numbers.
  const limit = [...Array.from({ length: 20 }, (_, index) => 2 * (index + 1)), 40].join();
  const limited = await listOf('dynamic-nim', 'losing', { limit }, 30);
  assert.deepEqual([limited.rule, limited.proved], [`limit=${limit}`, []]);
  assert.notEqual(limited.numbers[10], 144);
  assert.equal((await listOf('dynamic-nim', 'f', { limit, k: '2' }, 30)).rule, `limit=${limit}`);
  for (const name of ['f', 'losing'])
    for (const [k, rule, proved] of /** @type {const} */ ([
      ['2', 'k=2', ['fibonacci']],
      ['4/2', 'k=2', ['fibonacci']],
      ['1.0', 'k=1', ['powers']],
      ['5/2', 'k=5/2', []],
    ])) {
      const list = await listOf('dynamic-nim', name, { k, cap: '3', n: '20' }, 30);
      const of_f = rule === 'k=2' ? ['zeckendorf'] : [];
      assert.deepEqual([list.rule, list.proved], [rule, name === 'f' ? of_f : proved], k);
    }
  for (const [route, params, rule] of /** @type {const} */ ([
    ['subtraction', { set: '2,3,4,6', heaps: '3', rule: 'misere' }, 'set=2-4,6'],
    ['octal', { code: '0.07', heaps: '5' }, 'code=0.07'],
    ['octal', { code: '0.07', take: '2', heaps: '5' }, 'code=0.07'],
    ['octal', { take: '1,2', heaps: '5' }, 'code=0.77'],
    ['sum', { parts: 'subtraction:2-6:17+octal:0.07:12' }, 'set=2-6'],
    ['turning', { turn: '1-3c' }, 'turn=1-3C'],
  ]))
    assert.equal((await listOf(route, route === 'turning' ? 'coin' : 'nimber', params, 20)).rule, rule, rule);
});

test('nimbers of heaps, with the period that is proved', async () => {
  const list = await listOf('subtraction', 'nimber', { set: '2-6', heaps: '3' }, 500);
  const g = nimbers(500, (n) => [2, 3, 4, 5, 6].filter((take) => take <= n).map((take) => [n - take]));
  assert.deepEqual(list.numbers, g);
  const [period] = findings(list);
  assert.deepEqual([period?.id, period?.args.period, period?.proved], ['values-period', 8, true]);
  const octal = await listOf('octal', 'nimber', { code: '0.07', heaps: '5' }, 200);
  assert.deepEqual(
    octal.numbers,
    nimbers(200, (n) => Array.from({ length: Math.max(0, n - 1) }, (_, left) => [left, n - 2 - left])),
  );
  assert.equal(octal.period?.is_proved, true);
});

test('stars, and coins that are forms of n', async () => {
  const [lower, upper] = [await listOf('wythoff', 'lower', {}, 60), await listOf('wythoff', 'upper', {}, 60)];
  assert.deepEqual(lower.numbers.slice(0, 6), [0, 1, 3, 4, 6, 8]);
  assert.ok(upper.numbers.every((one, index) => one === (lower.numbers[index] ?? 0) + index));
  assert.deepEqual(new Set([...lower.numbers, ...upper.numbers].filter((one) => one < 60)).size, 60);
  assert.ok(findings(lower).some(({ args }) => args.name === 'wythoff-lower'));
  for (const [turn, form] of /** @type {const} */ ([
    ['1-2', 'n'],
    ['1+C', 'n & -n'],
    ['1-3', '2 * (n - 1) + (popcount(n - 1) % 2 == 0)'],
    ['2', 'n - 1'],
  ])) {
    const coins = await listOf('turning', 'coin', { turn }, 200);
    assert.ok(
      findings(coins).some(({ id, args }) => id === 'values-form' && args.form === form),
      turn,
    );
  }
});

test('what is found is nowhere wrong, and little is found in noise', () => {
  const noise = Array.from({ length: 200 }, (_, n) => BigInt((n * n * 7919 + n * 31) % 97));
  assert.deepEqual(
    findings({ values: noise, from: 0, is_set: false, period: null }).filter(({ id }) => id !== 'values-period'),
    [],
  );
  // A sequence that errs at its last place is none.
  const fibonacci = [1n, 2n, 3n, 5n, 8n, 13n, 21n, 34n, 55n, 90n];
  assert.deepEqual(findingsOf(fibonacci, { from: 1, is_set: true, period: null }), []);
  const tribonacci = [7n, 1n, 1n, 2n];
  while (tribonacci.length < 30) tribonacci.push((tribonacci.at(-1) ?? 0n) + (tribonacci.at(-2) ?? 0n) + (tribonacci.at(-3) ?? 0n));
  const [one] = findingsOf(tribonacci, { from: 0, is_set: true, period: null });
  assert.match(String(one?.args.sum), /a\(n − 1\)/);
  for (const [form, { of }] of Object.entries(FORMS)) {
    const values = Array.from({ length: 64 }, (_, index) => BigInt(of(index + 1)));
    assert.ok(
      findings({ values, from: 1, is_set: false, period: null }).some(({ args }) => args.form === form),
      form,
    );
  }
});

test('the laboratory says of every form and of all remainders what they are', () => {
  for (const [form, { of, repeats }] of Object.entries(FORMS))
    for (const from of [0, 1])
      for (const last of [15, 16, 31, 32, 200]) {
        const values = Array.from({ length: last + 1 - from }, (_, index) => BigInt(Math.max(0, of(index + from))));
        const found = findings({ values, from, is_set: false, period: null }).find(({ args }) => args.form === form);
        assert.ok(found, `${form} from ${from}`);
        if (!found.formula) assert.ok(from === 0 && of(0) < 0, form);
        else
          assert.equal(
            compared(values, { from, is_set: false }, found.formula).said,
            `holds:${values.length}`,
            `${form}: ${found.formula}`,
          );
        if (repeats) for (let n = 1; n < 100; n += 1) assert.equal(of(n + repeats[0]), of(n) + repeats[1], form);
      }
  for (const [modulus, residues, before, from] of /** @type {[number, number[], number[], number][]} */ ([
    [5, [0, 2], [], 0],
    [7, [1, 3], [], 3],
    [7, [1, 3, 6], [], 0],
    [9, [4], [1, 2, 8], 13],
    [1, [0], [], 0],
    [3, [2], [0], 20],
  ])) {
    const is_member = (/** @type {number} */ n) => before.includes(n) || (n >= from && residues.includes(n % modulus));
    const members = Array.from({ length: 40 * modulus + from }, (_, n) => n).filter(is_member);
    const [found, ...others] = findingsOf(members.map(BigInt), { from: 0, is_set: true, period: null });
    assert.deepEqual([found?.id, found?.args.modulus, found?.args.residues], ['values-residues', modulus, residues.join(', ')]);
    assert.ok(!others.some(({ id }) => id === 'values-recurrence'));
    const said = compared(members, { from: 0, is_set: true }, found?.formula ?? '').said;
    assert.match(said, /^holds:/, found?.formula);
    // A member more is seen.
    const missing = members.filter((_, index) => index !== 30);
    assert.equal(compared(missing, { from: 0, is_set: true }, found?.formula ?? '').said, `fails:${members[30]}`);
  }
});

test('a form is proved where the period is, and a whole round of both is seen', () => {
  const proved = { preperiod: 0, period: 4, saltus: 0, is_proved: true };
  /** @param {number} count @param {Period} period @param {(n: number) => number} of */
  const said = (count, period, of) =>
    findingsOf(
      Array.from({ length: count }, (_, n) => BigInt(of(n))),
      { from: 0, is_set: false, period },
    ).map(({ id, args, proved: is }) => [id, args.form ?? args.period, is]);
  assert.deepEqual(
    said(8, proved, (n) => n % 4),
    [
      ['values-form', 'n % 4', true],
      ['values-period', 4, true],
    ],
  );
  // The solver knows the rest: a form that holds as far as it is seen, and not beyond.
  assert.deepEqual(
    said(10, { ...proved, period: 12 }, (n) => n % 4),
    [
      ['values-period', 12, true],
      ['values-form', 'n % 4', false],
    ],
  );
  assert.deepEqual(
    said(12, { ...proved, period: 12 }, (n) => n % 4).filter(([id]) => id === 'values-form'),
    [['values-form', 'n % 4', true]],
  );
  assert.deepEqual(
    said(20, { ...proved, period: 1, saltus: 1 }, (n) => n),
    [
      ['values-form', 'n', true],
      ['values-period', 1, true],
    ],
  );
  assert.deepEqual(
    said(8, { ...proved, is_proved: false }, (n) => n % 4).map(([, , is]) => is),
    [false, false],
  );
});

test('every format has every value; the period says them all', async () => {
  const list = await listOf('octal', 'nimber', { code: '0.07', heaps: '5' }, 200);
  const { period } = list;
  assert.ok(period && period.saltus === 0);
  for (const format of FORMATS) {
    const text = written(list.values, { format, name: 'octal nimber', from: 0, period });
    const body =
      format === 'csv'
        ? text
            .split('\r\n')
            .slice(1, -1)
            .map((line) => line.split(',')[1])
        : format === 'bfile'
          ? text
              .trim()
              .split('\n')
              .map((line) => line.split(' ')[1])
          : (/[[{]\n([^]*?)[\]}]/.exec(text)?.[1] ?? text).match(/\d+/g);
    assert.deepEqual(body?.map(Number), list.numbers, format);
    assert.doesNotMatch(text, /undefined|NaN/);
  }
  const far = (await listOf('octal', 'nimber', { code: '0.07', heaps: '5' }, 2000)).numbers;
  /** @type {[number, number[]][]} */
  const rises = [
    [0, far],
    [5, far.map((value, n) => value + (n < period.preperiod ? 0 : 5 * Math.floor((n - period.preperiod) / period.period)))],
  ];
  // In both languages, from wherever the table begins; a rise, too.
  for (const from of [0, 3, 60, 90])
    for (const [saltus, own] of rises) {
      const part = own.slice(from, 200);
      const table = { name: 'x', from, period: { ...period, saltus } };
      const c = written(part.map(BigInt), { ...table, format: 'c' });
      const python = written(part.map(BigInt), { ...table, format: 'python' });
      const rule = /g\[n\] = (.*?); proved/.exec(c)?.[1] ?? '';
      const [, early, is_early, later] = /^# g\[n\] = (?:(.*) if (.*) else )?(.*); proved$/m.exec(python) ?? [];
      const as_c = rule.replace(/\((n[^()]*)\) \/ (\d+)|(\bn\b) \/ (\d+)/g, (_, a, b, x, y) => `Math.floor((${a ?? x}) / ${b ?? y})`);
      const as_python = `${is_early ? `${is_early} ? ${early} : ` : ''}${later}`.replace(
        /(\(n[^()]*\)|\bn\b) \/\/ (\d+)/g,
        'Math.floor($1 / $2)',
      );
      for (const code of [as_c, as_python]) {
        assert.doesNotMatch(code, / - 0|\[0 \+ |\/\//);
        const g = /** @type {(T: number[], n: number) => number} */ (new Function('T', 'n', `return ${code}`));
        for (let n = from; n < 2000; n += 1) assert.equal(g(part, n), own[n], `${code} at ${n}`);
      }
    }
  // A name ends no comment.
  assert.match(
    written([1n], { format: 'c', name: '(n) -> (n - 1) */ *', from: 0, period: null }),
    /^\/\* \(n\) -> \(n - 1\) \* \/ \*, n = 0 to 0 \*\/\nstatic/,
  );
  // Less than a period says no rule, and numbers that C does not hold are words.
  assert.doesNotMatch(written(list.values.slice(190), { format: 'c', name: 'x', from: 190, period }), /g\[n\]/);
  assert.match(written([10n ** 20n], { format: 'c', name: 'x', from: 0, period: null }), /"100000000000000000000"/);
});

/**
 * What the laboratory says of a formula and a list.
 * @param {readonly (number | bigint)[]} values @param {{from: number, is_set: boolean}} list @param {string} formula
 */
function compared(values, list, formula) {
  const { Game, parameters } = GAMES.lab ?? assert.fail('lab');
  const made = ruleOfValues(values.map(BigInt), list, formula) ?? assert.fail(formula);
  const game = new Game(optionsOf(parameters, new Map([['rule', made.rule]])));
  while (game.advance('verdict') < 1);
  return { said: attributesOf(game.verdict()).conjecture ?? '', last: made.last };
}

test('a formula is compared with a list, to the first value that differs', async () => {
  const list = { from: 1, is_set: false };
  const values = Array.from({ length: 200 }, (_, index) => (index + 1) ** 2 % 7);
  assert.deepEqual(compared(values, list, '(n*n) mod 7'), { said: 'holds:200', last: 200 });
  for (const wrong of [1, 2, 77, 200]) {
    const changed = values.map((value, index) => (index + 1 === wrong ? value + 1 : value));
    assert.equal(compared(changed, list, '(n*n) mod 7').said, `fails:${wrong},${changed[wrong - 1]}`);
  }
  // What cannot be computed is no value.
  assert.equal(compared(values, list, '1 / (n - 5) * 0 + (n*n) mod 7').said, `fails:5,${values[4]}`);
  // Long lists as far as they fit, and what is too large not at all.
  const long = compared(
    Array.from({ length: 50_000 }, (_, n) => n),
    { from: 0, is_set: false },
    'n',
  );
  assert.ok(long.last > 200 && long.said === `holds:${long.last + 1}`, long.said);
  assert.equal(ruleOfValues([10n ** 9n], list, 'n'), null);
  // A value that comes again and again is looked at once for each.
  assert.equal(ruleOfValues(Array(100_000).fill(1n), list, '1')?.last, 100_000);
  const { numbers } = await listOf('wythoff', 'lower', {}, 120);
  const set = { from: 0, is_set: true };
  assert.match(compared(numbers, set, '(n + isqrt(5*n*n)) div 2').said, /^holds:\d+$/);
  const wrong = numbers.findIndex((one, n) => one !== Math.floor((8 * n) / 5));
  assert.equal(compared(numbers, set, '(8*n) div 5').said, `fails:${wrong},${numbers[wrong]}`);
  // The losing piles of Bash's game.
  const multiples = Array.from({ length: 60 }, (_, n) => 4 * n);
  assert.equal(compared(multiples, set, 'n mod 4 = 0').said, 'holds:237');
  assert.equal(compared(multiples, set, 'n mod 4 = 0 and n != 12').said, 'fails:12');
  assert.equal(compared(multiples, set, '4 divides n or n = 5').said, 'fails:5');
});

test('numbers by their values and digits', async () => {
  const f = await listOf('dynamic-nim', 'f', { k: '2' }, 300);
  const losing = (await listOf('dynamic-nim', 'losing', { k: '2' }, 40)).numbers;
  for (const { value, numbers, count } of groupsOf(f.values, f)) {
    assert.ok(value !== null && count >= numbers.length);
    for (const n of numbers) {
      const digits = digitsOf(n, losing);
      assert.equal(
        [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (losing[at] ?? 0), 0),
        n,
      );
      // The fewest to win is the smallest part.
      assert.equal(losing[digits.length - 1 - digits.lastIndexOf('1')], value);
    }
  }
  assert.equal(
    groupsOf(f.values, f).reduce((sum, { count }) => sum + count, 0),
    300,
  );
  assert.deepEqual(
    groupsOf([0n, 1n, 3n, 10n ** 20n], { from: 0, is_set: true }).map(({ numbers }) => numbers),
    [[0, 1, 3]],
  );
  assert.equal(digitsOf(0, [1, 2]), '0');
  assert.equal(digitsOf(25, [1, 2]), '(12)1');
});

test('lists of a rule of the laboratory', async () => {
  const rule = '(n) -> (n - t)   for t in {1, 3, 4}';
  const g = nimbers(500, (n) => [1, 3, 4].filter((take) => take <= n).map((take) => [n - take]));
  assert.deepEqual((await listOf('lab', 'nimber', { rule }, 500)).numbers, g);
  const lost = [...g.keys()].filter((n) => g[n] === 0);
  assert.deepEqual((await listOf('lab', 'losing', { rule }, 50)).numbers, lost.slice(0, 50));
  const many = await listOf('lab', 'nimber', { rule: `# takes; table (0..5)\r\n${rule} # or 2\n\nstart (7); k = 2` }, 500);
  assert.deepEqual([many.numbers, many.rule], [g, '(n) -> (n - t) for t in {1, 3, 4}; start (7); k = 2']);
  assert.deepEqual([many.period?.period, many.period?.is_proved], [7, true]);
  assert.equal((await listOf('lab', 'nimber', { rule: `${rule} if n < 600` }, 500)).period, null);
  // Its own table, as far as nimbers go.
  assert.deepEqual((await listOf('lab', 'nimber', { rule: `${rule}\ntable (0..30)` }, 500)).numbers, g.slice(0, 31));
  for (const none of [`${rule}\nwon (n) if n = 9`, `${rule}\nlast loses`])
    await assert.rejects(listOf('lab', 'nimber', { rule: none }, 50), ({ refusal }) => refusal.id === 'values-lab-nimbers');
  for (const none of ['(a, b) -> (a - 1, b)', `${rule}\ntable (3..9)`])
    await assert.rejects(listOf('lab', 'nimber', { rule: none }, 50), ({ refusal }) => refusal.id === 'values-lab-one');
});

/** The first terms in OEIS, and the index of the first of them. @type {Record<string, [offset: number, terms: string]>} */
const TERMS = {
  A000035: [0, '0 1 0 1 0 1 0 1 0 1 0 1'],
  A000045: [0, '0 1 1 2 3 5 8 13 21 34 55 89'],
  A000069: [1, '1 2 4 7 8 11 13 14 16 19 21 22'],
  A000079: [0, '1 2 4 8 16 32 64 128 256 512 1024 2048'],
  A000120: [0, '0 1 1 2 1 2 2 3 1 2 2 3'],
  A000201: [1, '1 3 4 6 8 9 11 12 14 16 17 19'],
  A000217: [0, '0 1 3 6 10 15 21 28 36 45 55 66'],
  A000225: [0, '0 1 3 7 15 31 63 127 255 511 1023 2047'],
  A000290: [0, '0 1 4 9 16 25 36 49 64 81 100 121'],
  A000523: [1, '0 1 1 2 2 2 2 3 3 3 3 3'],
  A001950: [1, '2 5 7 10 13 15 18 20 23 26 28 31'],
  A001969: [1, '0 3 5 6 9 10 12 15 17 18 20 23'],
  A002186: [0, '0 1 2 3 1 4 3 2 1 4 2 6'],
  A002187: [0, '0 1 1 2 0 3 1 1 0 3 3 2'],
  A003188: [0, '0 1 3 2 6 7 5 4 12 13 15 14'],
  A004442: [0, '1 0 3 2 5 4 7 6 9 8 11 10'],
  A004526: [0, '0 0 1 1 2 2 3 3 4 4 5 5'],
  A006519: [1, '1 2 1 4 1 2 1 8 1 2 1 4'],
  A007814: [1, '0 1 0 2 0 1 0 3 0 1 0 2'],
  A010872: [0, '0 1 2 0 1 2 0 1 2 0 1 2'],
  A010873: [0, '0 1 2 3 0 1 2 3 0 1 2 3'],
  A010874: [0, '0 1 2 3 4 0 1 2 3 4 0 1'],
  A010875: [0, '0 1 2 3 4 5 0 1 2 3 4 5'],
  A010876: [0, '0 1 2 3 4 5 6 0 1 2 3 4'],
  A010877: [0, '0 1 2 3 4 5 6 7 0 1 2 3'],
  A110654: [0, '0 1 1 2 2 3 3 4 4 5 5 6'],
  A129760: [1, '0 0 2 0 4 4 6 0 8 8 10 8'],
  A139764: [1, '1 2 3 1 5 1 2 8 1 2 3 1'],
};

test('the numbers in OEIS are those of the sequences: their first twelve terms', () => {
  /** @param {string | undefined} number @returns {[number, number[]]} */
  const termsOf = (number = '') => {
    const [offset, terms] = TERMS[number] ?? assert.fail(number);
    return [offset, terms.split(' ').map(Number)];
  };
  assert.deepEqual(Object.keys(OEIS).sort(), [...Object.keys(SEQUENCES), ...Object.keys(VALUES)].sort());
  for (const [name, of] of Object.entries(SEQUENCES)) {
    const [, terms] = termsOf(OEIS[name]);
    const members = [...new Set(terms)].filter((term) => term > 0);
    assert.deepEqual(
      of(members.at(-1) ?? 0).filter((one) => one > 0),
      members,
      name,
    );
  }
  for (const [name, { of }] of Object.entries(VALUES)) {
    const [offset, terms] = termsOf(OEIS[name]);
    // One place later.
    const first = name === 'dawsons-kayles' ? 1 : offset;
    assert.deepEqual(of(first + 11).slice(first), terms, name);
  }
  const used = new Set(Object.values(OEIS));
  for (const [form, { of, oeis }] of Object.entries(FORMS)) {
    if (!oeis) continue;
    used.add(oeis);
    const [offset, terms] = termsOf(oeis);
    assert.deepEqual(
      terms.map((_, index) => of(offset + index)),
      terms,
      form,
    );
  }
  assert.deepEqual([...used].sort(), Object.keys(TERMS));
});

test('known sequences of values are what their rules give, and are proved where the period is', async () => {
  const rules = { kayles: [1, 2], 'dawsons-kayles': [2] };
  for (const [name, takes] of Object.entries(rules)) {
    const g = nimbers(400, (n) =>
      takes.flatMap((take) => Array.from({ length: Math.max(0, n - take + 1) }, (_, left) => [left, n - take - left])),
    );
    assert.deepEqual(VALUES[name]?.of(399), g, name);
    if (name === 'dawsons-kayles') assert.deepEqual(VALUES['dawsons-chess']?.of(398), g.slice(1));
  }
  for (const { of, repeats } of Object.values(VALUES)) {
    const [preperiod, period] = repeats ?? [0, 0];
    const values = of(300);
    assert.ok(values.every((value, n) => n < preperiod || n + period > 300 || value === values[n + period]));
    if (preperiod > 0) assert.notEqual(values[preperiod - 1], values[preperiod - 1 + period]);
  }
  for (const [code, name, number] of /** @type {const} */ ([
    ['0.77', 'kayles', 'A002186'],
    ['0.771', 'kayles', 'A002186'],
    ['0.137', 'dawsons-chess', 'A002187'],
    ['0.07', 'dawsons-kayles', 'A002187'],
  ]))
    for (const [count, is_proved] of /** @type {const} */ ([
      [20, false],
      [300, true],
    ])) {
      const [found] = findings(await listOf('octal', 'nimber', { code }, count)).filter(({ id }) => id === 'values-sequence');
      assert.deepEqual([found?.args.name, found?.oeis, found?.proved], [name, number, is_proved], `${code} ${count}`);
    }
  assert.ok(!findings(await listOf('octal', 'nimber', { code: '0.6' }, 100)).some(({ id }) => id === 'values-sequence'));
  const f = findings(await listOf('dynamic-nim', 'f', { k: '2' }, 1000));
  assert.deepEqual([f[0]?.args.name, f[0]?.oeis, f[0]?.proved], ['zeckendorf', 'A139764', true]);
  const powers = findings(await listOf('dynamic-nim', 'f', { k: '1' }, 100));
  assert.ok(powers.some(({ args, oeis }) => args.form === 'n & -n' && oeis === 'A006519'));
  const lower = findings(await listOf('wythoff', 'lower', {}, 60));
  assert.ok(lower.some(({ oeis, proved }) => oeis === 'A000201' && proved));
});
