/** Workers that help a page and have no solver, as files beside the page. */

const HELPERS = /** @type {Record<string, () => Promise<new () => Worker>>} */ (
  /** @type {unknown} */ (import.meta.glob('../games/*/*/*_worker.js', { query: '?worker', import: 'default' }))
);

/** @param {string} path among the games, as `graphs/graph/layout` */
export const startHelper = async (path) =>
  new (await /** @type {() => Promise<new () => Worker>} */ (HELPERS[`../games/${path}_worker.js`])())();
