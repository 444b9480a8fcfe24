// What `npm run bench` found, as the text of docs/BENCH.md.

import { mean, median, quantile } from './bench_numbers.mjs';
import {
  GRUNDY_SIZES,
  GRAPH_EDGES,
  GRAPH_VERTICES,
  RACE_FAMILIES,
  RACE_LARGE_SIDE,
  RACE_REPEATS,
  RACE_SIDE,
  ROWS,
  SET_VALUES,
  SPARSE,
  TABLE_FACTORS,
  TAKES_DIGITS,
  TAKES_FACTORS,
  TARGET_DIGITS,
  TARGET_POSITIONS,
} from './bench_wasm.mjs';
import { SLOW_DOWN } from '../www/bench/page_cost.js';

/** @typedef {{what: string, goal: string, measured: string, met: boolean}} Goal */

/**
 * @typedef {object} Found
 * @property {Record<string, string>} machine
 * @property {import('./bench_native.mjs').Medians | null} native
 * @property {import('./bench_wasm.mjs').Solver} solver
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
/** @param {number} side */
const sides = (side) => `${side} × ${side}`;

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
  /** @param {string} what @param {string} goal @param {string} measured @param {boolean} met @returns {Goal} */
  const goal = (what, goal, measured, met) => ({ what, goal, measured, met });
  const [first_table] = solver.tables;
  const [grundy] = solver.grundy;
  if (!first_table || !grundy) throw new Error('the solver was not measured');
  const { walls, blocks, copy, plain } = first_table;
  const [stack, copied, moved] = [usual(walls) / usual(plain), usual(blocks) / usual(walls), usual(blocks) / usual(copy)];
  const bytes = solver.memory.bytes / ROWS;
  const takes = Math.max(...solver.takes.map((one) => usual(one.solver)));
  const seek = mean(app.seeks.work_ms);
  const verdict = Math.max(...solver.targets.map((one) => usual(one.solver))) / TARGET_POSITIONS;
  const loaded = median(app.loads);
  const dearest = Math.max(...app.steps.map(({ work_ms }) => work_ms));
  const faster = usual(grundy.plain) / usual(grundy.solver);
  return [
    goal('f(1), …, f(10^7), k = 2: the stack in wasm against the stack in JavaScript', 'at most 0.75', ratio(stack), stack <= 0.75),
    goal('the same by blocks against the stack, both in wasm', 'at most 0.5', ratio(copied), copied <= 0.5),
    goal('the same by blocks against a copy of the 40 MB', 'at most 1.5', ratio(moved), moved <= 1.5),
    goal('wasm memory for it, as the app asks', 'at most 6 bytes a row', bytes.toFixed(2), bytes <= 6),
    goal(`all winning takes of a pile of ${TAKES_DIGITS} digits, the slowest k`, 'under 50 ms', ms(takes), takes < 50),
    goal(`interactive at a processor ${SLOW_DOWN} times slower, the median of first loads`, 'at most 1 s', ms(loaded), loaded <= 1_000),
    goal('a step from key to pixels, the dearest of eight boards: main-thread work', 'at most 16 ms', ms(dearest), dearest <= 16),
    ...motionGoals(app.motions),
    goal('a seek in 10^7 rows of walls: main-thread work', 'under 16 ms', ms(seek), seek < 16),
    goal(`Wythoff’s game: all winning moves of piles of ${TARGET_DIGITS} digits`, 'under 1 ms', ms(verdict), verdict < 1),
    goal(
      `Grundy values of Wythoff’s game to ${grundy.n}, in wasm, the first call`,
      'under 1 s',
      ms(grundy.solver.first),
      grundy.solver.first < 1_000,
    ),
    goal('the same, the median, against the same algorithm in JavaScript', 'at least 3 times as fast', ratio(faster), faster >= 3),
    ...motionGoals(app.wythoff.map(({ name, runs }) => ({ name: `star grid, ${name}`, runs }))),
    ...raceGoals(solver.race),
    ...octalGoals(solver.octal),
    ...graphGoals(solver.graph),
    ...solver.lab.flatMap(labGoals),
    ...solver.verdicts.map(({ name, under, solver: times }) => ({
      what: `${name}: from the link to the verdict`,
      goal: under < 1_000 ? `under ${under} ms` : 'under 1 s',
      measured: ms(usual(times)),
      met: usual(times) < under,
    })),
    ...app.inputs.map(({ name, longest_ms }) =>
      goal(`laboratory, ${name}: the longest task of the main thread`, `under ${TASK_MS} ms`, ms(longest_ms), longest_ms < TASK_MS),
    ),
    ...motionGoals(app.graph.map(({ name, runs }) => ({ name: `graph of 200 vertices, ${name}`, runs }))),
    ...motionGoals(app.race.map(({ name, runs }) => ({ name: `race, ${sides(RACE_LARGE_SIDE)} cells, ${name}`, runs }))),
  ];
}

