/** Makes the built site work where there is no network, once it was opened. */

/** Starts the service worker beside the page, and hands it what the page has fetched so far. */
export async function keepForOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register('service_worker.js');
  const { active } = await serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage(
    [...new Set([location.href.replace(/#.*/, ''), ...fetched])].filter((address) => address.startsWith(location.origin)),
  );
}
