// The app's part of `npm run bench`: dist/ in a Chromium at 1280 × 720, without a graphics processor. What a page does on its main
// thread is read from a trace: the length of every task, and the frame, or the seek, it belongs to.

import { join } from 'node:path';
import { dragBoard, dragVertex, seekTo, stepCount, zoomBoard } from '../www/bench/page.js';
import { lowerOf } from '../www/bench/plain.js';
import { benchLists, dropFile } from './bench_lists.mjs';
import { mean, median } from './bench_numbers.mjs';
import {
  FIRST_LINK,
  SLOW_DOWN,
  STEP_LINKS,
  VIEWPORT,
  hasAnswered,
  load,
  openMetered,
  opensLink,
  workOfSteps,
} from '../www/bench/page_cost.js';
import { ROOT } from './process.mjs';
import { serveFolder } from './site_server.mjs';

/**
 * @typedef {object} Smoothness of one run over many frames
 * @property {number[]} work_ms of every frame
 * @property {number} cpu_ms of a frame, in the mean
 * @property {number} in_time the part of frames that come at most 20 ms after the one before
 */

/** @typedef {{name: string, runs: Smoothness[]}} Motion */

/**
 * @typedef {object} App
 * @property {number[]} loads milliseconds until the app answers, at a processor {@link SLOW_DOWN} times slower
 * @property {{name: string, work_ms: number}[]} steps main-thread work of a step from key to pixels, in the thread's own time
 * @property {Motion[]} motions of Dynamic Nim
 * @property {Motion[]} wythoff of the star grid
 * @property {Motion[]} race of a board of 2000 × 2000 cells
 * @property {Motion[]} graph of 200 vertices
 * @property {{steps: number, work_ms: number[], cpu_ms: number}} seeks
 * @property {Awaited<ReturnType<typeof benchLists>>} lists that are dropped as files, until the app answers
 * @property {{name: string, longest_ms: number}[]} inputs what is given to a page, and the longest task of the main thread from then on
 */

const MOTION_MS = 4_000;
const RUNS = 3;
const IN_TIME_MS = 20;
const SEEKS = 100;
const LOADS = 9;
/** Every step moves on: the shortest run has 64. */
const [STEP_ROUNDS, STEPS_OF_ROUND] = [6, 10];

const HUGE = `1${'0'.repeat(100)}`;

/** Maps, and a place of each with rows a hundredth of the whole. */
const MAPS = [
  { name: '10^7 rows', n: '10000000', place: '6000000,0,100000' },
  { name: 'row 10^100', n: HUGE, place: `6${'0'.repeat(99)},0,${HUGE.slice(0, -2)}` },
];

/** At the left edge of the map, where the most losing cells are. */
const CLOSER = { first: /** @type {const} */ ('closer'), across: 0, down: 0.6, turn_ms: MOTION_MS / 2 };

/** Rows on show, or some fewer: with cells of eight pixels, the smallest that are drawn one by one, and with several a pixel. */
const DRAWN_ROWS = 50n;
const PICTURE_ROWS = 2_000n;
/** Columns on show for every row, or so. */
const SHAPE = 2n;

/** Star grids: the index of a star, and the rows on show where cells are pictures. */
const GRIDS = [
  { name: 'near the origin', index: 309n, rows: PICTURE_ROWS },
  { name: 'at 10^300', index: 7n * 10n ** 299n, rows: 10n ** 100n },
];
/** From single cells at a star outwards: the ray stays in sight. On the way back it leaves it, for places are whole pixels. */
const AWAY = { first: /** @type {const} */ ('away'), across: 0.5, down: 0.5, turn_ms: MOTION_MS / 2 };

/** A board of the race, of the largest side there is; places of it with single cells around the middle layer, and with a pixel a cell. */
const RACE_BOARD = 'random-2000-20-1';
const [RACE_CELLS, RACE_PICTURE] = ['1020,1080,50', '200,500,400'];
/** It has few scales: a longer way would stay at the last one, and draw nothing. */
const TO_AND_FRO = { ...AWAY, turn_ms: 500 };

/** A graph of 200 vertices, each with three options. */
const GRAPH_EDGES = Array.from({ length: 200 }, (_, from) =>
  [1, 7, 19].filter((step) => step <= from).map((step) => `${from}-${from - step}`),
)
  .flat()
  .join(',');

