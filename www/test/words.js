/** The words of the pages in Node: every message of both languages. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { readWords } from '../../scripts/read_words.mjs';
import { needMessages, startMessages, text } from '../ui/messages.js';
import { language } from '../ui/settings.js';

/** @import { Message } from '../ui/messages.js' */

const WWW = new URL('..', import.meta.url);

/** @typedef {typeof LANGUAGES[number]} Language */
export const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/** The folders of games. */
const FOLDERS = readdirSync(new URL('games/', WWW), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory()
    ? [
        entry.name,
        ...readdirSync(new URL(`games/${entry.name}`, WWW), { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('/en.ftl'))
          .map((path) => `${entry.name}/${path.replace('/en.ftl', '')}`),
      ]
    : [],
);

/** Those that are no game's. @type {Record<string, string>} */
const OTHERS = {
  '': 'ui/messages',
  play: 'play',
  ask: 'features/ask',
  shell: 'shell',
  lesson: 'features/lesson',
  'game_page/files': 'game_page/files',
  'game_page/memo': 'game_page/memo',
};

startMessages(
  async (folder, file) => readWords(readFileSync(new URL(`${OTHERS[folder] ?? `games/${folder}`}/${file}`, WWW), 'utf8')),
  () => {},
);
for (const name of LANGUAGES) {
  language.choose(name);
  await needMessages([...FOLDERS, ...Object.keys(OTHERS)]);
}
language.choose('en');

/** What is done is done in a language. @template T @param {Language} name @param {() => T} done @returns {T} */
export function inLanguage(name, done) {
  const before = language.current.peek();
  language.choose(name);
  try {
    return done();
  } finally {
    language.choose(before);
  }
}

/** A message as plain text, its spaces all alike; one that is not there, or lacks an argument, is a failure. @param {Message} message */
export function said({ id, args }) {
  const words = text(id, args).replaceAll('\u00a0', ' ');
  // Braces may stand in a sentence, as in mex{0, 1}; around a name they are what was not filled in.
  assert.doesNotMatch(words, /⟨|\{(?:\$|[a-z]*-[a-z-]+\}|[A-Z]+\()/, id);
  return words;
}
