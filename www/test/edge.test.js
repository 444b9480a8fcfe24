/** The contract of the edge: types, lengths, sentinels, ownership, and the words of every refusal. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../ui/link.js';
import { gameOf as game, numerationOf, refusal, tableOf } from './solver.js';

test('a timeline: arrays by length, sentinel and order', () => {
  const { f, firstStepOfRow, stepCount, size, k, method, cost, agree } = tableOf({ n: '13' });
  assert.ok(f instanceof Uint32Array && firstStepOfRow instanceof Uint32Array);
  assert.deepEqual([...f], [0xffffffff, 1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13]);
  assert.deepEqual([firstStepOfRow.length, firstStepOfRow[0], firstStepOfRow[1], firstStepOfRow[14]], [15, 0, 1, stepCount + 1]);
  assert.deepEqual([size, k, method, agree], [13, { p: '2', q: '1' }, 'walls', true]);
  assert.equal(cost.rows?.cells, 91);
  assert.equal(cost.walls?.tests, (cost.walls?.pops ?? 0) + 13);
});

test('arrays are copies owned by JavaScript: another run does not change them', () => {
  const { f } = tableOf({});
  const before = [...f];
  tableOf({ n: '400', k: '5/2' });
  assert.deepEqual([...f], before);
});

/** Who wins, and by which takes. @param {ReturnType<typeof game>} solved */
function answerOf(solved) {
  const { outcome, moves } = solved.verdict();
  return { outcome, moves };
}

test('verdicts: the position, and whether it is over', () => {
  const placeOf = (/** @type {Parameters<typeof game>[0]} */ options) => {
    const { position, ends } = game(options).verdict();
    return [position, ends];
  };
  assert.deepEqual(placeOf({}), ['24,23', false]);
  assert.deepEqual(placeOf({ n: '7', cap: '3' }), ['7,3', false]);
  assert.deepEqual(placeOf({ n: '5', cap: '0' }), ['5,0', true]);
});

test('verdicts: all winning takes, ascending, as decimal strings', () => {
  assert.deepEqual(answerOf(game({})), { outcome: 'N', moves: ['3'] });
  assert.deepEqual(answerOf(game({ n: '400', k: '5/2' })), { outcome: 'N', moves: ['3', '13', '82'] });
  assert.deepEqual(answerOf(game({ n: '21' })), { outcome: 'P', moves: [] });
  assert.deepEqual(answerOf(game({ n: '21', cap: '21' })), { outcome: 'N', moves: ['21'] });
  for (const [n, cap] of /** @type {[string, string | null][]} */ ([
    ['0', null],
    ['0', '0'],
    ['1', null],
    ['5', '0'],
  ])) {
    assert.deepEqual(answerOf(game({ n, cap })), { outcome: 'P', moves: [] }, `${n}, ${cap}`);
  }
  assert.deepEqual(answerOf(game({ n: '1', cap: '1' })), { outcome: 'N', moves: ['1'] });
});

test('an explanation: every take, and what leads here', () => {
  const { outcome, threshold, decidingTake, takes, reachedFrom } = game({}).explain({ m: 11, n: 4 });
  assert.deepEqual([outcome, threshold, decidingTake, takes.length], ['N', 3, 3, 4]);
  assert.deepEqual(takes[2], { take: 3, left: 8, cap: 6, outcome: 'P' });
  assert.deepEqual(reachedFrom, [{ take: 2, pile: 13 }]);
});

