/** The words of the screen are the standard ones, and its sentences are short: all messages and all built-in lessons, in both languages. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { LONG, LONGEST, TERMS } from './words/terms.js';

const WWW = new URL('..', import.meta.url);
const FILES = readdirSync(WWW, { recursive: true, encoding: 'utf8' });
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, WWW), 'utf8');
const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/** The most texts that are made of one message with several choices. */
const MOST_VARIANTS = 200;

/** Words that only the search reads: other names, also wrong ones. */
const ONLY_SEARCHED = /-also$/;

/**
 * The texts that a pattern can become, one for each combination of its choices; what is filled in is the number 7.
 * @param {any} pattern @param {Map<string, any>} messages
 * @param {Record<string, string>} [chosen] arguments of which one choice alone is meant
 * @returns {string[]}
 */
function variants(pattern, messages, chosen = {}) {
  if (typeof pattern === 'string') return [pattern];
  if (Array.isArray(pattern))
    return pattern.reduce(
      (/** @type {string[]} */ texts, part) =>
        texts.flatMap((text) => variants(part, messages, chosen).map((more) => text + more)).slice(0, MOST_VARIANTS),
      [''],
    );
  if (pattern.type === 'select') {
    const is_open = (/** @type {any} */ one) => (chosen[pattern.selector.name] ?? one.key.value) === one.key.value;
    return pattern.variants.filter(is_open).flatMap((/** @type {any} */ one) => variants(one.value, messages, chosen));
  }
  if (pattern.type === 'mesg') return variants(messages.get(pattern.name), messages, chosen);
  if (pattern.type === 'str') return [pattern.value];
  return ['7'];
}

/** A message, or a lesson: its id, its folder, and what it can say. @typedef {{id: string, folder: string, texts: string[]}} Words */

/** All messages of a language. @param {string} file @param {Record<string, string>} [chosen] @returns {Words[]} */
function messagesOf(file, chosen) {
  const all = FILES.filter((one) => one.endsWith(`/${file}`)).flatMap((path) =>
    new FluentResource(read(path)).body.map(({ id, value }) => ({ id, value, folder: dirname(path) })),
  );
  const messages = new Map(all.map(({ id, value }) => [id, value]));
  return all
    .filter(({ id }) => !ONLY_SEARCHED.test(id))
    .map(({ id, value, folder }) => ({ id, folder, texts: variants(value, messages, chosen) }));
}

/**
 * The prose of the built-in lessons in a language, a paragraph each: Chinese begins at `zh:` and ends at the next heading.
 * @param {'en' | 'zh'} language @returns {Words[]}
 */
function lessonsOf(language) {
  return FILES.filter((path) => path.endsWith('.lesson.md')).map((path) => {
    let now = 'en';
    const lines = read(path)
      .split('\n')
      .filter((line) => {
        if (line.startsWith('## ') || /^[a-z]+:/.test(line)) now = line.startsWith('zh:') ? 'zh' : 'en';
        return now === language && !/^## |^(?:level|picture|next|ask|answer|steps|view):/.test(line);
      });
    // Of a link its words are read, and not where it leads.
    const texts = lines.map((line) => line.replace(/^zh: ?/, '').replace(/\]\([^)\s]*\)/g, ']'));
    return { id: basename(path, '.lesson.md'), folder: dirname(path), texts };
  });
}

/** @param {'en' | 'zh'} language */
const wordsOf = (language) => [...messagesOf(language === 'en' ? 'en.ftl' : 'zh-CN.ftl'), ...lessonsOf(language)];

/** How long a sentence is: words in English; in Chinese its characters, and a number or a Latin word counts as one. */
const LENGTH_OF = {
  en: (/** @type {string} */ sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  zh: (/** @type {string} */ sentence) => (sentence.match(/\p{Script=Han}|[\p{Script=Latin}\p{N}_().+^-]+/gu) ?? []).length,
};

/** @param {string} text */
const sentencesOf = (text) => text.split(/(?<=[.!?:;])\s+|(?<=[。！？：；])|\n/);

for (const language of LANGUAGES) {
  const words = wordsOf(language);

  test(`the terms are the standard ones: ${language}`, () => {
    const wrong = words.flatMap(({ id, folder, texts }) =>
      TERMS[language].flatMap(({ use, not, except }) => {
        const found = except?.includes(id) ? undefined : texts.map((text) => not.exec(text)?.[0]).find(Boolean);
        return found ? [`${folder}, ${id}: “${found}”; use: ${use}`] : [];
      }),
    );
    assert.equal(wrong.join('\n'), '');
  });

  test(`no sentence is longer than ${LONGEST[language]}, but those that have a reason: ${language}`, () => {
    const long = new Map(
      words.flatMap(({ id, folder, texts }) => {
        const sentences = texts.flatMap(sentencesOf);
        const longest = Math.max(...sentences.map(LENGTH_OF[language]));
        const which = sentences.find((sentence) => LENGTH_OF[language](sentence) === longest);
        return longest > LONGEST[language] ? [[id, `${folder}, ${id}: ${longest}: ${which}`]] : [];
      }),
    );
    const without_reason = [...long].filter(([id]) => !(id in LONG[language]));
    assert.equal(without_reason.map(([, which]) => which).join('\n'), '');
    // A reason that no sentence needs any more is taken away.
    assert.deepEqual(
      Object.keys(LONG[language]).filter((id) => !long.has(id)),
      [],
    );
  });
}

test('octal games are played in rows: none of their messages says “heap”, but of Nim', () => {
  const said = messagesOf('en.ftl', { of: 'row' })
    .filter(({ id }) => /^(?:sums|octal)-/.test(id) && id !== 'octal-rule')
    .flatMap(({ id, texts }) => texts.map((text) => `${id}: ${text.replace(/Nim heaps?/gi, '')}`));
  assert.ok(said.length > 150);
  assert.deepEqual(
    said.filter((text) => /: .*\bheaps?\b/is.test(text)),
    [],
  );
});

/** How a verdict goes on: where, what to do or why. */
const VERDICTS = {
  en: /^the player to move (?:wins|loses)(?: (?:at|with) [^:]*)?(?:: .+|, but .+)$/s,
  zh: /^(?:(?:7 |\([07], [07]\) |7 颗(?:、上限 7 )?时))?先手必[胜败](?:：.+|，但.+)$/s,
};

for (const language of LANGUAGES)
  test(`verdicts have one form in all games: ${language}`, () => {
    const file = language === 'en' ? 'en.ftl' : 'zh-CN.ftl';
    const told = messagesOf(file)
      .filter(({ id }) => /(?:^|-)verdict-(?:n|p|over|stuck|every)$/.test(id))
      .flatMap(({ id, texts }) => texts.map((text) => [id, text]));
    assert.ok(new Set(told.map(([id]) => id)).size > 15);
    assert.deepEqual(
      told.filter(([, text = '']) => !VERDICTS[language].test(text)),
      [],
    );
  });
