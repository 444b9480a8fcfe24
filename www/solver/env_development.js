/** Where the Worker and the solver come from in development: one package with all families, compiled quickly. */
import SolverWorker from './all_worker.js?worker';
import address from '#solver/mexplorer_bg.wasm?url';

/** @import { Source } from './types.js' */

/** @type {Source} */
const SOURCE = {
  startWorker: () => new SolverWorker(),
  compileModule: () => WebAssembly.compileStreaming(fetch(address)),
};

/** @returns {Source} of any family of games */
export const sourceOf = () => SOURCE;

export { startHelper } from './env_helpers.js';
