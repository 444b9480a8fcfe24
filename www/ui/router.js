/**
 * The link in the address bar as signals, and the only writer of the browser's history.
 *
 * `link` changes when the address is set from outside (typed, clicked, back and forward) or by `push`;
 * `hash` also follows the quiet rewrites of `replaceSoon`. A page that seeks when `link` changes is
 * therefore never thrown back by its own stepping.
 */
import { batch, signal } from '@preact/signals';
import { formatLink, parseLink } from './link.js';

/** Browsers refuse about 100 history calls in 30 s; one every 400 ms stays below. */
const REPLACE_EVERY_MS = 400;

export const link = signal(parseLink(location.hash));
export const hash = signal(location.hash);

/** @type {string | null} */
let waiting = null;
let timer = 0;
let replaced_at_ms = -Infinity;

function read() {
  clearTimeout(timer);
  timer = 0;
  waiting = null;
  batch(() => {
    hash.value = location.hash;
    link.value = parseLink(location.hash);
  });
}

/** @param {'pushState' | 'replaceState'} how @param {string} target */
function write(how, target) {
  try {
    history[how](null, '', target);
  } catch {
    // Refused (too many calls, a sandboxed frame): the page is right all the same, only the address lags behind.
  }
}

function flush() {
  timer = 0;
  if (waiting === null) return;
  write('replaceState', waiting);
  waiting = null;
  replaced_at_ms = performance.now();
  hash.value = location.hash;
}

/** A new game, rule or position: one entry in the history. @param {string} target */
export function push(target) {
  if (waiting !== null) flush();
  if (target === location.hash) return;
  write('pushState', target);
  // Where history is refused the hash still works, and fires hashchange.
  if (location.hash === target) read();
  else location.hash = target;
}

/** Stepping: rewrites the present entry, not too often, the last target last. @param {string} target */
export function replaceSoon(target) {
  waiting = target;
  if (timer === 0) timer = window.setTimeout(flush, Math.max(0, replaced_at_ms + REPLACE_EVERY_MS - performance.now()));
}

/** Rewrites the present entry now and tells the page, as for a switched language. @param {string} target */
export function replaceNow(target) {
  clearTimeout(timer);
  waiting = target;
  flush();
  link.value = parseLink(location.hash);
}

/**
 * The present link with some parameters changed; null takes one out.
 * @param {Record<string, string | null>} changes
 */
export function linkWith(changes) {
  const { route, params } = parseLink(waiting ?? location.hash);
  const changed = new Map(/** @type {Iterable<[string, string | null]>} */ (params));
  for (const [name, value] of Object.entries(changes)) changed.set(name, value);
  return formatLink(route, changed);
}

/** Follows the address bar until the returned function is called. */
export function startRouter() {
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
}
