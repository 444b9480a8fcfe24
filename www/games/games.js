/** The games there are: every folder with a `game.js`. Adding one touches no list. */
import { idsOf, moduleOf, namedBy } from '../shell/games.js';

/** @import { FamilyGame, RuleOf } from '../shell/games.js' */
/** @import { Ending } from '../game_page/code/types.js' */
/** @import { Registration } from '../shell/types.js' */
/** @import { Language } from '../ui/settings.js' */

/** @type {Record<string, Registration>} */
const REGISTRATIONS = import.meta.glob(['./*/game.js', './*/*/game.js'], { import: 'game', eager: true });
const EXAMPLES = import.meta.glob(['./*/examples.js', './*/*/examples.js'], { import: 'EXAMPLES' });
const FINDS = import.meta.glob(['./*/finds.js', './*/*/finds.js'], { import: 'FINDS' });
/** @type {Record<string, () => Promise<any>>} */
const PAGES = import.meta.glob(['./*/page.jsx', './*/*/page.jsx']);
/** @type {Record<string, () => Promise<any>>} */
const DECLARATIONS = import.meta.glob('./*/*/declaration.js', { import: 'DECLARATION' });
const PLAY_PANELS = import.meta.glob(['./*/play_panel.jsx', './*/*/play_panel.jsx'], { import: 'Play' });
/** @type {Record<string, any>} */
const RULES = import.meta.glob(['./*/lab_rule.js', './*/*/lab_rule.js'], { import: 'ruleOf' });

/** The rule of a game, packed for links. @param {() => Promise<RuleOf>} load @returns {Promise<RuleOf>} */
async function packedRule(load) {
  const [ruleOf, { packed }] = await Promise.all([load(), import('../ui/packed.js')]);
  return (options) => {
    const found = ruleOf(options);
    return found && { ...found, rule: packed(found.rule) };
  };
}

/** What is special about a game, where its family makes all else of that. @param {{family: string, route: string}} game */
const declared = (game) => moduleOf(DECLARATIONS, '.', game, 'declaration.js')?.();

/**
 * A part of a game: that of its own file, or what its family's file of that name makes of route and declaration.
 * @param {Record<string, () => Promise<any>>} files @param {{family: string, route: string}} game @param {string} file
 * @param {string} own what its own file exports @param {string} made what that of its family exports
 */
export async function partOf(files, game, file, own, made) {
  const [module, declaration] = await Promise.all([moduleOf(files, '.', game, file)?.(), declared(game)]);
  if (!module) throw new Error(`${game.route}: ${file}`);
  return module[own] ?? module[made](game.route, declaration);
}

/** The board of graphs, which any game can be drawn on. It is handed to all games, because no game imports another. */
const loadGraphBoard = () => import('./graphs/graph/drawing.jsx').then(({ Drawing }) => Drawing);

/** @param {string} path of its `game.js` @param {Registration} game @returns {FamilyGame} */
function gameOf(path, game) {
  const named = namedBy(path.replace(/^\.\/|\/game\.js$/g, ''));
  /** @template Module @param {Record<string, Module>} modules @param {string} file */
  const found = (modules, file) => moduleOf(modules, '.', named, file);
  const loadRule = found(RULES, 'lab_rule.js');
  // What the files export is known by their names alone.
  return /** @type {FamilyGame} */ ({
    ...game,
    ...named,
    ...idsOf(named.route),
    loadExamples: found(EXAMPLES, 'examples.js') ?? (() => declared(named)?.then(({ examples }) => examples)),
    loadFinds: found(FINDS, 'finds.js') ?? (() => Promise.resolve([])),
    load: () => partOf(PAGES, named, 'page.jsx', 'Page', 'pageOf').then((Page) => ({ Page })),
    loadPlay: found(PLAY_PANELS, 'play_panel.jsx'),
    ...(loadRule ? { loadRule: () => packedRule(loadRule) } : {}),
    loadGraphBoard,
    loadProgram: (/** @type {string} */ name, /** @type {Ending} */ ending, /** @type {Language} */ language) =>
      import('./programs.js').then(({ programOf }) => programOf(named, name, ending, language)),
  });
}

/** Everything that has a board: the games, and the proofs. @type {readonly FamilyGame[]} */
export const BOARDS = Object.entries(REGISTRATIONS)
  .map(([path, game]) => gameOf(path, game))
  .sort((a, b) => a.order - b.order);

/** The games. */
export const GAMES = BOARDS.filter(({ is_proof }) => !is_proof);
