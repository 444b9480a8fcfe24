/**
 * The parts of a section that its card shows, read from its text and written back into it. What a card does not show stays as it is, and
 * a part that is written as it was read leaves the text as it was. Words that would mean something at the beginning of a line are written
 * after a space: whatever is typed into a card is text.
 */
import { linkOf, SECTION, SETTING } from '../../formats/lesson/parse.js';

/** @import { Language } from '../../formats/lesson/languages.js' */

/** @typedef {Language | 'all'} Part `all` is for both languages, where the other has no words of its own */

/** Lines of one language; `mark` is what the first of them begins with. @typedef {{part: Part, mark: string, lines: string[]}} Run */

/** What begins a line that is not text. @param {string} line */
const hasMeaning = (line) => SECTION.test(line) || SETTING.test(line) || /^(en|zh):/.test(line);

const escaped = (/** @type {string} */ line) => (hasMeaning(line) ? ` ${line}` : line);
const unescaped = (/** @type {string} */ line) => (line.startsWith(' ') && hasMeaning(line.slice(1)) ? line.slice(1) : line);

const isBlank = (/** @type {string} */ line) => line.trim() === '';

/** @param {string} text @returns {Run[]} the first of them for all */
function runsOf(text) {
  /** @type {Run[]} */
  const runs = [{ part: 'all', mark: '', lines: [] }];
  for (const line of text.split(/\r?\n/)) {
    const [mark = '', language] = /^(en|zh):\s?/.exec(line) ?? [];
    if (language) runs.push({ part: language === 'en' ? 'en' : 'zh', mark, lines: [line.slice(mark.length)] });
    else runs.at(-1)?.lines.push(line);
  }
  return runs;
}

/** @param {readonly Run[]} runs */
const textOfRuns = (runs) => runs.flatMap(({ mark, lines }) => lines.map((line, at) => (at === 0 ? mark + line : line))).join('\n');

/** Whether a line of a run is a setting: after a mark only a note is one. @param {Run} run @param {number} at */
const isSetting = ({ mark, lines }, at) => (mark !== '' && at === 0 ? /^note:/ : SETTING).test(lines[at] ?? '');

/** A section's first line, which is its link, and the rest. @param {string} section @returns {[head: string, body: string]} */
function cut(section) {
  const [head = '', ...body] = section.split(/(?<=\n)/);
  return [head, body.join('')];
}

/**
 * A section with a changed body. It ends as it did, so that the next one begins a line.
 * @param {string} section @param {(runs: Run[]) => Run[]} change
 */
function withRuns(section, change) {
  const [head, body] = cut(section);
  const [end = ''] = /\s*$/.exec(section) ?? [];
  const changed = textOfRuns(change(runsOf(body)));
  return `${head.trimEnd()}\n${changed}`.trimEnd() + (end.includes('\n') ? end : '\n');
}

/** The link of a section's board. @param {string} section */
export const linkIn = (section) => linkOf(cut(section)[0].trimEnd());

/** @param {string} section @param {string} link */
export function withLink(section, link) {
  const [head, body] = cut(section);
  return link === linkIn(section) ? section : `## ${link.replace(/\s+/g, '')}${/\s*$/.exec(head)?.[0]}${body}`;
}

/** The words of one part; `''` if there are none. @param {string} section @param {Part} part */
export const wordsIn = (section, part) =>
  runsOf(cut(section)[1])
    .filter((run) => run.part === part)
    .flatMap((run) => run.lines.filter((_, at) => !isSetting(run, at)).map(unescaped))
    .join('\n')
    .replace(/^(\s*\n)+|\s+$/g, '');

/** A run with other words: settings before its words stay there, those within them come after. @param {Run} run @param {string} words */
function rewritten(run, words) {
  const { part, lines } = run;
  const last = lines.findLastIndex((line) => !isBlank(line));
  const begins = lines.findIndex((line, at) => !isBlank(line) && !isSetting(run, at));
  const before = lines.slice(0, begins < 0 ? last + 1 : begins);
  const settings = lines.filter((_, at) => begins >= 0 && at > begins && isSetting(run, at));
  const after = lines.slice(last + 1);
  // The empty line below a link stays above the first words.
  if (before.length === 0 && begins < 0) before.push(...after.splice(0, after.length - 1));
  if (words === '' && before.length === 0 && run.mark !== '') before.push('');
  const own = words === '' ? [] : words.split('\n').map(escaped);
  return { part, mark: run.mark !== '' && before.length === 0 ? `${part}: ` : run.mark, lines: [...before, ...own, ...settings, ...after] };
}

/** A run without its words; nothing but a note stands behind its mark. @param {Run} run */
function withoutWords(run) {
  const settings = run.lines.filter((_, at) => isSetting(run, at));
  return { ...run, lines: run.mark === '' || isSetting(run, 0) ? settings : ['', ...settings] };
}

/** The runs, with one of a part if there is none yet. @param {readonly Run[]} runs @param {Part} part @returns {Run[]} */
function withPart(runs, part) {
  if (runs.some((run) => run.part === part)) return [...runs];
  const ended = runs.map((run, at) => (at < runs.length - 1 ? run : { ...run, lines: withoutBlankEnd(run.lines) }));
  return [...ended, { part, mark: `${part}: `, lines: [''] }];
}

/** @param {readonly string[]} lines */
const withoutBlankEnd = (lines) => lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1);

/** The runs, without those of a part that have nothing. @param {readonly Run[]} runs @param {Part} part */
const withoutEmpty = (runs, part) => runs.filter((run) => run.mark === '' || run.part !== part || run.lines.some((line) => !isBlank(line)));

