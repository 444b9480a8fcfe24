/**
 * The play's names of a link, the same in every game: `play`, `first` and `seed`; a play is opened together with `hide=1`. A game whose
 * links say nothing of where a play stands may have `from` as well.
 */
import { OPPONENTS } from './play.js';

/** @type {Record<string, RegExp>} */
const VALUES = { play: new RegExp(`^(${OPPONENTS.join('|')})$`), first: /^(you|other)$/, seed: /^\d{1,9}$/ };

export const PLAY_NAMES = Object.keys(VALUES);

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
  return { opponent, first: params.get('first') === 'other' ? 'other' : 'you', seed: VALUES.seed?.test(seed) ? Number(seed) : 1 };
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

/**
 * Values of the play's names, and of the game's own beside its question, that are none.
 * @param {ReadonlyMap<string, string>} params
 * @param {Record<string, RegExp>} own what the game's own names may be
 * @returns {[string, string][]}
 */
export function unknownValues(params, own) {
  return Object.entries({ ...VALUES, ...own }).flatMap(([name, form]) => {
    const value = params.get(name);
    return value === undefined || form.test(value) ? [] : [[name, value]];
  });
}
