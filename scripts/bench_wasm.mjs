// The solver's part of `npm run bench`: wasm beside plain JavaScript that does the same, in Workers of one Chromium, on a page without the
// app.

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { measureInWorker } from '../www/bench/page.js';
import { ROOT } from './process.mjs';
import { buildPackage, say } from './setup.mjs';

/** @typedef {import('../www/bench/worker.js').Times} Times */

/**
 * What wasm and JavaScript do, each in its own way.
 * @typedef {object} Comparison
 * @property {string} what a row of the report
 * @property {string} package with the wasm, from the root
 * @property {string} measure of www/bench/worker.js
 * @property {Record<string, unknown>} about
 * @property {[wasm: string, plain: string]} [jobs] names of the times that are compared; solver and plain by default
 * @property {number} most the goal: the time of wasm, divided by that of JavaScript
 */

/** @typedef {{what: string, wasm: Times, plain: Times, most: number}} Compared */

/** The solver with a few more entries, for what the app's packages answer only with much around it. */
const BENCH_PACKAGE = 'target/bench-pkg';

const NIM = '(a, b) -> (a - t, b) for t in 1..a\n(a, b) -> (a, b - t) for t in 1..b';

/** Rules of the laboratory, with the loops of www/bench/plain_lab.js for the same positions, and the sides of their tables. */
const RULES = [
  { name: 'Nim of two heaps', game: 'nim', side: 400, rule: NIM },
  {
    name: 'Wythoff’s game',
    game: 'wythoff',
    side: 300,
    rule: '(a, b) -> (a - t, b) for t in 1..a\n(a, b) -> (a, b - t) for t in 1..b\n(a, b) -> (a - t, b - t) for t in 1..min(a, b)',
  },
  {
    name: 'dynamic Nim',
    game: 'dynamicNim',
    side: 400,
    rule: 'k = 2\n(m, n) -> (m - x, min(floor(k*x), m - x)) for x in 1..min(m, n)\nboard (m, n) if n <= m',
  },
];

/** @param {{rule: string, side: number}} of */
const ruleText = ({ rule, side }) => `${rule}\ntable (0..${side - 1}, 0..${side - 1})`;

const SQUARES = Array.from({ length: 20 }, (_, index) => (index + 1) ** 2);

const GRAPH = { package: BENCH_PACKAGE, measure: 'graph', about: { vertices: 400_000, edges: 1_000_000, rounds: 7 }, most: 1 };

/** @type {readonly Comparison[]} */
const COMPARISONS = [
  ...['2', '5/2'].map((k) => ({
    what: `Dynamic Nim, k = ${k}: f(1), …, f(10^7)`,
    package: BENCH_PACKAGE,
    measure: 'tables',
    about: { size: 10_000_000, k, rounds: 21 },
    most: 0.75,
  })),
  ...['1', '2', '5/2', '3', '10'].map((k) => ({
    what: `Dynamic Nim, k = ${k}: all winning takes of a pile of 1,000 digits`,
    package: 'crate/pkg/dynamic_nim',
    measure: 'takes',
    about: { n: '9'.repeat(1_000), k, rounds: 21 },
    most: 1.5,
  })),
  ...[3, 2, 1, 0].map((moves) => ({
    what: `Wythoff’s game: 64 positions of 400 digits with ${moves} winning moves each`,
    package: 'crate/pkg/wythoff',
    measure: 'targets',
    about: { digits: 400, moves, positions: 64, rounds: 51 },
    most: 1.5,
  })),
  ...[1_000, 2_000].map((n) => ({
    what: `Wythoff’s game: all Grundy values to ${n}`,
    package: 'crate/pkg/wythoff',
    measure: 'grundy',
    about: { n, rounds: 21 },
    most: 1 / 3,
  })),
  ...[
    { code: '0.56', count: 100_000 },
    { code: '0.051', count: 40_000 },
    { code: '0.104', count: 40_000 },
  ].map(({ code, count }) => ({
    what: `octal game ${code}: ${count.toLocaleString('en')} nimbers`,
    package: BENCH_PACKAGE,
    measure: 'octal',
    about: { code, count, rounds: 7 },
    most: 1,
  })),
  ...[
    { name: '2 to 6', set: [2, 3, 4, 5, 6] },
    { name: '1, 4, 9, …, 400', set: SQUARES },
  ].map(({ name, set }) => ({
    what: `subtraction game, ${name}: 10,000,000 nimbers`,
    package: BENCH_PACKAGE,
    measure: 'subtraction',
    about: { set, count: 10_000_000, rounds: 7 },
    most: 1,
  })),
  { what: 'a random graph of 400,000 vertices and 1,000,000 edges: labelled', ...GRAPH },
  { what: 'the same, read from a text and labelled', ...GRAPH, jobs: ['read', 'plain_read'] },
  ...RULES.map(({ name, game, side, rule }) => ({
    what: `a rule of the laboratory: ${name}, ${side} × ${side} positions`,
    package: BENCH_PACKAGE,
    measure: 'lab',
    about: { rule: ruleText({ rule, side }), game, side, rounds: 5 },
    most: 8,
  })),
];

