/**
 * The service worker of the built site. The network comes first, so that nobody sees a stale build; what was opened once is kept, and
 * answers if there is no network. A new build takes the place of all that is kept of the old one.
 */

const CACHE = 'mexplorer';

/** Whether a kept page is of another build. @param {Cache} cache @param {Request} request @param {Response} response */
async function isOtherBuild(cache, request, response) {
  const kept = await cache.match(request, { ignoreSearch: true });
  return kept !== undefined && (await kept.text()) !== (await response.text());
}

/** @param {Request} request @returns {Promise<Response>} */
async function answer(request) {
  try {
    const response = await fetch(request);
    if (response.status === 200) {
      if (request.mode === 'navigate' && (await isOtherBuild(await caches.open(CACHE), request, response.clone())))
        await caches.delete(CACHE);
      await (await caches.open(CACHE)).put(request, response.clone());
    }
    return response;
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(request, { ignoreSearch: request.mode === 'navigate' });
    if (kept) return kept;
    throw error;
  }
}

/** The types of pages know no service worker. */
const worker = /** @type {any} */ (globalThis);

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});

// A page tells what it had fetched before it had a service worker.
worker.addEventListener('message', (/** @type {any} */ event) =>
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.allSettled(event.data.map((/** @type {string} */ name) => cache.add(name))))),
);
