// What test runners report of themselves, in their own formats for machines, as counts.

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/** @returns {Counts} */
export const none = () => ({ passed: 0, failed: 0, skipped: 0 });

/**
 * The counts of several runs as those of one.
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sumOf(all) {
  const sum = none();
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * A run that broke off, or one without a single test, is a failure that no report counts: it gets one here.
 * @param {boolean} ok whether the run ended without an error
 * @param {Counts} counts
 * @returns {Counts}
 */
export function judged(ok, counts) {
  const is_broken = ok ? counts.failed === 0 && counts.passed === 0 : counts.failed === 0;
  return is_broken ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string | undefined} report of node_reporter.mjs
 * @returns {Counts} all 0 where there is no whole report
 */
export function countsOfNode(report) {
  return parsed(report) ?? none();
}

/**
 * @typedef {{specs?: {tests: PlaywrightTest[]}[], suites?: PlaywrightSuite[]}} PlaywrightSuite
 * @typedef {{status: string, expectedStatus: string, results: {status: string}[]}} PlaywrightTest
 */

/**
 * @param {string | undefined} report of Playwright's reporter `json`
 * @returns {Counts} all 0 where there is no whole report
 */
export function countsOfPlaywright(report) {
  /** @type {{suites: PlaywrightSuite[], errors: unknown[]} | undefined} */
  const whole = parsed(report);
  const counts = none();
  if (!whole) return counts;
  // Errors outside tests, as of a file that cannot be read.
  counts.failed += whole.errors.length;
  const suites = [...whole.suites];
  for (let suite = suites.pop(); suite; suite = suites.pop()) {
    suites.push(...(suite.suites ?? []));
    for (const test of (suite.specs ?? []).flatMap(({ tests }) => tests)) counts[kindOf(test)] += 1;
  }
  return counts;
}

/**
 * Playwright says `skipped` also of a test that was never begun, or was interrupted: that is a failure.
 * @param {PlaywrightTest} test
 * @returns {keyof Counts}
 */
function kindOf({ status, expectedStatus, results }) {
  if (status === 'skipped') {
    const was_asked_for = expectedStatus === 'skipped' && results.length > 0 && results.every((result) => result.status === 'skipped');
    return was_asked_for ? 'skipped' : 'failed';
  }
  // `flaky` passed at the second try, where there is one.
  return status === 'expected' || status === 'flaky' ? 'passed' : 'failed';
}

/** @typedef {{type: string, event: string, name: string, stdout?: string, test_count?: number, passed?: number, failed?: number, ignored?: number, filtered_out?: number}} LibtestEvent */

/**
 * @param {string} stdout of a test program of Rust, or of rustdoc, under `--format json`: one event a line
 * @returns {{is_whole: boolean, counts: Counts, failures: string[]}} `is_whole`: every suite that began has told its end; `failures`: the
 *   names of the tests that failed, each with what it printed
 */
export function resultsOfLibtest(stdout) {
  /** @type {LibtestEvent[]} */
  const events = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map(parsed)
    .filter((event) => event !== undefined);
  const ends = events.filter(({ type, event }) => type === 'suite' && event !== 'started');
  const begun = events.filter(({ type, event }) => type === 'suite' && event === 'started');
  const counts = sumOf(ends.map(({ passed = 0, failed = 0, ignored = 0 }) => ({ passed, failed, skipped: ignored })));
  return {
    is_whole: begun.length > 0 && begun.length === ends.length,
    counts,
    failures: events
      .filter(({ type, event }) => type === 'test' && event !== 'started' && event !== 'ok' && event !== 'ignored')
      .map(({ name, event, stdout: printed = '' }) => `${name} … ${event}\n${printed}`),
  };
}

/**
 * @param {string | undefined} text
 * @returns {any} undefined where it is not JSON, as where a program broke off while it wrote
 */
function parsed(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
