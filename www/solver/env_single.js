/** Where the Worker and the solver come from in the single file: from inside the page itself. */
import wasm_base64 from '../../crate/pkg/mexplorer_bg.wasm?gzip-base64';
import SolverWorker from './worker.js?worker&inline';

export const startWorker = () => new SolverWorker();

/** @returns {Promise<WebAssembly.Module>} */
export async function compileModule() {
  const packed = Uint8Array.from(atob(wasm_base64), (character) => character.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
}
