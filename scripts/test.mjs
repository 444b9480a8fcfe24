// npm test: set-up, then every check there is, going on after a failure. What is green stays quiet; what is red is
// shown in full. A part alone: node scripts/test.mjs rust | web | e2e.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browsers.mjs';
import { ROOT, capture } from './process.mjs';
import { SetupError, command, ensureCrate, ensureNode, ensureNodeModules, ensureRust } from './setup.mjs';

/** @typedef {'rust' | 'web' | 'e2e'} Part */
/** @typedef {{passed: number, failed: number, skipped: number}} Counts */
/** @typedef {{ok: boolean, output: string}} Outcome */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Part[]} parts the parts it belongs to
 * @property {() => Promise<Outcome>} run
 * @property {(output: string) => Counts} [count] reads the number of tests from the output; a step without it counts as one
 * @property {string} [needs] name of a step; it is not run unless that one passed
 */

/** @typedef {Counts & {name: string, result: 'passed' | 'FAILED' | 'NOT RUN', seconds: number}} Row */

/** Plain text, whatever the terminal: the counts are read from it. */
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
    run: () => cargo('clippy', '--locked', '--workspace', '--target', 'wasm32-unknown-unknown', '--', '-D', 'warnings'),
  },
  { name: 'native tree is free of wasm', parts: ['rust'], run: nativeTreeIsFreeOfWasm },
  { name: 'Rust tests', parts: ['rust'], run: () => cargo('test', '--locked', '--workspace'), count: countCargo },
  {
    name: 'eslint',
    parts: ['web'],
    run: () => node(installed('eslint/bin/eslint.js'), '--max-warnings', '0', '.'),
  },
  { name: 'types', parts: ['web'], run: () => node(installed('typescript/bin/tsc'), '--project', '.') },
  { name: 'JavaScript tests', parts: ['web'], run: runNodeTests, count: countNode },
  { name: 'production build', parts: ['e2e'], run: () => node('scripts/build.mjs'), needs: 'wasm build' },
  { name: 'Chromium', parts: ['e2e'], run: () => setUp(() => void (process.env.CHROME_PATH = ensureChromium())) },
  {
    name: 'end-to-end tests',
    parts: ['e2e'],
    run: () => node(installed('@playwright/test/cli.js'), 'test'),
    count: countPlaywright,
    needs: 'production build',
  },
];

await command(async () => {
  const parts = process.argv.slice(2);
  const unknown = parts.find((part) => !['rust', 'web', 'e2e'].includes(part));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}": name rust, web or e2e, or nothing for all.`);
    process.exit(1);
  }
  ensureNode();
  ensureNodeModules();
  ensureRust();
  /** @type {Row[]} */
  const rows = [];
  for (const step of STEPS) {
    if (parts.length === 0 || step.parts.some((part) => parts.includes(part))) rows.push(await runStep(step, rows));
  }
  process.exitCode = summarise(rows);
});

/**
 * @param {Step} step
 * @param {Row[]} before
 * @returns {Promise<Row>}
 */
async function runStep({ name, run, count, needs }, before) {
  if (before.some((row) => row.name === needs && row.result !== 'passed')) {
    console.log(`▸ ${name}: not run, because "${needs}" did not pass`);
    return { name, result: 'NOT RUN', seconds: 0, passed: 0, failed: 1, skipped: 0 };
  }
  console.log(`▸ ${name}`);
  const start_ms = performance.now();
  const { ok, output } = await run();
  const seconds = (performance.now() - start_ms) / 1000;
  if (!ok) console.log(`${output.trimEnd()}\n✗ ${name} failed`);
  const counts = count?.(output) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  // A run that broke off, or one without a single test, is a failure that no count shows.
  const broken = (!ok && counts.failed === 0) || (ok && counts.passed === 0);
  if (broken) counts.failed += 1;
  return { name, result: ok && !broken ? 'passed' : 'FAILED', seconds, ...counts };
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
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
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

/**
 * The solver must be plain Rust outside its bindings: no wasm crate may reach a native build.
 * @returns {Promise<Outcome>}
 */
async function nativeTreeIsFreeOfWasm() {
  const tree = await cargo('tree', '--locked', '--workspace', '--edges', 'normal', '--prefix', 'none');
  const found = tree.output.match(/^(wasm-|js-sys|web-sys|serde-wasm|gloo|console_error).*$/gm);
  return found ? { ok: false, output: `The native build depends on ${found.join(', ')}.` } : tree;
}

/** @returns {Promise<Outcome>} */
async function runNodeTests() {
  const folder = join(ROOT, 'www', 'test');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.js'));
  if (files.length === 0) return { ok: false, output: 'www/test has no *.test.js.' };
  return node('--test', '--test-reporter=spec', ...files.map((name) => join(folder, name)));
}

/**
 * The sum of all numbers that a pattern's one group finds.
 * @param {string} output
 * @param {RegExp} pattern
 */
function sum(output, pattern) {
  return [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);
}

/**
 * @param {string} output
 * @returns {Counts}
 */
function countCargo(output) {
  return {
    passed: sum(output, /^test result: .* (\d+) passed;/gm),
    failed: sum(output, /^test result: .* (\d+) failed;/gm),
    skipped: sum(output, /^test result: .* (\d+) ignored;/gm),
  };
}

/**
 * @param {string} output
 * @returns {Counts}
 */
function countNode(output) {
  return {
    passed: sum(output, /^ℹ pass (\d+)$/gm),
    failed: sum(output, /^ℹ (?:fail|cancelled) (\d+)$/gm),
    skipped: sum(output, /^ℹ (?:skipped|todo) (\d+)$/gm),
  };
}

/**
 * @param {string} output
 * @returns {Counts}
 */
function countPlaywright(output) {
  return {
    // Passed at the second try, where there is one.
    passed: sum(output, /^ +(\d+) (?:passed|flaky)/gm),
    failed: sum(output, /^ +(\d+) (?:failed|interrupted|did not run)/gm),
    skipped: sum(output, /^ +(\d+) skipped/gm),
  };
}
