/**
 * Names and defaults of a Dynamic Nim link: `n` pile, `k` or `limit` (L(1), L(2), …), `cap`, `method`, `at`, and the play's
 * names. Values are judged by the solver.
 */

import { MAP_PLACE } from '../../app/link.js';

export const ROUTE = 'dynamic-nim';
export const METHODS = /** @type {const} */ (['definition', 'rows', 'walls', 'numeration']);
/** What can stand in the place of the method's own board. */
export const VIEWS = /** @type {const} */ (['map', 'sweep', 'cost']);
export const NAMES = ['n', 'k', 'limit', 'cap', 'method', 'at', 'view', 'map', 'play', 'first', 'seed'];

/** The board of a link that says nothing. */
export const DEFAULTS = { n: '24', k: '2', method: 'walls', limit: '2,2,3,5' };

/** Rows of the largest table that is drawn cell by cell; a larger one is a map. */
export const LARGEST_TABLE = 400;

/** @type {import('../../play/play.js').Setup} */
export const NEW_PLAY = { opponent: 'perfect', first: 'you', seed: 1 };

/** The cap of the opening; nothing where the pile is none. @param {string} pile */
export function openingCap(pile) {
  if (!/^\d{1,20000}$/.test(pile)) return '';
  return BigInt(pile) > 0n ? String(BigInt(pile) - 1n) : '0';
}

/**
 * Typed digits and signs in the plain form the solver reads: full-width characters, `½`, other minus signs, spaces.
 * @param {string} typed
 */
export function plain(typed) {
  return typed
    .normalize('NFKC')
    .replace(/[\u2044\u2215÷]/g, '/')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/^\s+|\s+$/g, '')
    .replace(/\s*\/\s*/g, '/');
}

/** A typed list in the plain form: commas and ranges, nothing else between. @param {string} typed */
export const plainList = (typed) => plain(typed).replace(/[、;；]/g, ',').replace(/\s*([,-])\s*/g, '$1').replace(/,?(…|\.\.\.)$/, '');

/**
 * The solver's options for a link. `cap` is null where the link does not say it: the first move of the game.
 * @param {ReadonlyMap<string, string>} params
 * @returns {Record<'n' | 'k' | 'limit' | 'cap' | 'method', string | null>}
 */
export function optionsOf(params) {
  const cap = params.get('cap');
  return {
    n: plain(params.get('n') ?? DEFAULTS.n),
    k: plain(params.get('k') ?? DEFAULTS.k),
    limit: params.get('limit') === undefined ? null : plainList(params.get('limit') ?? ''),
    cap: cap === undefined ? null : plain(cap),
    method: params.get('method') ?? DEFAULTS.method,
  };
}

/** The position of options the solver has accepted. @param {Record<string, string | null>} options @returns {import('./play.js').Position} */
export function positionOf({ n, cap }) {
  const pile = BigInt(n ?? 0);
  return { pile, cap: BigInt(cap ?? (pile > 0n ? pile - 1n : 0n)) };
}

/**
 * The play a link opens, or null: `play` = perfect | beatable | person, `first` = you | other, `seed` of a beatable opponent.
 * @param {ReadonlyMap<string, string>} params
 * @returns {import('../../play/play.js').Setup | null}
 */
export function setupOf(params) {
  const opponent = (/** @type {const} */ (['perfect', 'beatable', 'person'])).find((one) => one === params.get('play'));
  if (!opponent) return null;
  const seed = params.get('seed') ?? '';
  return { opponent, first: params.get('first') === 'other' ? 'other' : 'you', seed: /^\d{1,9}$/.test(seed) ? Number(seed) : 1 };
}

/** Values of the names beside the question that are none. @param {ReadonlyMap<string, string>} params @returns {[string, string][]} */
export function unknownValues(params) {
  /** @type {[string, RegExp][]} */
  const allowed = [['play', /^(perfect|beatable|person)$/], ['first', /^(you|other)$/], ['seed', /^\d{1,9}$/], ['view', new RegExp(`^(${VIEWS.join('|')})?$`)], ['map', new RegExp(`^$|${MAP_PLACE.source}`)]];
  return allowed.flatMap(([name, form]) => {
    const value = params.get(name);
    return value === undefined || form.test(value) ? [] : [[name, value]];
  });
}

/** The parameters that open a play. @param {import('../../play/play.js').Setup | null} setup */
export const playParams = (setup) => ({
  play: setup?.opponent ?? null,
  first: setup && setup.first === 'other' ? 'other' : null,
  seed: setup && setup.opponent === 'beatable' ? String(setup.seed) : null,
  // The answer is covered while one plays.
  hide: setup ? '1' : null,
});

/**
 * The rule of options the solver has accepted, for a play: it needs no board.
 * @param {Record<string, string | null>} options
 * @returns {import('./steps.js').Rule}
 */
export function ruleOf({ k, limit }) {
  if (limit === null || limit === undefined) {
    const [above = '', below = '1'] = (k ?? '').split('/');
    const [whole = '', decimals = ''] = above.split('.');
    return { k: { p: whole + decimals, q: below + '0'.repeat(decimals.length) }, limit: null };
  }
  const entries = limit === '' ? [] : limit.split(',').flatMap((entry) => {
    const [first = 0, last = first] = entry.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
  return { k: null, limit: Uint32Array.from(entries) };
}

/** @param {Record<string, string | null>} a @param {Record<string, string | null>} b */
export const sameOptions = (a, b) => JSON.stringify(a) === JSON.stringify(b);
