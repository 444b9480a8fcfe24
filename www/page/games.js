/** The games there are: every folder of `games/` with an `index.js` is one. Adding a game touches no list. */

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
 * @property {import('preact').FunctionComponent<{client: import('../solver/client.js').Client, game: Game}>} Page
 *
 * @typedef {object} GameCard
 * @property {import('preact').FunctionComponent<{client: import('../solver/client.js').Client, params: Record<string, string>}>} Thumbnail
 *   a small live board
 */

/** @type {Record<string, Game>} */
const FOUND = import.meta.glob('../games/*/index.js', { import: 'game', eager: true });

/** With the folder's name, which its solver has too. @type {readonly (Game & {folder: string})[]} */
export const GAMES = Object.entries(FOUND)
  .map(([path, game]) => ({ ...game, folder: path.split('/')[2] ?? '' }))
  .sort((a, b) => a.order - b.order);
