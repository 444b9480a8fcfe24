/**
 * Sentences: Fluent messages of the shell and of every game, in the language of the settings.
 * Reading a message subscribes the caller to the language, so switching it needs no reload.
 */
import { FluentBundle } from '@fluent/bundle';
import { computed, effect, signal } from '@preact/signals';
import { h } from 'preact';
import { pseudo } from './pseudo.js';
import { language } from './settings.js';
import { TOUCH } from './touch.js';

/** @import { FluentResource } from '@fluent/bundle' */
/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChild } from 'preact' */
/** @import { Language } from './settings.js' */

/** @typedef {Record<string, string | number>} MessageArguments */
/** @typedef {{id: string, args: MessageArguments}} Message */

/** @type {Record<Language, {locale: string, file: string}>} */
const SOURCES = {
  en: { locale: 'en', file: 'en.ftl' },
  zh: { locale: 'zh-CN', file: 'zh-CN.ftl' },
  'en-XA': { locale: 'en', file: 'en.ftl' },
};

/** A file of messages, by their ids. @typedef {Record<string, FluentResource['body'][number]['value']>} Words */

/**
 * Fetches a file of messages: `''` and `en.ftl` for the words that all pages share, `race` and `en.ftl` for those of a folder of games.
 * They are fetched by language and by folder: nobody reads all of them at once.
 * @typedef {(folder: string, file: string) => Promise<Words>} Reader
 */

/** @type {Reader} */
let readFile = async () => ({});

/** The folders whose words are needed. */
const folders = new Set(['']);

/** What has been fetched, by folder and file. @type {Signal<ReadonlyMap<string, FluentResource>>} */
const resources = signal(new Map());

/** The language on the screen: it changes once all words of the new one are there. @type {Signal<Language>} */
const spoken = signal('en');

/** @param {Words} words @returns {FluentResource} */
const resourceOf = (words) => ({ body: Object.entries(words).map(([id, value]) => ({ id, value, attributes: {} })) });

/** Fetches the missing words of a language, and speaks it if it is still the chosen one. @param {Language} name */
async function speak(name) {
  const { file } = SOURCES[name];
  const missing = [...folders].filter((folder) => !resources.peek().has(`${folder}/${file}`));
  if (missing.length > 0) {
    const found = await Promise.all(
      missing.map(async (folder) => /** @type {const} */ ([`${folder}/${file}`, resourceOf(await readFile(folder, file))])),
    );
    resources.value = new Map([...resources.peek(), ...found]);
  }
  if (name === language.current.peek()) spoken.value = name;
}

/** Fetches the words of folders of games, in the present language. @param {readonly string[]} of @returns {Promise<void>} */
export async function needMessages(of) {
  for (const folder of of) folders.add(folder);
  for (let name; name !== language.current.peek();) {
    name = language.current.peek();
    await speak(name);
  }
}

/** Follows the language. @param {Reader} reader @param {(run: () => void) => void} whenOnline runs it once the network is back */
export function startMessages(reader, whenOnline) {
  readFile = reader;
  const follow = () => speak(language.current.peek()).catch(() => whenOnline(follow));
  effect(() => {
    void language.current.value;
    void follow();
  });
}

/**
 * The signs for `**` in a formatted sentence, and around the name of a slot: single surrogates, which no typed or linked text can contain.
 * So markup in an argument stays text.
 */
const [STRONG, SLOT, SLOT_END] = /** @type {const} */ (['\uDC00', '\uDC01', '\uDC02']);

const bundle = computed(() => {
  const name = spoken.value;
  const worded = name === 'en-XA' ? pseudo : String;
  // No isolating marks around numbers. `transform` applies to the sentence's own words alone.
  const made = new FluentBundle(SOURCES[name].locale, {
    useIsolating: false,
    transform: (words) => worded(words).replaceAll('**', STRONG),
  });
  for (const [path, resource] of resources.value) if (path.endsWith(`/${SOURCES[name].file}`)) made.addResource(resource);
  return made;
});

