// The solver's part of `npm run bench`: wasm beside plain JavaScript, in Workers of one Chromium, on a page without the app.

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { measureInWorker } from '../www/bench/page.js';
import { ROOT } from './process.mjs';
import { buildPackage, say } from './setup.mjs';

/** @typedef {import('../www/bench/worker.js').Times} Times */

/**
 * @typedef {object} Solver
 * @property {{k: string, walls: Times, blocks: Times, copy: Times, plain: Times}[]} tables
 * @property {{bytes: number, slices: number[], answer: number}} memory
 * @property {{k: string, count: number, solver: Times, plain: Times}[]} takes
 * @property {{digits: number, tile: Times}[]} tiles
 * @property {{moves: number, solver: Times, plain: Times}[]} targets Wythoff's game; a time is that of all positions
 * @property {{n: number, solver: Times, plain: Times, flags: Times | null}[]} grundy
 * @property {Race[]} race
 * @property {Octal} octal
 * @property {{solver: Times, plain: Times, read: Times, plain_read: Times, drawn: number}} graph
 * @property {{name: string, under: number, solver: Times, plain: Times}[]} lab
 * @property {{name: string, under: number, solver: Times, outcome: string, grundy: string}[]} verdicts
 */

/**
 * Octal and subtraction games; `longest` is the longest slice of all runs, and `naive` is one run.
 * @typedef {object} Octal
 * @property {{code: string, needed: number, under: number, times: number[], slices: number, longest: number, answer: number}[]} proofs
 * @property {{code: string, count: number, solver: Times, plain: Times, naive: number, evaluations: bigint, naive_evaluations: bigint}[]} sparse
 * @property {{name: string, under: number, solver: Times, plain: Times}[]} sets
 */

/**
 * Boards of one family; `small` and `large` are times of as many cells.
 * @typedef {object} Race
 * @property {string} family
 * @property {bigint} states pairs of cells of the small board
 * @property {Times} rings @property {Times} pairs of the small board
 * @property {bigint} large_states
 * @property {Times} small @property {Times} large by rings
 * @property {{verdict: number, bytes: number}} asked the large board as the app asks
 */

/** The pile of tables. */
export const ROWS = 10_000_000;
export const TABLE_FACTORS = ['2', '5/2'];
export const TAKES_FACTORS = ['1', '2', '5/2', '3', '10'];
export const TAKES_DIGITS = 1_000;
const MAP_PILES = [String(ROWS), `1${'0'.repeat(100)}`];

/** Of Wythoff's game: positions with so many winning moves, and how many of each. */
const TARGET_MOVES = [3, 2, 1, 0];
export const TARGET_DIGITS = 400;
/** So many take a hundred times the clock's finest step, and more. */
export const TARGET_POSITIONS = 64;
/** Grundy values up to the first are a goal, up to the last the largest table the app asks for. */
export const GRUNDY_SIZES = [1_000, 2_000];
/** The slow way in JavaScript: up to the first only. */
const FLAGS_ROUNDS = 5;

/** The race: the sides of the boards, and how often the small one is decided for as many cells as the large one has. */
export const [RACE_SIDE, RACE_LARGE_SIDE] = [300, 2_000];
export const RACE_REPEATS = Math.round((RACE_LARGE_SIDE / RACE_SIDE) ** 2);
/** The families by their names in crate/benches/race.rs, and those boards of them that it measures. */
export const RACE_FAMILIES = [
  { family: 'open', small: 'open-300', large: 'open-2000' },
  { family: 'serpentine', small: 'serpentine-300', large: 'serpentine-2000' },
  { family: 'double tree', small: 'double-tree-300-6', large: 'double-tree-2000-10' },
  { family: 'ring corridors', small: 'rings-300-1', large: 'rings-2000-1' },
  { family: 'maze', small: 'maze-300-10-1', large: 'maze-2000-10-1' },
  { family: 'random', small: 'random-300-20-1', large: 'random-2000-20-1' },
];

