/** The lists of values of games, and the grids that can be checked: in each one's own `lists.js` and `grids.js`, fetched when needed. */
import { moduleOf } from '../shell/games.js';
import { GAMES } from './games.js';

/** @import { Grid } from '../features/check/types.js' */
/** @import { List } from '../features/values/types.js' */

const LISTS = import.meta.glob(['./*/lists.js', './*/*/lists.js'], { import: 'LISTS' });

/** @param {{family: string, route: string}} game */
const found = (game) => /** @type {(() => Promise<readonly List[]>) | undefined} */ (moduleOf(LISTS, '.', game, 'lists.js'));

/** The games that have lists. */
export const LISTED = GAMES.filter(found);

/** @param {{family: string, route: string}} game */
export const listsOf = (game) => found(game)?.() ?? Promise.resolve([]);

const GRIDS = import.meta.glob(['./*/grids.js', './*/*/grids.js'], { import: 'GRIDS' });

/** @param {{family: string, route: string}} game */
const foundGrids = (game) => /** @type {(() => Promise<readonly Grid[]>) | undefined} */ (moduleOf(GRIDS, '.', game, 'grids.js'));

/** The games whose tables can be checked. */
export const CHECKED = GAMES.filter((game) => found(game) ?? foundGrids(game));

/** @param {{family: string, route: string}} game */
export const gridsOf = (game) => foundGrids(game)?.() ?? Promise.resolve([]);
