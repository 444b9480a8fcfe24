/** Workers that help a page and have no solver, as files beside the page. */

/** @type {Record<string, () => Promise<any>>} */
const HELPERS = import.meta.glob('../games/*/*/*_worker.js', { query: '?worker', import: 'default' });

/** @param {string} path among the games, as `graphs/graph/layout` @returns {Promise<Worker>} */
export async function startHelper(path) {
  const Helper = await HELPERS[`../games/${path}_worker.js`]?.();
  return new Helper();
}