const RULE_LINE = '(n) -> (n - t)   for t in {1, 3, 4} if n > 5 and n != 17\n';
/** Lines of a rule, so many characters of them. @param {number} characters */
const ruleOf = (characters) => RULE_LINE.repeat(Math.ceil(characters / RULE_LINE.length)).slice(0, characters);

const MANY = 1_000_000;
/** Keys, after so many characters that are there. */
const [KEYS, BEFORE] = [400, 9_500];

/** A link to a rule. @param {string} rule */
const hashOf = (rule) => `#/lab?rule=${encodeURIComponent(rule)}`;

/** A board of the race in the official format, of so many rows and columns, without a wall. @param {number} side */
function openBoard(side) {
  const rows = Array.from({ length: side }, () => '.'.repeat(side)).join('\n');
  return `1\n${side}\nA${rows.slice(1, -1)}B\n`;
}

/** Lines of a name and a result code each. @param {number} count */
const codesOf = (count) => Array.from({ length: count }, (_, at) => `Ann${at} 3KVV-F13C-2M6R\n`).join('');

/** Where the laboratory, the race, Nim and the result codes take a text. */
const [RULE, BOARD, HEAPS, CODES] = [
  { page: '#/lab', field: 'textarea[name=rule]' },
  { page: '#/race', field: '.race-stage .board' },
  { page: '#/nim', field: '.board' },
  { page: '#/collect', field: 'textarea[name=codes]' },
];

/**
 * What is given to a page: a text that is pasted into its field, a file that is dropped, keys behind a text that is there, or a link that
 * is opened.
 * @type {({name: string, page: string, field: string} & ({pasted: string} | {dropped: string} | {keys: string, before: string} |
 *   {hash: string}))[]}
 */
const INPUTS = [
  { ...RULE, name: 'laboratory: 10^6 characters pasted', pasted: ruleOf(MANY) },
  { ...RULE, name: 'laboratory: 10^6 line ends pasted', pasted: '\n'.repeat(MANY) },
  { ...RULE, name: 'laboratory: 10,000 characters pasted', pasted: ruleOf(10_000) },
  { ...RULE, name: 'laboratory: 10^6 characters in a link', hash: hashOf(ruleOf(MANY)) },
  { ...RULE, name: `laboratory: ${KEYS} keys behind 9,500 characters`, keys: ruleOf(KEYS), before: ruleOf(BEFORE) },
  {
    ...RULE,
    name: 'laboratory: a table of 500 × 500 positions',
    hash: hashOf('(a, b) -> (a - t, b) for t in 1..2\n(a, b) -> (a, b - t) for t in 1..2\ntable (0..499, 0..499)'),
  },
  { ...RULE, name: 'laboratory: a row of 250,000 positions', hash: hashOf('(n) -> (n - 1) if n < 125000\ntable (0..249999)') },
  { ...BOARD, name: 'race: a board of 10^6 cells dropped', dropped: openBoard(1000) },
  { ...BOARD, name: 'race: 10^6 other characters dropped', dropped: '1 2 3\n'.repeat(MANY / 6) },
  { ...HEAPS, name: 'Nim: 500,000 heaps dropped', dropped: '123456789\n'.repeat(MANY / 2) },
  { ...CODES, name: '1,000 result codes pasted', pasted: codesOf(1000) },
  { ...CODES, name: 'result codes: 10^6 characters pasted', pasted: codesOf(MANY / 20) },
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<App>}
 */
