// A reporter for `node --test`: counts the tests and writes the counts as JSON, once all have ended. (Node's own reports for machines
// would have to be parsed; the event with its counts is in Node 22 and later only.)

import { resolve } from 'node:path';

/**
 * @param {AsyncIterable<{type: string, data: {name: string, file?: string, skip?: unknown, todo?: unknown, details?: {type?: string}}}>} events
 * @returns {AsyncGenerator<string>}
 */
export default async function* countsAsJson(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    // Left out by an option of the test: `false` and nothing are no options.
    const is_left_out = [data.skip, data.todo].some((option) => option !== undefined && option !== false);
    // A file that passes by its own name has run no test, or ended before its tests did.
    const is_empty_file = data.file !== undefined && resolve(data.name) === resolve(data.file);
    if (is_left_out) counts.skipped += 1;
    else if (type === 'test:fail' || is_empty_file) counts.failed += 1;
    else counts.passed += 1;
  }
  yield JSON.stringify(counts);
}
