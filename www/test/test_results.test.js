/** What `npm test` makes of the runners' reports: above all, of runs that did not end. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { countsOfNode, countsOfPlaywright, judged, none, resultsOfLibtest, sumOf } from '../../scripts/test_results.mjs';

const ROOT = join(import.meta.dirname, '../..');

/**
 * What the reporter counts in test files, run by `node --test`.
 * @param {...string} files their text
 */
function counted(...files) {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-'));
  try {
    const paths = files.map((text, index) => join(folder, `${index}.test.mjs`));
    for (const [index, path] of paths.entries()) writeFileSync(path, `import { describe, test } from 'node:test';\n${files[index]}`);
    const report = join(folder, 'report.json');
    const reporter = join(ROOT, 'scripts/node_reporter.mjs');
    // Without its mark of a test that runs tests, of which Node would take the inner one for a part of the outer one.
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const args = ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${report}`, ...paths];
    const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env });
    return judged(status === 0, countsOfNode(readFileSync(report, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('node: tests count, one within another too, and groups do not', () => {
  const text = `test('a', () => {}); test('b', (t) => t.test('c', () => {})); describe('d', () => { test('e', () => {}); test.skip('f'); test.todo('g'); });`;
  assert.deepEqual(counted(text), { passed: 4, failed: 0, skipped: 2 });
  assert.deepEqual(counted(text, `test('h', () => { throw new Error('no'); });`), { passed: 4, failed: 1, skipped: 2 });
});

test('node: a file that has no test, ends before its tests or cannot be read is a failure', () => {
  assert.deepEqual(counted(`test('a', () => {});`, ''), { passed: 1, failed: 1, skipped: 0 });
  assert.deepEqual(counted(`test('a', () => process.exit(0));`), { passed: 0, failed: 1, skipped: 0 });
  assert.deepEqual(counted(`test('a', () => {}); throw new Error('no');`).failed, 1);
});

/** @param {string} status @param {string} expectedStatus @param {...string} results */
const ran = (status, expectedStatus, ...results) => ({ status, expectedStatus, results: results.map((one) => ({ status: one })) });

/** @param {ReturnType<typeof ran>[]} tests @param {unknown[]} [errors] */
const playwright = (tests, errors = []) =>
  countsOfPlaywright(JSON.stringify({ errors, suites: [{ specs: [], suites: [{ specs: [{ tests }] }] }] }));

test('playwright: passed, at the second try too; failed; skipped because it was asked for', () => {
  const tests = [ran('expected', 'passed', 'passed'), ran('flaky', 'passed', 'failed', 'passed'), ran('skipped', 'skipped', 'skipped')];
  assert.deepEqual(playwright(tests), { passed: 2, failed: 0, skipped: 1 });
  assert.deepEqual(playwright([...tests, ran('unexpected', 'passed', 'timedOut')]), { passed: 2, failed: 1, skipped: 1 });
});

test('playwright: a test that was never begun or was interrupted is a failure, and so is an error outside tests', () => {
  const tests = [ran('skipped', 'passed'), ran('skipped', 'passed', 'interrupted'), ran('skipped', 'passed', 'skipped')];
  assert.deepEqual(playwright(tests), { passed: 0, failed: 3, skipped: 0 });
  assert.deepEqual(playwright([ran('expected', 'passed', 'passed')], [{ message: 'no' }]), { passed: 1, failed: 1, skipped: 0 });
});

const BEGUN = '{ "type": "suite", "event": "started", "test_count": 3 }';
const ONE_FAILED = '{ "type": "test", "name": "half", "event": "failed", "stdout": "left: 1" }';
const ENDED = '{ "type": "suite", "event": "failed", "passed": 1, "failed": 1, "ignored": 1, "measured": 0, "filtered_out": 0 }';

test('libtest: counts by suites, and what failed with its words', () => {
  const counts = { passed: 1, failed: 1, skipped: 1 };
  assert.deepEqual(resultsOfLibtest(`words\n${BEGUN}\n${ONE_FAILED}\n${ENDED}\n`), {
    is_whole: true,
    counts,
    failures: ['half … failed\nleft: 1'],
  });
  assert.deepEqual(resultsOfLibtest([BEGUN, ENDED, BEGUN, ENDED].join('\n')).counts, sumOf([counts, counts]));
});

test('libtest: a program that broke off is not whole, and one that says nothing neither', () => {
  assert.equal(resultsOfLibtest(`${BEGUN}\n${ENDED}\n${BEGUN}\n${ENDED.slice(0, 40)}`).is_whole, false);
  assert.equal(resultsOfLibtest('').is_whole, false);
});

test('a run that broke off or had no test is one failure; a failure that is counted stays as it is', () => {
  const passed = { passed: 3, failed: 0, skipped: 0 };
  const failed = { passed: 3, failed: 2, skipped: 0 };
  assert.deepEqual(judged(true, passed), passed);
  assert.deepEqual(judged(false, failed), failed);
  assert.deepEqual(judged(false, passed), { ...passed, failed: 1 });
  for (const ok of [true, false]) {
    assert.deepEqual(judged(ok, none()), { passed: 0, failed: 1, skipped: 0 });
    for (const report of [undefined, '', '{"passed": 3, "fail']) assert.deepEqual(judged(ok, countsOfNode(report)).failed, 1);
    for (const report of [undefined, '', '{"suites": [']) assert.deepEqual(judged(ok, countsOfPlaywright(report)).failed, 1);
  }
});
