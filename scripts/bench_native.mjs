// The native part of `npm run bench`: criterion measures (crate/benches), this reads what it found.

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, capture } from './process.mjs';

/** @typedef {Map<string, number>} Medians milliseconds by `group/function/value`, as `a thousand digits/all winning takes/2` */

/** Cargo's target folder; a relative one counts from where cargo runs. */
export const TARGET = resolve(ROOT, process.env.CARGO_TARGET_DIR || 'target');

/**
 * @returns {Promise<Medians>}
 * @throws {Error} when cargo fails
 */
export async function benchNative() {
  // Seconds, for a file system may keep no more.
  const start_ms = Math.floor(Date.now() / 1000) * 1000;
  const { ok, output } = await capture('cargo', ['bench', '--locked', '--workspace'], { CARGO_TERM_COLOR: 'never' });
  if (!ok) throw new Error(`cargo bench failed:\n${output}`);
  return readMedians(join(TARGET, 'criterion'), start_ms);
}

/**
 * Criterion keeps the results of benches that are gone; only what is new counts.
 * @param {string} folder
 * @param {number} since_ms
 * @returns {Medians}
 */
function readMedians(folder, since_ms) {
  const medians = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!/[\\/]new[\\/]estimates\.json$/.test(path) || statSync(path).mtimeMs < since_ms) continue;
    const about = join(path, '..', 'benchmark.json');
    if (!existsSync(about)) continue;
    const { group_id, function_id, value_str } = JSON.parse(readFileSync(about, 'utf8'));
    const nanoseconds = JSON.parse(readFileSync(path, 'utf8')).median.point_estimate;
    medians.set([group_id, function_id, value_str].join('/'), nanoseconds / 1e6);
  }
  return medians;
}
