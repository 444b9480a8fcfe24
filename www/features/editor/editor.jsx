/** The page of lessons: the shelf of those that there are, and the user's own one, as cards and as text. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { builtIn } from '../../formats/lesson/built_in.js';
import { canUndo, followOthers, markHere, own_lesson, replaceLesson } from '../../formats/lesson/own_lesson.js';
import { parseLesson } from '../../formats/lesson/parse.js';
import { wordsOf } from '../../shell/games.js';
import { Button } from '../../ui/controls.jsx';
import { dropTarget } from '../../ui/file_input.js';
import { text } from '../../ui/messages.js';
import { useMessages } from '../../ui/use_messages.js';
import { Cards } from './cards.jsx';
import { useDiagnostics } from './diagnostics.js';
import { LessonActions } from './lesson_actions.jsx';
import { LessonText } from './lesson_text.jsx';
import { openLesson } from './open_lesson.js';
import { Shelf } from './shelf.jsx';
import './editor.css';

/** @import { RefObject } from 'preact' */
/** @import { CardSite } from './section_card.jsx' */
/** @import { Check } from '../lesson/types.js' */
/** @import { Site } from '../../shell/types.js' */

/** @param {CardSite & Pick<Site, 'loadShelf' | 'loadLessons'> & {checkSection: Check}} props */
export function Editor({ checkSection, loadShelf, loadLessons, ...site }) {
  const { router, games } = site;
  const is_ready = useMessages(wordsOf(games));
  useLayoutEffect(() => {
    markHere();
    return followOthers(window);
  }, []);
  const /** @type {RefObject<HTMLDetailsElement | null>} */ shelf = useRef(null);
  const /** @type {RefObject<HTMLElement | null>} */ own = useRef(null);
  const [notice, setNotice] = useState('');
  const /** @type {RefObject<HTMLParagraphElement | null>} */ said = useRef(null);
  useLayoutEffect(() => {
    if (notice !== '') said.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  // “Edit a copy” leads to the copy, and says that there was another lesson.
  useLayoutEffect(() => {
    const edited = router.link.peek().params.get('edit');
    if (!is_ready || edited === undefined) return;
    const card = Number(router.link.peek().params.get('s') ?? 1);
    router.replaceNow(router.linkWith({ edit: null, s: null }));
    if (edited === 'copy') goToCopy();
    else goToOwn();
    if (card > 1) own.current?.querySelectorAll('.section-card')[card - 1]?.scrollIntoView();
  }, [is_ready]);

  /** Puts a ready lesson in the place of one's own. @param {string} id */
  async function editCopy(id) {
    const { words } = await builtIn(id, loadLessons);
    if (words === null) return;
    replaceLesson(words);
    goToCopy();
  }

  /** To a lesson that has taken the place of another one. */
  function goToCopy() {
    goToOwn();
    if (canUndo()) setNotice(text('lesson-edited'));
  }

  function goToOwn() {
    if (shelf.current) shelf.current.open = false;
    own.current?.focus({ preventScroll: true });
    own.current?.scrollIntoView();
  }

  return (
    <main tabIndex={-1} class="lesson-editor" {...dropTarget((data) => void open(data?.files))}>
      <h1>{text('lesson-all')}</h1>
      <p class="row">
        <span class="soft">{text('lesson-teachers')}</span>
        <Button words={text('lesson-own')} onClick={goToOwn} />
        <a href={router.linkTo('collect')}>{text('lesson-collect')}</a>
        <a href={router.linkTo('worksheet')}>{text('lesson-worksheet')}</a>
      </p>
      <details class="shelves" open ref={shelf}>
        <summary>{text('lesson-shelf')}</summary>
        <Shelf {...{ router, games, loadShelf }} edit={(id) => void editCopy(id)} />
      </details>
      <section ref={own} tabIndex={-1} class="own-lesson" aria-label={text('lesson-own')}>
        <h2>{text('lesson-own')}</h2>
        <p class="soft">{text('lesson-own-why')}</p>
        {is_ready && <OwnLesson {...site} {...{ checkSection, notice, setNotice }} open={(files) => void open(files)} said={said} />}
      </section>
    </main>
  );

  /**
   * Opens the lesson of a file in place of the present one, which stays if there is none in it.
   * @param {FileList | null | undefined} files
   */
  async function open(files) {
    const file = files?.[0];
    if (!file) return;
    const found = await openLesson(file);
    setNotice('why' in found ? found.why : text('lesson-opened', { name: file.name }));
    if ('words' in found) replaceLesson(found.words);
  }
}

/**
 * @typedef {object} Props
 * @property {Check} checkSection
 * @property {string} notice what came of the last action
 * @property {(notice: string) => void} setNotice
 * @property {RefObject<HTMLParagraphElement | null>} said its element
 * @property {(files: FileList | null) => void} open
 */

/** @param {CardSite & Props} props */
function OwnLesson({ checkSection, notice, setNotice, said, open, ...site }) {
  const /** @type {RefObject<HTMLTextAreaElement | null>} */ area = useRef(null);
  const written = own_lesson.value;
  const lesson = useMemo(() => parseLesson(written), [written]);
  const diagnostics = useDiagnostics(written.trim() === '' ? { ...lesson, mistakes: [] } : lesson, checkSection);

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

  return (
    <>
      <LessonActions {...{ written, lesson, open, setNotice }} router={site.router} />
      <p ref={said} role="status">
        {notice}
      </p>
      <details class="as-text" onToggle={(event) => event.currentTarget.open && event.currentTarget.scrollIntoView()}>
        <summary>{text('lesson-as-text')}</summary>
        <LessonText {...{ area, diagnostics, find }} />
      </details>
      <Cards {...site} {...{ lesson, written }} diagnostics={diagnostics.listed} />
    </>
  );
}
