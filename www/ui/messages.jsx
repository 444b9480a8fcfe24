/**
 * Sentences: Fluent messages of the shell and of every game, in the language of the settings.
 * Reading a message subscribes the caller to the language, so switching it needs no reload.
 */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { computed, effect, signal } from '@preact/signals';
import { pseudo } from './pseudo.js';
import { language } from './settings.js';

/** @typedef {Record<string, string | number>} MessageArguments */
/** @typedef {{id: string, args: MessageArguments}} Message */

/** The files are fetched by language and by game: nobody reads all of them at once. @type {Record<string, () => Promise<string>>} */
const FILES = /** @type {any} */ (import.meta.glob(['./messages/*.ftl', '../games/*/*.ftl'], { query: '?raw', import: 'default' }));

/** @type {Record<import('./settings.js').Language, {locale: string, file: string}>} */
const SOURCES = {
  en: { locale: 'en', file: 'en.ftl' },
  zh: { locale: 'zh-CN', file: 'zh-CN.ftl' },
  'en-XA': { locale: 'en', file: 'en.ftl' },
};

/** The games whose words are asked for, by their folders. @type {import('@preact/signals').Signal<readonly string[]>} */
const games = signal([]);

/** The language and the games whose messages are there; others stay in use until they are. @type {import('@preact/signals').Signal<{name: import('./settings.js').Language, of: readonly string[], texts: string[]} | null>} */
const loaded = signal(null);

/** Fetches the messages of a language, of the shell and of some games. @param {import('./settings.js').Language} name @param {readonly string[]} of */
async function load(name, of) {
  const { file } = SOURCES[name];
  const paths = [`./messages/${file}`, ...of.map((folder) => `../games/${folder}/${file}`)];
  const texts = await Promise.all(paths.map((path) => FILES[path]?.() ?? ''));
  if (language.current.peek() === name && games.peek() === of) loaded.value = { name, of, texts };
}

/** Keeps the messages in step with the language and the games. @returns {Promise<void>} once the first are there */
export function startMessages() {
  return new Promise((resolve, reject) => {
    effect(() => {
      load(language.current.value, games.value).then(resolve, reject);
    });
  });
}

/** Asks for the words of games, by their folders. @param {readonly string[]} folders @returns {Promise<void>} once they are there */
export function needMessages(folders) {
  const missing = folders.filter((folder) => !games.peek().includes(folder));
  if (missing.length > 0) games.value = [...games.peek(), ...missing];
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!folders.every((folder) => loaded.value?.of.includes(folder))) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

/** The language of the words on the screen. */
const spoken = computed(() => loaded.value?.name ?? 'en');

const bundle = computed(() => {
  const name = spoken.value;
  // Isolating marks would stand around every number of every sentence.
  const made = new FluentBundle(SOURCES[name].locale, { useIsolating: false, ...(name === 'en-XA' ? { transform: pseudo } : {}) });
  for (const text of loaded.value?.texts ?? []) made.addResource(new FluentResource(text));
  return made;
});

/**
 * The message as plain text; a missing message shows its id, which the tests look for.
 * @param {string} id
 * @param {MessageArguments} [args]
 */
export function text(id, args = {}) {
  return marked(id, args).replaceAll('**', '');
}

/**
 * A number without a separator to set: the browser's number formats, dear to make, are left for larger ones. It is still a number
 * to the plural rules.
 */
class SmallNumber extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/** @param {MessageArguments} args */
function numbered(args) {
  const isSmall = (/** @type {unknown} */ value) => Number.isInteger(value) && Math.abs(Number(value)) < 1000;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(Number(value)) : value]));
}

/** @param {string} id @param {MessageArguments} args */
function marked(id, args) {
  const message = bundle.value.getMessage(id);
  return message?.value ? bundle.value.formatPattern(message.value, numbered(args)) : `⟨${id}⟩`;
}

/**
 * The message with its `**strong**` parts as elements and every `{ $slot }` replaced by a node of `slots`.
 * @param {string} id
 * @param {MessageArguments} [args]
 * @param {Record<string, import('preact').ComponentChild>} [slots]
 * @returns {import('preact').ComponentChild[]}
 */
export function rich(id, args = {}, slots = {}) {
  // Private-use characters carry the place of a slot through the formatter.
  const places = Object.fromEntries(Object.keys(slots).map((name) => [name, `\uE000${name}\uE001`]));
  return marked(id, { ...args, ...places })
    .split(/(\*\*.+?\*\*|\uE000\w+\uE001)/)
    .map((part) => {
      if (part.startsWith('**') && part.length > 4) return <strong>{part.slice(2, -2)}</strong>;
      if (part.startsWith('\uE000')) return slots[part.slice(1, -1)];
      return part;
    });
}

/** "2, 3, 5" in the language at hand. @param {readonly string[]} items */
export const series = (items) => items.join(spoken.value === 'zh' ? '、' : ', ');

/** "2, 3 or 5" in the language at hand. @param {readonly string[]} items */
export function anyOf(items) {
  if (items.length < 2) return items.join('');
  const parts = new Intl.ListFormat(SOURCES[spoken.value].locale, { type: 'disjunction' }).formatToParts(items);
  // Chinese puts no space between a number and the word for “or”; its typography does.
  return parts.map(({ type, value }) => (type === 'literal' && value === '或' ? ' 或 ' : value)).join('');
}
