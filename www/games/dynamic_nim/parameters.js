/**
 * What a link to Dynamic Nim may say: `n` pile, `k` or `limit` (L(1), L(2), …), `cap`, `method`, `view`, `map`.
 */
import { asked, choice, MAP, numeric, view } from '../../page/parameters.js';
import { plain } from '../../ui/link.js';

export const METHODS = /** @type {const} */ (['definition', 'rows', 'walls', 'numeration']);
/** What can stand in the place of the method's own board. */
export const VIEWS = /** @type {const} */ (['map', 'sweep', 'cost']);

/** The rule of a game that had none of its kind. */
export const FIRST = { k: '2', limit: '2,2,3,5' };

/** Rows of the largest table that is drawn cell by cell; a larger one is a map. */
export const LARGEST_TABLE = 400;

/** The cap of the opening; nothing where the pile is none. @param {string} pile */
function openingCap(pile) {
  if (!/^\d{1,20000}$/.test(pile)) return '';
  return BigInt(pile) > 0n ? String(BigInt(pile) - 1n) : '0';
}

/** A typed list in the plain form: commas and ranges, nothing else between. @param {string} typed */
const plainList = (typed) =>
  plain(typed)
    .replace(/[、;；]/g, ',')
    .replace(/\s*([,-])\s*/g, '$1')
    .replace(/,?(…|\.\.\.)$/, '');

/** The row in view stays in view. @param {string} _ @param {import('./state.js').Page} page */
const keepRow = (_, page) => ({ at: page.rowFor(page.options.value.n ?? '') });

/** @type {import('../../page/parameters.js').Parameters} */
export const PARAMETERS = {
  // Another pile is another game: its opening.
  n: numeric('24', { errors: /^error-pile/, follows: (n, page) => ({ cap: null, at: page.rowFor(n) }) }),
  k: numeric(FIRST.k, { errors: /^error-ratio$/, steps: false, follows: keepRow }),
  limit: asked(null, { errors: /^error-limit/, read: plainList, follows: keepRow }),
  cap: numeric(null, { errors: /^error-cap$/, follows: keepRow, shown: (params) => openingCap(plain(params.get('n') ?? '24')) }),
  method: choice(METHODS, {
    default: 'walls',
    follows: (method, page) => (method === 'numeration' ? { at: null } : keepRow(method, page)),
  }),
  view: view(VIEWS, { follows: () => ({ map: null }) }),
  map: MAP,
};

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
