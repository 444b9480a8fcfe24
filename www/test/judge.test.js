/** Judges' problems: every sample gives its output, input of every size is read again, and programs with common slips are caught. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byArcs } from './race_arcs.js';
import { seededRandom } from '../play/seeded_random.js';
import { casesOf, compare, drawn, excerpts, linkOf, smallest } from '../features/judge/judge.js';
import { Unread } from '../features/judge/reader.js';
import { PROBLEMS } from '../features/judge/records.js';
import { gameOf, judged, problemOf } from './judged.js';

for (const problem of PROBLEMS) {
  test(`${problem.id}: its sample gives its output; a missing or an extra case is reported`, async () => {
    const [input, output] = problem.sample;
    const cases = await judged(problem, casesOf(problem, input));
    assert.equal(cases.map(({ right }) => right).join('\n'), output);
    assert.deepEqual(compare(cases, ` ${output.replaceAll('\n', ' \n\n')} `), {
      wrong: [],
      more: 0,
      after: cases.length,
      is_cut: false,
      line: null,
    });
    assert.equal(compare(cases, `${output}\nmore`).more, 1);
    const cut = compare(cases, output.split(/\s+/).slice(0, -1).join(' '));
    assert.deepEqual(
      cut.wrong.map(({ index }) => index),
      [cases.length - 1],
    );
    assert.throws(() => casesOf(problem, ''), Unread);
  });

  test(`${problem.id}: input of rising size is read as it was drawn, the same by the same seed`, async () => {
    const { most = 40 } = problem;
    /** Each a whole input: of a problem with a single case, many. */
    const inputs = most === 1 ? Array.from({ length: 40 }, (_, seed) => ({ count: 1, seed })) : [1, 2].map((seed) => ({ count: 40, seed }));
    const found = [];
    for (const { count, seed } of inputs) {
      const cases = drawn(problem, count, seededRandom(seed, problem.id));
      const few = cases.slice(-most);
      assert.deepEqual(casesOf(problem, problem.input(few)), few);
      assert.deepEqual(drawn(problem, count, seededRandom(seed, problem.id)), cases);
      found.push(...(await judged(problem, few)));
      assert.ok(few.every((params) => linkOf(params, gameOf(problem.game).parameters).size > 0));
      const sizes = few.map(problem.size);
      if (count > 1 && !problem.drawAll) assert.ok(sizes.some((size) => size > (sizes[0] ?? 0n)));
    }
    assert.ok(new Set(found.map(({ right }) => right.replace(/^(Case|Game) \d+/, ''))).size > 1, 'more than one answer');
  });
}

/**
 * What a program with a slip gets wrong, and the smallest of it.
 * @param {string} id @param {number} seed @param {(params: Record<string, string>) => string} program
 */
async function caught(id, seed, program) {
  const problem = problemOf(id);
  const cases = await judged(problem, drawn(problem, 300, seededRandom(seed, id)));
  const { wrong } = compare(cases, cases.map(({ params }) => program(params)).join('\n'));
  const index = smallest(
    problem,
    cases,
    wrong.map((one) => one.index),
  );
  return {
    wrong,
    found: cases[index],
    sizes: wrong.map((one) => problem.size(cases[one.index]?.params ?? {})),
    size: problem.size(cases[index]?.params ?? {}),
  };
}

/** @param {readonly string[]} answers */
const casesWith = (answers) => answers.map((right) => ({ params: {}, right }));

/** @param {readonly {params: {}, right: string}[]} cases @param {readonly string[]} output its lines */
function said(cases, output) {
  const { wrong, more, after, is_cut, line } = compare(cases, output.join('\n'));
  const lines = line && `${line.is_missing ? 'missing' : 'extra'} ${line.is_within ? 'in' : 'after'} ${line.after}`;
  return [wrong.map(({ index, given }) => `${index}:${given}`), more, after, is_cut, lines];
}

const NINE = casesWith(Array.from({ length: 9 }, (_, index) => `Case ${index + 1}: ${index % 3 === 0 ? 'lose' : index}`));
const LINES = NINE.map(({ right }) => right);

test('missing and extra words are reported with their place', () => {
  assert.deepEqual(said(NINE, LINES.toSpliced(3, 2)), [['3:', '4:'], 0, 3, true, null]);
  assert.deepEqual(said(NINE, LINES.with(5, 'Case 6:')), [['5:Case 6:'], 0, 5, true, null]);
  assert.deepEqual(said(NINE, ['Start now', ...LINES.slice(0, 8), `${LINES[8]} end`])[4], 'extra after 0');
  assert.equal(said(NINE, LINES.with(4, 'Case 5: 7'))[0]?.toString(), '4:Case 5: 7');
  // A word too many, in as many lines.
  assert.deepEqual(said(NINE, LINES.with(0, `n = 2 ${LINES[0]}`)), [[], 3, 0, false, null]);
  // The same words in more lines are right.
  assert.deepEqual(said(NINE, LINES.with(4, 'Case 5:\n4')), [[], 0, 9, false, null]);
});