/** Octal games: how many values prove their periods, that of the empty heap with them, the goal in milliseconds, and how often. */
const PROOFS = [
  { code: '0.165', needed: 13_465, under: 500, runs: 5 },
  { code: '0.127', needed: 93_167, under: 1_000, runs: 5 },
  { code: '0.56', needed: 653_570, under: 2_000, runs: 5 },
  { code: '0.16', needed: 509_622, under: 2_000, runs: 5 },
  { code: '0.376', needed: 4_536_507, under: 60_000, runs: 1 },
];
/** Games that gain by the sparse space, and at least so many times fewer splits; of the last it is no goal. */
export const SPARSE = [
  { code: '0.56', count: 100_000, fewer: 20, rounds: 5 },
  { code: '0.051', count: 40_000, fewer: 100, rounds: 5 },
  { code: '0.104', count: 40_000, fewer: 100, rounds: 5 },
  { code: '0.07', count: 40_000, fewer: null, rounds: 1 },
];
/** Subtraction games: what may be taken, and the goal in milliseconds. */
export const SET_VALUES = 10_000_000;
const SETS = [
  { name: '2 to 6', set: [2, 3, 4, 5, 6], under: 100 },
  { name: '1, 4, 9, …, 400', set: Array.from({ length: 20 }, (_, index) => (index + 1) ** 2), under: 200 },
];

/** A random graph: how many vertices and edges. */
export const [GRAPH_VERTICES, GRAPH_EDGES] = [400_000, 1_000_000];

/** Rules of the laboratory, with the sides of their tables and the goals in milliseconds. */
const RULES = [
  {
    name: 'Nim of two heaps, 400 × 400',
    game: 'nim',
    side: 400,
    under: 3000,
    rule: '(a, b) -> (a - t, b) for t in 1..a\n(a, b) -> (a, b - t) for t in 1..b',
  },
  {
    name: 'Wythoff’s game, 300 × 300',
    game: 'wythoff',
    side: 300,
    under: 2000,
    rule: '(a, b) -> (a - t, b) for t in 1..a\n(a, b) -> (a, b - t) for t in 1..b\n(a, b) -> (a - t, b - t) for t in 1..min(a, b)',
  },
  {
    name: 'dynamic Nim, 400 × 400',
    game: 'dynamicNim',
    side: 400,
    under: 1000,
    rule: 'k = 2\n(m, n) -> (m - x, min(floor(k*x), m - x)) for x in 1..min(m, n)\nboard (m, n) if n <= m',
  },
];

/** A random picture of Hackenbush: every vertex stands on an earlier one, and every third edge closes a cycle. @param {number} count of edges */
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

/** Verdicts as pages ask for them, and the goal in milliseconds. */
const VERDICTS = [
  {
    name: 'Hackenbush, 100,000 edges',
    folder: 'crate/pkg/hackenbush',
    game: 'Hackenbush',
    options: { edges: picture(100_000), ground: '0' },
    under: 300,
  },
  {
    name: 'coins that are thrown off, 20 of 20 cells',
    folder: 'crate/pkg/rows',
    game: 'Coins',
    options: { board: '1'.repeat(20), m: null, coins: null, reading: 'thrown' },
    under: 1000,
  },
];

/** The app's own solvers of Dynamic Nim, of Wythoff's game, of the race and of heaps of any kind. */
const DYNAMIC_NIM_PACKAGE = 'crate/pkg/dynamic_nim';
const [WYTHOFF_PACKAGE, RACE_PACKAGE, SUMS_PACKAGE] = ['crate/pkg/wythoff', 'crate/pkg/race', 'crate/pkg/sums'];

/** Beside the app's own, with the same profile and the same wasm-opt. */
const PACKAGE = 'target/bench-pkg';

/**
 * Builds the solver with what only the bench calls.
 * @throws {SetupError} when it does not build
 */
export function buildBenchPackage() {
  say('Building the solver for the bench…');
  return buildPackage({ folder: PACKAGE, features: ['bench'], is_quick: false });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Solver>}
 */
