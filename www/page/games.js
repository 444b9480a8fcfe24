/** What a family's folder tells of its games. */

/**
 * @typedef {object} Example
 * @property {string} id message id of its title; `${id}-why` is the sentence with the surprise
 * @property {Record<string, string>} params
 */

/**
 * @typedef {object} Game
 * @property {string} route
 * @property {number} order place on the home page
 * @property {string} name message id
 * @property {string} summary message id
 * @property {Example[]} examples the first is the default
 * @property {() => Promise<GamePage>} load its page
 * @property {() => Promise<GameCard>} loadCard what the home page shows of it
 */

/**
 * What a game's page module exports.
 * @typedef {object} GamePage
 * @property {import('preact').FunctionComponent<{client: import('../solver/client.js').Client, router: import('../ui/router.js').Router, game: Game}>} Page
 *
 * @typedef {object} GameCard
 * @property {import('preact').FunctionComponent<{client: import('../solver/client.js').Client, params: Record<string, string>}>} Thumbnail
 *   a small live board
 */

/**
 * The games of the modules that were found, by their paths, each with its family's name: that of its folder, its words, its Worker and
 * its solver.
 * @param {Record<string, readonly Game[]>} found
 */
export const gamesOf = (found) =>
  Object.entries(found)
    .flatMap(([path, games]) => games.map((game) => ({ ...game, family: path.split('/').at(-2) ?? '' })))
    .sort((a, b) => a.order - b.order);
