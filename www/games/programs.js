/**
 * Programs in step with the boards, fetched when one is chosen: what is the same in every language is in `programs.js` of a game's folder or
 * its family's, and the listings are files of their own, `programs/NAME.cpp` and `programs/NAME.py`.
 */
import { moduleOf } from '../shell/games.js';

/** @import { Ending, Listed, Programs } from '../game_page/code/types.js' */

/** @type {Record<string, any>} */
const PROGRAMS = import.meta.glob(['./*/programs.js', './*/*/programs.js'], { import: 'PROGRAMS' });
/** @type {Record<string, any>} */
const LISTINGS = import.meta.glob(['./*/programs/*.{cpp,py}', './*/*/programs/*.{cpp,py}'], { query: '?raw', import: 'default' });

/** @param {{family: string, route: string}} game @param {string} name @param {Ending} ending @returns {Promise<Listed>} */
export async function programOf(game, name, ending) {
  /** @type {[Programs, string]} */
  const [programs, source] = await Promise.all([
    moduleOf(PROGRAMS, '.', game, 'programs.js')(),
    moduleOf(LISTINGS, '.', game, `programs/${name}.${ending}`)(),
  ]);
  const program = programs[name];
  if (!program) throw new Error(`${game.route}: ${name}`);
  return { program, source };
}
