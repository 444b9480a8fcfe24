/** The solvers as the pages' Workers have them: the optimised wasm. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as solver from '../../crate/pkg/dynamic_nim/mexplorer.js';
import * as race_solver from '../../crate/pkg/race/mexplorer.js';
import * as wythoff_solver from '../../crate/pkg/wythoff/mexplorer.js';
import { optionsOf as nimOptionsOf } from '../games/dynamic_nim/parameters.js';
import { optionsOf as raceOptionsOf } from '../games/race/parameters.js';
import { optionsOf as wythoffOptionsOf } from '../games/wythoff/parameters.js';
import { parseLink } from '../ui/link.js';

/** @param {string} game */
const moduleOf = (game) => readFileSync(new URL(`../../crate/pkg/${game}/mexplorer_bg.wasm`, import.meta.url));

solver.initSync({ module: moduleOf('dynamic_nim') });
race_solver.initSync({ module: moduleOf('race') });
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

/** @param {Partial<wythoff_solver.WythoffOptions>} options */
export const wythoffOf = (options) => new wythoff_solver.Wythoff({ a: '112', b: '120', method: 'stars', ...options });

/**
 * What a game's page asks of its solver for a link, by the name of its route.
 * @type {Record<string, (params: ReadonlyMap<string, string>) => {verdict: () => any, timeline: () => any, solved: any}>}
 */
const ASKED = {
  'dynamic-nim': (params) => askedOf(new solver.DynamicNim(/** @type {any} */ (nimOptionsOf(params)))),
  wythoff: (params) => askedOf(new wythoff_solver.Wythoff(/** @type {any} */ (wythoffOptionsOf(params)))),
  race: (params) => askedOf(new race_solver.Race(/** @type {any} */ (raceOptionsOf(params)))),
};

/** @param {{verdict: () => unknown, timeline: () => unknown}} solved */
const askedOf = (solved) => ({ solved, verdict: () => solved.verdict(), timeline: () => solved.timeline() });

/** A link, and what its page asks. What it refuses is thrown. @param {string} hash `#/route?…` */
export function linked(hash) {
  const { route, params } = parseLink(hash);
  const ask = ASKED[route] ?? assert.fail(`no game ${route}`);
  return { route, params, ...ask(params) };
}
