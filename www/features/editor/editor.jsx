/** One's own lesson: its text, its sections in their order, what is wrong with it, and the ways to keep it. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/icons.jsx';
import { copied } from '../../ui/clipboard.js';
import { tooLong } from '../../ui/field_limits.js';
import { fileProblem } from '../../ui/file_input.js';
import { LONG_LINK, parseLink, quoted } from '../../ui/link.js';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import { packed } from '../../ui/packed.js';
import { problemText } from '../../ui/problem.js';
import { saveFile } from '../../ui/save_file.js';
import { language, recall } from '../../ui/settings.js';
import { useMessages } from '../../ui/use_messages.js';
import { wordsOf } from '../../shell/games.js';
import { addressOf } from '../../formats/address.js';
import { lessonWithin, singleFile, withLesson } from '../../formats/lesson/as_page.js';
import { boardLink } from '../../formats/lesson/board_link.js';
import { canUndo, followOthers, markHere, own_lesson, replaceLesson, undo } from '../../formats/lesson/own_lesson.js';
import { LIMITS, parseLesson, withMoved, withoutNotes } from '../../formats/lesson/parse.js';
import { READY } from '../../shell/built_in_lessons.js';
import '../../shell/plain_text.css';
import './editor.css';

/** @import { Check } from '../lesson/lesson_page.jsx' */
/** @import { Lesson } from '../../formats/lesson/parse.js' */
/** @import { Section } from '../../formats/lesson/types.js' */
/** @import { FamilyGame } from '../../shell/games.js' */
/** @import { Router } from '../../ui/router.js' */

/** Characters of a section's prose that its entry has. */
const SHOWN = 60;

/** What a section begins with. @param {Section} section @param {'en' | 'zh'} name */
function beginning({ prose }, name) {
  const [block] = prose[name];
  const spans = block?.kind === 'list' ? (block.items[0] ?? []) : (block?.spans ?? []);
  const words = spans.map((span) => span.text).join('');
  return words.length > SHOWN ? `${words.slice(0, SHOWN - 1)}…` : words;
}

/** Mistakes and remarks that are listed at once. */
const TOLD = 100;

/** Files that are read, in MB of 2^20 bytes: a page with a lesson has one or two. */
const MOST_MB = 16;

/** The lesson of a file: a text, or a page that was saved with one. @param {File} file */
async function lessonIn(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Pages that earlier versions saved are in UTF-16.
  const is_wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const words = new TextDecoder(is_wide ? 'utf-16le' : 'utf-8').decode(bytes);
  return lessonWithin(words) ?? words;
}

/** What is said of a lesson that is too long to be edited; null of any other. @param {string} words */
function tooLongToEdit(words) {
  if (words.length > LIMITS.characters) return text('lesson-long', { value: words.length, limit: LIMITS.characters });
  const why = tooLong(words, LIMITS.characters);
  return why && text(why.id, why.args);
}

/**
 * Sentences of what is wrong.
 * @param {readonly ({line: number, is_wrong: boolean} & ({what: string} | {id: string, args: Record<string, string | number>}))[]} of
 */
const toldOf = (of) => of.map((one) => ({ ...one, what: 'what' in one ? one.what : text(one.id, one.args) }));

/** What a lesson is written with, and the word of the sentence that tells it. */
const WRITTEN = [
  ['# …', 'title'],
  ['## #/nim?heaps=3,4,5', 'section'],
  ['zh: …   en: …', 'language'],
  ['**…**  *…*  `…`  - …  [words](#/nim)', 'prose'],
  ['ask: outcome', 'ask'],
  ['next: steps', 'next'],
  ['play: gentle', 'play'],
  ['note: …', 'note'],
];

/** What a lesson's files are named after: its title, without what no name of a file may have. @param {Lesson} lesson */
const fileNameOf = ({ title }) =>
  (title.en || title.zh)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'lesson';

/** Boards are looked through when nothing was typed for so long. */
const STILL_MS = 700;

/**
 * What is wrong with the boards of a lesson, section by section, as it is found.
 * @param {Lesson} lesson @param {Check} checkSection
 * @returns {{line: number, what: string, is_wrong: boolean}[]}
 */
