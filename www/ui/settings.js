/**
 * Language, theme and the two switches of a link. What the link says comes first, then what was chosen on this
 * machine, then what the browser prefers.
 */
import { computed, effect, signal } from '@preact/signals';
import { formatLink } from './link.js';
import { link, linkWith, replaceNow } from './router.js';

/** @typedef {'en' | 'zh' | 'en-XA'} Language `en-XA` is the pseudo-locale of the tests: long strings */
/** @typedef {'light' | 'dark' | 'projector'} Theme */

/** @type {readonly Language[]} */
export const LANGUAGES = ['en', 'zh', 'en-XA'];
/** @type {readonly Theme[]} */
export const THEMES = ['light', 'dark', 'projector'];

/** Names of a link that belong to no game. */
export const SHARED_NAMES = ['lang', 'theme', 'embed', 'hide'];

/** @param {string} name */
function recall(name) {
  try {
    return localStorage.getItem(`mexplorer.${name}`);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
function remember(name, value) {
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
 * @param {() => T} fallback
 */
function setting(name, allowed, fallback) {
  const chosen = signal(recall(name));
  /** @param {string | null | undefined} value @returns {T | undefined} */
  const known = (value) => allowed.find((one) => one === value);
  const current = computed(() => known(link.value.params.get(name)) ?? known(chosen.value) ?? fallback());
  return {
    current,
    /** @param {T} value */
    choose(value) {
      remember(name, value);
      chosen.value = value;
      if (link.value.params.has(name)) replaceNow(linkWith({ [name]: value }));
    },
  };
}

/** @returns {Language} */
const browserLanguage = () => (navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en');
const prefersDark = signal(matchMedia('(prefers-color-scheme: dark)').matches);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
  prefersDark.value = event.matches;
});

export const language = setting('lang', LANGUAGES, browserLanguage);
export const theme = setting('theme', THEMES, () => (prefersDark.value ? 'dark' : 'light'));

/** `embed=1`: no header; the controls stay. */
export const embedded = computed(() => link.value.params.get('embed') === '1');
/** `hide=1`: the answer is covered until asked for. */
export const hiding = computed(() => link.value.params.get('hide') === '1');

/** A link within the app: it keeps what the present one says of language, theme and the two switches. @param {string} route @param {Record<string, string>} [params] */
export function linkTo(route, params = {}) {
  const kept = SHARED_NAMES.map((name) => /** @type {const} */ ([name, link.value.params.get(name)]));
  return formatLink(route, [...Object.entries(params), ...kept]);
}

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

/** Keeps the document's language and theme in step. */
export function startSettings() {
  effect(() => {
    document.documentElement.lang = language.current.value === 'zh' ? 'zh-CN' : 'en';
    document.documentElement.dataset.theme = theme.current.value;
  });
}