/**
 * Questions of the app to the app's own packages, for comparisons with another checkout.
 * @type {readonly {what: string, package: string, about: {game: string, options: Record<string, string | null>[], ask: string,
 *   about?: unknown, rounds: number}}[]}
 */
export const QUESTIONS = [
  {
    what: 'Dynamic Nim: 10^7 rows of walls',
    package: 'crate/pkg/dynamic_nim',
    about: { game: 'DynamicNim', options: [{ n: '10000000', k: '2', cap: null, limit: null }], ask: 'timeline', about: 'walls', rounds: 5 },
  },
  {
    what: 'Dynamic Nim: all winning takes of a pile of 1,000 digits',
    package: 'crate/pkg/dynamic_nim',
    about: { game: 'DynamicNim', options: [{ n: '9'.repeat(1_000), k: '1', cap: null, limit: null }], ask: 'verdict', rounds: 11 },
  },
  {
    what: 'Wythoff’s game: 100 positions of 400 digits',
    package: 'crate/pkg/wythoff',
    about: {
      game: 'Wythoff',
      options: Array.from({ length: 100 }, (_, index) => ({
        a: String(2n ** 1327n / BigInt(index + 3)),
        b: String(3n ** 838n / BigInt(index + 5)),
      })),
      ask: 'verdict',
      rounds: 21,
    },
  },
  {
    what: 'race, 2000 × 2000 cells: the winner',
    package: 'crate/pkg/race',
    about: { game: 'Race', options: [{ board: null, sample: 'random-2000-20-1' }], ask: 'verdict', rounds: 3 },
  },
  {
    what: 'octal game 0.56: the proof of its period',
    package: 'crate/pkg/sums',
    about: { game: 'Sum', options: [{ code: '0.56', heaps: '1', rule: 'normal' }], ask: 'timeline', about: 'period', rounds: 3 },
  },
  {
    what: 'Nim, 31 heaps of 1, of which three are moved: all winning moves',
    package: 'crate/pkg/heaps',
    about: { game: 'Nim', options: [{ heaps: '1,'.repeat(30) + '1', max: null, moore: '3', rule: 'normal' }], ask: 'verdict', rounds: 11 },
  },
  {
    what: 'a graph of 50,000 edges from its link',
    package: 'crate/pkg/graphs',
    about: {
      game: 'Graph',
      options: [{ edges: picture(50_000), vertices: null, tokens: null, win: null, lose: null, rule: 'normal', file: null }],
      ask: 'graph',
      rounds: 5,
    },
  },
  {
    what: 'rules of the laboratory: Nim of two heaps, 200 × 200 and 201 × 201 positions',
    package: 'crate/pkg/lab',
    // The last table is kept; they are solved again in turn.
    about: {
      game: 'Lab',
      options: [200, 201].map((side) => ({ rule: ruleText({ rule: NIM, side }), at: null })),
      ask: 'verdict',
      rounds: 5,
    },
  },
  {
    what: 'Hackenbush: 100,000 edges',
    package: 'crate/pkg/hackenbush',
    about: { game: 'Hackenbush', options: [{ edges: picture(100_000), ground: '0' }], ask: 'verdict', rounds: 5 },
  },
  {
    what: 'coins that are thrown off, 20 of 20 cells',
    package: 'crate/pkg/rows',
    about: { game: 'Coins', options: [{ board: '1'.repeat(20), m: null, coins: null, reading: 'thrown' }], ask: 'verdict', rounds: 5 },
  },
];

