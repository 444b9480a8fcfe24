/** A browser's address, history and clock, as far as a router needs them. */

/** @param {string} hash */
export function fakeBrowser(hash) {
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** @type {Map<number, {run: () => void, due_ms: number}>} */
  const timers = new Map();
  const entries = [hash];
  let now_ms = 0;
  let last_timer = 0;

  const browser = {
    /** Hashes of the history, the present one last: a push after going back is not acted out. */
    entries,
    /** Rewrites of an entry. */
    replaced: 0,
    /** Whether the history refuses, as in a sandboxed frame. */
    refuses: false,

    location: {
      get hash() {
        return entries.at(-1) ?? '';
      },
      set hash(target) {
        browser.navigate(target);
      },
    },
    history: {
      /** What was kept with the present entry. @type {unknown} */
      state: null,
      /** @param {unknown} data @param {string} _title @param {string | URL | null} [target] */
      pushState(data, _title, target) {
        if (browser.refuses) throw new Error('refused');
        browser.history.state = data;
        entries.push(String(target));
      },
      /** @param {unknown} data @param {string} _title @param {string | URL | null} [target] */
      replaceState(data, _title, target) {
        if (browser.refuses) throw new Error('refused');
        browser.history.state = data;
        entries[entries.length - 1] = String(target);
        browser.replaced += 1;
      },
    },
    /** @param {'hashchange'} _type @param {() => void} listener */
    addEventListener: (_type, listener) => void listeners.add(listener),
    /** @param {'hashchange'} _type @param {() => void} listener */
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    /** @param {() => void} run @param {number} ms */
    setTimeout(run, ms) {
      last_timer += 1;
      timers.set(last_timer, { run, due_ms: now_ms + ms });
      return last_timer;
    },
    /** @param {number} timer */
    clearTimeout: (timer) => void timers.delete(timer),
    performance: { now: () => now_ms },

    /** A link is opened. @param {string} target @param {{silently?: boolean}} [how] silently: the page will hear of it by `tell` */
    navigate(target, { silently = false } = {}) {
      entries.push(target);
      if (!silently) browser.tell();
    },
    tell() {
      for (const listener of listeners) listener();
    },
    /** Time passes. @param {number} ms */
    pass(ms) {
      const end_ms = now_ms + ms;
      for (;;) {
        const [next] = [...timers].filter(([, { due_ms }]) => due_ms <= end_ms).sort(([, a], [, b]) => a.due_ms - b.due_ms);
        if (!next) break;
        now_ms = Math.max(now_ms, next[1].due_ms);
        timers.delete(next[0]);
        next[1].run();
      }
      now_ms = end_ms;
    },
  };
  return browser;
}
