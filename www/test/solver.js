/** The solvers as the pages' Workers have them: the optimised wasm. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as solver from '../../crate/pkg/dynamic_nim/mexplorer.js';
import * as heaps_solver from '../../crate/pkg/heaps/mexplorer.js';
import * as race_solver from '../../crate/pkg/race/mexplorer.js';
import * as wythoff_solver from '../../crate/pkg/wythoff/mexplorer.js';
import { PARAMETERS as NIM } from '../games/dynamic_nim/parameters.js';
import { PARAMETERS as HEAPS_NIM } from '../games/heaps/nim/parameters.js';
import { PARAMETERS as RACE } from '../games/race/parameters.js';
import { PARAMETERS as WYTHOFF } from '../games/wythoff/parameters.js';
import { methodOf, optionsOf } from '../page/parameters.js';
import { parseLink } from '../ui/link.js';

/** @param {string} game */
const moduleOf = (game) => readFileSync(new URL(`../../crate/pkg/${game}/mexplorer_bg.wasm`, import.meta.url));

solver.initSync({ module: moduleOf('dynamic_nim') });
heaps_solver.initSync({ module: moduleOf('heaps') });
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

/** Every game by its route: its folder, the class of its edge, and what its links may say. @type {Record<string, {folder: string, Game: new (options: any) => any, parameters: import('../page/parameters.js').Parameters}>} */
export const GAMES = {
  'dynamic-nim': { folder: 'dynamic_nim', Game: solver.DynamicNim, parameters: NIM },
  wythoff: { folder: 'wythoff', Game: wythoff_solver.Wythoff, parameters: WYTHOFF },
  race: { folder: 'race', Game: race_solver.Race, parameters: RACE },
  nim: { folder: 'heaps/nim', Game: heaps_solver.Nim, parameters: HEAPS_NIM },
};

/** A link, and what its page asks. What it refuses is thrown. @param {string} hash `#/route?…` */
export function linked(hash) {
  const { route, params } = parseLink(hash);
  const { Game, parameters } = GAMES[route] ?? assert.fail(`no game ${route}`);
  const solved = new Game(optionsOf(parameters, params));
  return { route, params, solved, verdict: () => solved.verdict(), timeline: () => solved.timeline(methodOf(parameters, params)) };
}
