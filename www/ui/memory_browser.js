/** An address and a history without an address bar: what a router needs for a page within another one. */

/** @import { Browser } from './types.js' */

/** @param {string} hash @param {Pick<Browser, 'setTimeout' | 'clearTimeout' | 'performance'>} clock @returns {Browser} */
export function createMemoryBrowser(hash, clock) {
  /** @type {Set<() => void>} */
  const listeners = new Set();
  let now = hash;
  const rewrite = (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {string | URL | null | undefined} */ target) => {
    now = String(target);
  };
  return {
    location: {
      get hash() {
        return now;
      },
      set hash(target) {
        if (target === now) return;
        now = target;
        for (const listener of listeners) listener();
      },
    },
    history: { state: null, pushState: rewrite, replaceState: rewrite },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    setTimeout: (run, ms) => clock.setTimeout(run, ms),
    clearTimeout: (timer) => clock.clearTimeout(timer),
    performance: clock.performance,
  };
}
