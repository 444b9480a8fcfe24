/**
 * Lessons as text that a teacher can type: a title, then sections, each a link to a live board and prose in two languages. Anything that
 * has no meaning here is text; nothing becomes HTML.
 *
 *     # Title
 *     zh: # 标题
 *     ## #/nim?heaps=3,4,5
 *     next: at-once
 *     ask: outcome
 *     note: for the presenter alone
 *     Prose with **bold**, *italic*, `code` and [words](#/link).
 *     zh: 中文。
 */
import { OPPONENTS } from '../../play/play.js';
import { parseLink, quoted } from '../../ui/link.js';
import { wantedOf } from '../ask_parameters.js';
import { byLanguage, LANGUAGES, marked } from './languages.js';

/** @import { Section } from './types.js' */

/** @typedef {import('./languages.js').Language} Language */
/** @typedef {{kind: 'text' | 'bold' | 'italic' | 'code', text: string} | {kind: 'link', text: string, link: string}} Span */
/** @typedef {{kind: 'paragraph', spans: Span[]} | {kind: 'list', items: Span[][]}} Block */
/** @typedef {Record<Language, string>} Worded */

/** @typedef {{line: number, id: string, args: Record<string, string | number>}} Mistake of a line, from 1 on; a message id */
/**
 * @typedef {{title: Worded, sections: Section[], mistakes: Mistake[], remarks: Mistake[]}} Lesson the sections that read well, what is
 *   wrong with the others, and lines that may have been meant otherwise
 */

/** Most sections of a lesson, and its characters. */
export const LIMITS = { sections: 200, characters: 200 * 1024 };

/** @type {readonly Section['next'][]} */
const NEXT = ['steps', 'at-once'];
/** Words of a link have no bracket, and its address none to open: a pattern would look from every one of them to the end of the text. */
const INLINE = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*|`[^`\n]+`|\[[^[\]\n]+\]\(#\/[^)[\s]*\))/;

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

/**
 * Paragraphs and lists of some lines; a line of its own, or an empty one, ends neither alone.
 * @param {readonly string[]} lines
 * @returns {Block[]}
 */
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
 * Notes by language: those that stand in it; if it has none, those of all, else the other's.
 * @param {readonly string[]} lines
 * @returns {Worded}
 */
function notesOf(lines) {
  const { all, en, zh } = marked(lines);
  const [own, shared, other] = [en, all, zh].map((found) =>
    found.flatMap((line) => (line.startsWith('note:') ? [line.slice(5).trim()] : [])),
  );
  /** @param {(string[] | undefined)[]} notes */
  const first = (...notes) => notes.find((found) => found?.length)?.join(' ') ?? '';
  return { en: first(own, shared, other), zh: first(other, shared, own) };
}

/** A line that is for the app or the presenter, and not for readers. */
export const SETTING = /^(next|ask|play|note): ?(.*)$/;

/** What they may be. */
const KNOWN = {
  next: (/** @type {string} */ value) => NEXT.find((one) => one === value),
  ask: (/** @type {string} */ value) => (wantedOf(value) ? value : undefined),
  play: (/** @type {string} */ value) => OPPONENTS.find((one) => one === value),
};

/** A note in one language. */
const OWN_NOTE = /^(en|zh): ?note:/;

/** What else looks so, and is text. */
const LIKE = /^([a-z]{2,12}): /;

/** The same that has a meaning when it is written as it should be. */
const OTHERWISE = /^(?:(next|ask|play|note|en|zh)|(备注|提问|对弈|中文|英文)) ?[:：]/i;

/** What they are called in Chinese. @type {Record<string, string>} */
const IN_CHINESE = { 备注: 'note', 提问: 'ask', 对弈: 'play', 中文: 'zh', 英文: 'en' };

/** A line without a note of one language, which leaves what follows to that language. @param {string} line */
const withoutOwnNote = (line) => (OWN_NOTE.test(line) ? `${line.slice(0, 2)}: ` : line);

/** What looks like a link or like bold words, and is neither. */
const BROKEN = /\]\((?!#\/)/;

/** A line that begins a section; what follows is its link. */
export const SECTION = /^##(?: |$|(?=#?\/))/;

/** The link of a section: of a whole address what the app reads. @param {string} line */
export function linkOf(line) {
  const typed = line.slice(2).trim();
  return /^(?:(?:https?|file):\S*?)?(#\/.*)$/.exec(typed)?.[1] ?? (typed.startsWith('/') ? `#${typed}` : typed);
}

