/**
 * Names and defaults of a Dynamic Nim link: `n` pile, `k` or `limit` (L(1), L(2), …), `cap`, `method`, `at`, and the play's
 * names. Values are judged by the solver.
 */
import { MAP_PLACE, plain } from '../../ui/link.js';
import { PLAY_NAMES } from '../../play/parameters.js';

export const ROUTE = 'dynamic-nim';
export const METHODS = /** @type {const} */ (['definition', 'rows', 'walls', 'numeration']);
/** What can stand in the place of the method's own board. */
export const VIEWS = /** @type {const} */ (['map', 'sweep', 'cost']);
export const NAMES = ['n', 'k', 'limit', 'cap', 'method', 'at', 'view', 'map', ...PLAY_NAMES];

/** What the names beside the question may be. */
export const VALUES = { view: new RegExp(`^(${VIEWS.join('|')})?$`), map: new RegExp(`^$|${MAP_PLACE.source}`) };

/** The board of a link that says nothing. */
export const DEFAULTS = { n: '24', k: '2', method: 'walls', limit: '2,2,3,5' };

/** Rows of the largest table that is drawn cell by cell; a larger one is a map. */
export const LARGEST_TABLE = 400;

/** The cap of the opening; nothing where the pile is none. @param {string} pile */
export function openingCap(pile) {
  if (!/^\d{1,20000}$/.test(pile)) return '';
  return BigInt(pile) > 0n ? String(BigInt(pile) - 1n) : '0';
}

/** A typed list in the plain form: commas and ranges, nothing else between. @param {string} typed */
export const plainList = (typed) =>
  plain(typed)
    .replace(/[、;；]/g, ',')
    .replace(/\s*([,-])\s*/g, '$1')
    .replace(/,?(…|\.\.\.)$/, '');

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
  const entries =
    limit === ''
      ? []
      : limit.split(',').flatMap((entry) => {
          const [first = 0, last = first] = entry.split('-').map(Number);
          return Array.from({ length: last - first + 1 }, (_, step) => first + step);
        });
  return { k: null, limit: Uint32Array.from(entries) };
}
