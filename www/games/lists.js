/** The lists of values that games tell, each in its own folder's `lists.js`, fetched when they are asked for. */
import { moduleOf } from '../shell/games.js';
import { GAMES } from './games.js';

/** @import { List } from '../features/values/types.js' */

const LISTS = /** @type {Record<string, () => Promise<readonly List[]>>} */ (
  /** @type {unknown} */ (import.meta.glob(['./*/lists.js', './*/*/lists.js'], { import: 'LISTS' }))
);

/** @param {{family: string, route: string}} game */
const found = (game) => moduleOf(LISTS, '.', game, 'lists.js');

/** The games that have lists. */
export const LISTED = GAMES.filter(found);

/** @param {{family: string, route: string}} game */
export const listsOf = (game) => found(game)?.() ?? Promise.resolve([]);
