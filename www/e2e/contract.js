/**
 * What every game is held to from end to end: a table a game, `games/NAME.js`, named as its route. What is said is said
 * in English unless a language stands with it. A query is the part of a link after `?`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findGames, imported } from '../../scripts/games.mjs';
import { byHand, IS_LONG } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Record<string, string>} Data the attributes of a verdict, without `data-` */
/** @typedef {string | RegExp} Words */
/** @typedef {'en' | 'zh'} Language */

/**
 * @typedef {object} WrongFields numbers typed into the rule, each refused
 * @property {string} from query of the last good board
 * @property {string} count of its step
 * @property {[label: string, value: string, sentence: RegExp][]} typed
 */

/**
 * @typedef {object} Play
 * @property {string} from query of a position that the mover wins
 * @property {Data} data its verdict
 * @property {Record<Language, Words>} advice what the hint says there
 * @property {(page: Page) => Promise<void>} slip makes, by the keyboard, a move that gives the win away: what may be typed stands open
 * @property {(page: Page) => Promise<void>} any makes, by the keyboard, a move that is allowed: likewise
 * @property {[query: string, moves: string, wrong: string]} line three moves of a link, the first of which gives the win away, and what is
 *   no move after them
 * @property {[query: string, said: Words]} lost a position that is lost, and what the hint says of it
 * @property {[seed: number, move: string][]} replies of a beatable app that starts from there, by its seed
 */

/**
 * @typedef {object} Keyboard
 * @property {string} query
 * @property {{keys: string[], status: Words} | string} walk keys that walk the board from where Tab led, and the status of the cell they
 *   lead to; or a part of the board that Tab leads to
 * @property {Record<Language, Words[]>} explained what Enter tells of it
 * @property {{name: string, key: string, value: string}} field of the rule, what is pressed in it, and what stands there then
 * @property {{key: string, name: string}} [method] pressed on the chosen one, and the one it leads to
 * @property {Data} data of the verdict then
 */

/**
 * @typedef {object} Contract
 * @property {[query: string, data: Data, sentence?: Words][]} answers proof that a link's answer comes through; what the answers are is
 *   proved in www/test. The first is won
 * @property {(index: number) => string} burst queries that differ in their answers, for fifty changes at once
 * @property {Data} burst_data the verdict on the last of them
 * @property {{count: string, fields: WrongFields[], linked: [query: string, sentence: RegExp][], kept?: RegExp}} wrong count: of the step
 *   of the game's first board; kept: the note beside the last good board of the first of the fields
 * @property {[query: string, place: string, step: number, next: string, said?: Words][]} places a link, its place, the step it is, the
 *   place after one more
 * @property {string} [step_name] what names a step in a link, if it is not `at`
 * @property {[query: string, places: string[]][]} no_places
 * @property {[query: string, words: string[]][]} notes values of the game's own names that are none, and what is said of them
 * @property {[query: string, steps: number][]} steps a short lesson of every method and view
 * @property {[query: string, marks: number[], middle: number, said: Words][]} seek milestones, and a step that the seek bar leads to
 * @property {{from: string, step: string, label: string, value: string, data: Data}} change typed into a field of the rule, a new entry of
 *   the history
 * @property {Play} play
 * @property {[query: string, said: Words][]} covered what the caption of a link says under `hide=1`
 * @property {{queries: string[], own: string[], verdict: string, title: RegExp, query: string, caption: Words}} chinese own: words that
 *   stay as they are; verdict, title and caption of the query
 * @property {Keyboard} keyboard
 * @property {[query: string, state: string][]} [scenes] what is looked at in every look, with the state of its verdict; else some of the
 *   above
 */