/** A longer task is felt. */
const TASK_MS = 200;

/** The boards on which pairs take the longest. */
const HARDEST = 'double tree';

/** @param {import('./bench_wasm.mjs').Race[]} race @returns {Goal[]} */
function raceGoals(race) {
  /** @param {(of: import('./bench_wasm.mjs').Race) => number} value */
  const most = (value) => Math.max(...race.map(value));
  const hardest = race.find(({ family }) => family === HARDEST);
  if (!hardest) throw new Error(`the race was not measured on a ${HARDEST}`);
  const faster = usual(hardest.pairs) / usual(hardest.rings);
  const [first, verdict, bytes, growth] = [
    most(({ rings }) => rings.first),
    most(({ asked }) => asked.verdict),
    most(({ asked }) => asked.bytes),
    most(growthOf),
  ];
  const megabytes = bytes / 2 ** 20;
  return [
    {
      what: `race, ${sides(RACE_SIDE)} cells: the winner by rings, the slowest board, the first call`,
      goal: 'under 25 ms',
      measured: ms(first),
      met: first < 25,
    },
    {
      what: `rings against pairs on the ${HARDEST} of that size, ${counted(hardest.states)} pairs of cells, the median`,
      goal: 'at least 5 times as fast',
      measured: ratio(faster),
      met: faster >= 5,
    },
    {
      what: `race, ${sides(RACE_LARGE_SIDE)} cells: the board and its verdict, as the app asks, the slowest board`,
      goal: 'under 1.5 s',
      measured: ms(verdict),
      met: verdict < 1_500,
    },
    { what: 'all of wasm’s memory for it', goal: 'under 400 MB', measured: `${megabytes.toFixed(1)} MB`, met: megabytes < 400 },
    {
      what: `the time a cell takes by rings, against ${sides(RACE_SIDE)} cells, the family that grows most`,
      goal: 'at most 2',
      measured: ratio(growth),
      met: growth <= 2,
    },
  ];
}

/** A slice of a proof that is asked for leaves a frame its time. */
const SLICE_MS = 50;

/** @param {import('./bench_wasm.mjs').Octal} octal @returns {Goal[]} */
function octalGoals({ proofs, sparse, sets }) {
  const longest = Math.max(...proofs.map((proof) => proof.longest));
  return [
    ...proofs.map(({ code, needed, under, times: [first = NaN] }) => ({
      what: `octal game ${code}: the proof of its period by ${counted(needed)} values, as the app asks, the first time`,
      goal: `under ${under / 1_000} s`,
      measured: ms(first),
      met: first < under,
    })),
    { what: 'the longest slice of them all', goal: `under ${SLICE_MS} ms`, measured: ms(longest), met: longest < SLICE_MS },
    ...SPARSE.flatMap(({ code, fewer }) => {
      const game = sparse.find((of) => of.code === code);
      if (!game) throw new Error(`${code} was not measured`);
      if (fewer === null) return [];
      const [splits, faster] = gainsOf(game);
      const what = `octal game ${code}, ${counted(game.count)} values: the sparse space against every split, both in wasm`;
      const goals = [{ what: `${what}, splits`, goal: `at least ${fewer} times fewer`, measured: ratio(splits), met: splits >= fewer }];
      // What takes hardly any time by either is no measure of time.
      if (game === sparse[0]) {
        goals.push({ what: 'the same, time', goal: `at least ${fewer} times as fast`, measured: ratio(faster), met: faster >= fewer });
      }
      return goals;
    }),
    ...sets.map(({ name, under, solver }) => ({
      what: `subtraction game, ${name}: ${counted(SET_VALUES)} nimbers value by value`,
      goal: `under ${under} ms`,
      measured: ms(usual(solver)),
      met: usual(solver) < under,
    })),
  ];
}

