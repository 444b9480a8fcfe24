/** Asks for the layout of graphs, in a Worker that is started with the first of them. */

/** @typedef {import('./document.js').Place} Place */

/** @type {Promise<Worker> | null} */
let starting = null;
let last_id = 0;

/** @param {number} count @param {readonly (readonly [number, number])[]} edges @param {AbortSignal} abort @returns {Promise<Place[]>} */
export async function laidOut(count, edges, abort) {
  starting ??= import('#env').then(({ startHelper }) => startHelper('graphs/graph/layout'));
  const worker = await starting;
  const id = (last_id += 1);
  return new Promise((resolve, reject) => {
    /** @param {MessageEvent<{id: number, places: Place[]}>} event */
    const onMessage = ({ data }) => {
      if (data.id !== id) return;
      worker.removeEventListener('message', onMessage);
      resolve(data.places);
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', reject, { once: true });
    abort.addEventListener('abort', () => reject(abort.reason), { once: true });
    worker.postMessage({ id, count, edges });
  });
}
