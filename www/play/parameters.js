/**
 * The play's names of a link, the same in every game: `play`, `first` and `seed`; a play is opened together with `hide=1`. A game whose
 * links say nothing of where a play stands may have `from` as well.
 */
import { OPPONENTS } from './play.js';

/** What the play's names may be. @type {Record<'play' | 'first' | 'seed', RegExp>} */
export const PLAY_VALUES = { play: new RegExp(`^(${OPPONENTS.join('|')})$`), first: /^(you|other)$/, seed: /^\d{1,9}$/ };

/** @type {import('./play.js').Setup} */
export const NEW_PLAY = { opponent: 'perfect', first: 'you', seed: 1 };

/**
 * The play a link opens, or null: `play` = perfect | beatable | person, `first` = you | other, `seed` of a beatable opponent.
 * @param {ReadonlyMap<string, string>} params
 * @returns {import('./play.js').Setup | null}
 */
export function setupOf(params) {
  const opponent = OPPONENTS.find((one) => one === params.get('play'));
  if (!opponent) return null;
  const seed = params.get('seed') ?? '';
  return { opponent, first: params.get('first') === 'other' ? 'other' : 'you', seed: PLAY_VALUES.seed.test(seed) ? Number(seed) : 1 };
}

/** The parameters that open a play. @param {import('./play.js').Setup | null} setup */
export const playParams = (setup) => ({
  play: setup?.opponent ?? null,
  first: setup && setup.first === 'other' ? 'other' : null,
  seed: setup && setup.opponent === 'beatable' ? String(setup.seed) : null,
  ...(setup ? {} : { from: null }),
  // The answer is covered while one plays.
  hide: setup ? '1' : null,
});