test('one line that is missing or too much is named, and the rest is compared as if it stood there', () => {
  for (const at of [0, 4, 8]) {
    assert.deepEqual(said(NINE, LINES.toSpliced(at, 1)), [[`${at}:`], 0, at, false, `missing after ${at}`]);
    const wrong = at === 6 ? 5 : 6;
    const with_wrong = LINES.with(wrong, 'Case 0: 0').toSpliced(at, 1);
    const both = [`${at}:`, `${wrong}:Case 0: 0`].sort();
    assert.deepEqual(said(NINE, with_wrong), [both, 0, at, false, `missing after ${at}`]);
  }
  for (const at of [0, 5, 9]) {
    assert.deepEqual(said(NINE, LINES.toSpliced(at, 0, 'n = 17')), [[], 3, at, false, `extra after ${at}`]);
    assert.deepEqual(said(NINE, LINES.with(7, 'lose').toSpliced(at, 0, 'n = 17')), [['7:lose'], 3, at, false, `extra after ${at}`]);
  }
  // Empty lines are none.
  assert.equal(said(NINE, ['', ...LINES.toSpliced(3, 1), '', ''])[4], 'missing after 3');
  // Two at once: the general sentence.
  assert.equal(said(NINE, LINES.toSpliced(1, 1).toSpliced(5, 1))[4], null);
  assert.equal(said(NINE, LINES.toSpliced(1, 0, 'one').toSpliced(5, 0, 'two'))[4], null);
  assert.equal(said(NINE, LINES.toSpliced(1, 1).toSpliced(5, 0, 'two'))[4], null);
  // Most of it is wrong in any case.
  assert.equal(said(NINE, Array(8).fill('0'))[4], null);
  // Of equal lines it is the last.
  const equal = casesWith(['1', '1', '1', '0']);
  assert.deepEqual(said(equal, ['1', '1', '0']), [['2:'], 0, 2, false, 'missing after 2']);
  assert.deepEqual(said(equal, ['1', '1', '1', '1', '0']), [[], 1, 3, false, 'extra after 3']);
  // Cases of two lines.
  const pairs = casesWith(['0 1 2\n4', '-1 -1 -1\n0', '0 2 3\n1']);
  const six = pairs.flatMap(({ right }) => right.split('\n'));
  assert.deepEqual(said(pairs, six.toSpliced(3, 1)), [['1:-1 -1 -1'], 0, 1, false, 'missing in 1']);
  assert.deepEqual(said(pairs, six.toSpliced(2, 1)), [['1:0'], 0, 1, false, 'missing after 1']);
  assert.deepEqual(said(pairs, six.toSpliced(3, 0, 'so')), [[], 1, 1, false, 'extra in 1']);
});

test('of long answers what is around the first difference is shown', () => {
  assert.deepEqual(excerpts('4 3\n3 6 5', '4 3 3 6 9'), ['4 3\n3 6 5', '4 3 3 6 9']);
  const long = Array.from({ length: 1000 }, (_, index) => index);
  const [right, given] = excerpts(`1 1\n${long.join(' ')}`, `1 1 ${long.with(500, -1).join(' ')}`);
  assert.ok(right.length < 210 && right.startsWith('…') && right.endsWith('…'));
  assert.ok(right.includes(' 499 500 501 ') && given.includes(' 499 -1 501 '));
});

test('Wythoff’s game in doubles is caught, and right below 10^9', async () => {
  const ratio = (1 + Math.sqrt(5)) / 2;
  const program = (/** @type {Record<string, string>} */ { a, b }) => {
    const [low, high] = [Number(a), Number(b)].sort((one, other) => one - other);
    return Math.floor(((high ?? 0) - (low ?? 0)) * ratio) === low ? '0' : '1';
  };
  const { wrong, found, size, sizes } = await caught('own-wythoff', 3, program);
  assert.ok(wrong.length > 0);
  assert.ok(sizes.every((one) => one >= size));
  assert.notEqual(found, undefined);
  assert.deepEqual((await caught('poj-1067', 3, program)).wrong, []);
});

