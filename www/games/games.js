/** The games there are: every folder beside this file with an `index.js` is a family of them. Adding one touches no list. */
import { gamesOf } from '../shell/games.js';

const loadGraphBoard = () => import('./graphs/graph/drawing.jsx').then(({ Drawing }) => Drawing);

/** No game imports another: what one lends to all of them is handed over here. @type {readonly import('../shell/games.js').FamilyGame[]} */
export const GAMES = gamesOf(import.meta.glob('./*/index.js', { import: 'games', eager: true })).map((game) => ({
  ...game,
  loadGraphBoard,
  ...(game.has_rule ? { loadRule: () => import('./lab_rules.js').then(({ ruleOf }) => ruleOf(game)) } : {}),
}));
