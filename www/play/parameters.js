/**
 * The parameters of a play in a link, the same in every game: `play`, `first`, `seed`, `moves` and `move`, together with `hide=1`. A game
 * may also have `from`, the position at which the play begins.
 */
import { errs, OPPONENTS } from './play.js';

/** @import { Setup } from './types.js' */

/** What the parameters may be; the solver judges the moves. @type {Record<'play' | 'first' | 'seed' | 'moves' | 'move', RegExp>} */
export const PLAY_VALUES = {
  play: new RegExp(`^(${OPPONENTS.join('|')})$`),
  first: /^(you|other)$/,
  seed: /^\d{1,9}$/,
  moves: /^/,
  move: /^\d{1,9}$/,
};

/** The largest seed of a link: nine digits. */
const SEEDS = 999_999_999;

/** The seed after another one. @param {number} seed */
export const nextSeed = (seed) => (seed % SEEDS) + 1;

/** For a newcomer, and for links that name no setup. @type {Setup} */
export const NEW_PLAY = { opponent: 'gentle', first: 'you', seed: 1 };

/** A newcomer's play, another one each time; its link has a short seed. @returns {Setup} */
export const freshPlay = () => ({ ...NEW_PLAY, seed: 1 + Math.floor(Math.random() * 9999) });

/**
 * The play a link opens, or null: `play` = gentle | beatable | perfect | person, `first` = you | other, `seed` of an opponent that errs.
 * @param {ReadonlyMap<string, string>} params
 * @returns {Setup | null}
 */
export function setupOf(params) {
  const opponent = OPPONENTS.find((one) => one === params.get('play'));
  if (!opponent) return null;
  const seed = params.get('seed') ?? '';
  return { opponent, first: params.get('first') === 'other' ? 'other' : 'you', seed: PLAY_VALUES.seed.test(seed) ? Number(seed) : 1 };
}

/** The parameters of a play without moves. */
export const NO_MOVES = { moves: null, move: null };

/** The parameters that open a play. @param {Setup | null} setup */
export const playParams = (setup) => ({
  play: setup?.opponent ?? null,
  first: setup?.first === 'other' ? 'other' : null,
  seed: setup && errs(setup) ? String(setup.seed) : null,
  ...NO_MOVES,
  ...(setup ? {} : { from: null }),
  // The answer is covered while one plays.
  hide: setup ? '1' : null,
});

/** A newcomer's play. @param {Record<string, string>} [position] by default that of a bare link */
export const firstPlay = (position) => ({ ...position, ...playParams(freshPlay()) });

/** The moves of a play in a link, and how many of them are on show: nothing for all. @typedef {{moves: string, move: string}} Line */

/** A wrong number of moves is ignored here; the page's notes name it. @param {ReadonlyMap<string, string>} params @returns {Line} */
export function lineOf(params) {
  const move = params.get('move') ?? '';
  return { moves: params.get('moves') ?? '', move: PLAY_VALUES.move.test(move) ? move : '' };
}

/** Moves in a link: joined by `;`, for which the parts of one move have `~`. @param {readonly string[]} moves as the solver writes them */
export const movesText = (moves) => moves.map((move) => move.replaceAll(';', '~')).join(';');

/** @param {string} moves of a link */
export const movesOf = (moves) => (moves === '' ? [] : moves.split(';').map((move) => move.replaceAll('~', ';')));
