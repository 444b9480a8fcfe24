/** What the report of `npm run bench` makes of times that are given. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalsOf, reportOf } from '../../scripts/bench_report.mjs';

/** @import { Found } from '../../scripts/bench_report.mjs' */

/** @param {number} time */
const times = (time) => ({ first: 2 * time, times: [time, time, time] });

/** @param {number} work */
const motions = (work) => [{ name: 'panning', runs: [{ work_ms: [work, work], cpu_ms: work, in_time: 1 }] }];

/** @param {{wasm?: number, work?: number, loads?: number[], answer_ms?: number}} measured @returns {Found} */
const found = ({ wasm = 3, work = 3, loads = [900, 800], answer_ms = 1_000 }) => ({
  machine: { date: 'today' },
  solver: [
    { what: 'nimbers', wasm: times(wasm), plain: times(4), most: 1 },
    { what: 'verdicts', wasm: times(6), plain: times(4), most: 1.5 },
  ],
  app: {
    loads,
    steps: [{ name: '24 rows', work_ms: 9 }],
    motions: motions(1),
    wythoff: motions(1),
    race: motions(work),
    graph: motions(1),
    seeks: { steps: 3, work_ms: [1], cpu_ms: 1 },
    inputs: [{ name: 'a long text', longest_ms: 30 }],
    lists: [{ name: 'heaps', answers_ms: [answer_ms], answer_ms, most_ms: 1_000 }],
  },
});

/** What is missed. @param {Parameters<typeof found>[0]} measured */
const missed = (measured) =>
  goalsOf(found(measured))
    .filter(({ met }) => !met)
    .map(({ what, measured }) => `${what}: ${measured}`);

test('each goal is missed alone, and met at its limit', () => {
  assert.deepEqual(missed({}), []);
  assert.deepEqual(missed({ wasm: 4 }), []);
  assert.deepEqual(missed({ wasm: 5 }), ['nimbers, against JavaScript: 1.25']);
  assert.deepEqual(missed({ work: 10 }), ['race, 2000 × 2000 cells, panning: main-thread work a frame: 10.0 ms']);
  assert.deepEqual(missed({ answer_ms: 1_001 }), ['heaps, dropped as a file: until the app answers: 1001.0 ms']);
  assert.deepEqual(missed({ loads: [900, 1_300] }), ['interactive at a processor 4 times slower, the median of first loads: 1100.0 ms']);
});

test('the report has goals, the solver beside JavaScript, and the app', () => {
  const report = reportOf(found({}));
  for (const line of [
    '| verdicts, against JavaScript | at most 1.50 | 1.50 | met |',
    '| nimbers | 3.00 ms | 6.00 ms | 4.00 ms | 8.00 ms | 0.75 |',
    '| panning | 3.00 ms | 3.00 ms | 3.00 ms | 100.0 % |',
  ])
    assert.ok(report.includes(`${line}\n`), line);
});
