/** The games there are: every folder beside this file with an `index.js` is a family of them. Adding one touches no list. */
import { gamesOf } from '../page/games.js';

export const GAMES = gamesOf(import.meta.glob('./*/index.js', { import: 'games', eager: true }));
