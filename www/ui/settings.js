/**
 * Language and theme: the link's, or those chosen on this machine, or those that the browser prefers. Before {@link startSettings} they
 * are English and light.
 */
import { computed, effect, signal } from '@preact/signals';
import { isEmbedded } from './link.js';
import { createStorage } from './storage.js';

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

const machine = createStorage(() => localStorage);

/** What was chosen on this machine; null if nothing was. @param {string} name */
export const recall = (name) => machine.read(`mexplorer.${name}`);

/** Stores a choice on this machine. @param {string} name @param {string} value */
export const remember = (name, value) => machine.write(`mexplorer.${name}`, value);

/** @template {string} T @param {string} name @param {readonly T[]} allowed @param {NoInfer<T>} first before anything is known */
function setting(name, allowed, first) {
  /** @type {Signal<string | null>} */
  const chosen = signal(null);
  /** @type {Signal<T>} */
  const preferred = signal(first);
  /** @param {string | null | undefined} value @returns {T | undefined} */
  const known = (value) => allowed.find((one) => one === value);
  return {
    current: computed(() => known(router.value?.link.value.params.get(name)) ?? known(chosen.value) ?? preferred.value),
    preferred,
    /** What the link says, or what was chosen on this machine; null if the device decides. */
    chosen: computed(() => known(router.value?.link.value.params.get(name)) ?? known(chosen.value) ?? null),
    recall() {
      chosen.value = recall(name);
    },
    /** @param {T | null} value null lets the device decide */
    choose(value) {
      remember(name, value ?? '');
      chosen.value = value;
      const on = router.peek();
      if (on?.link.peek().params.has(name)) on.replaceNow(on.linkWith({ [name]: value }));
    },
  };
}

export const language = setting('lang', LANGUAGES, 'en');
export const theme = setting('theme', THEMES, 'light');

/** Whether the page is in a frame of another one, by its link. */
export const embedded = computed(() => router.value !== null && isEmbedded(router.value.link.value));

/** @type {Record<string, readonly string[]>} */
const SHARED_VALUES = { lang: LANGUAGES, theme: THEMES, embed: ['0', '1'], hide: ['0', '1'] };

/** Unknown values of a link's shared names. @param {ReadonlyMap<string, string>} params @returns {[name: string, value: string][]} */
export const unknownSettings = (params) =>
  Object.entries(SHARED_VALUES).flatMap(([name, allowed]) => {
    const value = params.get(name);
    return value === undefined || allowed.includes(value) ? [] : [[name, value]];
  });

/** Follows the router, and gives the document its language and theme. @param {Router} its_router */
export function startSettings(its_router) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    theme.preferred.value = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', follow);
  follow();
  language.preferred.value = navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
  for (const one of [language, theme]) one.recall();
  router.value = its_router;
  effect(() => {
    document.documentElement.lang = language.current.value === 'zh' ? 'zh-CN' : 'en';
    document.documentElement.dataset.theme = theme.current.value;
  });
}
