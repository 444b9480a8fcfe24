/**
 * Names and defaults of a link to Wythoff's game: the piles `a` and `b`, `method`, `at`; with the method Beatty a `view` and its
 * integer `x`; `layer` of the grid, `map` its place, and the play's names. Values are judged by the solver.
 */
import { MAP_PLACE, plain } from '../../ui/link.js';
import { PLAY_NAMES } from '../../play/parameters.js';

export const ROUTE = 'wythoff';
export const METHODS = /** @type {const} */ (['stars', 'mex', 'beatty']);
/** What Beatty's theorem can be looked at by, in the place of the grid. */
export const VIEWS = /** @type {const} */ (['ratio', 'partition', 'zeckendorf']);
export const NAMES = ['a', 'b', 'method', 'at', 'view', 'x', 'layer', 'map', ...PLAY_NAMES];

/** What the names beside the question may be. */
export const VALUES = { view: new RegExp(`^(${VIEWS.join('|')})?$`), layer: /^(grundy)?$/, map: new RegExp(`^$|${MAP_PLACE.source}`) };

/** The board of a link that says nothing. */
export const DEFAULTS = { a: '12', b: '20', method: 'stars' };

/** Grundy values are computed up to this pile. */
export const MAX_GRUNDY = 2000;
/** A grid is filled to this pile at least. */
export const LEAST_GRID = 12n;
/** Stars are placed one by one, and pairs found one by one, up to these piles. */
export const LIMITS = { stars: 400, mex: 1_000_000 };

/** @param {ReadonlyMap<string, string>} params @returns {Record<'a' | 'b' | 'method', string>} the solver's options for a link */
export const optionsOf = (params) => ({
  a: plain(params.get('a') ?? DEFAULTS.a),
  b: plain(params.get('b') ?? DEFAULTS.b),
  method: params.get('method') ?? DEFAULTS.method,
});

/** The position of options the solver has accepted. @param {Record<string, string | null>} options @returns {import('./play.js').Position} */
export const positionOf = ({ a, b }) => ({ a: BigInt(a ?? 0), b: BigInt(b ?? 0) });

/** The integer that Beatty's views are about: the link's, or the smaller pile that is not empty. @param {ReadonlyMap<string, string>} params @param {import('./play.js').Position} position */
export function integerOf(params, { a, b }) {
  const typed = params.get('x');
  if (typed !== undefined) return plain(typed);
  return String(a === 0n || (b !== 0n && b < a) ? b : a);
}

/** Rows beyond the position that are on show at home: two, and a part of those up to it. */
const MARGIN = 2n;
const MARGIN_SHARE = 24n;
/** The least of a grid that is looked at. */
const LEAST_HOME = 13n;

/** Rows and columns that are on show at first. @param {import('./play.js').Position} position */
export function homeOf({ a, b }) {
  const last = a > b ? a : b;
  const most = last + 1n + MARGIN + last / MARGIN_SHARE;
  return most > LEAST_HOME ? most : LEAST_HOME;
}
