// The games there are, as programs in Node find them: by the folders of www/games.

import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { idsOf, namedBy } from '../www/shell/games.js';
import { ROOT } from './process.mjs';

const FOLDER = join(ROOT, 'www', 'games');

/** The folders that are families of games. */
export const FAMILIES = readdirSync(FOLDER).filter((family) => existsSync(join(FOLDER, family, 'worker.js')));

/** @param {string} path */
export const imported = (path) => import(pathToFileURL(path).href);

/** A package of the solver, as Node has it: yet to be started, by `initSync`. @param {string} name that of a family, or `all` */
export const solverOf = (name) => imported(join(ROOT, 'crate', 'pkg', name, 'mexplorer.js'));

/** The path of its wasm. @param {string} name */
export const wasmOf = (name) => join(ROOT, 'crate', 'pkg', name, 'mexplorer_bg.wasm');

/**
 * A game with where it is.
 * @typedef {import('../www/shell/types.js').Registration & {route: string, family: string, name: string, summary: string, folder: string,
 *   examples: readonly import('../www/shell/types.js').Example[], has_rule: boolean}} FoundGame
 * name: as files are named after it; folder: its own, which in a family of one game is the family's; has_rule: whether it is a rule of the
 * laboratory, too
 */

/** The parts of a game, by the names of their files, and what a game's own file exports. */
const PARTS = {
  parameters: 'PARAMETERS',
  examples: 'EXAMPLES',
  state: 'createState',
  questions: 'QUESTIONS',
  picture: 'picture',
};

/**
 * A part of a game: what its own file exports; else its declaration says it, or its family makes it of that, as `stateOf` in `state.js`
 * does. Undefined if there is neither.
 * @param {{folder: string, route: string}} game @param {keyof typeof PARTS} part
 * @returns {Promise<any>}
 */
export async function partOf({ folder, route }, part) {
  const own = join(folder, `${part}.js`);
  if (existsSync(own)) return (await imported(own))[PARTS[part]];
  const declared = join(folder, 'declaration.js');
  if (!existsSync(declared)) return undefined;
  const { DECLARATION } = await imported(declared);
  if (part === 'parameters' || part === 'examples') return DECLARATION[part];
  return (await imported(join(folder, '..', `${part}.js`)))[`${part}Of`](route, DECLARATION);
}

/** The same; throws for a missing part, naming its path. @param {{folder: string, route: string}} game @param {keyof typeof PARTS} part */
export async function neededPart(game, part) {
  const found = await partOf(game, part);
  const folder = relative(ROOT, game.folder);
  if (!found) throw new Error(`The game ${game.route} has no ${PARTS[part]} (expected in ${folder}/${part}.js, or in its declaration.js).`);
  return found;
}

/** All games, by families. @returns {Promise<FoundGame[]>} */
export const findGames = async () => (await findBoards()).filter(({ is_proof }) => !is_proof);

/** Everything that has a board, by families: the games, and the proofs. @returns {Promise<FoundGame[]>} */
export async function findBoards() {
  const folders = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'game.js')
    .map((path) => dirname(path).replaceAll('\\', '/'));
  const found = folders.map(async (path) => {
    const folder = join(FOLDER, path);
    const { game } = await imported(join(folder, 'game.js'));
    const named = namedBy(path);
    return {
      ...game,
      ...named,
      ...idsOf(named.route),
      name: basename(path),
      folder,
      examples: await neededPart({ folder, route: named.route }, 'examples'),
      has_rule: existsSync(join(folder, 'lab_rule.js')),
    };
  });
  // By families, and in a family as on the home page.
  return (await Promise.all(found)).sort((a, b) => a.family.localeCompare(b.family) || a.order - b.order);
}
