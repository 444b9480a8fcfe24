/** Where the Worker and the solver come from in the single file: from inside the page itself, one for all families. */
import AnyWorker from './all_worker.js?worker&inline';

/** @type {Record<string, string>} */
const PACKED = import.meta.glob('../../crate/pkg/all/mexplorer_bg.wasm', { query: '?gzip-base64', import: 'default', eager: true });

/** @type {import('./client.js').Source} */
const SOURCE = {
  startWorker: () => new AnyWorker(),
  async compileModule() {
    const [packed = ''] = Object.values(PACKED);
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
  },
};

/** @returns {import('./client.js').Source} of any family of games */
export const sourceOf = () => SOURCE;

const HELPERS = /** @type {Record<string, () => Promise<new () => Worker>>} */ (
  /** @type {unknown} */ (import.meta.glob('../games/*/*/*_worker.js', { query: '?worker&inline', import: 'default' }))
);

/** A Worker that helps a page and has no solver. @param {string} path among the games, as `graphs/graph/layout` */
export const startHelper = async (path) =>
  new (await /** @type {() => Promise<new () => Worker>} */ (HELPERS[`../games/${path}_worker.js`])())();
