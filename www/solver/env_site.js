/** Where a family's Worker and its solver come from on a site: files beside the page. */

/** @import { Source } from './types.js' */

/** @type {Record<string, new () => Worker>} */
const WORKERS = import.meta.glob('../games/*/worker.js', { query: '?worker', import: 'default', eager: true });
/** @type {Record<string, string>} */
const ADDRESSES = import.meta.glob(['../../crate/pkg/*/mexplorer_bg.wasm', '!../../crate/pkg/{all,development}/*'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** @param {string} family of games: its folder @returns {Source} */
export function sourceOf(family) {
  const FamilyWorker = WORKERS[`../games/${family}/worker.js`];
  if (!FamilyWorker) throw new Error(`no Worker for ${family}`);
  return {
    startWorker: () => new FamilyWorker(),
    async compileModule() {
      const response = await fetch(ADDRESSES[`../../crate/pkg/${family}/mexplorer_bg.wasm`] ?? '');
      // Some plain hosts serve wasm under another type, which streaming refuses.
      return response.headers.get('content-type') === 'application/wasm'
        ? WebAssembly.compileStreaming(response)
        : WebAssembly.compile(await response.arrayBuffer());
    },
  };
}

export { startHelper } from './env_helpers.js';
