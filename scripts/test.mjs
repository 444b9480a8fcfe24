// npm test: set-up, then every check, going on after a failure. What is green stays quiet; what is red is shown in full. Nothing is judged
// by the clock: that is for `npm run bench`. A part alone: node scripts/test.mjs rust | web | e2e. With --long, also the end-to-end tests
// that are tagged @long, in Firefox all and not only those tagged @engine, and more random rules of the laboratory.

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium, findFirefox } from './browsers.mjs';
import { ROOT, capture } from './process.mjs';
import { runRustTests } from './rust_tests.mjs';
import { SetupError, command, ensureCrate, ensureNode, ensureNodeModules, ensureRust } from './setup.mjs';
import { countsOfNode, countsOfPlaywright, judged, sumOf } from './test_results.mjs';

/** @typedef {'rust' | 'web' | 'e2e'} Part */
/** @typedef {import('./test_results.mjs').Counts} Counts */
/** @typedef {{ok: boolean, output: string, counts?: Counts}} Outcome one without counts counts as one */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Part[]} parts the parts it belongs to
 * @property {() => Promise<Outcome>} run
 * @property {string} [needs] name of a step; it is not run unless that one passed
 * @property {boolean} [is_long] whether it runs with --long alone
 */

/** @typedef {Counts & {name: string, result: 'passed' | 'FAILED' | 'NOT RUN', seconds: number}} Row */

/** What is red is shown as plain text, whatever the terminal. */
const PLAIN = { FORCE_COLOR: undefined, CARGO_TERM_COLOR: 'never' };

/** @param {...string} args */
const cargo = (...args) => capture('cargo', args, PLAIN);

/** @param {...string} args */
const node = (...args) => capture(process.execPath, args, PLAIN);

/** @param {string} path inside node_modules */
const installed = (path) => join(ROOT, 'node_modules', path);

/** @type {Step[]} */
const STEPS = [
  { name: 'wasm build', parts: ['web', 'e2e'], run: () => setUp(ensureCrate) },
  { name: 'Rust format', parts: ['rust'], run: () => cargo('fmt', '--all', '--check') },
  {
    name: 'clippy, native',
    parts: ['rust'],
    run: () => cargo('clippy', '--locked', '--workspace', '--all-targets', '--', '-D', 'warnings'),
  },
  {
    name: 'clippy, wasm32',
    parts: ['rust'],
    run: () =>
      cargo('clippy', '--locked', '--workspace', '--target', 'wasm32-unknown-unknown', '--features', 'bench', '--', '-D', 'warnings'),
  },
  { name: 'native tree is free of wasm and serde', parts: ['rust'], run: nativeTreeIsBare },
  { name: 'every game alone', parts: ['rust'], run: everyGameAlone },
  { name: 'Rust tests', parts: ['rust'], run: runRustTests },
  { name: 'crate examples', parts: ['rust'], run: runExamples },
  {
    name: 'crate docs',
    parts: ['rust'],
    run: () => capture('cargo', ['doc', '--locked', '--no-deps', '--features', 'serde'], { ...PLAIN, RUSTDOCFLAGS: '-D warnings' }),
  },
  {
    name: 'format',
    parts: ['web'],
    run: () => node(installed('prettier/bin/prettier.cjs'), '--check', '--cache', 'www', 'scripts', '*.config.js'),
  },
  {
    name: 'eslint',
    parts: ['web'],
    run: () => node(installed('eslint/bin/eslint.js'), '--max-warnings', '0', '.'),
  },
  { name: 'types', parts: ['web'], run: () => node(installed('typescript/bin/tsc'), '--project', '.') },
  { name: 'JavaScript tests', parts: ['web'], run: runNodeTests },
  { name: 'production build', parts: ['e2e'], run: () => node('scripts/build.mjs'), needs: 'wasm build' },
  { name: 'the same build again', parts: ['e2e'], run: buildAgain, needs: 'production build', is_long: true },
  { name: 'browsers', parts: ['e2e'], run: () => setUp(findBrowsers) },
  {
    name: 'end-to-end tests',
    parts: ['e2e'],
    run: () => playwright('--project', 'pages', ...(process.env.FIREFOX_PATH ? ['--project', 'firefox'] : [])),
    needs: 'production build',
  },
  // Apart from the others, and even where those fail: what is measured is least disturbed so.
  { name: 'budgets', parts: ['e2e'], run: () => playwright('--project', 'budgets'), needs: 'production build' },
];

await command(async () => {
  const parts = process.argv.slice(2).filter((word) => word !== '--long');
  const unknown = parts.find((part) => !['rust', 'web', 'e2e'].includes(part));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}": name rust, web or e2e, or nothing for all, and --long for what takes long.`);
    process.exit(1);
  }
  // playwright.config.js reads it.
  if (process.argv.includes('--long')) process.env.MEXPLORER_LONG = '1';
  ensureNode();
  ensureNodeModules();
  ensureRust();
  /** @type {Row[]} */
  const rows = [];
  for (const step of STEPS) {
    if (step.is_long && !process.env.MEXPLORER_LONG) continue;
    if (parts.length === 0 || step.parts.some((part) => parts.includes(part))) rows.push(await runStep(step, rows));
  }
  process.exitCode = summarise(rows);
});

/**
 * @param {Step} step
 * @param {Row[]} before
 * @returns {Promise<Row>}
 */
