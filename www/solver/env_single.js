/** Where the Worker and the solver come from in the single file: from inside the page itself, one for all families. */
import AnyWorker from './all_worker.js?worker&inline';
import { helperFrom } from './helpers.js';

/** @import { Source } from './types.js' */

/** @type {Source} */
const SOURCE = {
  startWorker: () => new AnyWorker(),
  // The page unpacks it before it starts the app.
  compileModule: () => WebAssembly.compile(Reflect.get(globalThis, 'packed_solver')),
};

/** @returns {Source} of any family of games */
export const sourceOf = () => SOURCE;

export const startHelper = helperFrom(import.meta.glob('../games/*/*/*_worker.js', { query: '?worker&inline', import: 'default' }));
