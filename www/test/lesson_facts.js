/** A built-in lesson whose facts are tested: its sections, what they say, and what the solver says of their boards. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLesson } from '../formats/lesson/parse.js';
import { linked } from './solver.js';

const GAMES = join(import.meta.dirname, '../games');

/** @param {string} name of the lesson */
export function factsOf(name) {
  const path = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).find((one) => one.endsWith(`${name}.lesson.md`));
  const { sections, mistakes } = parseLesson(readFileSync(join(GAMES, path ?? assert.fail(`no lesson ${name}`)), 'utf8'));
  /** @param {number} number from 1 on */
  const sectionAt = (number) => sections[number - 1] ?? assert.fail(`no section ${number}`);
  /** @param {number} number @param {'en' | 'zh'} language */
  const proseOf = (number, language) =>
    sectionAt(number)
      .prose[language].flatMap((block) => (block.kind === 'paragraph' ? block.spans : block.items.flat()))
      .map(({ text }) => text)
      .join('');
  /** That a section has these words in a language. @param {number} number @param {'en' | 'zh'} language @param {string} words */
  const has = (number, language, words) => assert.ok(proseOf(number, language).includes(words), `${number}, ${language}: ${words}`);
  return {
    sections,
    mistakes,
    /** @param {number} number of a section, from 1 on */
    linkOf: (number) => sectionAt(number).link,
    /** Its board, to be asked. @param {number} number */
    askedAt: (number) => linked(sectionAt(number).link),
    /** @param {number} number */
    verdictAt: (number) => linked(sectionAt(number).link).verdict(),
    /** That the English prose of a section has these words. @param {number} number @param {string} words */
    says: (number, words) => has(number, 'en', words),
    /** That a section says something in both languages. @param {number} number @param {string} words @param {string} [zh] */
    tells(number, words, zh = words) {
      has(number, 'en', words);
      has(number, 'zh', zh);
    },
  };
}
