/** The games there are: every folder with a `game.js`. Adding one touches no list. */
import { idsOf, moduleOf, namedBy } from '../shell/games.js';
import { packed } from '../ui/packed.js';

/** @import { FunctionComponent } from 'preact' */
/** @import { FamilyGame, RuleOf } from '../shell/games.js' */
/** @import { Example, GamePage, Registration } from '../shell/types.js' */

/** @typedef {FunctionComponent<{page: any}>} Component */
/** @template Module @typedef {Record<string, () => Promise<Module>>} Loaders by the paths of files */

/** @type {Record<string, Registration>} */
const REGISTRATIONS = import.meta.glob(['./*/game.js', './*/*/game.js'], { import: 'game', eager: true });
const EXAMPLES = /** @type {Loaders<readonly Example[]>} */ (
  /** @type {unknown} */ (import.meta.glob(['./*/examples.js', './*/*/examples.js'], { import: 'EXAMPLES' }))
);
const PAGES = /** @type {Loaders<GamePage>} */ (/** @type {unknown} */ (import.meta.glob(['./*/page.jsx', './*/*/page.jsx'])));
/** @type {Loaders<Component>} */
const PLAY_PANELS = import.meta.glob(['./*/play_panel.jsx', './*/*/play_panel.jsx'], { import: 'Play' });
const RULES = /** @type {Loaders<RuleOf>} */ (
  /** @type {unknown} */ (import.meta.glob(['./*/lab_rule.js', './*/*/lab_rule.js'], { import: 'ruleOf' }))
);

/** The rule of a game, as links have it. @param {() => Promise<RuleOf>} load @returns {Promise<RuleOf>} */
async function packedRule(load) {
  const ruleOf = await load();
  return (options) => {
    const told = ruleOf(options);
    return told && { ...told, rule: packed(told.rule) };
  };
}

/** No game imports another: the board of graphs, which any game may be drawn on, is handed to all of them. */
const loadGraphBoard = () => import('./graphs/graph/drawing.jsx').then(({ Drawing }) => Drawing);

/** @type {readonly FamilyGame[]} */
export const GAMES = Object.entries(REGISTRATIONS)
  .map(([path, game]) => {
    const named = namedBy(path.replace(/^\.\/|\/game\.js$/g, ''));
    /** @template Module @param {Loaders<Module>} modules @param {string} file */
    const found = (modules, file) => moduleOf(modules, '.', named, file);
    const missing = () => Promise.reject(new Error(named.route));
    const loadRule = found(RULES, 'lab_rule.js');
    return {
      ...game,
      ...named,
      ...idsOf(named.route),
      loadExamples: found(EXAMPLES, 'examples.js') ?? missing,
      load: found(PAGES, 'page.jsx') ?? missing,
      loadPlay: found(PLAY_PANELS, 'play_panel.jsx') ?? missing,
      ...(loadRule ? { loadRule: () => packedRule(loadRule) } : {}),
      loadGraphBoard,
    };
  })
  .sort((a, b) => a.order - b.order);
