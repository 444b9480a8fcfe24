/** What the report of `npm run bench` makes of times that are given. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalsOf, reportOf } from '../../scripts/bench_report.mjs';
import { RACE_FAMILIES, RACE_REPEATS, SPARSE } from '../../scripts/bench_wasm.mjs';

/**
 * @typedef {import('../../scripts/bench_wasm.mjs').Race} Race
 * @typedef {import('../../scripts/bench_wasm.mjs').Octal} Octal
 */

/** @param {number} time */
const times = (time) => ({ first: 2 * time, times: [time, time, time] });

/** @param {number} work */
const motions = (work) => [{ name: 'panning', runs: [{ work_ms: [work, work], cpu_ms: work, in_time: 1 }] }];

/** @type {Octal['proofs'][number]} */
const PROOF = { code: '0.56', needed: 653_570, under: 2_000, times: [1_500, 900, 900], slices: 40, longest: 30, answer: 4 };
/** @type {Omit<Octal['sparse'][number], 'code'>} */
const GAME = { count: 40_000, solver: times(2), plain: times(8), naive: 300, evaluations: 1_000n, naive_evaluations: 150_000n };
/** @type {Octal['sets'][number]} */
const SET = { name: '2 to 6', under: 100, solver: times(40), plain: times(80) };

/** @param {{proof?: Partial<typeof PROOF>, game?: Partial<typeof GAME>, set?: Partial<typeof SET>}} measured @returns {Octal} */
const octal = ({ proof, game, set }) => ({
  proofs: [{ ...PROOF, ...proof }],
  sparse: SPARSE.map(({ code }) => ({ code, ...GAME, ...game })),
  sets: [{ ...SET, ...set }],
});

/** @param {Partial<Race>} race of every family @param {number} [work] a frame of the race's board @param {Octal} [heaps] */
function found(race, work = 3, heaps = octal({})) {
  /** @type {Omit<Race, 'family'>} */
  const measured = {
    states: 28_438_194n,
    rings: times(2),
    pairs: times(100),
    large_states: 7n,
    small: times(99),
    large: times(150),
    asked: { verdict: 300, bytes: 200 * 2 ** 20 },
    ...race,
  };
  /** @type {import('../../scripts/bench_report.mjs').Found} */
  const all = {
    machine: { date: 'today' },
    native: new Map([
      ['race, 300 x 300/rings/double tree', 1],
      ['race, 2000 x 2000/rings/open', 100],
      ['race, full game//39', 500],
    ]),
    solver: {
      tables: [{ k: '2', walls: times(1), blocks: times(1), copy: times(1), plain: times(1) }],
      memory: { bytes: 1, slices: [1], answer: 1 },
      takes: [{ k: '2', count: 1, solver: times(1), plain: times(1) }],
      tiles: [{ digits: 8, tile: times(1) }],
      targets: [{ moves: 3, solver: times(1), plain: times(1) }],
      grundy: [{ n: 1_000, solver: times(1), plain: times(1), flags: null }],
      race: RACE_FAMILIES.map(({ family }) => ({ family, ...measured })),
      octal: heaps,
      graph: { solver: times(1), plain: times(1), read: times(1), plain_read: times(1), drawn: 0 },
      lab: [{ name: 'Nim', under: 3000, solver: times(8), plain: times(1) }],
      verdicts: [{ name: 'coins', under: 1000, solver: times(1), outcome: 'N', grundy: '1' }],
    },
    app: {
      loads: [900, 800],
      steps: [{ name: '24 rows', work_ms: 9 }],
      motions: motions(1),
      wythoff: motions(1),
      race: motions(work),
      graph: motions(1),
      seeks: { steps: 3, work_ms: [1], cpu_ms: 1 },
      inputs: [{ name: 'a paste', longest_ms: 1 }],
    },
  };
  return all;
}

/** The goals of the race that are missed, by what was measured. @param {Partial<Race>} race @param {number} [work] */
const missed = (race, work) =>
  goalsOf(found(race, work))
    .filter(({ what, met }) => !met && /race|rings|wasm’s memory/.test(what))
    .map(({ measured }) => measured);

test('the goals of the race: each is missed alone', () => {
  assert.deepEqual(missed({}), []);
  assert.deepEqual(missed({ rings: times(13) }), ['26.0 ms']);
  assert.deepEqual(missed({ pairs: times(9) }), ['4.50']);
  assert.deepEqual(missed({ asked: { verdict: 1_500, bytes: 1 } }), ['1500.0 ms']);
  assert.deepEqual(missed({ asked: { verdict: 1, bytes: 400 * 2 ** 20 } }), ['400.0 MB']);
  assert.deepEqual(missed({ large: times(201) }), ['2.01']);
  assert.deepEqual(missed({}, 10), ['10.0 ms']);
});

test('the time a cell: the small board is decided for as many cells as the large one has', () => {
  assert.equal(RACE_REPEATS, 44);
  const growth = goalsOf(found({})).find(({ what }) => what.startsWith('the time a cell'));
  // 150 ms for 4,000,000 cells, and 99 ms for 44 · 90,000.
  assert.equal(growth?.measured, '1.50');
});

test('the goals of octal and subtraction games: each is missed alone', () => {
  /** @param {Parameters<typeof octal>[0]} measured */
  const missed = (measured) =>
    goalsOf(found({}, 3, octal(measured)))
      .filter(({ what, met }) => !met && /octal|slice|the same, time|subtraction/.test(what))
      .map(({ measured }) => measured);
  assert.deepEqual(missed({}), []);
  assert.deepEqual(missed({ proof: { times: [2_000, 900] } }), ['2000.0 ms']);
  assert.deepEqual(missed({ proof: { longest: 50 } }), ['50.0 ms']);
  // 0.56 may have five times as many as the others, and 0.07 any number.
  assert.deepEqual(missed({ game: { naive_evaluations: 99_000n } }), ['99.00', '99.00']);
  assert.deepEqual(missed({ game: { naive: 39 } }), ['19.50']);
  assert.deepEqual(missed({ set: { solver: times(100) } }), ['100.0 ms']);
});

test('the report has the race in the browser, in the app and native beside wasm, and heaps in the browser', () => {
  const report = reportOf(found({}));
  for (const line of [
    '| double tree | 28,438,194 | 2.00 ms | 4.00 ms | 100.0 ms | 200.0 ms | 50.00 |',
    '| open | 7 | 150.0 ms | 300.0 ms | 37.5 ns | 1.50 | 300.0 ms | 200.0 MB |',
    '| panning | 3.00 ms | 3.00 ms | 3.00 ms | 100.0 % |',
    '| double tree | 1.00 ms | 2.00 | – | – | – | – |',
    '| open | – | – | – | – | 100.0 ms | 1.50 |',
    '| 0.56 | 653,570 | 1500.0 ms | 900.0 ms | 40 | 30.0 ms | 4.00 ms |',
    '| 0.07 | 40,000 | 150,000 | 1,000 | 150.00 | 300.0 ms | 2.00 ms | 150.00 | 8.00 ms | 0.25 |',
    '| 2 to 6 | 40.0 ms | 80.0 ms | 80.0 ms | 160.0 ms | 0.50 |',
    '| every state of an open board | – | – | 500.0 ms |',
  ])
    assert.ok(report.includes(`${line}\n`), line);
  assert.match(reportOf({ ...found({}), native: null }), /Not measured\.\n$/);
});
