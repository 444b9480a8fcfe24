/** The solver as the page's Worker has it: the optimised wasm. */
import { readFileSync } from 'node:fs';
import * as solver from '../../crate/pkg/dynamic_nim/mexplorer.js';

solver.initSync({ module: readFileSync(new URL('../../crate/pkg/dynamic_nim/mexplorer_bg.wasm', import.meta.url)) });

export { solver };

/** @param {Partial<solver.DynamicNimOptions>} options */
export const gameOf = (options) => new solver.DynamicNim({ n: '24', k: '2', cap: null, limit: null, method: 'walls', ...options });

/** The timeline of a method that fills the table. @param {Partial<solver.DynamicNimOptions>} options */
export function tableOf(options) {
  const timeline = gameOf(options).timeline();
  if (timeline.method === 'numeration') throw new Error('no table');
  return timeline;
}

/** @param {Partial<solver.DynamicNimOptions>} options */
export function numerationOf(options) {
  const timeline = gameOf({ ...options, method: 'numeration' }).timeline();
  if (timeline.method !== 'numeration') throw new Error('no numeration');
  return timeline;
}
