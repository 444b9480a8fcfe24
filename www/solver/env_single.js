/** Where the Worker and the solver come from in the single file: from inside the page itself, one for all families. */
import AnyWorker from './all_worker.js?worker&inline';

/** @import { Source } from './types.js' */

/** @type {Source} */
const SOURCE = {
  startWorker: () => new AnyWorker(),
  // What the page unpacked before it started the app.
  compileModule: () => WebAssembly.compile(/** @type {{packed_solver?: BufferSource}} */ (globalThis).packed_solver ?? new Uint8Array()),
};

/** @returns {Source} of any family of games */
export const sourceOf = () => SOURCE;

const HELPERS = /** @type {Record<string, () => Promise<new () => Worker>>} */ (
  /** @type {unknown} */ (import.meta.glob('../games/*/*/*_worker.js', { query: '?worker&inline', import: 'default' }))
);

/** A Worker that helps a page and has no solver. @param {string} path among the games, as `graphs/graph/layout` */
export const startHelper = async (path) =>
  new (await /** @type {() => Promise<new () => Worker>} */ (HELPERS[`../games/${path}_worker.js`])())();
