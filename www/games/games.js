/** The games there are: every folder with a `game.js`. Adding one touches no list. */
import { idsOf, moduleOf, namedBy } from '../shell/games.js';
import { packed } from '../ui/packed.js';

/** @import { FamilyGame, RuleOf } from '../shell/games.js' */
/** @import { Registration } from '../shell/types.js' */

/** @type {Record<string, Registration>} */
const REGISTRATIONS = import.meta.glob(['./*/game.js', './*/*/game.js'], { import: 'game', eager: true });
const EXAMPLES = import.meta.glob(['./*/examples.js', './*/*/examples.js'], { import: 'EXAMPLES' });
const FINDS = import.meta.glob(['./*/finds.js', './*/*/finds.js'], { import: 'FINDS' });
const PAGES = import.meta.glob(['./*/page.jsx', './*/*/page.jsx']);
const PLAY_PANELS = import.meta.glob(['./*/play_panel.jsx', './*/*/play_panel.jsx'], { import: 'Play' });
/** @type {Record<string, any>} */
const RULES = import.meta.glob(['./*/lab_rule.js', './*/*/lab_rule.js'], { import: 'ruleOf' });

/** The rule of a game, packed for links. @param {() => Promise<RuleOf>} load @returns {Promise<RuleOf>} */
async function packedRule(load) {
  const ruleOf = await load();
  return (options) => {
    const found = ruleOf(options);
    return found && { ...found, rule: packed(found.rule) };
  };
}

/** The board of graphs, which any game can be drawn on. It is handed to all games, because no game imports another. */
const loadGraphBoard = () => import('./graphs/graph/drawing.jsx').then(({ Drawing }) => Drawing);

/** @param {string} path of its `game.js` @param {Registration} game @returns {FamilyGame} */
function gameOf(path, game) {
  const named = namedBy(path.replace(/^\.\/|\/game\.js$/g, ''));
  /** @template Module @param {Record<string, Module>} modules @param {string} file */
  const found = (modules, file) => moduleOf(modules, '.', named, file);
  const missing = () => Promise.reject(new Error(named.route));
  const loadRule = found(RULES, 'lab_rule.js');
  // What the files export is known by their names alone.
  return /** @type {FamilyGame} */ ({
    ...game,
    ...named,
    ...idsOf(named.route),
    loadExamples: found(EXAMPLES, 'examples.js') ?? missing,
    loadFinds: found(FINDS, 'finds.js') ?? (() => Promise.resolve([])),
    load: found(PAGES, 'page.jsx') ?? missing,
    loadPlay: found(PLAY_PANELS, 'play_panel.jsx') ?? missing,
    ...(loadRule ? { loadRule: () => packedRule(loadRule) } : {}),
    loadGraphBoard,
  });
}

/** @type {readonly FamilyGame[]} */
export const GAMES = Object.entries(REGISTRATIONS)
  .map(([path, game]) => gameOf(path, game))
  .sort((a, b) => a.order - b.order);
