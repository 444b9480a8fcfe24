/**
 * The parameters of the race: the `board` as rows over `.#xAB` joined by `/`, or a `sample` of the gallery; `jump`, whether a step onto the
 * other token is followed by another; `method`, `map`, the place of a zoomed board, and `view`, what is shown in place of the board; `from`,
 * a state that is explained or played from.
 */
import { solverOption, choice, MAP, view } from '../../game_page/parameters.js';
import { setupOf } from '../../play/parameters.js';

/** @import { Parameters } from '../../game_page/parameters.js' */

export const METHODS = /** @type {const} */ (['rings', 'pairs', 'full']);

/** @type {Parameters} */
export const PARAMETERS = {
  board: solverOption(null),
  sample: solverOption('official-1'),
  jump: choice(['1', '0'], {
    is_option: true,
    errors: /^error-jump$/,
    face: (value) => ({ id: `race-jump-${value}`, args: {} }),
    // Rings and pairs are about meetings.
    follows: () => ({ method: null, at: null, view: null, from: null }),
  }),
  method: choice(METHODS, {
    shown: (params) => (params.get('jump') === '0' ? 'full' : METHODS[0]),
    follows: () => ({ at: null, view: null }),
  }),
  map: MAP,
  view: view(['growth'], { form: /^growth$/ }),
  from: { form: /^(\d{1,4},){4}[AB]$/ },
};

/**
 * What is shown in place of the board: only the pairs have another view, and not during a play.
 * @param {ReadonlyMap<string, string>} params
 * @returns {'table' | 'growth'}
 */
export const viewOf = (params) =>
  params.get('view') === 'growth' && params.get('method') === 'pairs' && !setupOf(params) ? 'growth' : 'table';

/** Sides of a board. */
export const [MIN_SIDE, MAX_SIDE] = [2, 2000];

/** The part of the options that is the board, as a key. @param {Readonly<Record<string, string | null>>} options */
export const boardOf = ({ board, sample }) => JSON.stringify(board ? [board] : [null, sample]);

/** The board and its rule, as a key. @param {Readonly<Record<string, string | null>>} options */
export const raceOf = (options) => `${boardOf(options)} ${options.jump}`;

/** Whether tokens may share a cell. @param {{jump?: string | null}} options */
export const isShared = ({ jump }) => jump === '0';
