/** Makes the built site work without a network, once it has been opened. */

/** Starts the service worker, and tells it of what the page fetches without it: before it was there, or while it came. */
export async function keepForOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register('service_worker.js');
  const { active } = await serviceWorker.ready;
  active?.postMessage([location.href.replace(/#.*/, '')]);
  new PerformanceObserver((list) => {
    const fetched = /** @type {PerformanceResourceTiming[]} */ (list.getEntries()).filter(({ workerStart }) => workerStart === 0);
    const addresses = fetched.map(({ name }) => name).filter((address) => address.startsWith(location.origin));
    if (addresses.length > 0) active?.postMessage(addresses);
  }).observe({ type: 'resource', buffered: true });
}