/** @param {import('./bench_wasm.mjs').Solver['lab'][number]} of @returns {Goal[]} */
function labGoals({ name, under, solver: times, plain }) {
  const against = usual(times) / usual(plain);
  return [
    { what: `a rule of the laboratory, ${name}`, goal: `under ${under / 1000} s`, measured: ms(usual(times)), met: usual(times) < under },
    { what: 'the same against loops written for it in JavaScript', goal: 'at most 8', measured: ratio(against), met: against <= 8 },
  ];
}

/** @param {import('./bench_wasm.mjs').Solver['graph']} graph @returns {Goal[]} */
function graphGoals({ solver, read }) {
  const [labelled, whole] = [usual(solver), usual(read)];
  return [
    {
      what: `a random graph of ${counted(GRAPH_EDGES)} edges: labelled`,
      goal: 'under 300 ms',
      measured: ms(labelled),
      met: labelled < 300,
    },
    { what: 'the same, read as a text included', goal: 'under 1 s', measured: ms(whole), met: whole < 1_000 },
  ];
}

/** How many times fewer splits the sparse space looks at, and how many times as fast it is. @param {import('./bench_wasm.mjs').Octal['sparse'][number]} of */
const gainsOf = ({ naive, naive_evaluations, solver, evaluations }) =>
  /** @type {const} */ ([Number(naive_evaluations) / Number(evaluations), naive / usual(solver)]);