export async function benchSolver(browser) {
  const { server, address } = await serve();
  const page = await browser.newPage();
  await page.goto(address);
  /** @param {string} measure @param {Record<string, unknown>} about @param {string} [folder] of the package @returns {Promise<any>} */
  const measure = (measure, about, folder = PACKAGE) => {
    const at = { worker: '/www/bench/worker.js', glue: `/${folder}/mexplorer.js`, wasm: `/${folder}/mexplorer_bg.wasm` };
    return page.evaluate(measureInWorker, { ...at, measure, about });
  };
  /** @type {Solver} */
  const solver = {
    tables: [],
    memory: await measure('memory', { size: ROWS, k: '2' }, DYNAMIC_NIM_PACKAGE),
    takes: [],
    tiles: [],
    targets: [],
    grundy: [],
    race: [],
    octal: await benchOctal(measure),
    graph: await measure('graph', { vertices: GRAPH_VERTICES, edges: GRAPH_EDGES, rounds: 7 }),
    verdicts: [],
    lab: [],
  };
  for (const { name, game, side, under, rule } of RULES) {
    const text = `${rule}\ntable (0..${side - 1}, 0..${side - 1})`;
    solver.lab.push({ name, under, ...(await measure('lab', { rule: text, game, side, rounds: 5 })) });
  }
  for (const { name, folder, game, options, under } of VERDICTS)
    solver.verdicts.push({ name, under, ...(await measure('verdict', { game, options, rounds: 7 }, folder)) });
  for (const k of TABLE_FACTORS) solver.tables.push({ k, ...(await measure('tables', { size: ROWS, k, rounds: 41 })) });
  for (const k of TAKES_FACTORS)
    solver.takes.push({ k, ...(await measure('takes', { n: '9'.repeat(TAKES_DIGITS), k, rounds: 41 }, DYNAMIC_NIM_PACKAGE)) });
  for (const n of MAP_PILES) solver.tiles.push({ digits: n.length, ...(await measure('tiles', { n, rounds: 201 }, DYNAMIC_NIM_PACKAGE)) });
  for (const moves of TARGET_MOVES) {
    const about = { digits: TARGET_DIGITS, moves, positions: TARGET_POSITIONS, rounds: 101 };
    solver.targets.push({ moves, ...(await measure('targets', about, WYTHOFF_PACKAGE)) });
  }
  for (const n of GRUNDY_SIZES) {
    const flags = n === GRUNDY_SIZES[0] ? (await measure('grundyByFlags', { n, rounds: FLAGS_ROUNDS }, WYTHOFF_PACKAGE)).flags : null;
    solver.grundy.push({ n, flags, ...(await measure('grundy', { n, rounds: 41 }, WYTHOFF_PACKAGE)) });
  }
  for (const { family, small, large } of RACE_FAMILIES) {
    const asked = await measure('raceAsked', { sample: large }, RACE_PACKAGE);
    const methods = await measure('race', { sample: small, rounds: 21 });
    const { states: large_states, ...sizes } = await measure('raceSizes', { small, large, repeats: RACE_REPEATS, rounds: 11 });
    solver.race.push({ family, ...methods, ...sizes, large_states, asked });
  }
  await page.close();
  server.close();
  return solver;
}

/**
 * @param {(measure: string, about: Record<string, unknown>, folder?: string) => Promise<any>} measure
 * @returns {Promise<Octal>}
 */
async function benchOctal(measure) {
  /** @type {Octal} */
  const octal = { proofs: [], sparse: [], sets: [] };
  for (const proof of PROOFS) octal.proofs.push({ ...proof, ...(await measure('octalProof', proof, SUMS_PACKAGE)) });
  for (const game of SPARSE) octal.sparse.push({ ...game, ...(await measure('octal', game)) });
  for (const game of SETS) octal.sets.push({ ...game, ...(await measure('subtraction', { ...game, count: SET_VALUES, rounds: 11 })) });
  return octal;
}

/** @type {Record<string, string>} */
const CONTENT_TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * A plain server of an empty page, of www/bench and of the packages. A page of its own origin group has the finest clock.
 * @returns {Promise<{server: import('node:http').Server, address: string}>}
 */
function serve() {
  const server = createServer((request, response) => {
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    if (request.url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,">');
      return;
    }
    const path = normalize(join(ROOT, request.url ?? ''));
    const is_ours = [
      'www/bench',
      PACKAGE,
      DYNAMIC_NIM_PACKAGE,
      WYTHOFF_PACKAGE,
      RACE_PACKAGE,
      SUMS_PACKAGE,
      ...VERDICTS.map(({ folder }) => folder),
    ].some((folder) => path.startsWith(join(ROOT, folder, '/')));
    if (!is_ours || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end('Not found');
      return;
    }
    response.writeHead(200, { 'Content-Type': CONTENT_TYPES[extname(path)] ?? 'text/plain' });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port.');
      resolve({ server, address: `http://127.0.0.1:${address.port}/` });
    });
  });
}
