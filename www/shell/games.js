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
 * @typedef {object} Game
 * @property {string} route
 * @property {string} [solver] class of its solver's edge, where that is not named as the route
 * @property {number} order place on the home page
 * @property {string} name message id
 * @property {string} summary message id
 * @property {() => Promise<Example[]>} loadExamples the first is the default
 * @property {Record<string, string>} fair a position that whoever starts can win: Play on the home page begins there
 * @property {string} [lesson] the name of the built-in lesson that has more of it than the first walk
 * @property {boolean} [has_rule] whether its `lab_rule.js` says it as a rule of the laboratory
 * @property {() => Promise<GamePage>} load its page
 */

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

/**
 * The games of the modules that were found, by their paths, each with its family's name: that of its folder, its words, its Worker and
 * its solver.
 * @param {Record<string, readonly Game[]>} found
 */
export const gamesOf = (found) =>
  Object.entries(found)
    .flatMap(([path, games]) => games.map((game) => ({ ...game, family: path.split('/').at(-2) ?? '' })))
    .sort((a, b) => a.order - b.order);

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

/**
 * A game with its family, and what other games lend to it.
 * @typedef {ReturnType<typeof gamesOf>[number] & Lent} FamilyGame
 * @typedef {object} Lent
 * @property {() => Promise<RuleOf>} [loadRule] the game as a rule of the laboratory
 * @property {() => Promise<import('preact').FunctionComponent<{page: any}>>} [loadGraphBoard] the board of graphs, on which any game may be drawn
 */

/** @typedef {FamilyGame & {examples: readonly Example[]}} ExampledGame with its examples at hand */

/** @template {Game} G @param {G} game @returns {Promise<G & {examples: readonly Example[]}>} */
export const withExamples = async (game) => ({ ...game, examples: await game.loadExamples() });
