/** Asks for the layout of graphs, in a Worker that is started with the first of them. */

/** @import { Edge, Place } from '../types.js' */

/** @type {Promise<Worker> | null} */
let starting = null;
let last_id = 0;

/** @param {number} count @param {readonly Edge[]} edges @param {AbortSignal} abort @returns {Promise<Place[]>} */
export async function laidOut(count, edges, abort) {
  starting ??= import('#env').then(({ startHelper }) => startHelper('graphs/graph/layout'));
  const worker = await starting;
  const id = (last_id += 1);
  const settled = new AbortController();
  const { signal } = settled;
  /** @type {Promise<Place[]>} */
  const places = new Promise((resolve, reject) => {
    /** @param {MessageEvent<{id: number, places: Place[]}>} event */
    const onMessage = ({ data }) => data.id === id && resolve(data.places);
    worker.addEventListener('message', onMessage, { signal });
    worker.addEventListener('error', reject, { signal });
    abort.addEventListener('abort', () => reject(abort.reason), { signal });
  });
  worker.postMessage({ id, count, edges });
  return places.finally(() => settled.abort());
}
