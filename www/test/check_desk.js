/** Checks tables as the page does, with the solver in this process. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOf } from '../game_page/parameters.js';
import { checkTable } from '../features/check/check_table.js';
import { NoTable } from '../features/check/read_table.js';
import { attributeOf } from '../features/check/words.js';
import { Refused } from '../solver/protocol.js';
import { GAMES } from './solver.js';

/** @import { Subject } from '../features/check/check_table.js' */
/** @import { Form, Grid } from '../features/check/types.js' */
/** @import { Ask, List } from '../features/values/types.js' */

/** Where a game's tables are. @type {Record<string, string>} */
export const FOLDERS = {
  'dynamic-nim': 'dynamic_nim',
  wythoff: 'wythoff',
  race: 'race',
  subtraction: 'sums',
  octal: 'sums',
  sum: 'sums',
  turning: 'rows/turning',
  lab: 'lab',
};

/** Asks a game in this process. @param {string} route @param {Record<string, string | null>} options @returns {Ask} */
export function askOf(route, options) {
  const { Game } = GAMES[route] ?? assert.fail(route);
  /** Games that are asked again, as the app keeps them. @type {Map<string, any>} */
  const kept = new Map();
  return async (question, about, changed = {}) => {
    const key = JSON.stringify({ ...options, ...changed });
    try {
      const game = kept.get(key) ?? new Game({ ...options, ...changed });
      kept.set(key, game);
      while (game.advance(question, about) < 1);
      return game[question](about);
    } catch (error) {
      throw new Refused(/** @type {any} */ (error));
    }
  };
}

/** @param {string} route @param {string} name @returns {Promise<Subject>} */
export async function subjectOf(route, name) {
  const folder = join(import.meta.dirname, '../games', FOLDERS[route] ?? '');
  /** @param {string} file */
  const modules = async (file) => (existsSync(join(folder, file)) ? import(join(folder, file)) : {});
  const { GRIDS = [] } = /** @type {{GRIDS?: Grid[]}} */ (await modules('grids.js'));
  const { LISTS = [] } = /** @type {{LISTS?: List[]}} */ (await modules('lists.js'));
  const grid = GRIDS.find((one) => one.name === name);
  if (grid) return { list: null, grid };
  return { list: LISTS.find((one) => one.name === name) ?? assert.fail(name), grid: null };
}

/**
 * The verdict on a text: its attribute, and what else was found.
 * @param {string} route @param {string} name @param {Record<string, string>} params of the game, and `form` and `from`
 * @param {string} text
 */
export async function check(route, name, { form = '', from = '', ...params }, text) {
  const subject = await subjectOf(route, name);
  const { parameters } = GAMES[route] ?? assert.fail(route);
  const options = optionsOf(parameters, new Map(Object.entries(params)));
  const wanted = { form: /** @type {Form | null} */ (form || null), from: from === '' ? null : Number(from) };
  const { signal } = new AbortController();
  try {
    const found = await checkTable(text, { subject, wanted, ask: askOf(route, options), options, signal });
    return { attribute: found && attributeOf(found.judged), mistake: found?.mistake?.names.join() ?? null, found };
  } catch (error) {
    if (!(error instanceof NoTable)) throw error;
    return { attribute: `error:${error.place.line},${error.place.column}`, mistake: null, found: null };
  }
}
