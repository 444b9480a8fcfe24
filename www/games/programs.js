/**
 * Programs in step with the boards, fetched when one is chosen: what is the same in every language is in `programs.js` of a game's folder or
 * its family's, and the listings are files of their own, `programs/NAME.cpp` and `programs/NAME.py`. Their comments are English; beside
 * them, `programs/comments.LANGUAGE.json` has those of another language, once for all listings of the folder.
 */
import { withComments } from '../game_page/code/listing.js';
import { moduleOf } from '../shell/games.js';

/** @import { Ending, Listed, Programs } from '../game_page/code/types.js' */
/** @import { Language } from '../ui/settings.js' */

/** @type {Record<string, any>} */
const PROGRAMS = import.meta.glob(['./*/programs.js', './*/*/programs.js'], { import: 'PROGRAMS' });
/** @type {Record<string, any>} */
const LISTINGS = import.meta.glob(['./*/programs/*.{cpp,py}', './*/*/programs/*.{cpp,py}'], { query: '?raw', import: 'default' });

/** @type {Record<string, any>} */
const COMMENTS = import.meta.glob(['./*/programs/comments.*.json', './*/*/programs/comments.*.json'], { import: 'default' });

/**
 * @param {{family: string, route: string}} game @param {string} name @param {Ending} ending @param {Language} language of the comments
 * @returns {Promise<Listed>}
 */
export async function programOf(game, name, ending, language) {
  /** @type {[Programs, string, Record<string, string> | undefined]} */
  const [programs, source, comments] = await Promise.all([
    moduleOf(PROGRAMS, '.', game, 'programs.js')(),
    moduleOf(LISTINGS, '.', game, `programs/${name}.${ending}`)(),
    moduleOf(COMMENTS, '.', game, `programs/comments.${language}.json`)?.(),
  ]);
  const program = programs[name];
  if (!program) throw new Error(`${game.route}: ${name}`);
  return { program, source: comments ? withComments(source, comments) : source };
}
