/** Where the Worker and the solver come from in development: one package with all families, compiled quickly. */
import SolverWorker from './all_worker.js?worker';
import address from '#solver/mexplorer_bg.wasm?url';

/** @type {import('./types.js').Source} */
const SOURCE = {
  startWorker: () => new SolverWorker(),
  compileModule: () => WebAssembly.compileStreaming(fetch(address)),
};

/** @returns {import('./types.js').Source} of any family of games */
export const sourceOf = () => SOURCE;

export { startHelper } from './env_helpers.js';