async function runStep({ name, run, needs }, before) {
  if (before.some((row) => row.name === needs && row.result !== 'passed')) {
    console.log(`▸ ${name}: not run, because "${needs}" did not pass`);
    return { name, result: 'NOT RUN', seconds: 0, passed: 0, failed: 1, skipped: 0 };
  }
  console.log(`▸ ${name}`);
  const start_ms = performance.now();
  const { ok, output, counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 } } = await run();
  const seconds = (performance.now() - start_ms) / 1000;
  const all = judged(ok, counts);
  const is_green = all.failed === 0;
  if (!is_green) console.log(`${output.trimEnd()}\n✗ ${name} failed`);
  return { name, result: is_green ? 'passed' : 'FAILED', seconds, ...all };
}

/**
 * Prints the table and the totals.
 * @param {Row[]} rows
 * @returns {number} exit code
 */
function summarise(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width)}  result   passed  failed  skipped  seconds`);
  for (const { name, result, passed, failed, skipped, seconds } of rows) {
    const numbers = [
      [passed, 7],
      [failed, 8],
      [skipped, 9],
      [seconds.toFixed(1), 9],
    ];
    console.log(
      `${name.padEnd(width)}  ${result.padEnd(8)}${numbers.map(([value, wide]) => String(value).padStart(Number(wide))).join('')}`,
    );
  }
  const { passed, failed } = sumOf(rows);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * A set-up step as a step of the tests: what it does is on the screen, so only its sentence is kept.
 * @param {() => void} ensure
 * @returns {Promise<Outcome>}
 */
async function setUp(ensure) {
  try {
    ensure();
    return { ok: true, output: '' };
  } catch (error) {
    if (error instanceof SetupError) return { ok: false, output: error.message };
    throw error;
  }
}

/** The files of dist/ by what is in them. */
function builtFiles() {
  const folder = join(ROOT, 'dist');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

/**
 * Whoever builds a version gets the bytes that others have.
 * @returns {Promise<Outcome>}
 */
async function buildAgain() {
  const before = builtFiles();
  const built = await node('scripts/build.mjs');
  if (!built.ok) return built;
  const after = builtFiles();
  const other = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
  return { ok: other.length === 0, output: `Built again these files differ: ${other.join(', ')}.` };
}

/** playwright.config.js then takes the same. */
function findBrowsers() {
  process.env.CHROME_PATH = ensureChromium();
  const firefox = findFirefox();
  if (firefox) process.env.FIREFOX_PATH = firefox;
}

/**
 * The solver must be plain Rust outside its bindings: no wasm crate may reach a native build, and serde none that does not ask for it.
 * @returns {Promise<Outcome>}
 */
async function nativeTreeIsBare() {
  const tree = await cargo('tree', '--locked', '--workspace', '--edges', 'normal', '--prefix', 'none');
  const found = tree.output.match(/^(wasm-|js-sys|web-sys|serde|tsify|gloo|console_error).*$/gm);
  return found ? { ok: false, output: `The native build depends on ${found.join(', ')}.` } : tree;
}

/**
 * A game is a feature of the crate: none needs another.
 * @returns {Promise<Outcome>}
 */
function everyGameAlone() {
  const games = readdirSync(join(ROOT, 'crate', 'src', 'wasm'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const alone = (/** @type {string} */ feature) => ['clippy', '--locked', '--no-default-features', '--features', feature];
  return eachOf(['', ...games.map(({ name }) => name)].map((feature) => [...alone(feature), '--', '-D', 'warnings']));
}

/** @returns {Promise<Outcome>} */
function runExamples() {
  const names = readdirSync(join(ROOT, 'crate', 'examples')).map((file) => file.replace(/\.rs$/, ''));
  return eachOf(names.map((name) => ['run', '--quiet', '--locked', '--example', name]));
}

/**
 * Runs cargo again and again.
 * @param {string[][]} calls the arguments of each
 * @returns {Promise<Outcome>}
 */
async function eachOf(calls) {
  const outcomes = [];
  for (const args of calls) outcomes.push(await cargo(...args));
  const failed = outcomes.filter(({ ok }) => !ok);
  const counts = { passed: calls.length - failed.length, failed: failed.length, skipped: 0 };
  return { ok: failed.length === 0, output: failed.map(({ output }) => output).join('\n'), counts };
}

/** @returns {Promise<Outcome>} */
function runNodeTests() {
  const folder = join(ROOT, 'www', 'test');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.js'));
  return reported(countsOfNode, (report) => {
    const counting = [
      '--test-reporter',
      pathToFileURL(join(ROOT, 'scripts/node_reporter.mjs')).href,
      '--test-reporter-destination',
      report,
    ];
    const words = ['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'];
    // Node would leave one processor out.
    return node(
      '--test',
      `--test-concurrency=${availableParallelism()}`,
      ...counting,
      ...words,
      ...files.map((name) => join(folder, name)),
    );
  });
}

/**
 * @param {...string} args
 * @returns {Promise<Outcome>}
 */
function playwright(...args) {
  return reported(countsOfPlaywright, (report) =>
    capture(process.execPath, [installed('@playwright/test/cli.js'), 'test', '--reporter', 'list,json', ...args], {
      ...PLAIN,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
  );
}

/**
 * Runs tests that leave a report in a file, and reads it.
 * @param {(report: string | undefined) => Counts} counted
 * @param {(path: string) => Promise<Outcome>} run
 * @returns {Promise<Outcome>}
 */
async function reported(counted, run) {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-'));
  const path = join(folder, 'report.json');
  try {
    const { ok, output } = await run(path);
    return { ok, output, counts: counted(existsSync(path) ? readFileSync(path, 'utf8') : undefined) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
