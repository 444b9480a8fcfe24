/** Where the Worker and the solver come from in the single file: from inside the page itself. */
import wasm_data from '../../crate/pkg/mexplorer_bg.wasm?inline';
import SolverWorker from './worker.js?worker&inline';

export const startWorker = () => new SolverWorker();

/** @returns {Promise<WebAssembly.Module>} */
export async function compileModule() {
  const base64 = wasm_data.slice(wasm_data.indexOf(',') + 1);
  return WebAssembly.compile(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}
