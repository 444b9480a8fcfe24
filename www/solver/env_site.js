/** Where the Worker and the solver come from on a site: files beside the page. */
import wasm_url from '../../crate/pkg/mexplorer_bg.wasm?url';
import SolverWorker from './worker.js?worker';

export const startWorker = () => new SolverWorker();

/** @returns {Promise<WebAssembly.Module>} */
export async function compileModule() {
  const response = await fetch(wasm_url);
  // Some plain hosts serve wasm under another type, which streaming refuses.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
