// npm test: set-up, then every check, going on after a failure. Runners print for themselves, in their short form. Nothing is judged by the
// clock: that is for `npm run bench`. A part alone: node scripts/test.mjs rust | web | e2e. With --long, also what is tagged @long, in
// Firefox all and not only what is tagged @engine, more random rules of the laboratory, and every program beside a board (as in CI).

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, findFirefox } from './browsers.mjs';
import { ROOT, ask, show } from './process.mjs';
import { FAMILIES, SetupError, command, ensureProductionPackages, setup } from './setup.mjs';

/** @typedef {'rust' | 'web' | 'e2e'} Part */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Part[]} parts the parts it belongs to
 * @property {() => boolean | Promise<boolean>} run whether it passed
 * @property {string} [needs] name of a step; it is not run unless that one passed
 * @property {boolean} [is_long] whether it runs with --long alone
 */

/** @typedef {{name: string, result: 'passed' | 'FAILED' | 'NOT RUN', seconds: number}} Row */

/** @param {...string} args */
const cargo = (...args) => show('cargo', args);

/** @param {...string} args */
const node = (...args) => show(process.execPath, args);

/** @param {string} path inside node_modules */
const installed = (path) => join(ROOT, 'node_modules', path);

/** The examples of the crate. */
const EXAMPLES = readdirSync(join(ROOT, 'crate', 'examples')).map((file) => file.replace(/\.rs$/, ''));

const NO_WARNINGS = ['--', '-D', 'warnings'];

/** @type {Step[]} */
const STEPS = [
  { name: 'wasm build', parts: ['web', 'e2e'], run: () => setUp(ensureProductionPackages) },
  { name: 'Rust format', parts: ['rust'], run: () => cargo('fmt', '--all', '--check') },
  { name: 'clippy, native', parts: ['rust'], run: () => cargo('clippy', '-q', '--locked', '--workspace', '--all-targets', ...NO_WARNINGS) },
  {
    name: 'clippy, wasm32',
    parts: ['rust'],
    run: () =>
      cargo('clippy', '-q', '--locked', '--workspace', '--target', 'wasm32-unknown-unknown', '--features', 'bench', ...NO_WARNINGS),
  },
  { name: 'native tree is free of wasm and serde', parts: ['rust'], run: nativeTreeIsBare },
  {
    name: 'every game alone',
    parts: ['rust'],
    run: () =>
      ['', ...FAMILIES].every((feature) =>
        cargo('clippy', '-q', '--locked', '--no-default-features', '--features', feature, ...NO_WARNINGS),
      ),
  },
  { name: 'Rust tests', parts: ['rust'], run: () => cargo('test', '-q', '--locked', '--workspace') },
  { name: 'crate examples', parts: ['rust'], run: () => EXAMPLES.every((name) => cargo('run', '-q', '--locked', '--example', name)) },
  {
    name: 'crate docs',
    parts: ['rust'],
    run: () => show('cargo', ['doc', '-q', '--locked', '--no-deps', '--features', 'serde'], { RUSTDOCFLAGS: '-D warnings' }),
  },
  {
    name: 'format',
    parts: ['web'],
    run: () => node(installed('prettier/bin/prettier.cjs'), '--check', '--cache', 'www', 'scripts', '*.config.js'),
  },
  { name: 'eslint', parts: ['web'], run: () => node(installed('eslint/bin/eslint.js'), '--max-warnings', '0', '.') },
  { name: 'types', parts: ['web'], run: () => node(installed('typescript/bin/tsc'), '--project', '.'), needs: 'wasm build' },
  { name: 'JavaScript tests', parts: ['web'], run: runNodeTests, needs: 'wasm build' },
  { name: 'production build', parts: ['e2e'], run: () => node('scripts/build.mjs'), needs: 'wasm build' },
  { name: 'the same build again', parts: ['e2e'], run: buildAgain, needs: 'production build', is_long: true },
  { name: 'browsers', parts: ['e2e'], run: () => setUp(findBrowsers) },
  { name: 'end-to-end tests', parts: ['e2e'], run: () => playwright('pages', 'firefox'), needs: 'production build' },
  // Apart from the others, and even where those fail: what is measured is least disturbed so.
  { name: 'budgets', parts: ['e2e'], run: () => playwright('budgets'), needs: 'production build' },
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
  setup();
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
    console.log(`\n▸ ${name}: not run, because "${needs}" did not pass`);
    return { name, result: 'NOT RUN', seconds: 0 };
  }
  console.log(`\n▸ ${name}`);
  const start_ms = performance.now();
  const result = (await run()) ? 'passed' : 'FAILED';
  if (result === 'FAILED') console.log(`✗ ${name} failed`);
  return { name, result, seconds: (performance.now() - start_ms) / 1000 };
}

/**
 * Prints the table of the steps.
 * @param {Row[]} rows
 * @returns {number} exit code
 */
function summarise(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width)}  result   seconds`);
  for (const { name, result, seconds } of rows) console.log(`${name.padEnd(width)}  ${result.padEnd(8)}${seconds.toFixed(1).padStart(8)}`);
  const passed = rows.filter(({ result }) => result === 'passed').length;
  console.log(`\nsteps: ${passed} passed, ${rows.length - passed} failed`);
  return passed === rows.length ? 0 : 1;
}

/**
 * A step of the set-up as a step of the tests.
 * @param {() => void | Promise<void>} ensure
 */
async function setUp(ensure) {
  try {
    await ensure();
    return true;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    return false;
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

/** Whoever builds a version gets the bytes that others have. */
function buildAgain() {
  const before = builtFiles();
  if (!node('scripts/build.mjs')) return false;
  const after = builtFiles();
  const other = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
  if (other.length > 0) console.error(`Built again these files differ: ${other.join(', ')}.`);
  return other.length === 0;
}

/** playwright.config.js then takes the same. */
function findBrowsers() {
  process.env.CHROME_PATH = ensureChromium();
  const firefox = findFirefox();
  if (firefox) process.env.FIREFOX_PATH = firefox;
}

/** The solver must be plain Rust outside its edge: no wasm crate may reach a native build, and serde none that does not ask for it. */
function nativeTreeIsBare() {
  const tree = ask('cargo', 'tree', '--locked', '--workspace', '--edges', 'normal', '--prefix', 'none');
  const found = tree?.match(/^(wasm-|js-sys|web-sys|serde|tsify|gloo|console_error).*$/gm);
  if (found) console.error(`The native build depends on ${found.join(', ')}.`);
  return tree !== undefined && !found;
}

function runNodeTests() {
  const folder = join(ROOT, 'www', 'test');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.js'));
  // Node would leave one processor out.
  const options = ['--test-reporter', 'dot', `--test-concurrency=${availableParallelism()}`];
  return node('--test', ...options, ...files.map((name) => join(folder, name)));
}

/** @param {...string} projects of playwright.config.js, of which that of a browser which is not there is left out */
function playwright(...projects) {
  const present = projects.filter((name) => name !== 'firefox' || process.env.FIREFOX_PATH);
  return node(installed('@playwright/test/cli.js'), 'test', '--reporter', 'dot', ...present.flatMap((name) => ['--project', name]));
}