test('k = 2.3 in doubles is caught, first after a take of 50', async () => {
  const problem = problemOf('own-dynamic-nim');
  const input = Array.from({ length: 400 }, (_, index) => `1000 2.3 ${index + 1}`).join('\n');
  const cases = await judged(problem, casesOf(problem, input));
  // The next cap as a double has it; the take is right.
  const output = cases.map(
    ({ params: { n, k, taken }, right }) => `${Math.min(Number(n), Math.floor(Number(k) * Number(taken)))} ${right.split(' ')[1]}`,
  );
  const { wrong } = compare(cases, output.join('\n'));
  const index = smallest(
    problem,
    cases,
    wrong.map((one) => one.index),
  );
  assert.equal(cases[index]?.params.taken, '50');
  assert.equal(cases[index]?.params.cap, '115');
});

test('the race by the parity of the distance alone is caught on a small board', async () => {
  const program = (/** @type {Record<string, string>} */ { board = '' }) => {
    const rows = board.split('/');
    const side = rows.length;
    const cells = rows.join('');
    const [from, to] = [cells.indexOf('A'), cells.indexOf('B')];
    const far = new Map([[from, 0]]);
    for (const cell of far.keys())
      for (const next of [cell - side, cell + side, ...(cell % side > 0 ? [cell - 1] : []), ...(cell % side < side - 1 ? [cell + 1] : [])])
        if (cells[next] && cells[next] !== '#' && !far.has(next)) far.set(next, (far.get(cell) ?? 0) + 1);
    return (far.get(to) ?? 0) % 2 === 1 ? 'A' : 'B';
  };
  const { wrong, size } = await caught('boi-2008', 1, program);
  assert.ok(wrong.length > 0);
  assert.ok(size < 200n, String(size));
});

test('the race with one arc to the end is caught, and with what decides early it is right', async () => {
  /** @param {boolean} to_the_end */
  const program =
    (to_the_end) =>
    (/** @type {Record<string, string>} */ { board = '' }) =>
      byArcs(board, to_the_end);
  for (const seed of [1, 2, 3]) assert.deepEqual((await caught('boi-2008', seed, program(false))).wrong, []);
  const { wrong, found, size } = await caught('boi-2008', 1, program(true));
  assert.ok(wrong.length > 0 && size < 200n, String(size));
  assert.equal(found?.right, 'B');
});

test('an input as large as the problem allows is read at once', () => {
  const side = 300;
  const board = `${side}\n${`${'.'.repeat(side)}\n`.repeat(side)}`.replace('..', 'AB');
  const cases = casesOf(problemOf('boi-2008'), `10\n${board.repeat(10)}`);
  assert.equal(cases.length, 10);
  assert.ok(cases.every(({ board: rows = '' }) => rows.length === side * (side + 1) - 1));
});

test('what cannot be read is reported with its line and its limit', () => {
  /** @param {string} id @param {string} input @returns {Record<string, unknown> | null} */
  const told = (id, input) => {
    try {
      casesOf(problemOf(id), input);
    } catch (error) {
      if (error instanceof Unread) return { id: error.id, ...error.args };
    }
    return null;
  };
  assert.deepEqual(told('poj-3922', '1\n100000001 2'), {
    id: 'judge-number',
    what: 'judge-what-stones',
    value: '100000001',
    line: 2,
    least: 2,
    most: 10 ** 8,
  });
  assert.deepEqual(told('poj-3922', '2\n10 2'), { id: 'judge-ends', what: 'judge-what-stones' });
  assert.deepEqual(told('poj-3922', '1\n10 2\n3'), { id: 'judge-more', value: '3', line: 3 });
  assert.equal(told('boi-2008', '1\n301')?.id, 'judge-number');
  assert.equal(told('bzoj-1022', '1\n51')?.id, 'judge-number');
  assert.equal(told('hdu-2516', '-3')?.id, 'judge-number');
  assert.equal(told('hdu-2516', '1.5')?.id, 'judge-number');
  assert.equal(told('poj-1067', '1 2 '.repeat(1001))?.id, 'judge-many');
  assert.equal(told('poj-1067', '1 '.repeat(5_000_001))?.id, 'judge-long');
  assert.equal(told('luogu-p2197', '1\n10001')?.id, 'judge-number');
  assert.deepEqual(told('luogu-p2148', '1\n3 1 1 1'), { id: 'judge-odd', value: '3', line: 2 });
  assert.deepEqual(told('poj-1704', '1\n2\n7\n7'), { id: 'judge-twice', value: 7, line: 4 });
  assert.equal(told('luogu-p3480', '1\n2\n3 2')?.what, 'judge-what-rising');
  assert.equal(told('luogu-p6560', '2 1 1\n1 3')?.what, 'judge-what-vertex');
  for (const strange of ['', '<b>', '0x10', 'NaN', '９', '1e3']) told('bzoj-2940', strange);
});