/** How much longer a cell of the large board takes than one of the small board. @param {import('./bench_wasm.mjs').Race} of */
const growthOf = ({ small, large }) => usual(large) / RACE_LARGE_SIDE ** 2 / (usual(small) / RACE_REPEATS / RACE_SIDE ** 2);

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
  const { machine, native, solver, app } = found;
  return `${[
    '# Benchmarks',
    '`npm run bench` measures and writes this file. Times are medians; a ratio is one of medians. What is compared runs by turns, on a machine that others may use too.',
    Object.entries(machine)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n'),
    '## Goals',
    table(
      ['what', 'goal', 'measured', ''],
      goalsOf(found).map((goal) => [goal.what, goal.goal, goal.measured, wordOf(goal)]),
    ),
    '## The solver in the browser',
    'The app’s wasm where it has what is measured, else the same code with a few more entries, beside plain JavaScript written for the purpose (`www/bench/plain.js`, `plain_octal.js`), in a Worker, in one run of the browser. Both give the same: that is checked in every run, and in `www/test/bench.test.js`. All tables in wasm fill one and the same block of memory, and JavaScript one and the same array; three rounds go before those that count. “First” is the first call: code that is not optimised yet, and memory that must grow.',
    `### f(1), …, f(10^7)`,
    table(['k', '', 'median', 'fastest', 'first', 'against JavaScript', 'against a copy'], tableRows(solver)),
    memoryText(solver.memory),
    `### All winning takes of a pile of ${TAKES_DIGITS} digits`,
    'From the text of the pile to the takes as texts, the losing piles up to it included: `new DynamicNim(…).verdict()`, and the same with BigInt.',
    table(
      ['k', 'takes', 'wasm', 'first', 'JavaScript', 'wasm against JavaScript'],
      solver.takes.map((one) => [
        one.k,
        String(one.count),
        ms(usual(one.solver)),
        ms(one.solver.first),
        ms(usual(one.plain)),
        ratio(usual(one.solver) / usual(one.plain)),
      ]),
    ),
    '### A part of the map, 256 × 256 pixels',
    'At any scale, from single cells to the whole table; k = 2.',
    table(
      ['digits of the pile', 'median', '95 of 100 at most'],
      solver.tiles.map(({ digits, tile }) => [String(digits), ms(usual(tile)), ms(quantile(tile.times, 0.95))]),
    ),
    `### Wythoff’s game: all winning moves of piles of ${TARGET_DIGITS} digits`,
    `From the texts of the piles to the moves as texts: \`new Wythoff(…).verdict()\`, and the same with BigInt. ${TARGET_POSITIONS} positions of each kind, one after another; the times are those of one. JavaScript’s BigInt is the browser’s own, with words of 64 bits.`,
    table(
      ['winning moves', 'wasm', 'first', 'JavaScript', 'first', 'wasm against JavaScript'],
      solver.targets.map(({ moves, solver: wasm, plain }) => {
        const times = [usual(wasm), wasm.first, usual(plain), plain.first].map(
          (time) => `${((1_000 * time) / TARGET_POSITIONS).toFixed(0)} µs`,
        );
        return [moves === 0 ? 'none' : String(moves), ...times, ratio(usual(wasm) / usual(plain))];
      }),
    ),
    '### Wythoff’s game: Grundy values',
    'Of all positions with both piles up to n, from n to an array: `grundy({ n })`, as the app asks. “The same algorithm” keeps the values of every line as bits, which words of it are full, and computes one half, all as in wasm; its words have 32 bits, for JavaScript has no fast ones of 64. “Flags” is what one writes down first: an array of flags for every line, and a mex counted up from 0.',
    table(['n', '', 'median', 'fastest', 'first', 'wasm is faster by'], solver.grundy.flatMap(grundyRows)),
    `### The race: ${sides(RACE_SIDE)} cells`,
    'From a board to its winner, distances and layers included, by rings and by the official pairs of cells. Every board has an even distance between the starts: both methods have to decide.',
    table(['', 'pairs of cells', 'rings', 'first', 'pairs', 'first', 'rings are faster by'], solver.race.map(raceRow)),
    `### The race: ${sides(RACE_LARGE_SIDE)} cells`,
    `By rings, for where layers are wide there are more pairs of cells than there is room for. Beside it, by turns, a board of ${sides(RACE_SIDE)} cells, ${RACE_REPEATS} times, which is as many cells. “As asked” is as the app asks, once, in a new Worker: the time from the board’s name to its verdict, and all of wasm’s memory once the page has the steps, the cells and the distances too.`,
    table(['', 'pairs of cells', 'rings', 'first', 'a cell', 'against small boards', 'as asked', 'memory'], solver.race.map(largeRaceRow)),
    '### Verdicts of whole positions',
    'From the strings of a link to the verdict, all winning moves that are told included, as a page asks in its Worker.',
    table(
      ['', 'median', 'fastest', 'first', 'verdict'],
      solver.verdicts.map(({ name, solver: times, outcome, grundy }) => [
        name,
        ms(usual(times)),
        ms(Math.min(...times.times)),
        ms(times.first),
        `${outcome}, nimber ${grundy}`,
      ]),
    ),
    '### Rules of the laboratory',
    'Tables by a rule that is read as text, with labels, nimbers and depths, against loops in JavaScript that label the same positions by the same moves.',
    table(
      ['', 'wasm', 'first', 'JavaScript', 'first', 'wasm against JavaScript'],
      solver.lab.map(({ name, solver: wasm, plain }) => [
        name,
        ms(usual(wasm)),
        ms(wasm.first),
        ms(usual(plain)),
        ms(plain.first),
        ratio(usual(wasm) / usual(plain)),
      ]),
    ),
    `### A random graph of ${counted(GRAPH_VERTICES)} vertices and ${counted(GRAPH_EDGES)} edges`,
    `All labels with counters, from the edges on, and with the graph read from a text of two vertices a line; ${counted(solver.graph.drawn)} vertices are draws.`,
    table(
      ['', 'wasm', 'first', 'JavaScript', 'first', 'wasm against JavaScript'],
      /** @type {const} */ ([
        ['labelled', solver.graph.solver, solver.graph.plain],
        ['read and labelled', solver.graph.read, solver.graph.plain_read],
      ]).map(([what, wasm, plain]) => [
        what,
        ms(usual(wasm)),
        ms(wasm.first),
        ms(usual(plain)),
        ms(plain.first),
        ratio(usual(wasm) / usual(plain)),
      ]),
    ),
    '### Octal games: the proof of a period',
    'From the first value on, in slices as the app asks for it: `advance("timeline", "period")`, each time with a new game. “Answer” is the longest `timeline("period")` after it.',
    table(
      ['', 'values', 'first', 'median', 'slices', 'the longest', 'answer'],
      solver.octal.proofs.map((proof) => [
        proof.code,
        counted(proof.needed),
        ms(Number(proof.times[0])),
        proof.times.length > 1 ? ms(usual(proof)) : '–',
        counted(proof.slices),
        ms(proof.longest),
        ms(proof.answer),
      ]),
    ),
    '### Octal games: the sparse space',
    'Values one after the other, whether their period is proved or not: by every split, once, and by rare and common heaps with the bit of the size. JavaScript does the same as wasm and looks at as many splits. It helps where few values are rare; 0.07 has two in five.',
    table(
      [
        '',
        'values',
        'all splits',
        'those looked at',
        'fewer by',
        'every split',
        'wasm',
        'faster by',
        'JavaScript',
        'wasm against JavaScript',
      ],
      solver.octal.sparse.map((game) => {
        const [fewer, faster] = gainsOf(game);
        const splits = [game.naive_evaluations, game.evaluations].map(counted);
        const times = [ms(game.naive), ms(usual(game.solver)), ratio(faster), ms(usual(game.plain))];
        return [game.code, counted(game.count), ...splits, ratio(fewer), ...times, ratio(usual(game.solver) / usual(game.plain))];
      }),
    ),
    '### Subtraction games',
    `${counted(SET_VALUES)} nimbers value by value, without a look for the period.`,
    table(
      ['what may be taken', 'wasm', 'first', 'JavaScript', 'first', 'wasm against JavaScript'],
      solver.octal.sets.map(({ name, solver: wasm, plain }) => {
        const times = [usual(wasm), wasm.first, usual(plain), plain.first].map(ms);
        return [name, ...times, ratio(usual(wasm) / usual(plain))];
      }),
    ),
    '## The app',
    'The built site, 1280 × 720, drawn without a graphics processor. A drag and a wheel move the map in every frame for four seconds, over parts that were not there before; three runs, the middle one counts. Work is the length of all tasks of the main thread from one frame, or one seek, to the next, by the browser’s trace; “on a processor” is what the thread had of a processor’s time, without waiting for one on a busy machine.',
    `The first load of a link of Dynamic Nim, at a processor ${SLOW_DOWN} times slower, until the app answers: ${ms(median(app.loads))}, from ${ms(Math.min(...app.loads))} to ${ms(Math.max(...app.loads))} in ${app.loads.length} loads.`,
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
    'The star grid, around a position beside a star, by Beatty’s formula. Single cells have eight pixels, the smallest that are drawn one by one; pictures have eight cells and more a pixel. A wheel goes from single cells away, to millions of cells a pixel, and back.',
    table(['Wythoff’s game', ...MOTION_HEAD], app.wythoff.map(motionRow)),
    `A board of the race, ${sides(RACE_LARGE_SIDE)} cells, a fifth of them walls at random. Single cells have eight pixels, the smallest that are drawn one by one, and the middle layer goes through them; the picture has one pixel a cell. A wheel goes from single cells to the whole board and back, every half second.`,
    table(['the race', ...MOTION_HEAD], app.race.map(motionRow)),
    table(['a graph of 200 vertices', ...MOTION_HEAD], app.graph.map(motionRow)),
    'What is given to the laboratory, and the longest task of the main thread until the page has come to rest, in the thread’s own time:',
    table(
      ['laboratory', 'longest task of the main thread'],
      app.inputs.map(({ name, longest_ms }) => [name, ms(longest_ms)]),
    ),
    '## The solver, native',
    native ? nativeTables(native, solver) : 'Not measured.',
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

