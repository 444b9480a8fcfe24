// What `npm run bench` found, as the text of docs/BENCH.md.

import { mean, median, quantile } from './bench_numbers.mjs';
import { SLOW_DOWN } from '../www/bench/page_cost.js';

/** @typedef {{what: string, goal: string, measured: string, met: boolean}} Goal */

/**
 * @typedef {object} Found
 * @property {Record<string, string>} machine
 * @property {readonly import('./bench_wasm.mjs').Compared[]} solver
 * @property {import('./bench_app.mjs').App} app
 */

/** @param {number} value */
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
/** @param {number} value */
const ratio = (value) => value.toFixed(2);
/** @param {number} value */
const percent = (value) => `${(100 * value).toFixed(1)} %`;

/** @param {bigint | number} value */
const counted = (value) => value.toLocaleString('en');
/** @param {{times: number[]}} of */
const usual = ({ times }) => median(times);

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/**
 * @param {Found} found
 * @returns {Goal[]}
 */
export function goalsOf({ solver, app }) {
  const seek = mean(app.seeks.work_ms);
  const loaded = median(app.loads);
  const dearest = Math.max(...app.steps.map(({ work_ms }) => work_ms));
  return [
    ...solver.map(solverGoal),
    {
      what: `interactive at a processor ${SLOW_DOWN} times slower, the median of first loads`,
      goal: 'at most 1 s',
      measured: ms(loaded),
      met: loaded <= 1_000,
    },
    {
      what: 'a step from key to pixels, the dearest of eight boards: main-thread work',
      goal: 'at most 16 ms',
      measured: ms(dearest),
      met: dearest <= 16,
    },
    ...motionGoals(app.motions),
    { what: 'a seek in 10^7 rows of walls: main-thread work', goal: 'under 16 ms', measured: ms(seek), met: seek < 16 },
    ...motionGoals(app.wythoff.map(({ name, runs }) => ({ name: `star grid, ${name}`, runs }))),
    ...app.inputs.map(({ name, longest_ms }) => ({
      what: `${name}: the longest task of the main thread`,
      goal: `under ${TASK_MS} ms`,
      measured: ms(longest_ms),
      met: longest_ms < TASK_MS,
    })),
    ...app.lists.map(({ name, answer_ms, most_ms }) => ({
      what: `${name}, dropped as a file: until the app answers`,
      goal: `at most ${most_ms / 1_000} s`,
      measured: ms(answer_ms),
      met: answer_ms <= most_ms,
    })),
    ...motionGoals(app.graph.map(({ name, runs }) => ({ name: `graph of 200 vertices, ${name}`, runs }))),
    ...motionGoals(app.race.map(({ name, runs }) => ({ name: `race, 2000 × 2000 cells, ${name}`, runs }))),
  ];
}

/** A longer task is felt. */
const TASK_MS = 200;

/** @param {import('./bench_wasm.mjs').Compared} compared @returns {Goal} */
function solverGoal({ what, wasm, plain, most }) {
  const against = usual(wasm) / usual(plain);
  return { what: `${what}, against JavaScript`, goal: `at most ${ratio(most)}`, measured: ratio(against), met: against <= most };
}

/** @param {import('./bench_app.mjs').Motion[]} motions @returns {Goal[]} */
const motionGoals = (motions) =>
  motions.flatMap(({ name, runs }) => {
    const [cost, in_time] = [median(runs.map(({ work_ms }) => mean(work_ms))), median(runs.map((run) => run.in_time))];
    return [
      { what: `${name}: main-thread work a frame`, goal: 'under 10 ms', measured: ms(cost), met: cost < 10 },
      { what: `${name}: frames at most 20 ms apart`, goal: 'at least 95 %', measured: percent(in_time), met: in_time >= 0.95 },
    ];
  });

/** @param {Goal} goal */
export const wordOf = ({ met }) => (met ? 'met' : 'missed');

