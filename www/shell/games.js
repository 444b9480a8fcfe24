/** What a family's folder tells of its games. */

/**
 * @typedef {object} Example
 * @property {string} id message id of its title; `${id}-why` is the sentence with the surprise
 * @property {Group} group where it stands among the examples
 * @property {Record<string, string>} params
 */

/** An example's board at its beginning. @param {Readonly<Record<string, string>>} params */
export const withoutStep = ({ at: _, ...params }) => params;

/** Groups of examples, as they are offered. */
export const GROUPS = /** @type {const} */ (['first', 'method', 'curiosity']);

/** @typedef {typeof GROUPS[number]} Group */

/**
 * What a game's `game.js` says of it. Its folder is named as its route, with `_` for `-`.
 * @typedef {object} Registration
 * @property {string} [solver] class of its solver's edge, where that is not named as the route
 * @property {number} order place on the home page
 * @property {Record<string, string>} fair a position that whoever starts can win: Play on the home page begins there
 * @property {string} [lesson] the name of the built-in lesson that has more of it than the first walk
 */

/**
 * A game, and what is found of it by the names of its files: `examples.js`, `page.jsx`, `play_panel.jsx`, `lab_rule.js`.
 * @typedef {object} Found
 * @property {string} route
 * @property {string} family name of its folder, its words, its Worker and its solver
 * @property {string} name message id
 * @property {string} summary message id
 * @property {() => Promise<readonly Example[]>} loadExamples the first is the default
 * @property {() => Promise<GamePage>} load its page
 * @property {() => Promise<import('preact').FunctionComponent<{page: any}>>} loadPlay the panel of a play
 * @property {() => Promise<RuleOf>} [loadRule] the game as a rule of the laboratory
 * @property {() => Promise<import('preact').FunctionComponent<{page: any}>>} [loadGraphBoard] the board of graphs, on which any game may be drawn
 */

/** @typedef {Registration & Found} FamilyGame */

/**
 * A position as a rule of the laboratory, and where in it; null where it is too large, or no rule of tuples.
 * @typedef {(options: import('../solver/types.js').Options) => {rule: string, at?: string} | null} RuleOf
 */

/**
 * What a game's page module exports.
 * @typedef {object} GamePage
 * @property {import('preact').FunctionComponent<{client: import('../solver/types.js').Client, router: import('../ui/router.js').Router, game: ExampledGame, guide?: import('../game_page/types.js').Guide}> & {of: import('../game_page/define_page.jsx').Definition<any>}} Page
 */

/** @typedef {GamePage & {client: import('../solver/types.js').Client, full: ExampledGame}} Parts what a game's page is made of, once it is fetched */

/** The family and the route of a game by the path of its folder: `heaps/nim`, or `dynamic_nim` of a family of one. @param {string} folder */
export function namedBy(folder) {
  const names = folder.split('/');
  return { family: names[0] ?? '', route: (names.at(-1) ?? '').replaceAll('_', '-') };
}

/** The message ids of a game. @param {string} route */
export const idsOf = (route) => ({ name: `${route}-name`, summary: `${route}-summary` });

/** The folders of the words about games, as all pages need them: names, summaries, examples, questions. @param {readonly {family: string}[]} games */
export const wordsOf = (games) => games.map(({ family }) => `${family}/about`);

/**
 * A game's own module among those that were found, by their paths: that of its folder, or of its family's.
 * @template T @param {Record<string, T>} modules @param {string} folder of all games @param {{family: string, route: string}} game @param {string} name
 */
export const moduleOf = (modules, folder, { family, route }, name) =>
  modules[`${folder}/${family}/${route.replaceAll('-', '_')}/${name}`] ?? modules[`${folder}/${family}/${name}`];

/** The folders of the words of a game's page: its own, and those about its family. @param {{family: string}} game */
export const pageWordsOf = ({ family }) => [family, `${family}/about`];

/** @typedef {FamilyGame & {examples: readonly Example[]}} ExampledGame with its examples at hand */

/** @param {FamilyGame} game @returns {Promise<ExampledGame>} */
export const withExamples = async (game) => ({ ...game, examples: await game.loadExamples() });