export async function benchApp(browser) {
  const { address: site, close } = await serveFolder(join(ROOT, 'dist'));
  try {
    const loads = await benchLoads(browser, site);
    const steps = await benchSteps(browser, site);
    /** @type {Motion[]} */
    const motions = [];
    for (const { name, n, place } of MAPS) {
      const map = `${site}#/dynamic-nim?n=${n}&k=2&method=numeration&view=map`;
      motions.push(await benchMotion(browser, `panning, ${name}`, `${map}&map=${place}`, dragBoard, {}));
      motions.push(await benchMotion(browser, `zooming, ${name}`, map, zoomBoard, CLOSER));
    }
    /** @type {Motion[]} */
    const wythoff = [];
    for (const { name, index, rows } of GRIDS) {
      const a = lowerOf(index);
      // Beside the star: a position to be won, with its lines on the grid.
      const grid = `${site}#/wythoff?a=${a + 1n}&b=${a + index + 1n}&method=beatty&map=`;
      const star = { row: a + index, column: a };
      for (const [what, shown] of /** @type {const} */ ([
        ['single cells', DRAWN_ROWS],
        ['pictures', rows],
      ])) {
        wythoff.push(await benchMotion(browser, `panning, ${what} ${name}`, grid + placeBelow(star, shown), dragBoard, {}));
      }
      wythoff.push(await benchMotion(browser, `zooming ${name}`, grid + placeAround(star, DRAWN_ROWS), zoomBoard, AWAY));
    }
    const race = await benchRace(browser, site);
    const graph = [await benchMotion(browser, 'a vertex dragged', `${site}#/graph?edges=${GRAPH_EDGES}`, dragVertex, {})];
    return {
      loads,
      steps,
      motions,
      wythoff,
      race,
      graph,
      seeks: await benchSeeks(browser, `${site}#/dynamic-nim?n=10000000&k=2&method=walls&view=map`),
      inputs: await benchInputs(browser, site),
      lists: await benchLists(browser, site),
    };
  } finally {
    close();
  }
}

/**
 * Milliseconds until the app answers, of first loads on a slower processor.
 * @param {import('@playwright/test').Browser} browser @param {string} site
 */
async function benchLoads(browser, site) {
  /** @type {number[]} */
  const loads = [];
  for (let run = 0; run < LOADS; run += 1) loads.push((await load(browser, site + FIRST_LINK, hasAnswered, SLOW_DOWN)).ready_ms);
  return loads;
}

/** @param {import('@playwright/test').Browser} browser @param {string} site @returns {Promise<App['steps']>} */
async function benchSteps(browser, site) {
  /** @type {App['steps']} */
  const steps = [];
  for (const link of STEP_LINKS) {
    const metered = await openMetered(browser, opensLink(site, link));
    /** @type {number[]} */
    const rounds = [];
    for (let round = 0; round < STEP_ROUNDS; round += 1) rounds.push(await workOfSteps(metered, STEPS_OF_ROUND));
    await metered.page.close();
    steps.push({ name: link.name, work_ms: median(rounds) });
  }
  return steps;
}

/**
 * The race's board, that is drawn in the page alone. A wheel goes from single cells to the whole board, and back.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 */
async function benchRace(browser, site) {
  const board = `${site}#/race?sample=${RACE_BOARD}&method=rings&map=`;
  return [
    await benchMotion(browser, 'panning, single cells', board + RACE_CELLS, dragBoard, {}),
    await benchMotion(browser, 'panning, a picture', board + RACE_PICTURE, dragBoard, {}),
    await benchMotion(browser, 'zooming', board + RACE_CELLS, zoomBoard, TO_AND_FRO),
  ];
}

/** @typedef {{row: bigint, column: bigint}} Star */

/**
 * A place of the grid, as a link has it; the first row and column are moved to the corner where they would lie beyond it.
 * @param {bigint} row @param {bigint} column @param {bigint} rows
 */
const placeAt = (row, column, rows) => `${row > 0n ? row : 0n},${column > 0n ? column : 0n},${rows}`;

/** With a star in the middle. @param {Star} star @param {bigint} rows */
const placeAround = ({ row, column }, rows) => placeAt(row - rows / 2n, column - (rows * SHAPE) / 2n, rows);

/**
 * With a star at the bottom left: as one goes on downwards the ray crosses the board to the right.
 * @param {Star} star @param {bigint} rows
 */
const placeBelow = ({ row, column }, rows) => placeAt(row - rows, column, rows);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function open(browser, address) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(address);
  await page.locator('output[data-state=ready]').waitFor();
  await page.locator('canvas.board-canvas, .graph-board svg').first().waitFor();
  // The pictures of the first view come.
  await page.waitForTimeout(1_500);
  return page;
}

/**
 * @template {object} About
 * @param {import('@playwright/test').Browser} browser
 * @param {string} name
 * @param {string} address
 * @param {(about: About & {duration_ms: number}) => Promise<number[]>} motion
 * @param {About} about
 * @returns {Promise<Motion>}
 */
