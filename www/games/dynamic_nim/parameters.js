/**
 * What a link to Dynamic Nim may say: `n` pile, `k` or `limit` (L(1), L(2), …), `cap`, `method`, `view`, `layer` of the table, `map`.
 */
import { solverOption, choice, MAP, numeric, view } from '../../game_page/parameters.js';
import { plain, tightened } from '../../ui/link.js';
import { typedNumber } from '../../ui/typed_number.js';

/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { Page } from './state.js' */

/** The methods whose work is counted and compared. */
export const METHODS = /** @type {const} */ (['definition', 'rows', 'walls', 'numeration']);
/** What can replace the method's own board. */
export const VIEWS = /** @type {const} */ (['map', 'sweep', 'cost']);

/** The pile and the rule of a game that had none of its kind. */
export const FIRST = { n: '14', k: '2', limit: '2,2,3,5' };

/** Digits of k on either side, as the solver has them. */
const K_DIGITS = 18;

/** Rows of the largest table that is drawn cell by cell; a larger one is a map. */
export const LARGEST_TABLE = 400;

/** The cap of the opening; nothing if the pile is none. @param {string} pile */
function openingCap(pile) {
  if (!/^\d{1,20000}$/.test(pile)) return '';
  return BigInt(pile) > 0n ? String(BigInt(pile) - 1n) : '0';
}

/** A typed list in the plain form: commas and ranges, nothing else between. @param {string} typed */
const plainList = (typed) => tightened(tightened(plain(typed).replace(/[、;；]/g, ','), ','), '-').replace(/,?(…|\.\.\.)$/, '');

/** The row in view stays in view. @param {string} _ @param {Page} page */
const keepRow = (_, page) => ({ at: page.rowFor(page.options.value.n ?? '') });

/** A button leads from the factor to the list, and back. */
const byButton = () => false;

/** @type {Parameters} */
export const PARAMETERS = {
  // Another pile is another game: its opening.
  n: numeric(FIRST.n, { errors: /^error-pile/, follows: (n, page) => ({ cap: null, at: page.rowFor(n) }) }),
  k: numeric(FIRST.k, {
    read: (typed) => typedNumber(typed, K_DIGITS),
    errors: /^error-ratio$/,
    steps: false,
    follows: keepRow,
    is_offered: byButton,
  }),
  limit: solverOption(null, { errors: /^error-limit/, read: plainList, follows: keepRow, is_offered: byButton }),
  cap: numeric(null, { errors: /^error-cap$/, follows: keepRow, shown: (params) => openingCap(typedNumber(params.get('n') ?? FIRST.n)) }),
  method: choice(['definition', 'memo', 'rows', 'walls', 'numeration'], {
    default: 'walls',
    follows: (method, page) => (method === 'numeration' || method === 'memo' ? { at: null } : keepRow(method, page)),
  }),
  view: view(VIEWS, { follows: () => ({ map: null }) }),
  layer: { form: /^(grundy)?$/ },
  map: MAP,
};

/** The position of options the solver has accepted. @param {Record<string, string | null>} options */
export const positionOf = ({ n, cap }) => ({ pile: BigInt(n ?? 0), cap: BigInt(cap ?? openingCap(n ?? '0')) });

/** A position of a play: its pile and its cap. @param {string} text @returns {[pile: string, cap: string]} */
export function pileAndCap(text) {
  const [pile = '', cap = ''] = text.split(',');
  return [pile, cap];
}

/** The cell of a table that a play has come to. @param {{text: string}} position */
export function cellOf({ text }) {
  const [row, column] = pileAndCap(text).map(Number);
  return { row: row ?? 0, column: column ?? 0 };
}
