/** Games: their names, words and modules by the folder of their family. */

import { parseLink } from '../ui/link.js';

/** @import { Example, Found, GamePage, Registration } from './types.js' */
/** @import { Client, Options } from '../solver/types.js' */

/** The parameters of an example without its step. @param {Readonly<Record<string, string>>} params */
export const withoutStep = ({ at: _, ...params }) => params;

/** The groups of examples, in order. */
export const GROUPS = /** @type {const} */ (['first', 'method', 'curiosity']);

/** @typedef {typeof GROUPS[number]} Group */

/** The groups of games on the home page, by what you do in them. */
export const GAME_GROUPS = /** @type {const} */ (['start', 'take', 'boards', 'row', 'own']);

/** @typedef {typeof GAME_GROUPS[number]} GameGroup */

/** @typedef {Registration & Found} FamilyGame */

/**
 * A position as a rule of the laboratory and a position of that; null if it is too large, or not made of tuples.
 * @typedef {(options: Options) => {rule: string, at?: string} | null} RuleOf
 */

/** @typedef {GamePage & {client: Client, full: ExampledGame}} Parts what a game's page is made of, once it is fetched */

/**
 * The family and the route of a game by the path of its folder: `heaps/nim`, or `dynamic_nim` of a family of one.
 * @param {string} folder
 */
export function namedBy(folder) {
  const names = folder.split('/');
  return { family: names[0] ?? '', route: (names.at(-1) ?? '').replaceAll('_', '-') };
}

/** The class of its solver's edge, where that is named as the route. @param {string} route */
export const classOf = (route) => route.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** The message ids of a game. @param {string} route */
export const idsOf = (route) => ({ name: `${route}-name`, summary: `${route}-summary` });

/** The message id of a game's large picture, and the name of the file; `${id}-why` is its promise. @param {string} route */
export const featuredIdOf = (route) => `${route}-featured`;

/**
 * The game that a link is about: a comparison names it.
 * @template {{route: string}} Game @param {readonly Game[]} games @param {string} hash @returns {Game | undefined}
 */
export function gameOfLink(games, hash) {
  const { route, params } = parseLink(hash);
  const named = route === 'compare' ? params.get('game') : route;
  return games.find((one) => one.route === named);
}

/** The folders of the words about games: names, summaries, examples, questions. @param {readonly {family: string}[]} games */
export const wordsOf = (games) => games.map(({ family }) => `${family}/about`);

/**
 * A game's module among modules by path: in its own folder, or in that of its family.
 * @template T
 * @param {Record<string, T>} modules
 * @param {string} folder of all games
 * @param {{family: string, route: string}} game
 * @param {string} name
 */
export const moduleOf = (modules, folder, { family, route }, name) =>
  modules[`${folder}/${family}/${route.replaceAll('-', '_')}/${name}`] ?? modules[`${folder}/${family}/${name}`];

/** The folders of the words of a game's page: its own, and those about its family. @param {{family: string}} game */
export const pageWordsOf = ({ family }) => [family, `${family}/about`];

/** @typedef {FamilyGame & {examples: readonly Example[]}} ExampledGame with its examples at hand */

/** @param {FamilyGame} game @returns {Promise<ExampledGame>} */
export const withExamples = async (game) => ({ ...game, examples: await game.loadExamples() });