/** The message as plain text; for a missing one its id, which tests look for. @param {string} id @param {MessageArguments} [args] */
export function text(id, args = {}) {
  return marked(id, args).replaceAll(STRONG, '');
}

/** A pair that is short enough for one line; not the arguments of a function. */
const PAIR = /\B\(([^()\s]{1,9}), ([^()\s]{1,9})\)/g;

/**
 * A message that knows whether hands touch the screen, and whose pairs, as (3, 5), stay on one line.
 * @param {string} id @param {MessageArguments} args
 */
function marked(id, args) {
  const message = bundle.value.getMessage(id);
  return message?.value ? bundle.value.formatPattern(message.value, { ...TOUCH, ...args }).replace(PAIR, '($1,\u00a0$2)') : `⟨${id}⟩`;
}

/** The first of several ids that has a message. @param {...string} ids @returns {string} the last one if none has */
export const firstId = (...ids) => ids.find((id) => bundle.value.hasMessage(id)) ?? ids.at(-1) ?? '';

const PARTS = new RegExp(`(${STRONG}[^${STRONG}]+${STRONG}|${SLOT}\\w+${SLOT_END})`);

/**
 * The message with its `**strong**` parts as elements and every `{ $slot }` replaced by a node of `slots`.
 * @param {string} id @param {MessageArguments} [args] @param {Record<string, ComponentChild>} [slots]
 * @returns {ComponentChild[]}
 */
export function rich(id, args = {}, slots = {}) {
  const places = Object.fromEntries(Object.keys(slots).map((name) => [name, SLOT + name + SLOT_END]));
  return marked(id, { ...args, ...places })
    .split(PARTS)
    .map((part) => {
      if (part.startsWith(STRONG) && part.length > 2) return h('strong', null, part.slice(1, -1));
      if (part.startsWith(SLOT)) return slots[part.slice(1, -1)];
      return part;
    });
}

/** The space between two sentences in the present language. */
export const between = () => (spoken.value === 'zh' ? '' : ' ');

/** "2, 3, 5" in the present language. @param {readonly string[]} items */
export const series = (items) => items.join(spoken.value === 'zh' ? '、' : ', ');

/** The first of a list, with … for the others. @param {readonly string[]} items @param {number} most */
export const seriesOf = (items, most) => series(items.length > most ? [...items.slice(0, most), '…'] : items);

/** @param {readonly string[]} items @param {'disjunction' | 'conjunction'} type */
function listed(items, type) {
  if (items.length < 2) return items.join('');
  const parts = new Intl.ListFormat(spoken.value === 'zh' ? 'zh-CN' : 'en-GB', { type }).formatToParts(items);
  const words = parts.map(({ type: part, value }) => (part === 'literal' && /^[或和]$/.test(value) ? ` ${value} ` : value)).join('');
  // In Chinese a space keeps the words for “or” and “and” from numbers and Latin letters alone.
  return words.replace(/(?<=[\p{sc=Han}）]) (?=[或和] )|(?<= ?[或和]) (?=\p{sc=Han})/gu, '');
}

/** "2, 3 or 5" in the present language; in Chinese, words are set off by a comma. @param {readonly string[]} items */
export function anyOf(items) {
  const is_words = spoken.value === 'zh' && items.length > 1 && /^\p{sc=Han}/u.test(items[0] ?? '');
  return is_words ? items.join('，或') : listed(items, 'disjunction');
}

/** "2, 3 and 5" in the present language; numbers alone are only set apart in Chinese. @param {readonly string[]} items */
export function allOf(items) {
  const is_numbers = spoken.value === 'zh' && items.every((item) => /^\d+$/.test(item));
  return is_numbers ? series(items) : listed(items, 'conjunction');
}

/**
 * "2, 3 or 5"; of a list that is too long, its first items and …
 * @param {readonly string[]} items @param {number} most
 */
export const anyOfFirst = (items, most) => (items.length > most ? seriesOf(items, most) : anyOf(items));

/** Several moves one after the other, each of several words. @param {readonly string[]} items */
export const clauses = (items) => items.join(spoken.value === 'zh' ? '；' : '; ');
