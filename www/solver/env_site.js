/** Where a family's Worker and its solver come from on a site: files beside the page. */

/** @type {Record<string, new () => Worker>} */
const WORKERS = import.meta.glob(['../games/*/worker.js', '../games/*/board_worker.js'], {
  query: '?worker',
  import: 'default',
  eager: true,
});
/** @type {Record<string, string>} */
const ADDRESSES = import.meta.glob(['../../crate/pkg/*/mexplorer_bg.wasm', '!../../crate/pkg/all/*'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** @param {new () => Worker} FamilyWorker @param {string} name of the package @returns {import('./client.js').Source} */
function sourceFrom(FamilyWorker, name) {
  return {
    startWorker: () => new FamilyWorker(),
    async compileModule() {
      const response = await fetch(ADDRESSES[`../../crate/pkg/${name}/mexplorer_bg.wasm`] ?? '');
      // Some plain hosts serve wasm under another type, which streaming refuses.
      return response.headers.get('content-type') === 'application/wasm'
        ? WebAssembly.compileStreaming(response)
        : WebAssembly.compile(await response.arrayBuffer());
    },
  };
}

/** @param {string} family of games: its folder @returns {import('./client.js').Source} */
export function sourceOf(family) {
  const whole = sourceFrom(/** @type {new () => Worker} */ (WORKERS[`../games/${family}/worker.js`]), family);
  const BoardWorker = WORKERS[`../games/${family}/board_worker.js`];
  return BoardWorker ? { ...sourceFrom(BoardWorker, `${family}_board`), whole } : whole;
}

const HELPERS = /** @type {Record<string, () => Promise<new () => Worker>>} */ (
  /** @type {unknown} */ (import.meta.glob('../games/*/*/*_worker.js', { query: '?worker', import: 'default' }))
);

/** A Worker that helps a page and has no solver. @param {string} path among the games, as `graphs/graph/layout` */
export const startHelper = async (path) =>
  new (await /** @type {() => Promise<new () => Worker>} */ (HELPERS[`../games/${path}_worker.js`])())();
