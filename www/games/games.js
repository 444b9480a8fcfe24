/** The games there are: every folder beside this file with an `index.js` is a family of them. Adding one touches no list. */
import { gamesOf } from '../page/games.js';
import { graph_board } from '../page/graph_board.js';

graph_board.load = async () => (await import('./graphs/graph/drawing.jsx')).Drawing;

/** Those that are rules of the laboratory, too, have them in one file. */
export const GAMES = gamesOf(import.meta.glob('./*/index.js', { import: 'games', eager: true })).map((game) =>
  game.has_rule ? { ...game, loadRule: () => import('./lab_rules.js').then(({ ruleOf }) => ruleOf(game)) } : game,
);
