// The Rust tests, each program run by itself, so that their results come in libtest's own format: `cargo test` hands on words only.
//
// The format is `--format json`, which libtest keeps for nightly toolchains, or for RUSTC_BOOTSTRAP=1. The variable is set for programs
// that are built already, and for rustdoc as it runs the doc tests. It is never set for cargo, which would hand it to build scripts:
// those of proc-macro2 ask for it, and everything above would be built anew each time.

import { dirname } from 'node:path';
import { capture } from './process.mjs';
import { judged, resultsOfLibtest, sumOf } from './test_results.mjs';

/** @typedef {import('./test_results.mjs').Counts} Counts */
/** @typedef {{ok: boolean, output: string, counts: Counts}} Tested */

/**
 * @typedef {object} Artifact what cargo says of one thing it built
 * @property {string} reason
 * @property {string} package_id begins with `path+` where it lies in this checkout
 * @property {string} manifest_path
 * @property {string | null} executable
 * @property {string[]} filenames
 * @property {string[]} features
 * @property {{name: string, kind: string[], src_path: string, edition: string, doctest: boolean}} target
 * @property {{test: boolean}} profile
 */

const IN_JSON = ['-Z', 'unstable-options', '--format', 'json'];
const AS_JSON = { RUSTC_BOOTSTRAP: '1', CARGO_TERM_COLOR: 'never' };

/**
 * Builds all tests of the workspace, then runs them: unit tests and those of crate/tests, then the doc tests.
 * @returns {Promise<Tested>}
 */
export async function runRustTests() {
  const args = ['test', '--locked', '--workspace', '--no-run', '--message-format', 'json-render-diagnostics'];
  const { ok, stdout, stderr } = await capture('cargo', args, { CARGO_TERM_COLOR: 'never' });
  if (!ok) return { ok, output: stderr, counts: { passed: 0, failed: 1, skipped: 0 } };
  /** @type {Artifact[]} */
  const artifacts = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ reason }) => reason === 'compiler-artifact');
  /** @type {Tested[]} */
  const tested = [];
  for (const { profile, executable, manifest_path } of artifacts) {
    // As under cargo, a test runs in the folder of its package.
    if (profile.test && executable) tested.push(await run(executable, IN_JSON, dirname(manifest_path)));
  }
  for (const artifact of artifacts) if (hasDocTests(artifact)) tested.push(await runDocTests(artifact, artifacts));
  return {
    ok: tested.every((one) => one.ok),
    output: tested.map(({ output }) => output).join(''),
    counts: sumOf(tested.map(({ counts }) => counts)),
  };
}

/** A library of this workspace, as others use it. @param {Artifact} artifact */
const hasDocTests = ({ package_id, target, profile }) => package_id.startsWith('path+') && target.doctest && !profile.test;

/**
 * @param {Artifact} library
 * @param {Artifact[]} artifacts
 */
function runDocTests({ target, features, manifest_path }, artifacts) {
  // rustdoc reads the library itself too, which uses others.
  const libraries = artifacts
    .filter(({ profile }) => !profile.test)
    .flatMap((one) =>
      one.filenames.filter((path) => path.endsWith('.rlib')).map((path) => ({ name: one.target.name.replaceAll('-', '_'), path })),
    );
  const folders = new Set(libraries.map(({ path }) => dirname(path)));
  const args = [
    ...['--test', target.src_path, '--crate-name', target.name, '--edition', target.edition],
    ...libraries.flatMap(({ name, path }) => ['--extern', `${name}=${path}`]),
    ...[...folders].flatMap((folder) => ['-L', `dependency=${folder}`]),
    ...features.flatMap((feature) => ['--cfg', `feature="${feature}"`]),
    ...['--test-args', IN_JSON.join(' ')],
  ];
  return run('rustdoc', args, dirname(manifest_path));
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<Tested>}
 */
async function run(program, args, cwd) {
  const { ok, output, stdout, stderr } = await capture(program, args, AS_JSON, cwd);
  const { is_whole, counts, failures } = resultsOfLibtest(stdout);
  const is_good = ok && is_whole;
  if (is_good) return { ok: true, output: '', counts };
  // One that broke off shows all it said: which test it was cannot be told.
  const shown = is_whole ? [...failures, stderr].join('\n') : output;
  return { ok: false, output: `${program}\n${shown}\n`, counts: judged(is_good, counts) };
}
