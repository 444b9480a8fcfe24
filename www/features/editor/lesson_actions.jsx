/** Shows, saves and opens the lesson. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { addressHere } from '../../formats/address.js';
import { singleFile, withLesson } from '../../formats/lesson/as_page.js';
import { canUndo, undo } from '../../formats/lesson/own_lesson.js';
import { withoutNotes } from '../../formats/lesson/parse.js';
import { titleOf } from '../../formats/lesson/prose.jsx';
import { copied } from '../../ui/clipboard.js';
import { Button, Checkbox } from '../../ui/controls.jsx';
import { LONG_LINK } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { packed } from '../../ui/packed.js';
import { saveFile } from '../../ui/save_file.js';
import { newToken } from '../../ui/token.js';

/** @import { RefObject } from 'preact' */
/** @import { Lesson } from '../../formats/lesson/parse.js' */
/** @import { Router } from '../../shell/types.js' */

/** The name of a lesson's files: its title, without characters that file names must not have. @param {Lesson} lesson */
const fileNameOf = ({ title }) =>
  (title.en || title.zh)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'lesson';

/**
 * @typedef {object} Props
 * @property {Router} router
 * @property {string} written the text
 * @property {Lesson} lesson the same, parsed
 * @property {(files: FileList | null) => void} open
 * @property {(notice: string) => void} setNotice
 */

/** @param {Props} props */
export function LessonActions({ router, written, lesson, open, setNotice }) {
  const is_empty = written.trim() === '';
  const has_notes = lesson.sections.some(({ note }) => note.en !== '');
  const [keeps_notes, setKeepsNotes] = useState(false);
  /** The link, where the clipboard was refused. */
  const [refused, setRefused] = useState('');
  const /** @type {RefObject<HTMLTextAreaElement | null>} */ field = useRef(null);
  useLayoutEffect(() => field.current?.select(), [refused]);
  /** The text for others. */
  const published = () => (keeps_notes ? written : withoutNotes(written));

  async function copy() {
    const link = router.linkTo('lesson', { z: packed(published(), 0) });
    const { address, is_reachable } = addressHere(link);
    const is_copied = await copied(address);
    setRefused(is_copied ? '' : address);
    if (!is_copied) setNotice(text('lesson-link-refused'));
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
      saveFile(`${fileNameOf(lesson)}.${ending}`, await made(withLesson(await singleFile(), published())), type);
    } catch {
      setNotice(text('lesson-no-page'));
    }
  }
  /** @param {string} page */
  const asPackage = (page) =>
    import('../../formats/lesson/scorm.js').then(({ scormOf }) => scormOf({ id: fileNameOf(lesson), title: titleOf(lesson.title), page }));

  return (
    <>
      <div class="row">
        {lesson.sections.length > 0 && (
          <>
            <a class="button primary" href={router.linkTo('lesson', { own: '1', present: newToken() })}>
              {text('lesson-present')}
            </a>
            <a class="button" href={router.linkTo('lesson', { own: '1' })}>
              {text('lesson-preview')}
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
          <input
            type="file"
            class="unseen"
            accept=".md,.txt,.html,text/*"
            onChange={(event) => {
              open(event.currentTarget.files);
              // The same file may be opened again.
              event.currentTarget.value = '';
            }}
          />
        </label>
        {canUndo() && <Button words={text('lesson-undo')} onClick={undo} />}
      </div>
      {refused !== '' && (
        <textarea
          ref={field}
          class="lesson-link"
          rows={3}
          readOnly
          value={refused}
          aria-label={text('lesson-link-field')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {has_notes && <Checkbox kind="editor-notes" label={text('lesson-with-notes')} checked={keeps_notes} change={setKeepsNotes} />}
    </>
  );
}