/**
 * The table of a game, as its file has it: without what can be said of all games.
 * @typedef {Omit<Contract, 'burst' | 'burst_data' | 'wrong' | 'notes' | 'change' | 'play' | 'chinese'> & {
 *   burst?: Contract['burst'], burst_data?: Data, notes?: Contract['notes'],
 *   wrong: Omit<Contract['wrong'], 'count'> & {count?: string},
 *   change: Partial<Contract['change']> & Pick<Contract['change'], 'value' | 'data'>,
 *   play: Omit<Play, 'data' | 'replies'> & Partial<Play>,
 *   chinese: Omit<Contract['chinese'], 'own' | 'verdict'> & Partial<Contract['chinese']>,
 * }} Table
 */

/** @import { FoundGame } from '../../scripts/games.mjs' */

/** @param {readonly (readonly [string, any, ...unknown[]])[]} table @param {string} query */
const among = (table, query) => table.find(([one]) => one === query)?.[1];

/** The table with what it leaves out. @param {Table} table @param {FoundGame} game @returns {Contract} */
function whole(table, { examples }) {
  const { answers, wrong, play, steps } = table;
  const first = Object.entries(examples[0]?.params ?? {}).map((pair) => pair.join('='));
  const [field] = wrong.fields;
  /** The answers in turn. @param {number} index */
  const inTurn = (index) => /** @type {typeof answers[number]} */ (answers[index % answers.length]);
  return {
    burst: (index) => inTurn(index)[0],
    burst_data: inTurn(49)[1],
    notes: [[`${answers[0]?.[0]}&foo=1&play=chess`, ['foo', '“chess”']]],
    ...table,
    wrong: { count: `0 of ${among(steps, first.join('&'))}`, ...wrong },
    change: { from: String(field?.from), step: String(field?.count), label: String(field?.typed[0]?.[0]), ...table.change },
    play: {
      data: among(answers, play.from),
      replies: [],
      ...play,
      slip: (page) => byHand(page).then(() => play.slip(page)),
      any: (page) => byHand(page).then(() => play.any(page)),
    },
    chinese: { verdict: '先手必胜', ...table.chinese, own: ['xor', 'Every', ...(table.chinese?.own ?? ['Mexplorer'])] },
  };
}

/** The table of a game. @param {FoundGame} game @returns {Promise<Contract>} */
export async function contractOf(game) {
  const file = join(import.meta.dirname, 'games', `${game.name}.js`);
  if (!existsSync(file)) throw new Error(`The game ${game.route} has no table (expected in www/e2e/games/${game.name}.js).`);
  return whole((await imported(file)).contract, game);
}

/** Games that note more about a link than the frame does. */
export const OWN_NOTES = ['graph', 'race', 'wythoff'];

/** A table for every game; one that has none is missed at once. */
export const CONTRACTS = await Promise.all(
  (await findGames()).map(async (game) => {
    const { name, route, examples, family } = game;
    return { step_name: 'at', ...(await contractOf(game)), name, route, examples, family };
  }),
);

/** Games of one family share most of their views: slow tests take the first of each, and all with --long. */
const FIRST_OF_FAMILIES = CONTRACTS.filter(({ name, family }) => name === CONTRACTS.find((one) => one.family === family)?.name);

/** @param {string} name of a game */
export const tagOf = (name) => (FIRST_OF_FAMILIES.some((game) => game.name === name) ? [] : ['@long']);

/**
 * Games that a test goes through in one page, for what takes longest is to open a page: the first of each family, and with --long each game
 * by itself.
 */
export const GROUPS = IS_LONG
  ? CONTRACTS.map((game) => ({ group: game.name, games: [game] }))
  : [{ group: 'a game of each family', games: FIRST_OF_FAMILIES }];

/** The words of a play, which all games share. */
export const PLAY_WORDS = {
  en: {
    play: 'Play a game',
    hint: 'Hint',
    won: 'You win!',
    undo: 'Undo',
    gave: 'gave the win away',
    slips: 'Show mistakes',
    again: 'New game',
    follow: 'Make this move',
    leave: 'Leave the game',
  },
  zh: {
    play: '对弈',
    hint: '提示',
    won: '你赢了',
    undo: '悔棋',
    gave: '送掉了胜局',
    slips: '标出失误',
    again: '再来一局',
    follow: '就这样走',
    leave: '结束对弈',
  },
};