/**
 * A random picture of Hackenbush: every vertex stands on an earlier one, and every third edge closes a cycle.
 * @param {number} count of edges
 */
function picture(count) {
  let [state, vertex] = [1, 0];
  const below = (/** @type {number} */ limit) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % limit;
  const edges = Array.from({ length: count }, (_, edge) => {
    if (edge % 3 === 2) return `${below(vertex + 1)}-${below(vertex + 1)}`;
    vertex += 1;
    return `${below(vertex)}-${vertex}`;
  });
  return edges.join(',');
}

/**
 * Builds the solver with what only the bench calls, as the app's packages are built.
 * @throws {SetupError} when it does not build
 */
export function buildBenchPackage() {
  say('Building the solver for the bench…');
  return buildPackage({ folder: BENCH_PACKAGE, features: ['bench'], is_quick: false });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Compared[]>}
 */
export async function benchSolver(browser) {
  const { measure, close } = await openWorkers(browser, [ROOT]);
  /** Several rows may be of one measurement. @type {Map<object, Record<string, Times>>} */
  const measured = new Map();
  /** @type {Compared[]} */
  const all = [];
  for (const { what, package: folder, measure: name, about, jobs: [wasm, plain] = ['solver', 'plain'], most } of COMPARISONS) {
    const times = measured.get(about) ?? (await measure(0, folder, name, about));
    measured.set(about, times);
    all.push({ what, wasm: /** @type {Times} */ (times[wasm]), plain: /** @type {Times} */ (times[plain]), most });
  }
  await close();
  return all;
}

/** @type {Record<string, string>} */
const CONTENT_TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Opens an empty page whose Workers measure the packages of some checkouts, all by this checkout's www/bench. It has an origin group of
 * its own, for the finest clock.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly string[]} checkouts
 */
export async function openWorkers(browser, checkouts) {
  const server = createServer((request, response) => {
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    if (request.url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,">');
      return;
    }
    // The number of the checkout, and a path in it.
    const [, index, name] = /^\/(\d+)(\/.+)$/.exec(request.url ?? '') ?? [];
    const root = checkouts[Number(index)];
    const path = root !== undefined && name !== undefined ? normalize(join(root, name)) : '';
    const is_ours = ['www/bench', 'crate/pkg', BENCH_PACKAGE].some((folder) => path.startsWith(join(root ?? '', folder, '/')));
    if (!is_ours || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end('Not found');
      return;
    }
    response.writeHead(200, { 'Content-Type': CONTENT_TYPES[extname(path)] ?? 'text/plain' });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${address.port}/`);
  return {
    /**
     * @param {number} checkout its index @param {string} folder of the package @param {string} measure @param {unknown} about
     * @returns {Promise<any>}
     */
    measure: (checkout, folder, measure, about) => {
      const at = `/${checkout}/${folder}/mexplorer`;
      return page.evaluate(measureInWorker, { worker: '/0/www/bench/worker.js', glue: `${at}.js`, wasm: `${at}_bg.wasm`, measure, about });
    },
    async close() {
      await page.close();
      server.close();
    },
  };
}
