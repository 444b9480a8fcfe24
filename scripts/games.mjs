// The games there are, as programs in Node find them: by the folders of www/games.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './process.mjs';

const FOLDER = join(ROOT, 'www', 'games');

/** The folders that are families of games. */
export const FAMILIES = readdirSync(FOLDER).filter((family) => existsSync(join(FOLDER, family, 'index.js')));

/** @param {string} path */
export const imported = (path) => import(pathToFileURL(path).href);

/** A package of the solver, as Node has it: yet to be started, by `initSync`. @param {string} name that of a family, or `all` */
export const solverOf = (name) => imported(join(ROOT, 'crate', 'pkg', name, 'mexplorer.js'));

/** The path of its wasm. @param {string} name */
export const wasmOf = (name) => join(ROOT, 'crate', 'pkg', name, 'mexplorer_bg.wasm');

/**
 * A game with where it is.
 * @typedef {import('../www/shell/games.js').Game & {examples: readonly import('../www/shell/games.js').Example[], family: string, name: string, folder: string}} FoundGame name: as files are named after
 * it; folder: its own, which in a family of one game is the family's
 */

/** All games, by families. @returns {Promise<FoundGame[]>} */
export async function findGames() {
  const found = FAMILIES.map(async (family) => {
    /** @type {{games: import('../www/shell/games.js').Game[]}} */
    const { games } = await imported(join(FOLDER, family, 'index.js'));
    return Promise.all(
      games.map(async (game) => {
        const name = game.route.replaceAll('-', '_');
        const own = join(FOLDER, family, name);
        return { ...game, examples: await game.loadExamples(), family, name, folder: existsSync(own) ? own : join(FOLDER, family) };
      }),
    );
  });
  return (await Promise.all(found)).flat();
}
