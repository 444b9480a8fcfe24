/**
 * Names and defaults of a link to the race: the `board` as rows over `.#xAB` joined by `/`, or a `sample` of the gallery; `method`,
 * `at`, `map`, the place of a zoomed board, and `view`, what stands in the board's place; `from`, a state that is explained or played from. Values are judged
 * by the solver.
 */
import { MAP_PLACE } from '../../ui/link.js';
import { PLAY_NAMES, setupOf } from '../../play/parameters.js';

export const ROUTE = 'race';
export const METHODS = /** @type {const} */ (['rings', 'pairs', 'full']);
export const NAMES = ['board', 'sample', 'method', 'at', 'map', 'view', 'from', ...PLAY_NAMES];

/** What the names beside the question may be. */
export const VALUES = { map: new RegExp(`^$|${MAP_PLACE.source}`), view: /^growth$/, from: /^(\d{1,4},){4}[AB]$/ };

/** What stands in the board's place; only the pairs have another view, and not while one plays. @param {ReadonlyMap<string, string>} params @returns {'table' | 'growth'} */
export const viewOf = (params) =>
  params.get('view') === 'growth' && params.get('method') === 'pairs' && !setupOf(params) ? 'growth' : 'table';

/** The board of a link that says nothing. */
export const DEFAULTS = { sample: 'official-1', method: 'rings' };

/** The most states of a full game that is solved. */
export const MAX_FULL_STATES = 5_000_000;

/** Sides of a board. */
export const [MIN_SIDE, MAX_SIDE] = [2, 2000];

/** What options say of their board. @param {Readonly<Record<string, string | null>>} options */
export const boardOf = ({ board, sample }) => JSON.stringify(board ? [board] : [null, sample]);

/** The solver's options for a link. @param {ReadonlyMap<string, string>} params @returns {Record<'board' | 'sample' | 'method', string | null>} */
export const optionsOf = (params) => ({
  board: params.get('board') ?? null,
  sample: params.get('sample') ?? DEFAULTS.sample,
  method: params.get('method') ?? DEFAULTS.method,
});