/** @param {import('./bench_wasm.mjs').Solver['grundy'][number]} measured */
function grundyRows({ n, solver, plain, flags }) {
  /** @param {string} name @param {import('./bench_wasm.mjs').Times} job */
  const row = (name, job) => [
    String(n),
    name,
    ms(usual(job)),
    ms(Math.min(...job.times)),
    ms(job.first),
    ratio(usual(job) / usual(solver)),
  ];
  return [row('wasm', solver), row('JavaScript, the same algorithm', plain), ...(flags ? [row('JavaScript, flags', flags)] : [])];
}

/** @param {import('./bench_wasm.mjs').Race} of */
const raceRow = ({ family, states, rings, pairs }) => [
  family,
  counted(states),
  ms(usual(rings)),
  ms(rings.first),
  ms(usual(pairs)),
  ms(pairs.first),
  ratio(usual(pairs) / usual(rings)),
];

/** @param {import('./bench_wasm.mjs').Race} of */
function largeRaceRow(of) {
  const { family, large_states, large, asked } = of;
  const cell = `${((1e6 * usual(large)) / RACE_LARGE_SIDE ** 2).toFixed(1)} ns`;
  return [
    family,
    counted(large_states),
    ms(usual(large)),
    ms(large.first),
    cell,
    ratio(growthOf(of)),
    ms(asked.verdict),
    `${(asked.bytes / 2 ** 20).toFixed(1)} MB`,
  ];
}

/**
 * @param {import('./bench_wasm.mjs').Solver} solver
 */
function tableRows({ tables }) {
  const named = /** @type {const} */ ({
    walls: 'wasm, the stack',
    blocks: 'wasm, by blocks',
    copy: 'wasm, a copy',
    plain: 'JavaScript, the stack',
  });
  return tables.flatMap(({ k, ...jobs }) =>
    Object.entries(named).map(([key, name]) => {
      const job = jobs[/** @type {keyof typeof named} */ (key)];
      const beside = [jobs.plain, jobs.copy].map((other) => ratio(usual(job) / usual(other)));
      return [k, name, ms(usual(job)), ms(Math.min(...job.times)), ms(job.first), ...beside];
    }),
  );
}

