/** What of a game can stand side by side, each in its own folder's `compared.js`, fetched when it is needed. */
import { moduleOf } from '../shell/games.js';
import { GAMES } from './games.js';

/** @import { Compared } from '../features/compare/types.js' */

const COMPARED = import.meta.glob(['./*/compared.js', './*/*/compared.js'], { import: 'COMPARED' });

/** @param {{family: string, route: string}} game */
const found = (game) => /** @type {(() => Promise<Compared>) | undefined} */ (moduleOf(COMPARED, '.', game, 'compared.js'));

/** The games that have methods to compare. */
export const COMPARABLE = GAMES.filter(found);

/** @param {{family: string, route: string}} game @returns {Promise<Compared>} */
export const comparedOf = (game) => found(game)?.() ?? Promise.reject(new Error(game.route));
