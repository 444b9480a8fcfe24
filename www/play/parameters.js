/**
 * The play's names of a link, the same in every game: `play`, `first`, `seed`, `moves` and `move`; a play is opened together with `hide=1`.
 * A game whose links say nothing of where a play stands may have `from` as well.
 */
import { errs, OPPONENTS } from './play.js';

/** @import { Setup } from './types.js' */

/** What the play's names may be; whether `moves` are moves is the solver's to judge. @type {Record<'play' | 'first' | 'seed' | 'moves' | 'move', RegExp>} */
export const PLAY_VALUES = {
  play: new RegExp(`^(${OPPONENTS.join('|')})$`),
  first: /^(you|other)$/,
  seed: /^\d{1,9}$/,
  moves: /^/,
  move: /^\d{1,9}$/,
};

/** Numbers of seeds in a link have nine digits at most. */
const SEEDS = 999_999_999;

/** The seed after another one. @param {number} seed */
export const nextSeed = (seed) => (seed % SEEDS) + 1;

/** A newcomer's, wherever a play begins whose link names none. @type {Setup} */
export const NEW_PLAY = { opponent: 'gentle', first: 'you', seed: 1 };

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

/** No move was made, or those that were are another play's. */
export const NO_MOVES = { moves: null, move: null };

/** The parameters that open a play. @param {Setup | null} setup */
export const playParams = (setup) => ({
  play: setup?.opponent ?? null,
  first: setup && setup.first === 'other' ? 'other' : null,
  seed: setup && errs(setup) ? String(setup.seed) : null,
  ...NO_MOVES,
  ...(setup ? {} : { from: null }),
  // The answer is covered while one plays.
  hide: setup ? '1' : null,
});

/** A newcomer's play of a position. @param {Record<string, string>} position */
export const firstPlay = (position) => ({ ...position, ...playParams(NEW_PLAY) });

/** How far a play is in a link: `moves` of both, and after how many of them one looks at it, nothing for the last. @typedef {{moves: string, move: string}} Line */

/** What is no number of moves is passed over here; the page's notes say so. @param {ReadonlyMap<string, string>} params @returns {Line} */
export function lineOf(params) {
  const move = params.get('move') ?? '';
  return { moves: params.get('moves') ?? '', move: PLAY_VALUES.move.test(move) ? move : '' };
}

/** Moves in a link: joined by `;`, for which the parts of one move have `~`. @param {readonly string[]} moves as the solver writes them */
export const movesText = (moves) => moves.map((move) => move.replaceAll(';', '~')).join(';');

/** @param {string} moves of a link */
export const movesOf = (moves) => (moves === '' ? [] : moves.split(';').map((move) => move.replaceAll('~', ';')));