test('every wrong value has an error of its own, with the value and the limit', () => {
  /** @type {[Record<string, string>, string, RegExp][]} */
  const wrong = [
    [{ n: '-1' }, 'error-pile', /-1.*10000/],
    [{ n: '1.5' }, 'error-pile', /1\.5.*10000/],
    [{ n: '' }, 'error-pile', /10000/],
    [{ n: 'abc' }, 'error-pile', /abc.*10000/],
    [{ n: '<img src=x onerror=alert(1)>' }, 'error-pile', /10000/],
    [{ n: '9'.repeat(10_001) }, 'error-pile-large', /10000/],
    [{ n: '9'.repeat(100_000) }, 'error-pile-large', /10000/],
    [{ limit: '2,,3' }, 'error-limit', /2.*4294967295/],
    [{ limit: '2,x' }, 'error-limit', /x/],
    [{ limit: '-1' }, 'error-limit', /-1/],
    [{ limit: '1-2000000' }, 'error-limit-long', /2000000.*1000000/],
    [{ k: '0' }, 'error-ratio', /"0"/],
    [{ k: '0.000' }, 'error-ratio', /0\.000/],
    [{ k: '-2' }, 'error-ratio', /-2/],
    [{ k: 'abc' }, 'error-ratio', /abc/],
    [{ k: '1/0' }, 'error-ratio', /1\/0/],
    [{ k: '1e400' }, 'error-ratio', /1e400/],
    [{ k: '' }, 'error-ratio', /18/],
    [{ k: '1'.repeat(1000) }, 'error-ratio', /18/],
    [{ cap: '25' }, 'error-cap', /25.*24/],
    [{ cap: '-1' }, 'error-cap', /-1.*24/],
    [{ cap: 'x' }, 'error-cap', /x.*24/],
  ];
  for (const [options, id, told] of wrong) {
    const error = refusal(() => game(options));
    assert.deepEqual([error.name, error.id], ['SolveError', id], JSON.stringify(options).slice(0, 80));
    assert.match(JSON.stringify(error.args), told);
    if (!id.startsWith('error-limit')) assert.equal(error.args.value, Object.values(options)[0]);
  }
  assert.equal(refusal(() => game({}).explain({ m: 25, n: 0 })).id, 'error-cell');
  const error = refusal(() => game({}).timeline('magic'));
  assert.deepEqual([error.name, error.id], ['SolveError', 'error-method']);
  assert.deepEqual(error.args, { value: 'magic', methods: 'definition, memo, rows, walls, numeration' });
});

test('piles of any size: verdict, set, digits and takes agree with the table', () => {
  const { pointer, digits, memberCount, takesCount, period, stepCount, firstDigitStep } = numerationOf({ n: '24' });
  const members = game({ n: '24' }).members({ first: 0, count: memberCount });
  assert.deepEqual(members, ['1', '2', '3', '5', '8', '13', '21']);
  assert.deepEqual([[...digits], pointer[0], [...pointer.subarray(1)]], [[6, 2], 0xffffffff, [0, 0, 1, 2, 3, 4]]);
  assert.deepEqual([takesCount, period, firstDigitStep, stepCount], ['1', null, 7, 9]);
  // With k = 1 the digits are the binary ones, and every suffix of them wins.
  const googol = 10n ** 100n;
  const ones = googol
    .toString(2)
    .split('')
    .filter((bit) => bit === '1').length;
  const { moves } = game({ n: String(googol), k: '1' }).verdict();
  assert.equal(moves.length, ones - 1, 'all but the whole pile, which the opening forbids');
  assert.equal(moves[0], String(googol & -googol));
});

test('a method that cannot show a pile refuses its timeline, not its verdict', () => {
  for (const [method, n, id] of /** @type {const} */ ([
    ['definition', '121', 'error-definition-large'],
    ['rows', '401', 'error-table-large'],
    ['walls', '9'.repeat(50), 'error-table-large'],
  ])) {
    const asked = game({ n });
    assert.equal(asked.verdict().outcome, 'N');
    assert.equal(refusal(() => asked.timeline(method)).id, id);
  }
  assert.equal(refusal(() => game({ n: '9', k: '1/2' }).timeline('numeration')).id, 'error-numeration-k');
  assert.deepEqual(game({ n: '9'.repeat(50), k: '1/2' }).verdict().moves, ['1']);
});

test('any limit: a list that falls is answered by rows, and the stack is shown wrong', () => {
  const falls = game({ n: '3', limit: '2,0' });
  assert.deepEqual(falls.stackError(), { m: 3, stack: 3, f: 2 });
  assert.deepEqual(answerOf(falls), { outcome: 'N', moves: ['2'] });
  assert.equal(refusal(() => falls.timeline('walls')).id, 'error-limit-decreases');
  assert.equal(game({ n: '30', limit: '2,2,3,5' }).stackError(), null);
  assert.deepEqual(answerOf(game({ n: '5', limit: '' })), { outcome: 'N', moves: ['1', '2', '3', '4'] }, 'L = 0: any take ends it');
});

test('long work goes in slices; what comes out is what comes out at once', () => {
  const options = { n: '3000000', k: '5/2' };
  const sliced = game(options);
  /** @type {number[]} */
  const parts = [];
  for (let part = sliced.advance('timeline', 'walls'); part < 1; part = sliced.advance('timeline', 'walls')) parts.push(part);
  assert.ok(parts.length > 5 && parts.every((part, i) => part > (parts[i - 1] ?? 0)));
  assert.ok(sliced.megabytes() > 11);
  assert.deepEqual(sliced.timeline('walls'), game(options).timeline('walls'));
  assert.ok(sliced.megabytes() < 2, 'the table is handed over, not kept');

  const long = { n: '9'.repeat(5000), k: '2' };
  const set = game(long);
  let slices = 0;
  while (set.advance('verdict') < 1) slices += 1;
  assert.ok(slices > 3);
  assert.deepEqual(set.verdict(), game(long).verdict());
  assert.equal(game({}).advance('timeline', 'walls'), 1);
});

