/** Judges' problems: every sample gives its output, input of every size is read again, and programs with common slips are caught. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byArcs } from './race_arcs.js';
import { seededRandom } from '../play/seeded_random.js';
import { answered, casesOf, compare, drawn, linkOf, smallest } from '../features/judge/judge.js';
import { Unread } from '../features/judge/reader.js';
import { PROBLEMS } from '../features/judge/records.js';
import { GAMES } from './solver.js';

/** @import { Problem } from '../features/judge/types.js' */

/** @param {string} route */
const gameOf = (route) => GAMES[route] ?? assert.fail(route);

/** @param {Problem} problem @param {readonly Record<string, string>[]} cases */
const judged = (problem, cases) => {
  const { Game, parameters } = gameOf(problem.game);
  return answered(problem, cases, {
    parameters,
    verdictOf: async (options) => {
      const game = new Game(options);
      while (game.advance('verdict') < 1);
      const verdict = game.verdict();
      game.free();
      return verdict;
    },
  });
};

/** @param {string} id */
const problemOf = (id) => PROBLEMS.find((one) => one.id === id) ?? assert.fail(id);

for (const problem of PROBLEMS) {
  test(`${problem.id}: its sample gives its output; a missing or an extra case is reported`, async () => {
    const [input, output] = problem.sample;
    const cases = await judged(problem, casesOf(problem, input));
    assert.equal(cases.map(({ right }) => right).join('\n'), output);
    assert.deepEqual(compare(cases, ` ${output.replaceAll('\n', ' \n\n')} `), { wrong: [], more: 0, after: cases.length, is_cut: false });
    assert.equal(compare(cases, `${output}\nmore`).more, 1);
    const cut = compare(cases, output.split(/\s+/).slice(0, -1).join(' '));
    assert.deepEqual(
      cut.wrong.map(({ index }) => index),
      [cases.length - 1],
    );
    assert.throws(() => casesOf(problem, ''), Unread);
  });

  test(`${problem.id}: input of rising size is read as it was drawn, the same by the same seed`, async () => {
    for (const seed of [1, 2]) {
      const cases = drawn(problem, 40, seededRandom(seed, problem.id));
      const few = problem.id === 'bzoj-1188' ? cases.slice(-10) : cases;
      assert.deepEqual(casesOf(problem, problem.input(few)), few);
      assert.deepEqual(drawn(problem, 40, seededRandom(seed, problem.id)), cases);
      const found = await judged(problem, few);
      assert.ok(new Set(found.map(({ right }) => right.replace(/^(Case|Game) \d+/, ''))).size > 1, 'more than one answer');
      assert.ok(few.every((params) => linkOf(params, gameOf(problem.game).parameters).size > 0));
      const sizes = few.map(problem.size);
      assert.ok((sizes[0] ?? 0n) < (sizes.at(-1) ?? 0n) || sizes.some((size) => size > (sizes[0] ?? 0n)));
    }
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

test('missing and extra words are reported with their place', () => {
  const cases = Array.from({ length: 9 }, (_, index) => ({ params: {}, right: `Case ${index + 1}: ${index % 3 === 0 ? 'lose' : index}` }));
  const lines = cases.map(({ right }) => right);
  /** @param {string[]} output */
  const said = (output) => {
    const { wrong, more, after, is_cut } = compare(cases, output.join('\n'));
    return [wrong.map(({ index, given }) => `${index}:${given}`), more, after, is_cut];
  };
  assert.deepEqual(said(lines.toSpliced(4, 1)), [['4:'], 0, 4, true]);
  assert.deepEqual(said(lines.toSpliced(0, 1)), [['0:'], 0, 0, true]);
  assert.deepEqual(said(lines.toSpliced(3, 2)), [['3:', '4:'], 0, 3, true]);
  assert.deepEqual(said(lines.with(5, 'Case 6:')), [['5:Case 6:'], 0, 5, true]);
  assert.deepEqual(said(lines.toSpliced(5, 0, 'n = 17')), [[], 3, 5, false]);
  assert.deepEqual(said(['Start', ...lines]), [[], 1, 0, false]);
  assert.deepEqual(said([...lines, 'Case']), [[], 1, 9, false]);
  // The end alone is no place in the middle; and where more differs, tokens stand where they stand.
  assert.deepEqual(said(lines.slice(0, 8)), [['8:'], 0, 8, false]);
  assert.equal(said(lines.toSpliced(4, 1).with(6, 'Case 8: lose'))[3], false);
  assert.equal(said(lines.with(4, 'Case 5: 7'))[0]?.toString(), '4:Case 5: 7');
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
  const told = (/** @type {string} */ id, /** @type {string} */ input) => {
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
  assert.equal(told('poj-1067', '1 '.repeat(500_001))?.id, 'judge-long');
  for (const strange of ['', '<b>', '0x10', 'NaN', '９', '1e3']) told('bzoj-2940', strange);
});