async function benchMotion(browser, name, address, motion, about) {
  /** @type {Smoothness[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Every run begins in a new page: nothing of the last one is there already.
    const page = await open(browser, address);
    const {
      result: frames,
      work_ms,
      cpu_ms,
    } = await traced(browser, page, () =>
      page.evaluate(/** @type {(about: any) => Promise<number[]>} */ (motion), { duration_ms: MOTION_MS, ...about }),
    );
    const intervals = frames.slice(1).map((time, index) => time - Number(frames[index]));
    runs.push({
      work_ms,
      cpu_ms,
      in_time: intervals.filter((interval) => interval <= IN_TIME_MS).length / intervals.length,
    });
    await page.close();
  }
  return { name, runs };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<App['seeks']>}
 */
async function benchSeeks(browser, address) {
  const page = await open(browser, address);
  // The steps come after the verdict.
  const steps = await (await page.waitForFunction(stepCount)).jsonValue();
  const places = Array.from({ length: SEEKS + 1 }, (_, index) => (index * 0.618033988749895) % 1);
  const {
    result: told,
    work_ms,
    cpu_ms,
  } = await traced(browser, page, async () => {
    const texts = [];
    for (const place of places) texts.push(await page.evaluate(seekTo, place));
    return texts;
  });
  if (new Set(told).size !== places.length) throw new Error('not every seek moved the player');
  await page.close();
  return { steps, work_ms, cpu_ms };
}

/** After the last input the page has so long to come to rest. */
const REST_MS = 3_000;

/** @param {import('@playwright/test').Browser} browser @param {string} site @returns {Promise<App['inputs']>} */
async function benchInputs(browser, site) {
  /** @type {App['inputs']} */
  const inputs = [];
  for (const input of INPUTS) {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.goto(`${site}${input.page}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const field = page.locator(input.field).first();
    await field.waitFor();
    if ('keys' in input || 'pasted' in input) {
      await field.fill('before' in input ? input.before : '');
      await field.press('ControlOrMeta+End');
    }
    if ('pasted' in input) await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(input.pasted)})`);
    if ('hash' in input) await page.evaluate(`window.next_hash = ${JSON.stringify(input.hash)}`);
    await page.waitForTimeout(REST_MS);
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await page.evaluate("performance.mark('bench-frame')");
    if ('pasted' in input) await field.press('ControlOrMeta+V');
    else if ('dropped' in input) await dropFile(field, input.dropped);
    else if ('keys' in input) await page.keyboard.type(input.keys);
    else await page.evaluate('location.hash = window.next_hash');
    await page.waitForTimeout(REST_MS);
    const { marks, tasks } = await stopTracing(browser);
    const since = tasks.filter(({ ts }) => ts > Number(marks[0]?.ts));
    // What other programs do meanwhile is not counted.
    inputs.push({ name: input.name, longest_ms: Math.max(...since.map(({ dur = 0, tdur = dur }) => tdur)) / 1_000 });
    await page.close();
  }
  return inputs;
}

/**
 * @typedef {{name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number}} TraceEvent `dur` of time, `tdur`
 *   of it on a processor
 */

/**
 * What the main thread did: its marks, and its tasks.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{marks: TraceEvent[], tasks: TraceEvent[]}>}
 */
async function stopTracing(browser) {
  /** @type {TraceEvent[]} */
  const events = JSON.parse(String(await browser.stopTracing())).traceEvents;
  const marks = events.filter(({ name }) => name === 'bench-frame').sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (!first) throw new Error('the trace has no marks');
  const { pid, tid } = first;
  const tasks = events.filter((event) => event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask');
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return { marks, tasks };
}

/**
 * Runs something that leaves marks: the main-thread work in milliseconds from every mark to the next one, and what it took in the
 * mean of a processor's time, which does not count waiting for one.
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<Result>} run
 * @returns {Promise<{result: Result, work_ms: number[], cpu_ms: number}>}
 */
async function traced(browser, page, run) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const result = await run();
  const { marks, tasks } = await stopTracing(browser);
  if (marks.length < 2) throw new Error('the trace has one mark only');
  const tasks_of = marks.slice(1).map((mark, index) =>
    // The task that holds a mark ends after it, and belongs to it whole.
    tasks.filter(({ ts, dur = 0 }) => ts + dur >= Number(marks[index]?.ts) && ts + dur < mark.ts),
  );
  /** @param {(task: TraceEvent) => number} time in microseconds */
  const sums = (time) => tasks_of.map((own) => own.reduce((sum, task) => sum + time(task), 0) / 1_000);
  return { result, work_ms: sums(({ dur = 0 }) => dur), cpu_ms: mean(sums(({ dur = 0, tdur = dur }) => tdur)) };
}
