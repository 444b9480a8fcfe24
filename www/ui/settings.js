/**
 * Language and theme. What the link says comes first, then what was chosen on this machine, then what the browser prefers. Nothing is
 * read before {@link startSettings}: until then they are English and light.
 */
import { computed, effect, signal } from '@preact/signals';
import { isEmbedded } from './link.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Router } from './router.js' */

/** @typedef {'en' | 'zh' | 'en-XA'} Language `en-XA` is the pseudo-locale of the tests: long strings */
/** @typedef {'light' | 'dark' | 'projector'} Theme */

/** @type {readonly Language[]} */
export const LANGUAGES = ['en', 'zh', 'en-XA'];
/** @type {readonly Theme[]} */
export const THEMES = ['light', 'dark', 'projector'];

/** The router of the address bar, once there is one. @type {Signal<Router | null>} */
const router = signal(null);

/** What was chosen on this machine; null where nothing was. @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(`mexplorer.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a choice on this machine. @param {string} name @param {string} value */
export function remember(name, value) {
  try {
    localStorage.setItem(`mexplorer.${name}`, value);
  } catch {
    // Private windows and sandboxed frames keep nothing; the choice lasts as long as the page.
  }
}

/**
 * @template {string} T
 * @param {string} name
 * @param {readonly T[]} allowed
 * @param {T} first before anything is known
 */
function setting(name, allowed, first) {
  /** @type {Signal<string | null>} */
  const chosen = signal(null);
  const preferred = signal(first);
  /** @param {string | null | undefined} value @returns {T | undefined} */
  const known = (value) => allowed.find((one) => one === value);
  return {
    current: computed(() => known(router.value?.link.value.params.get(name)) ?? known(chosen.value) ?? preferred.value),
    preferred,
    recall() {
      chosen.value = recall(name);
    },
    /** @param {T} value */
    choose(value) {
      remember(name, value);
      chosen.value = value;
      const on = router.peek();
      if (on?.link.peek().params.has(name)) on.replaceNow(on.linkWith({ [name]: value }));
    },
  };
}

export const language = setting('lang', LANGUAGES, /** @type {Language} */ ('en'));
export const theme = setting('theme', THEMES, /** @type {Theme} */ ('light'));

/** Whether the page stands in a frame of another one, by its link. */
export const embedded = computed(() => router.value !== null && isEmbedded(router.value.link.value));

/**
 * What the shared part of a link says that is not known: `[name, value]`.
 * @param {ReadonlyMap<string, string>} params
 */
export function unknownSettings(params) {
  /** @type {[string, string][]} */
  const unknown = [];
  /** @param {string} name @param {readonly string[]} allowed */
  const check = (name, allowed) => {
    const value = params.get(name);
    if (value !== undefined && !allowed.includes(value)) unknown.push([name, value]);
  };
  check('lang', LANGUAGES);
  check('theme', THEMES);
  check('embed', ['0', '1']);
  check('hide', ['0', '1']);
  return unknown;
}

/** Follows the router, and keeps the document's language and theme in step. @param {Router} its_router */
export function startSettings(its_router) {
  const prefers_dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    theme.preferred.value = prefers_dark.matches ? 'dark' : 'light';
  };
  prefers_dark.addEventListener('change', follow);
  follow();
  language.preferred.value = navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
  for (const one of [language, theme]) one.recall();
  router.value = its_router;
  effect(() => {
    document.documentElement.lang = language.current.value === 'zh' ? 'zh-CN' : 'en';
    document.documentElement.dataset.theme = theme.current.value;
  });
}