/** @param {string} section @param {Part} part @param {string} typed */
export function withWords(section, part, typed) {
  const words = typed.replaceAll('\r', '').replace(/^(\s*\n)+|\s+$/g, '');
  if (words === wordsIn(section, part)) return section;
  return withRuns(section, (runs) => {
    const all = withPart(runs, part);
    const first = all.find((run) => run.part === part);
    const changed = all.map((run) => (run === first ? rewritten(run, words) : run.part === part ? withoutWords(run) : run));
    return withoutEmpty(changed, part);
  });
}

/** Below the words or settings that there are, or below the empty line that follows a link. @param {readonly string[]} lines */
const below = (lines) => withoutBlankEnd(lines).length || Math.min(1, Math.max(0, lines.length - 1));

/** What begins a line that a card shows once: the note of a section, the title of a lesson. */
const [NOTE, TITLE] = ['note:', '# '];

/**
 * The part whose line the page of a language shows: its own, that for all, the other's; that for all, too, if there is none.
 * @param {readonly Run[]} runs @param {Language} language @param {string} kind @returns {Part}
 */
function partShown(runs, language, kind) {
  /** @type {Part[]} */
  const parts = [language, 'all', language === 'en' ? 'zh' : 'en'];
  return parts.find((part) => lineIn(runs, part, kind) !== null) ?? 'all';
}

/** @param {readonly Run[]} runs @param {Part} part @param {string} kind */
function lineIn(runs, part, kind) {
  const lines = runs.filter((run) => run.part === part).flatMap((run) => run.lines.filter((line) => line.startsWith(kind)));
  return lines.length === 0 ? null : oneLine(lines.map((line) => line.slice(kind.length)).join(' '));
}

/**
 * @param {readonly Run[]} runs @param {Part} part @param {string} kind @param {string} words `''` for no such line
 * @param {(lines: readonly string[]) => number} placeOf where a new one stands
 */
function withLine(runs, part, kind, words, placeOf) {
  let line = words === '' ? null : `${kind.trimEnd()} ${words}`;
  const changed = withPart(runs, part).map((run) => {
    if (run.part !== part) return run;
    const lines = run.lines.flatMap((one, at) => {
      if (!one.startsWith(kind)) return [one];
      const now = line;
      line = null;
      return now !== null ? [now] : run.mark !== '' && at === 0 ? [''] : [];
    });
    return { ...run, lines };
  });
  const first = changed.find((run) => run.part === part);
  if (first && line !== null) {
    if (first.mark !== '' && isBlank(first.lines[0] ?? '')) first.lines[0] = line;
    else first.lines.splice(placeOf(first.lines), 0, line);
  }
  return withoutEmpty(changed, part);
}

/** On one line. @param {string} typed */
const oneLine = (typed) => typed.replace(/\s+/g, ' ').trim();

/** The part with the note that the presenter sees in a language. @param {string} section @param {Language} language */
export const notePart = (section, language) => partShown(runsOf(cut(section)[1]), language, NOTE);

/** @param {string} section @param {Part} part */
export const noteIn = (section, part) => lineIn(runsOf(cut(section)[1]), part, NOTE) ?? '';

/** @param {string} section @param {Part} part @param {string} typed */
export function withNote(section, part, typed) {
  const note = oneLine(typed);
  return note === noteIn(section, part) ? section : withRuns(section, (runs) => withLine(runs, part, NOTE, note, below));
}

/** The part with the title in a language. @param {string} head what stands before the first section @param {Language} language */
export const titlePart = (head, language) => partShown(runsOf(head), language, TITLE);

/** @param {string} head @param {Part} part */
export const titleIn = (head, part) => lineIn(runsOf(head), part, TITLE) ?? '';

/** @param {string} head @param {Part} part @param {string} typed */
export function withTitle(head, part, typed) {
  const title = oneLine(typed);
  if (title === titleIn(head, part)) return head;
  const [end = ''] = /\s*$/.exec(head) ?? [];
  const changed = textOfRuns(withLine(runsOf(head), part, TITLE, title, () => 0)).trimEnd();
  return changed + (end.includes('\n') ? end : '\n\n');
}

/**
 * A setting that a section has once, whatever the language: its question or game, and where *Next* leads.
 * @typedef {'ask' | 'next' | 'play'} Setting
 */

/** @param {Run} run @param {number} at @param {Setting} name */
const isLineOf = (run, at, name) => isSetting(run, at) && (run.lines[at] ?? '').startsWith(`${name}:`);

/** The value of a setting; `''` where the section has none. @param {string} section @param {Setting} name */
export const settingIn = (section, name) =>
  runsOf(cut(section)[1])
    .flatMap((run) => run.lines.filter((_, at) => isLineOf(run, at, name)))
    .at(-1)
    ?.slice(name.length + 1)
    .trim() ?? '';

/** @param {string} section @param {Setting} name @param {string} value `''` to take it out */
export function withSetting(section, name, value) {
  if (value === settingIn(section, name)) return section;
  return withRuns(section, (runs) => {
    let line = value === '' ? null : `${name}: ${value}`;
    for (const run of runs)
      run.lines = run.lines.flatMap((one, at) => {
        if (!isLineOf(run, at, name)) return [one];
        const now = line;
        line = null;
        return now === null ? [] : [now];
      });
    const first = runs[0];
    if (first && line !== null) {
      const at_text = first.lines.findIndex((one) => !isBlank(one));
      first.lines.splice(at_text < 0 ? below(first.lines) : at_text, 0, line);
    }
    return runs;
  });
}
