/** The lists of values of games, each in its own folder's `lists.js`, fetched when they are needed. */
import { moduleOf } from '../shell/games.js';
import { GAMES } from './games.js';

/** @import { List } from '../features/values/types.js' */

const LISTS = import.meta.glob(['./*/lists.js', './*/*/lists.js'], { import: 'LISTS' });

/** @param {{family: string, route: string}} game */
const found = (game) => /** @type {(() => Promise<readonly List[]>) | undefined} */ (moduleOf(LISTS, '.', game, 'lists.js'));

/** The games that have lists. */
export const LISTED = GAMES.filter(found);

/** @param {{family: string, route: string}} game */
export const listsOf = (game) => found(game)?.() ?? Promise.resolve([]);
