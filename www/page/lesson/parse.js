/**
 * Lessons as text that a teacher can type: a title, then sections, each a link to a live board and prose in two languages. Anything that
 * has no meaning here is text; nothing becomes HTML.
 *
 *     # Title
 *     zh: # 标题
 *     ## #/nim?heaps=3,4,5
 *     next: at-once
 *     Prose with **bold**, *italic*, `code` and [words](#/link).
 *     zh: 中文。
 */
import { parseLink } from '../../ui/link.js';

/** @typedef {'en' | 'zh'} Language */
/** @typedef {{kind: 'text' | 'bold' | 'italic' | 'code', text: string} | {kind: 'link', text: string, link: string}} Span */
/** @typedef {{kind: 'paragraph', spans: Span[]} | {kind: 'list', items: Span[][]}} Block */
/** @typedef {Record<Language, string>} Worded */

/**
 * @typedef {object} Section
 * @property {string} link of its board, beginning with `#/`
 * @property {'steps' | 'at-once'} next whether the clicker goes through the board's steps before the next section
 * @property {Record<Language, Block[]>} prose
 */

/** @typedef {{line: number, id: string, args: Record<string, string | number>}} Mistake of a line, from 1 on; a message id */
/** @typedef {{title: Worded, sections: Section[], mistakes: Mistake[]}} Lesson the sections that read well, and what is wrong with the others */

/** Most sections of a lesson, and its characters. */
export const LIMITS = { sections: 200, characters: 200 * 1024 };

/** @type {readonly Language[]} */
const LANGUAGES = ['en', 'zh'];
const INLINE = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*|`[^`\n]+`|\[[^\]\n]+\]\(#\/[^)\s]*\))/;

/** @param {string} text @returns {Span[]} */
function spansOf(text) {
  return text
    .split(INLINE)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const link = /^\[([^\]]+)\]\((#\/[^)\s]*)\)$/.exec(piece);
      if (link) return { kind: 'link', text: String(link[1]), link: String(link[2]) };
      if (/^\*\*.+\*\*$/.test(piece)) return { kind: 'bold', text: piece.slice(2, -2) };
      if (/^\*.+\*$/.test(piece)) return { kind: 'italic', text: piece.slice(1, -1) };
      if (/^`.+`$/.test(piece)) return { kind: 'code', text: piece.slice(1, -1) };
      return { kind: 'text', text: piece };
    });
}

/** Paragraphs and lists of some lines; a line of its own, or an empty one, ends neither alone. @param {readonly string[]} lines @returns {Block[]} */
function blocksOf(lines) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {string[]} */
  let words = [];
  const end = () => {
    if (words.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(words.join(' ')) });
    words = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) {
      end();
      const last = blocks.at(-1);
      const item = spansOf(line.slice(2).trim());
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line.trim() === '') end();
    else words.push(line.trim());
  }
  end();
  return blocks;
}

/**
 * Lines by language: `zh:` and `en:` give what follows, to the next of them, to one language; what is without is for all, where the other has
 * none of its own.
 * @param {readonly string[]} lines
 * @returns {Record<Language, string[]>}
 */
function byLanguage(lines) {
  /** @type {Record<Language | 'all', string[]>} */
  const found = { all: [], en: [], zh: [] };
  /** @type {Language | 'all'} */
  let now = 'all';
  for (const line of lines) {
    const marked = /^(en|zh):\s?(.*)$/.exec(line);
    if (marked) now = /** @type {Language} */ (marked[1]);
    found[now].push(marked ? String(marked[2]) : line);
  }
  const own = (/** @type {Language} */ language) => (found[language].some((line) => line.trim() !== '') ? found[language] : found.all);
  return { en: own('en'), zh: own('zh') };
}

/** @template T @param {(language: Language) => T} of @returns {Record<Language, T>} */
const inBoth = (of) => /** @type {Record<Language, T>} */ (Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])));

/** @param {string} text of a lesson @returns {Lesson} */
export function parseLesson(text) {
  /** @type {Mistake[]} */
  const mistakes = [];
  if (text.length > LIMITS.characters) mistakes.push({ line: 1, id: 'lesson-long', args: { limit: LIMITS.characters } });
  const lines = text.slice(0, LIMITS.characters).split(/\r?\n/);
  const first = lines.findIndex((line) => line.startsWith('## '));
  const head = byLanguage(lines.slice(0, first < 0 ? lines.length : first));
  const titleOf = (/** @type {Language} */ language) =>
    head[language]
      .find((line) => line.startsWith('# '))
      ?.slice(2)
      .trim() ?? '';
  const title = inBoth(titleOf);
  if (title.en === '' && title.zh === '') mistakes.push({ line: 1, id: 'lesson-title', args: {} });

  /** @type {Section[]} */
  const sections = [];
  for (let at = first; at >= 0 && at < lines.length;) {
    let end = at + 1;
    while (end < lines.length && !lines[end]?.startsWith('## ')) end += 1;
    const link = String(lines[at]).slice(3).trim();
    const { route } = parseLink(link);
    const body = lines.slice(at + 1, end);
    const next = body
      .find((line) => /^next: (steps|at-once)\s*$/.test(line))
      ?.slice(6)
      .trim();
    const prose = byLanguage(body.filter((line) => !line.startsWith('next: ')));
    if (!link.startsWith('#/') || route === '' || route === 'lesson') mistakes.push({ line: at + 1, id: 'lesson-link', args: { link } });
    else if (sections.length === LIMITS.sections) mistakes.push({ line: at + 1, id: 'lesson-sections', args: { limit: LIMITS.sections } });
    else
      sections.push({
        link,
        next: next === 'steps' || next === 'at-once' ? next : parseLink(link).params.has('at') ? 'at-once' : 'steps',
        prose: inBoth((language) => blocksOf(prose[language])),
      });
    at = end;
  }
  if (sections.length === 0) mistakes.push({ line: 1, id: 'lesson-empty', args: {} });
  return { title, sections, mistakes };
}