test('a factor too large for a set is answered from the table, to ten million', () => {
  const k = '999999999999999999';
  assert.deepEqual(answerOf(game({ n: '3000000', k })), { outcome: 'P', moves: [] });
  assert.equal(refusal(() => game({ n: '99999999', k }).verdict()).id, 'error-numeration-memory');
});

test('the moves of a play: all of them by the bare rules, and what each leaves', () => {
  for (const [options, limitAfter] of /** @type {[Record<string, string>, (take: number) => number][]} */ ([
    [{ k: '2' }, (take) => 2 * take],
    [{ k: '5/2' }, (take) => Math.floor(2.5 * take)],
    [{ k: '1/2' }, (take) => Math.floor(take / 2)],
    [{ limit: '2,0,3' }, (take) => [2, 0, 3][Math.min(take, 3) - 1] ?? 0],
  ])) {
    const solved = game({ n: '24', ...options });
    /** @param {number} pile @param {number} cap @returns {{move: string, to: string, ends: boolean, wins: boolean}[]} */
    const movesOf = (pile, cap) =>
      Array.from({ length: cap }, (_, index) => {
        const [left, most] = [pile - index - 1, Math.min(limitAfter(index + 1), pile - index - 1)];
        return { move: `,${index + 1}`, to: `${left},${most}`, wins: !wins(left, most), ends: most === 0 };
      });
    /** @type {Map<string, boolean>} */
    const known = new Map();
    /** @param {number} pile @param {number} cap @returns {boolean} */
    const wins = (pile, cap) => {
      const key = `${pile},${cap}`;
      if (!known.has(key))
        known.set(
          key,
          movesOf(pile, cap).some((move) => move.wins),
        );
      return known.get(key) ?? false;
    };
    for (let pile = 0; pile <= 24; pile += 1) {
      for (let cap = 0; cap <= pile; cap += 1) {
        const position = `${pile},${cap}`;
        const told = solved.moves({ position, random: [0.9, 0, 0] });
        const all = movesOf(pile, cap);
        assert.deepEqual(told.moves, all, position);
        assert.deepEqual(told.takes, cap === 0 ? [] : [{ from: '', least: '1', most: String(cap) }]);
        assert.deepEqual(
          told.winning,
          all.filter((move) => move.wins),
        );
        assert.deepEqual([told.patient, told.careless], [all[0] ?? null, all[Math.min(cap, 4) - 1] ?? null]);
        for (const { move } of all) assert.deepEqual(solved.after({ position, move }), all[Number(move.slice(1)) - 1]);
      }
    }
    for (const move of ['', ',', '3', ',0', ',7', ',-1', ',+1', ',1.5', ',1,1', 'x'])
      assert.equal(solved.after({ position: '24,6', move }), undefined, move);
    assert.deepEqual(solved.after({ position: '024,6', move: ',03' })?.move, ',3');
  }
  assert.equal(refusal(() => game({}).moves({ position: '24,25', random: [0, 0, 0] })).id, 'error-cap');
  assert.equal(refusal(() => game({}).after({ position: 'x', move: ',1' })).id, 'error-pile');
});

test('a play of a pile of any size: the moves are not listed, and the winning ones cut', () => {
  const n = '7'.repeat(10_000);
  const solved = game({ n, k: '1' });
  const { moves, winning, takes, patient, careless } = solved.moves({ position: `${n},${n}`, random: [0.5, 0, 0] });
  assert.deepEqual([moves, takes, patient?.move, careless?.move], [null, [{ from: '', least: '1', most: n }], ',1', ',3']);
  const text = winning.reduce((sum, { move, to }) => sum + move.length + to.length, 2);
  assert.ok(text <= 100_000 && text > 80_000, String(text));
  // One that is not told is known for a winning one when it is made.
  const whole = solved.after({ position: `${n},${n}`, move: `,${n}` });
  assert.deepEqual([whole?.to, whole?.wins, whole?.ends], ['0,0', true, true]);
  assert.equal(solved.after({ position: `${n},${n}`, move: ',2' })?.wins, false);
  const all = solved.verdict();
  assert.deepEqual(
    all.moves.slice(0, winning.length),
    winning.map(({ move }) => move.slice(1)),
  );
  assert.ok(all.movesTotal && all.moves.reduce((sum, take) => sum + take.length + 3, 2) <= 1_000_000);

  // A table that answers is filled once for a play.
  const k = '999999999999999999';
  const large = game({ n: '3000000', k });
  assert.equal(large.moves({ position: '3000000,2999999', random: [0, 0, 0] }).winning.length, 0);
  assert.equal(large.after({ position: '3000000,3000000', move: ',3000000' })?.wins, true);
  assert.ok(large.megabytes() > 11);
});

