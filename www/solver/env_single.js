/** Where the Worker and the solver come from in the single file: from inside the page itself, one for all families. */
import AnyWorker from './all_worker.js?worker&inline';

/** @import { Source } from './types.js' */

/** @type {Source} */
const SOURCE = {
  startWorker: () => new AnyWorker(),
  // The page unpacks it before it starts the app.
  compileModule: () => WebAssembly.compile(Reflect.get(globalThis, 'packed_solver')),
};

/** @returns {Source} of any family of games */
export const sourceOf = () => SOURCE;

/** @type {Record<string, () => Promise<any>>} */
const HELPERS = import.meta.glob('../games/*/*/*_worker.js', { query: '?worker&inline', import: 'default' });

/** @param {string} path among the games, as `graphs/graph/layout` @returns {Promise<Worker>} */
export async function startHelper(path) {
  const Helper = await HELPERS[`../games/${path}_worker.js`]?.();
  return new Helper();
}
