/** The solvers as the pages' Workers have them: the optimised wasm. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as solver from '../../crate/pkg/dynamic_nim/mexplorer.js';
import * as wythoff_solver from '../../crate/pkg/wythoff/mexplorer.js';

/** @param {string} game */
const moduleOf = (game) => readFileSync(new URL(`../../crate/pkg/${game}/mexplorer_bg.wasm`, import.meta.url));

solver.initSync({ module: moduleOf('dynamic_nim') });
wythoff_solver.initSync({ module: moduleOf('wythoff') });

export { solver };

/** What a question throws. @param {() => unknown} ask @returns {solver.SolveError} */
export function refusal(ask) {
  try {
    ask();
  } catch (error) {
    return /** @type {any} */ (error);
  }
  return assert.fail('no error');
}

/** @param {Partial<solver.DynamicNimOptions>} options */
export const gameOf = (options) => new solver.DynamicNim({ n: '24', k: '2', cap: null, limit: null, ...options });

/** The timeline of a method that fills the table. @param {Partial<solver.DynamicNimOptions> & {method?: string}} options */
export function tableOf({ method = 'walls', ...options }) {
  const timeline = gameOf(options).timeline(method);
  if (timeline.method === 'numeration') throw new Error('no table');
  return timeline;
}

/** @param {Partial<solver.DynamicNimOptions>} options */
export function numerationOf(options) {
  const timeline = gameOf(options).timeline('numeration');
  if (timeline.method !== 'numeration') throw new Error('no numeration');
  return timeline;
}

/** @param {Partial<wythoff_solver.WythoffOptions>} options */
export const wythoffOf = (options) => new wythoff_solver.Wythoff({ a: '112', b: '120', ...options });
