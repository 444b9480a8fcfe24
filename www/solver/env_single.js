/** Where a family's Worker and its solver come from in the single file: from inside the page itself. */

/** @type {Record<string, new () => Worker>} */
const WORKERS = import.meta.glob('../games/*/worker.js', { query: '?worker&inline', import: 'default', eager: true });
/** @type {Record<string, string>} */
const PACKED = import.meta.glob('../../crate/pkg/*/mexplorer_bg.wasm', { query: '?gzip-base64', import: 'default', eager: true });

/** @param {string} family of games: its folder @returns {import('./client.js').Source} */
export function sourceOf(family) {
  const FamilyWorker = /** @type {new () => Worker} */ (WORKERS[`../games/${family}/worker.js`]);
  return {
    startWorker: () => new FamilyWorker(),
    async compileModule() {
      const text = PACKED[`../../crate/pkg/${family}/mexplorer_bg.wasm`] ?? '';
      const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
      return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
    },
  };
}
