/** The solvers as the pages' Workers have them: the optimised wasm. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as solver from '../../crate/pkg/dynamic_nim/mexplorer.js';
import * as wythoff_solver from '../../crate/pkg/wythoff/mexplorer.js';
import { FAMILIES, findBoards, imported, neededPart, solverOf, wasmOf } from '../../scripts/games.mjs';
import { contractOf } from '../e2e/contract.js';
import { methodOf, optionsOf } from '../game_page/parameters.js';
import { classOf } from '../shell/games.js';
import { parseLink } from '../ui/link.js';

/** @import { FoundGame } from '../../scripts/games.mjs' */
/** @import { Parameters } from '../game_page/parameters.js' */
/** @import { CommonState } from '../game_page/state.js' */
/** @import { Questions } from '../game_page/question/types.js' */
/** @import { GameState } from '../game_page/types.js' */
/** @import { Lesson } from '../player/types.js' */
/** @import { Example } from '../shell/types.js' */

/** By family, what its solver works in: it only grows. @type {Record<string, WebAssembly.Memory>} */
export const MEMORIES = {};
for (const family of FAMILIES) MEMORIES[family] = (await solverOf(family)).initSync({ module: readFileSync(wasmOf(family)) }).memory;

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
  if (timeline.method === 'numeration' || timeline.method === 'memo') throw new Error('no table');
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

/**
 * A game as it is tested.
 * @typedef {object} Tested
 * @property {new (options: any) => any} Game the class of its edge
 * @property {Parameters} parameters
 * @property {(common: CommonState) => GameState} createState
 * @property {Questions} questions
 * @property {readonly Example[]} examples
 * @property {string[]} links queries of lessons that are gone through: those of its file in games/, else of its table in e2e/games/
 * @property {(asked: Linked) => Lesson} [lessonOf] of its file in games/
 */

/** @param {FoundGame} found @returns {Promise<Tested>} */
async function tested(found) {
  const { route, solver: named, name, family, examples } = found;
  const class_name = named ?? classOf(route);
  const { [class_name]: Game } = await solverOf(family);
  assert.ok(Game, `The game ${route} has no class ${class_name} (expected in crate/src/wasm/${family}, and npm run wasm -- ${family}).`);
  const parameters = await neededPart(found, 'parameters');
  const createState = await neededPart(found, 'state');
  if (found.is_proof) return { Game, parameters, createState, questions: /** @type {any} */ (null), examples, links: [] };
  const questions = await neededPart(found, 'questions');
  const { steps, places, seek } = await contractOf(found);
  const file = join(import.meta.dirname, 'games', `${name}.js`);
  /** @type {{LINKS?: string[]} & Pick<Tested, 'lessonOf'>} */
  const { LINKS, lessonOf } = existsSync(file) ? await imported(file) : {};
  const links = LINKS ?? [...new Set([...steps, ...places, ...seek].map(([query]) => query))];
  return { Game, parameters, createState, questions, examples, links, lessonOf };
}

const FOUND = await findBoards();

/** @param {readonly FoundGame[]} boards @returns {Promise<Record<string, Tested>>} by their routes */
const testedBy = async (boards) => Object.fromEntries(await Promise.all(boards.map(async (found) => [found.route, await tested(found)])));

/** Every game by its route. */
export const GAMES = await testedBy(FOUND.filter(({ is_proof }) => !is_proof));

/** The proofs, which nobody plays, by their routes. */
const PROOFS = await testedBy(FOUND.filter(({ is_proof }) => is_proof));

/** @param {string} route */
export const testedOf = (route) => GAMES[route] ?? PROOFS[route] ?? assert.fail(`no game ${route}`);

/** A link, and what its page asks. What it refuses is thrown. @param {string} hash `#/route?…` */
export function linked(hash) {
  const { route, params } = parseLink(hash);
  const { Game, parameters } = testedOf(route);
  const options = optionsOf(parameters, params);
  const solved = new Game(options);
  /** As the Worker asks: what long work is to be done is done first. @param {string} ask @param {unknown} [about] */
  const answered = (ask, about) => {
    while (solved.advance(ask, about) < 1);
    return solved[ask](about);
  };
  return {
    route,
    params,
    options,
    solved,
    verdict: () => answered('verdict'),
    timeline: () => answered('timeline', methodOf(parameters, params)),
  };
}

/** @typedef {ReturnType<typeof linked>} Linked */