/** What the lines of a section say of it, and what of that is wrong. @param {readonly string[]} lines @param {number} first its line */
function settingsOf(lines, first) {
  /** @type {Mistake[]} */
  const mistakes = [];
  /** @type {Mistake[]} */
  const remarks = [];
  /** @type {Pick<Section, 'ask' | 'ask_line' | 'play'> & {next: Section['next'] | null}} */
  const settings = { next: null, ask: null, ask_line: 0, play: null };
  lines.forEach((line, at) => {
    const [, name, typed = ''] = SETTING.exec(line) ?? [];
    const value = typed.trim();
    if (name === 'next' || name === 'ask' || name === 'play') {
      if (settings[name] !== null) remarks.push({ line: first + at, id: 'lesson-twice', args: { value: name } });
      const known = KNOWN[name](value);
      if (known !== undefined) Object.assign(settings, { [name]: known }, name === 'ask' && { ask_line: first + at });
      else mistakes.push({ line: first + at, id: `lesson-wrong-${name}`, args: { value: quoted(value) } });
    }
    if (name !== undefined || LANGUAGES.some((one) => line.startsWith(`${one}:`))) return;
    const [, known, chinese] = OTHERWISE.exec(line) ?? [];
    const meant = known?.toLowerCase() ?? IN_CHINESE[chinese ?? ''];
    const word = meant ?? LIKE.exec(line)?.[1];
    if (word !== undefined) remarks.push({ line: first + at, id: meant ? 'lesson-meant' : 'lesson-like', args: { value: word } });
    else if (BROKEN.test(line) || line.split('**').length % 2 === 0) remarks.push({ line: first + at, id: 'lesson-markup', args: {} });
  });
  if (settings.ask !== null && settings.play !== null) remarks.push({ line: first - 1, id: 'lesson-ask-and-play', args: {} });
  return { ...settings, mistakes, remarks };
}

/** @param {string} text of a lesson @returns {Lesson} */
export function parseLesson(text) {
  /** @type {Mistake[]} */
  const mistakes = [];
  /** @type {Mistake[]} */
  const remarks = [];
  if (text.length > LIMITS.characters)
    mistakes.push({ line: 1, id: 'lesson-long', args: { value: text.length, limit: LIMITS.characters } });
  const lines = text.slice(0, LIMITS.characters).split(/\r?\n/);
  const first = lines.findIndex((line) => SECTION.test(line));
  const head = byLanguage(lines.slice(0, first < 0 ? lines.length : first));
  const titleOf = (/** @type {Language} */ language) =>
    head[language]
      .find((line) => line.startsWith('# '))
      ?.slice(2)
      .trim() ?? '';
  const title = { en: titleOf('en'), zh: titleOf('zh') };
  if (title.en === '' && title.zh === '') mistakes.push({ line: 1, id: 'lesson-title', args: {} });

  /** @type {Section[]} */
  const sections = [];
  /** @param {readonly string[]} own its lines @param {number} line of the first, from 1 @param {number} index */
  function readSection([head = '', ...body], line, index) {
    const link = linkOf(head);
    const { route, params } = parseLink(link);
    const { mistakes: own_mistakes, remarks: own_remarks, next, ...settings } = settingsOf(body, line + 1);
    mistakes.push(...own_mistakes);
    remarks.push(...own_remarks);
    if (!link.startsWith('#/') || route === '' || route === 'lesson')
      return void mistakes.push({ line, id: 'lesson-link', args: { link: quoted(link) } });
    const prose = byLanguage(body.filter((one) => !SETTING.test(one)).map(withoutOwnNote));
    sections.push({
      link,
      line,
      index,
      ...settings,
      next: next ?? (params.has('at') ? 'at-once' : 'steps'),
      note: notesOf(body),
      prose: { en: blocksOf(prose.en), zh: blocksOf(prose.zh) },
    });
  }
  let count = 0;
  for (let at = first; at >= 0 && at < lines.length;) {
    let end = at + 1;
    while (end < lines.length && !SECTION.test(lines[end] ?? '')) end += 1;
    count += 1;
    if (count <= LIMITS.sections) readSection(lines.slice(at, end), at + 1, count - 1);
    at = end;
  }
  if (count > LIMITS.sections) mistakes.push({ line: 1, id: 'lesson-sections', args: { value: count, limit: LIMITS.sections } });
  if (sections.length === 0) mistakes.push({ line: 1, id: 'lesson-empty', args: {} });
  return { title, sections, mistakes: mistakes.sort((one, other) => one.line - other.line), remarks };
}

/**
 * Where the sections of a text begin, and what stands before the first.
 * @param {string} text
 * @returns {{head: string, sections: string[]}}
 */
export function cutLesson(text) {
  const [head = '', ...sections] = text.split(/^(?=##(?: |$|#?\/))/m);
  return SECTION.test(text.split('\n', 1)[0] ?? '') ? { head: '', sections: [head, ...sections] } : { head, sections };
}

/** A text without what is for the presenter alone. @param {string} text */
export const withoutNotes = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('note:'))
    .map(withoutOwnNote)
    .join('\n');

/**
 * A text with one more section at its end.
 * @param {string} text @param {string} link @param {string} title of a text that is empty
 */
export function withSection(text, link, title) {
  const before = text.trim() === '' ? `# ${title}` : text.trimEnd();
  return `${before}\n\n## ${link}\n`;
}

/**
 * A text with a section moved by some places, or taken out where it goes nowhere.
 * @param {string} text @param {number} from the section, from 0 @param {number | null} to
 */
export function withMoved(text, from, to) {
  const { head, sections } = cutLesson(text);
  const ended = sections.map((section) => `${section.trimEnd()}\n\n`);
  const [moved] = ended.splice(from, 1);
  if (moved === undefined) return text;
  if (to !== null) ended.splice(to, 0, moved);
  return `${head}${ended.join('')}`;
}
