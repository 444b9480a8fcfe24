/** Names and defaults of a Dynamic Nim link: `n` pile, `k`, `cap`, `method`, `at`. Values are judged by the solver. */

export const ROUTE = 'dynamic-nim';
export const METHODS = /** @type {const} */ (['rows', 'walls']);
export const NAMES = ['n', 'k', 'cap', 'method', 'at'];

/** The board of a link that says nothing. */
export const DEFAULTS = { n: '24', k: '2', method: 'walls' };

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

/**
 * The solver's options for a link. `cap` is null where the link does not say it: the first move of the game.
 * @param {ReadonlyMap<string, string>} params
 * @returns {Record<'n' | 'k' | 'cap' | 'method', string | null>}
 */
export function optionsOf(params) {
  const cap = params.get('cap');
  return {
    n: plain(params.get('n') ?? DEFAULTS.n),
    k: plain(params.get('k') ?? DEFAULTS.k),
    cap: cap === undefined ? null : plain(cap),
    method: params.get('method') ?? DEFAULTS.method,
  };
}

/** @param {Record<string, string | null>} a @param {Record<string, string | null>} b */
export const sameOptions = (a, b) => JSON.stringify(a) === JSON.stringify(b);