function useChecked({ sections }, checkSection) {
  const known = useRef(/** @type {Map<string, Awaited<ReturnType<Check>>>} */ (new Map()));
  const [, setCount] = useState(0);
  const nameOf = (/** @type {Section} */ section) =>
    [language.current.value, section.ask, section.play, section.says_next, section.next, section.link].join(' ');
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      for (const section of sections) {
        const name = nameOf(section);
        if (known.current.has(name)) continue;
        const said = await checkSection(section, abort.signal).catch(() => []);
        if (abort.signal.aborted) return;
        known.current.set(
          name,
          said.map(({ line, ...told }) => ({ ...told, line: line - section.line })),
        );
        if (said.length > 0) setCount(known.current.size);
      }
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [sections, language.current.value]);
  // What was found stays so far below the beginning of its section as it was.
  return sections.flatMap((section) =>
    (known.current.get(nameOf(section)) ?? []).map(({ line, ...told }) => ({ ...told, line: section.line + line })),
  );
}

/** @param {{router: Router, games: readonly FamilyGame[], checkSection: Check}} props */
export function Editor({ router, games, checkSection }) {
  useMessages(wordsOf(games));
  useLayoutEffect(() => {
    markHere();
    return followOthers(window);
  }, []);
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const [told, setTold] = useState('');
  const written = own_lesson.value;
  const lesson = useMemo(() => parseLesson(written), [written]);
  const name = language.current.value === 'zh' ? 'zh' : 'en';
  const is_empty = written.trim() === '';
  const checked = useChecked(lesson, checkSection);
  const has_notes = lesson.sections.some(({ note }) => note.en !== '');
  const [keeps_notes, setKeepsNotes] = useState(false);
  /** What is handed on. */
  const given = () => (keeps_notes ? written : withoutNotes(written));

  /** What is wrong, worst first; only what is listed is put in words. */
  const said = [
    ...(is_empty ? [] : lesson.mistakes.map((one) => ({ ...one, is_wrong: true }))),
    ...checked,
    ...lesson.remarks.map((one) => ({ ...one, is_wrong: false })),
  ].sort((one, other) => Number(other.is_wrong) - Number(one.is_wrong) || one.line - other.line);

  /** Shows a line of the text. @param {number} line from 1 */
  function find(line) {
    const field = area.current;
    if (!field) return;
    const lines = written.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    field.scrollTop = Math.max(0, (line - 2) * (field.scrollHeight / Math.max(1, lines.length)));
  }

  /** @param {FileList | null | undefined} files */
  async function open(files) {
    const file = files?.[0];
    if (!file) return;
    const large = fileProblem(file, 'file-large', MOST_MB);
    if (large) return setTold(problemText(large));
    const found = await lessonIn(file);
    const long = tooLongToEdit(found);
    if (long !== null) return setTold(long);
    const { title, sections } = parseLesson(found);
    const is_lesson = sections.length > 0 || title.en !== '' || title.zh !== '';
    setTold(is_lesson ? '' : text('lesson-no-lesson', { name: quoted(file.name) }));
    if (is_lesson) replaceLesson(found);
    return undefined;
  }

  async function copy() {
    const link = router.linkTo('lesson', { z: packed(given(), 0) });
    const { address, is_reachable } = addressOf(location.href, recall('hosted') ?? '', link);
    if (!(await copied(address))) location.hash = link;
    else if (is_reachable) setTold(text(address.length > LONG_LINK ? 'lesson-copied-long' : 'lesson-copied', { length: address.length }));
    else setTold(text('lesson-copied-file'));
  }

  async function savePage() {
    setTold('');
    try {
      saveFile(`${fileNameOf(lesson)}.html`, withLesson(await singleFile(), given()), 'text/html');
    } catch {
      setTold(text('lesson-no-page'));
    }
  }

  async function savePackage() {
    setTold('');
    try {
      const [{ scormOf }, html] = await Promise.all([import('../../formats/lesson/scorm.js'), singleFile()]);
      const [id, title] = [fileNameOf(lesson), lesson.title[name] || lesson.title.en];
      saveFile(`${id}.zip`, scormOf({ id, title, page: withLesson(html, given()) }), 'application/zip');
    } catch {
      setTold(text('lesson-no-page'));
    }
  }

  return (
    <main
      tabIndex={-1}
      class="maker"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void open(event.dataTransfer?.files);
      }}
    >
      <h1>{text('lesson-all')}</h1>
      <ul class={is_empty ? 'maker-ready' : 'maker-ready few'}>
        {READY.map((id) => (
          <li key={id}>
            <a href={router.linkTo('lesson', { id })}>{text(`lesson-ready-${id}`)}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href={router.linkTo('collect')}>{text('lesson-collect')}</a> ·{' '}
        <a href={router.linkTo('worksheet')}>{text('lesson-worksheet')}</a>
      </p>
      <h2>{text('lesson-own')}</h2>
      <p class="soft">{text('lesson-own-why')}</p>
      <div class="row maker-ways">
        {lesson.sections.length > 0 && (
          <>
            <a class="button primary" href={router.linkTo('lesson', { own: '1' })}>
              {text('lesson-present')}
            </a>
            <a class="button" href={router.linkTo('lesson', { own: '1', reading: '1' })}>
              {text('lesson-read')}
            </a>
          </>
        )}
        <button
          type="button"
          disabled={is_empty}
          onClick={() => saveFile(`${fileNameOf(lesson)}.md`, written, 'text/markdown;charset=utf-8')}
        >
          {text('lesson-save-text')}
        </button>
        <button type="button" disabled={is_empty} onClick={() => void copy()}>
          {text('lesson-save-link')}
        </button>
        <button type="button" disabled={is_empty} onClick={() => void savePage()}>
          {text('lesson-save-page')}
        </button>
        <button type="button" disabled={lesson.sections.length === 0} onClick={() => void savePackage()}>
          {text('lesson-save-scorm')}
        </button>
        <label class="button">
          {text('lesson-open')}
          <input type="file" class="unseen" accept=".md,.txt,.html,text/*" onChange={(event) => void open(event.currentTarget.files)} />
        </label>
        {canUndo() && (
          <button type="button" onClick={undo}>
            {text('lesson-undo')}
          </button>
        )}
      </div>
      {has_notes && (
        <label class="row maker-notes">
          <input type="checkbox" checked={keeps_notes} onChange={(event) => setKeepsNotes(event.currentTarget.checked)} />
          <span>{text('lesson-with-notes')}</span>
        </label>
      )}
      <p role="status">{told}</p>
      <div class="maker-parts">
        <ol class="maker-sections" aria-label={text('lesson-sections-of')}>
          {lesson.sections.map((section, index) => {
            const game = games.find(({ route }) => route === parseLink(section.link).route);
            return (
              <li key={`${section.line} ${section.link}`}>
                <button type="button" class="quiet maker-find" onClick={() => find(section.line)}>
                  <b>{game ? text(game.name) : '?'}</b>
                  {parseLink(boardLink(section)).params.has('ask') && <span class="soft"> · {text('lesson-asks')}</span>}
                  <span class="maker-words">{beginning(section, name) || text('lesson-no-words')}</span>
                </button>
                <a
                  class="button quiet"
                  href={router.linkTo('lesson', { own: '1', s: String(index + 1) })}
                  title={text('lesson-look')}
                  aria-label={text('lesson-look')}
                >
                  <Icon name="play" />
                </a>
                {
                  /** @type {const} */ ([
                    ['up', 'lesson-up', lesson.sections[index - 1]?.index],
                    ['down', 'lesson-down', lesson.sections[index + 1]?.index],
                    ['close', 'lesson-remove', null],
                  ]).map(([icon, words, to]) => (
                    <button
                      key={icon}
                      type="button"
                      class="icon"
                      disabled={to === undefined}
                      title={text(words)}
                      aria-label={text(words)}
                      onClick={() => replaceLesson(withMoved(written, section.index, to ?? null))}
                    >
                      <Icon name={icon} />
                    </button>
                  ))
                }
              </li>
            );
          })}
        </ol>
        <div class="maker-text">
          <LongText
            area={area}
            name="lesson"
            class="plain-text"
            aria-label={text('lesson-text')}
            value={written}
            placeholder={text('lesson-example')}
            change={(typed) => (own_lesson.value = typed)}
          />
          <div role="status">
            {said.length > 0 && (
              <ul class="maker-said">
                {toldOf(said.slice(0, TOLD)).map(({ line, what, is_wrong }) => (
                  <li key={`${line} ${what}`} class={is_wrong ? 'wrong' : 'soft'}>
                    <button type="button" class="quiet" onClick={() => find(line)}>
                      {text('lesson-line', { line, what })}
                    </button>
                  </li>
                ))}
                {said.length > TOLD && <li class="soft">{text('lesson-more', { count: said.length - TOLD })}</li>}
              </ul>
            )}
          </div>
          <details>
            <summary>{text('lesson-how')}</summary>
            <table class="maker-how">
              <tbody>
                {WRITTEN.map(([how, id]) => (
                  <tr key={id}>
                    <th scope="row">
                      <code>{how}</code>
                    </th>
                    <td>{text(`lesson-how-${id}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      </div>
    </main>
  );
}
