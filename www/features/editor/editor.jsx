/** The editor of the user's own lesson: its text, its sections in order, its mistakes, and ways to save it. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, Checkbox } from '../../ui/controls.jsx';
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
import { language } from '../../ui/settings.js';
import { useMessages } from '../../ui/use_messages.js';
import { wordsOf } from '../../shell/games.js';
import { addressHere } from '../../formats/address.js';
import { lessonWithin, singleFile, withLesson } from '../../formats/lesson/as_page.js';
import { isAsking } from '../../formats/lesson/link.js';
import { canUndo, followOthers, markHere, own_lesson, replaceLesson, undo } from '../../formats/lesson/own_lesson.js';
import { LIMITS, parseLesson, withMoved, withoutNotes } from '../../formats/lesson/parse.js';
import { spoken, titleOf } from '../../formats/lesson/prose.jsx';
import { READY } from '../../shell/built_in_lessons.js';
import '../../shell/plain_text.css';
import './editor.css';

/** @import { RefObject } from 'preact' */
/** @import { Check, Diagnostic } from '../lesson/types.js' */
/** @import { Lesson, Mistake } from '../../formats/lesson/parse.js' */
/** @import { Section } from '../../formats/lesson/types.js' */
/** @import { Site } from '../../shell/types.js' */

/** The most characters of prose in an entry. */
const SHOWN = 60;

/** What a section begins with. @param {Section} section */
function beginning({ prose }) {
  const [block] = prose[spoken()];
  const spans = block?.kind === 'list' ? block.items[0] : block?.spans;
  const words = spans?.map((span) => span.text).join('') ?? '';
  return words.length > SHOWN ? `${words.slice(0, SHOWN - 1)}…` : words;
}

/** The most mistakes and remarks. */
const LISTED = 100;

/** The largest file, in MB of 2^20 bytes: a page with a lesson has one or two. */
const MOST_MB = 16;

/** The lesson in a file: a text, or a saved page. @param {File} file */
async function lessonIn(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Pages that earlier versions saved are in UTF-16.
  const is_wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const words = new TextDecoder(is_wide ? 'utf-16le' : 'utf-8').decode(bytes);
  return lessonWithin(words) ?? words;
}

/** Why a lesson is too long to edit; null where it is not. @param {string} words */
function tooLongToEdit(words) {
  if (words.length > LIMITS.characters) return text('lesson-long', { value: words.length, limit: LIMITS.characters });
  const why = tooLong(words, LIMITS.characters);
  return why && text(why.id, why.args);
}

/** A mistake or remark of the text in words. @param {Diagnostic | (Mistake & {is_wrong: boolean})} one @returns {Diagnostic} */
const sentenceOf = (one) => ('what' in one ? one : { ...one, what: text(one.id, one.args) });

/** The syntax of lessons, each with the end of its message id. */
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

/** Moves of a section, by so many places, and its removal. */
const MOVES = /** @type {const} */ ([
  { icon: 'up', words: 'lesson-up', by: -1 },
  { icon: 'down', words: 'lesson-down', by: 1 },
  { icon: 'close', words: 'lesson-remove', by: null },
]);

/** The name of a lesson's files: its title, without characters that file names must not have. @param {Lesson} lesson */
const fileNameOf = ({ title }) =>
  (title.en || title.zh)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'lesson';

/** Boards are checked when nothing was typed for so long. */
const STILL_MS = 700;

/**
 * The diagnostics of the boards of a lesson, section by section, as they are found.
 * @param {Lesson} lesson @param {Check} checkSection
 * @returns {Diagnostic[]}
 */
function useChecked({ sections }, checkSection) {
  /** @type {RefObject<Map<string, Diagnostic[]>>} */
  const known = useRef(new Map());
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
          said.map(({ line, ...rest }) => ({ ...rest, line: line - section.line })),
        );
        if (said.length > 0) setCount(known.current.size);
      }
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [sections, language.current.value]);
  // Lines are relative to the section: text above it may change.
  return sections.flatMap((section) =>
    (known.current.get(nameOf(section)) ?? []).map(({ line, ...rest }) => ({ ...rest, line: section.line + line })),
  );
}