test('a map: pixels, shares, and the ends of walls, as the table has them', () => {
  const { f } = tableOf({ n: '300' });
  const asked = game({ n: '300' });
  const at = (/** @type {number} */ row, /** @type {number} */ column, cells = 1) => ({
    row: String(row),
    column: String(column),
    cells: String(cells),
  });
  const ends = asked.wallEnds({ at: at(7, 2), rows: 40, columns: 9 });
  assert.deepEqual(
    [...ends],
    [...f.subarray(7, 47)].map((threshold) => Math.min(Math.max(threshold - 2, 0), 9)),
  );
  let [p, cells] = [0, 0];
  for (let row = 90; row < 100; row += 1)
    for (let column = 5; column < 15; column += 1) [p, cells] = [p + Number(column < (f[row] ?? 0)), cells + 1];
  assert.deepEqual(asked.share(at(90, 5, 10)), { p: String(p), cells: String(cells), threshold: String(f[90]) });
  assert.deepEqual(asked.share(at(0, 0)), { p: '1', cells: '1', threshold: null });
  assert.deepEqual(asked.share(at(301, 0)), { p: '0', cells: '0', threshold: null });

  const huge = game({ n: String(10n ** 100n) });
  assert.equal(
    huge.share({ row: '0', column: '0', cells: String(10n ** 100n + 1n) }).cells,
    String(((10n ** 100n + 1n) * (10n ** 100n + 2n)) / 2n + 10n ** 100n),
    'the triangle, and row 0 to its end',
  );
  assert.equal(refusal(() => game({ n: '1' + '0'.repeat(1000) }).share(at(0, 0))).id, 'error-map-large');
  assert.equal(refusal(() => game({ n: '300', limit: '2,0' }).share(at(0, 0))).id, 'error-limit-decreases');
  assert.equal(refusal(() => asked.wallEnds({ at: at(0, 0), rows: 0, columns: 9 })).id, 'error-side');
  assert.notEqual(refusal(() => asked.share({ row: '-1', column: '0', cells: '1' })).name, 'SolveError');
});

test('the sweep: exact factors at which the losing piles change', () => {
  const plateaus = game({}).sweep({ from: '1/2', to: '4', upTo: 60 });
  assert.deepEqual(
    plateaus.map(({ from }) => `${from.p}/${from.q}`),
    ['1/2', '1/1', '2/1', '5/2', '3/1', '7/2', '11/3', '43/11', '4/1'],
  );
  assert.deepEqual([...(plateaus[2]?.members ?? [])], [1, 2, 3, 5, 8, 13, 21, 34, 55]);
  assert.equal(refusal(() => game({}).sweep({ from: 'x', to: '4', upTo: 60 })).id, 'error-ratio');
});

test('counted costs: what the timeline counts for the same pile', () => {
  const { rows, walls, definition, numeration } = game({}).costs({ maxExponent: 12 });
  const { cost } = tableOf({ n: '100' });
  const at = (/** @type {{sizes: number[], work: number[]} | null} */ curve) => curve?.work[curve.sizes.indexOf(100)];
  assert.deepEqual([at(definition), at(rows), at(walls)], [cost.definition?.takes, cost.rows?.cells, (cost.walls?.tests ?? 0) + 100]);
  assert.equal(numeration?.work[2], (cost.numeration?.comparisons ?? 0) + (cost.numeration?.digits ?? 0));
  assert.equal(game({ limit: '2,0' }).costs({ maxExponent: 12 }).walls, null);
});

test('a request of the wrong shape is a bug of the page, not a refusal', () => {
  for (const m of [-1, 1.5, '7', NaN, 2 ** 40]) {
    const error = refusal(() => game({}).explain(/** @type {any} */ ({ m, n: 0 })));
    assert.notEqual(error.name, 'SolveError', String(m));
  }
});

test('a game that was given back cannot be asked', () => {
  const solved = game({});
  solved.free();
  assert.notEqual(refusal(() => solved.verdict()).name, 'SolveError');
});

test('digits and signs of other scripts and keyboards are read as plain ones', () => {
  assert.equal(plain(' ２４ '), '24');
  assert.equal(plain('７／２'), '7/2');
  assert.equal(plain('½'), '1/2');
  assert.equal(plain('7 / 2'), '7/2');
  assert.equal(plain('１．５'), '1.5');
  assert.equal(plain('−3'), '-3');
  assert.equal(plain('<b>'), '<b>');
});