/** @param {import('./bench_wasm.mjs').Solver['memory']} memory */
function memoryText({ bytes, slices, answer }) {
  const parts = `${slices.length} slices, the longest ${ms(Math.max(...slices))}, and ${ms(answer)} for the answer`;
  return `As the app asks, in a new instance, k = 2, with every row checked by the stack: ${(bytes / ROWS).toFixed(2)} bytes a row of wasm memory (${(bytes / 2 ** 20).toFixed(1)} MB); ${parts}.`;
}

/** What crate/benches/wythoff.rs measures. */
const VERDICT_DIGITS = [15, 400, 1_000];
const GRID_TILES = [
  'corner, 1 cell a pixel',
  'corner, 10^300 cells a pixel',
  '10^300, 1 cell a pixel',
  '10^300, 10^100 cells a pixel',
  '10^300, beside the rays',
];

/** What crate/benches/race.rs measures beside the families. */
const FULL_SIDES = [10, 20, 39];

/** @param {import('./bench_native.mjs').Medians} native @param {import('./bench_wasm.mjs').Solver} solver */
function nativeTables(native, solver) {
  /** @param {number} value in milliseconds */
  const fine = (value) => `${(1_000 * value).toFixed(1)} µs`;
  /** @param {string} name @param {(value: number) => string} [written] */
  const at = (name, written = ms) => {
    const value = native.get(name);
    return value === undefined ? '–' : written(value);
  };
  const jobs = ['walls', 'blocks', 'check', 'copy'];
  /** The time of a method on a family's board, and what wasm takes against it. @param {number} side @param {string} method @param {string} family @param {number | undefined} wasm */
  const beside = (side, method, family, wasm) => {
    const name = `race, ${side} x ${side}/${method}/${family}`;
    return [at(name), at(name, (value) => (wasm === undefined ? '–' : ratio(wasm / value)))];
  };
  return [
    'By criterion (`cargo bench`); here every table takes new memory.',
    table(
      ['f(1), …, f(10^7)', 'the stack', 'by blocks', 'the stack as a check', 'a copy'],
      TABLE_FACTORS.map((k) => [`k = ${k}`, ...jobs.map((job) => at(`ten million thresholds/${job}/${k}`))]),
    ),
    table(
      [`${TAKES_DIGITS} digits`, ...TAKES_FACTORS.map((k) => `k = ${k}`)],
      [['all winning takes, as numbers', ...TAKES_FACTORS.map((k) => at(`a thousand digits/all winning takes/${k}`))]],
    ),
    table(
      ['Wythoff’s game', ...VERDICT_DIGITS.map((digits) => `${digits} digits`)],
      [['three winning moves, from texts to texts', ...VERDICT_DIGITS.map((digits) => at(`verdict with all moves//${digits}`, fine))]],
    ),
    table(
      ['Grundy values to', ...GRUNDY_SIZES.map(String)],
      [['without an answer that crosses', ...GRUNDY_SIZES.map((n) => at(`Grundy values//${n}`))]],
    ),
    table(
      ['256 × 256 pixels of the star grid', 'median'],
      GRID_TILES.map((name) => [name, at(`tile of 256 × 256/${name}/`)]),
    ),
    table(
      [
        'the race',
        `rings, ${sides(RACE_SIDE)}`,
        'wasm against it',
        `pairs, ${sides(RACE_SIDE)}`,
        'wasm against it',
        `rings, ${sides(RACE_LARGE_SIDE)}`,
        'wasm against it',
      ],
      RACE_FAMILIES.map(({ family }) => {
        const wasm = solver.race.find((of) => of.family === family);
        return [
          family,
          ...beside(RACE_SIDE, 'rings', family, wasm && usual(wasm.rings)),
          ...beside(RACE_SIDE, 'pairs', family, wasm && usual(wasm.pairs)),
          ...beside(RACE_LARGE_SIDE, 'rings', family, wasm && usual(wasm.large)),
        ];
      }),
    ),
    table(
      ['the full game of the race', ...FULL_SIDES.map(sides)],
      [['every state of an open board', ...FULL_SIDES.map((side) => at(`race, full game//${side}`))]],
    ),
  ].join('\n\n');
}
