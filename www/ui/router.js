/**
 * The link in the address bar as signals, and the only writer of the browser's history. The browser is a parameter: a test, or a preview
 * of a page within another, has a router of its own.
 *
 * `link` changes when the address is set from outside (typed, clicked, back and forward) or by `push`; `hash` also follows the rewrites
 * of `replaceSoon`. A page that seeks when `link` changes is therefore never thrown back by its own steps.
 */
import { batch, signal } from '@preact/signals';
import { changedLink, linkWithin, parseLink } from './link.js';
import { readonly } from './readonly.js';

/** @import { Browser } from './types.js' */

/** Browsers refuse about 100 history calls in 30 s; one every 400 ms stays below. */
const REPLACE_EVERY_MS = 400;

/** @param {Browser} browser */
export function createRouter(browser) {
  const { location, history } = browser;
  const link = signal(parseLink(location.hash));
  const hash = signal(location.hash);
  /** A rewrite that waits for its time. @type {string | null} */
  let waiting = null;
  /** @type {any} */
  let timer = null;
  let replaced_at_ms = -Infinity;

  function forget() {
    browser.clearTimeout(timer);
    timer = null;
    waiting = null;
  }

  function read() {
    forget();
    batch(() => {
      hash.value = location.hash;
      link.value = parseLink(location.hash);
    });
  }

  /** @param {'pushState' | 'replaceState'} how @param {string} target @param {string | null} [kept] */
  function write(how, target, kept = null) {
    try {
      history[how](kept, '', target);
    } catch {
      // Refused (too many calls, a sandboxed frame): the page is right, only the address is late.
    }
  }

  function flush() {
    const target = waiting;
    forget();
    // Another link was opened, and its event is about to come: the rewrite was for the link before.
    if (target === null || location.hash !== hash.peek()) return;
    write('replaceState', target);
    replaced_at_ms = browser.performance.now();
    hash.value = location.hash;
  }

  browser.addEventListener('hashchange', read);

  return {
    link: readonly(link),
    hash: readonly(hash),

    /** A new game, rule or position: one entry in the history. @param {string} target */
    push(target) {
      flush();
      if (target === location.hash) return;
      write('pushState', target);
      // Where history is refused the hash still works, and fires hashchange.
      if (location.hash === target) read();
      else location.hash = target;
    },

    /** Stepping: rewrites the present entry, not too often, the last target last. @param {string} target */
    replaceSoon(target) {
      waiting = target;
      timer ??= browser.setTimeout(flush, Math.max(0, replaced_at_ms + REPLACE_EVERY_MS - browser.performance.now()));
    },

    /** Rewrites the present entry now and updates `link`, as for a switched language. @param {string} target */
    replaceNow(target) {
      forget();
      write('replaceState', target);
      read();
    },

    /** Keeps words with the present entry, for when one comes back to it. @param {string} words */
    keep: (words) => write('replaceState', location.hash, words),

    /** The words that were kept with the present entry; empty if there are none. */
    kept: () => (typeof history.state === 'string' ? history.state : ''),

    /**
     * The present link, with the waiting rewrite, and some parameters changed; null removes one.
     * @param {Record<string, string | null>} changes
     */
    linkWith: (changes) => changedLink(waiting ?? location.hash, changes),

    /** To another page, with the present shared values. @param {string} route @param {Record<string, string | null>} [params] */
    linkTo: (route, params = {}) => linkWithin(link.value, route, params),

    destroy() {
      forget();
      browser.removeEventListener('hashchange', read);
    },
  };
}

/** @typedef {ReturnType<typeof createRouter>} Router */
