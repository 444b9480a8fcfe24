/**
 * What a link to Wythoff's game may say: the piles `a` and `b`, `method`; with the method Beatty a `view` and its integer `x`; `layer` of
 * the grid, `map` its place.
 */
import { choice, MAP, numeric, view } from '../../game_page/parameters.js';
import { typedNumber } from '../../ui/typed_number.js';

/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { Piles } from './types.js' */

/** What Beatty's theorem can be looked at by, in the place of the grid. */
export const VIEWS = /** @type {const} */ (['ratio', 'rounding', 'partition', 'zeckendorf']);

/** An integer of at most a thousand digits, as it is typed. @param {string} typed */
export const wholeOf = (typed) => typedNumber(typed, 1000);

/** Another position is looked at from home, and its integer is its own. */
const PILE = { read: wholeOf, errors: /^error-coordinate$/, follows: () => ({ at: null, map: null, x: null }) };

/** @type {Parameters} */
export const PARAMETERS = {
  a: numeric('6', PILE),
  b: numeric('10', PILE),
  method: choice(['stars', 'mex', 'beatty', 'definition'], { follows: () => ({ at: null, view: null, x: null }) }),
  view: view(VIEWS, { follows: () => ({ at: null }) }),
  x: {},
  layer: { form: /^(grundy)?$/ },
  map: MAP,
};

/** Grundy values are computed up to this pile. */
export const MAX_GRUNDY = 2000;
/** A grid is filled to this pile at least. */
export const LEAST_GRID = 12n;
/** Stars are placed one by one, and pairs found one by one, up to these piles. @type {Record<string, number>} */
export const LIMITS = { stars: 400, mex: 1_000_000, definition: 60 };

/** The position of options the solver has accepted. @param {Record<string, string | null>} options @returns {Piles} */
export const positionOf = ({ a, b }) => ({ a: BigInt(a ?? 0), b: BigInt(b ?? 0) });

/**
 * The integer that Beatty's views are about: the link's, or the smaller pile that is not empty.
 * @param {ReadonlyMap<string, string>} params @param {Piles} position
 */
export function integerOf(params, { a, b }) {
  const typed = params.get('x');
  if (typed !== undefined) return wholeOf(typed);
  return String(a === 0n || (b !== 0n && b < a) ? b : a);
}

/** @param {...bigint} numbers */
export const largest = (...numbers) => numbers.reduce((most, one) => (one > most ? one : most));

/** Rows and columns on show at home: those of the position, a few more, and never fewer than 13. @param {Piles} position */
export function homeOf({ a, b }) {
  const last = largest(a, b);
  return largest(last + 3n + last / 24n, 13n);
}