/** @param {Found} found */
export function reportOf(found) {
  const { machine, solver, app } = found;
  return `${[
    '# Benchmarks',
    '`npm run bench` measures and writes this file. Times are medians; a ratio is one of medians. What is compared runs by turns, on a ' +
      'machine that others may use too.',
    Object.entries(machine)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n'),
    '## Goals',
    table(
      ['what', 'goal', 'measured', ''],
      goalsOf(found).map((goal) => [goal.what, goal.goal, goal.measured, wordOf(goal)]),
    ),
    '## The solver beside plain JavaScript',
    'What wasm does, and what plain JavaScript does that was written for the purpose (`www/bench/plain.js`, `plain_graph.js`, ' +
      '`plain_lab.js`, `plain_octal.js`; big numbers by BigInt), by turns in one Worker of one run of the browser. Both give the same: ' +
      'that is checked in every run, and in `www/test/bench.test.js`. All that has to do with big numbers goes from texts to texts, as ' +
      'the app asks. Three rounds go before those that count; “first” is the first call: code that is not optimised yet, and memory that ' +
      'must grow.',
    table(['', 'wasm', 'first', 'JavaScript', 'first', 'wasm against JavaScript'], solver.map(solverRow)),
    '## The app',
    'The built site, 1280 × 720, drawn without a graphics processor. A drag and a wheel move the map in every frame for four seconds, ' +
      'over parts that were not there before; three runs, the middle one counts. Work is the length of all tasks of the main thread from ' +
      'one frame, or one seek, to the next, by the browser’s trace; “on a processor” is what the thread had of a processor’s time, ' +
      'without waiting for one on a busy machine.',
    `The first load of a link of Dynamic Nim, at a processor ${SLOW_DOWN} times slower, until the app answers: ` +
      `${ms(median(app.loads))}, from ${ms(Math.min(...app.loads))} to ${ms(Math.max(...app.loads))} in ${app.loads.length} loads.`,
    'A step from key to pixels: the main thread’s own time on a processor, that of the instruments with it.',
    table(
      ['a step', 'work'],
      app.steps.map(({ name, work_ms }) => [name, ms(work_ms)]),
    ),
    table(
      ['Dynamic Nim, k = 2', ...MOTION_HEAD],
      [
        ...app.motions.map(motionRow),
        ['a seek in walls, 10^7 rows', ms(mean(app.seeks.work_ms)), ms(app.seeks.cpu_ms), ms(quantile(app.seeks.work_ms, 0.95)), '–'],
      ],
    ),
    `The seeks are ${app.seeks.work_ms.length}, to and fro in all ${counted(app.seeks.steps)} steps.`,
    'The star grid, around a position beside a star, by Beatty’s formula. Single cells have eight pixels, the smallest that are drawn ' +
      'one by one; pictures have eight cells and more a pixel. A wheel goes from single cells away, to millions of cells a pixel, and ' +
      'back.',
    table(['Wythoff’s game', ...MOTION_HEAD], app.wythoff.map(motionRow)),
    'A board of the race, 2000 × 2000 cells, a fifth of them walls at random. Single cells have eight pixels, the smallest that are ' +
      'drawn one by one, and the middle layer goes through them; the picture has one pixel a cell. A wheel goes from single cells to the ' +
      'whole board and back, every half second.',
    table(['the race', ...MOTION_HEAD], app.race.map(motionRow)),
    table(['a graph of 200 vertices', ...MOTION_HEAD], app.graph.map(motionRow)),
    'What is given to a page, and the longest task of the main thread until the page has come to rest, in the thread’s own time:',
    table(
      ['input', 'longest task of the main thread'],
      app.inputs.map(({ name, longest_ms }) => [name, ms(longest_ms)]),
    ),
    'Lists as long as the problems have them, dropped as files on a new page, until the app answers; three times each:',
    table(
      ['list', 'middle', 'all'],
      app.lists.map(({ name, answer_ms, answers_ms }) => [name, ms(answer_ms), answers_ms.map(ms).join(', ')]),
    ),
  ].join('\n\n')}\n`;
}

const MOTION_HEAD = ['work, mean', 'on a processor', '95 of 100 at most', 'frames at most 20 ms apart'];

/** @param {import('./bench_app.mjs').Motion} motion */
const motionRow = ({ name, runs }) => [
  name,
  ms(median(runs.map(({ work_ms }) => mean(work_ms)))),
  ms(median(runs.map(({ cpu_ms }) => cpu_ms))),
  ms(median(runs.map(({ work_ms }) => quantile(work_ms, 0.95)))),
  percent(median(runs.map(({ in_time }) => in_time))),
];

/** @param {import('./bench_wasm.mjs').Compared} compared */
const solverRow = ({ what, wasm, plain }) => [
  what,
  ...[usual(wasm), wasm.first, usual(plain), plain.first].map(ms),
  ratio(usual(wasm) / usual(plain)),
];