/** @param {Pick<Site, 'router' | 'games'> & {checkSection: Check}} props */
export function Editor({ router, games, checkSection }) {
  useMessages(wordsOf(games));
  useLayoutEffect(() => {
    markHere();
    return followOthers(window);
  }, []);
  /** @type {RefObject<HTMLTextAreaElement | null>} */
  const area = useRef(null);
  const [notice, setNotice] = useState('');
  const written = own_lesson.value;
  const lesson = useMemo(() => parseLesson(written), [written]);
  const is_empty = written.trim() === '';
  const checked = useChecked(lesson, checkSection);
  const has_notes = lesson.sections.some(({ note }) => note.en !== '');
  const [keeps_notes, setKeepsNotes] = useState(false);
  /** The text for others. */
  const given = () => (keeps_notes ? written : withoutNotes(written));

  /** What is wrong, worst first. */
  const said = [
    ...(is_empty ? [] : lesson.mistakes.map((one) => ({ ...one, is_wrong: true }))),
    ...checked,
    ...lesson.remarks.map((one) => ({ ...one, is_wrong: false })),
  ].sort((one, other) => Number(other.is_wrong) - Number(one.is_wrong) || one.line - other.line);

  /** Selects a line of the text. @param {number} line from 1 */
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
    if (large) return setNotice(problemText(large));
    const found = await lessonIn(file);
    const long = tooLongToEdit(found);
    if (long !== null) return setNotice(long);
    const { title, sections } = parseLesson(found);
    const is_lesson = sections.length > 0 || title.en !== '' || title.zh !== '';
    setNotice(is_lesson ? '' : text('lesson-no-lesson', { name: quoted(file.name) }));
    if (is_lesson) replaceLesson(found);
    return undefined;
  }

  async function copy() {
    const link = router.linkTo('lesson', { z: packed(given(), 0) });
    const { address, is_reachable } = addressHere(link);
    if (!(await copied(address))) location.hash = link;
    else if (is_reachable) setNotice(text(address.length > LONG_LINK ? 'lesson-copied-long' : 'lesson-copied', { length: address.length }));
    else setNotice(text('lesson-copied-file'));
  }

  /**
   * Saves the single file with the lesson in it, or what is made of it.
   * @param {string} ending @param {string} type @param {(page: string) => BlobPart | Uint8Array | Promise<Uint8Array>} made
   */
  async function savePage(ending, type, made) {
    setNotice('');
    try {
      saveFile(`${fileNameOf(lesson)}.${ending}`, await made(withLesson(await singleFile(), given())), type);
    } catch {
      setNotice(text('lesson-no-page'));
    }
  }
  /** @param {string} page */
  const asPackage = (page) =>
    import('../../formats/lesson/scorm.js').then(({ scormOf }) => scormOf({ id: fileNameOf(lesson), title: titleOf(lesson.title), page }));

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
      <div class="row">
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
        <Button
          words={text('lesson-save-text')}
          disabled={is_empty}
          onClick={() => saveFile(`${fileNameOf(lesson)}.md`, written, 'text/markdown;charset=utf-8')}
        />
        <Button words={text('lesson-save-link')} disabled={is_empty} onClick={() => void copy()} />
        <Button words={text('lesson-save-page')} disabled={is_empty} onClick={() => void savePage('html', 'text/html', (page) => page)} />
        <Button
          words={text('lesson-save-scorm')}
          disabled={lesson.sections.length === 0}
          onClick={() => void savePage('zip', 'application/zip', asPackage)}
        />
        <label class="button">
          {text('lesson-open')}
          <input type="file" class="unseen" accept=".md,.txt,.html,text/*" onChange={(event) => void open(event.currentTarget.files)} />
        </label>
        {canUndo() && <Button words={text('lesson-undo')} onClick={undo} />}
      </div>
      {has_notes && <Checkbox kind="maker-notes" label={text('lesson-with-notes')} checked={keeps_notes} change={setKeepsNotes} />}
      <p role="status">{notice}</p>
      <div class="maker-parts">
        <ol class="maker-sections" aria-label={text('lesson-sections-of')}>
          {lesson.sections.map((section, index) => {
            const game = games.find(({ route }) => route === parseLink(section.link).route);
            return (
              <li key={`${section.line} ${section.link}`}>
                <button type="button" class="quiet maker-find" onClick={() => find(section.line)}>
                  <b>{game ? text(game.name) : '?'}</b>
                  {isAsking(section) && <span class="soft"> · {text('lesson-asks')}</span>}
                  <span class="maker-words">{beginning(section) || text('lesson-no-words')}</span>
                </button>
                <a
                  class="button quiet"
                  href={router.linkTo('lesson', { own: '1', s: String(index + 1) })}
                  title={text('lesson-look')}
                  aria-label={text('lesson-look')}
                >
                  <Icon name="play" />
                </a>
                {MOVES.map(({ icon, words, by }) => {
                  const to = by === null ? null : lesson.sections[index + by]?.index;
                  return (
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
                  );
                })}
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
                {said
                  .slice(0, LISTED)
                  .map(sentenceOf)
                  .map(({ line, what, is_wrong }) => (
                    <li key={`${line} ${what}`} class={is_wrong ? 'wrong' : 'soft'}>
                      <Button words={text('lesson-line', { line, what })} class="quiet" onClick={() => find(line)} />
                    </li>
                  ))}
                {said.length > LISTED && <li class="soft">{text('lesson-more', { count: said.length - LISTED })}</li>}
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
