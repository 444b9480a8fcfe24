/** The editor of the user's own lesson: its text, its sections in order, its mistakes, and ways to save it. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { followOthers, markHere, own_lesson, replaceLesson } from '../../formats/lesson/own_lesson.js';
import { parseLesson } from '../../formats/lesson/parse.js';
import { READY } from '../../shell/built_in_lessons.js';
import { wordsOf } from '../../shell/games.js';
import { dropTarget } from '../../ui/file_input.js';
import { text } from '../../ui/messages.js';
import { useMessages } from '../../ui/use_messages.js';
import { useDiagnostics } from './diagnostics.js';
import { LessonActions } from './lesson_actions.jsx';
import { LessonText } from './lesson_text.jsx';
import { openLesson } from './open_lesson.js';
import { Sections } from './sections.jsx';
import './editor.css';

/** @import { RefObject } from 'preact' */
/** @import { Check } from '../lesson/types.js' */
/** @import { Site } from '../../shell/types.js' */

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
  const diagnostics = useDiagnostics(is_empty ? { ...lesson, mistakes: [] } : lesson, checkSection);

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
    const found = await openLesson(file);
    setNotice('why' in found ? found.why : '');
    if ('words' in found) replaceLesson(found.words);
  }

  return (
    <main tabIndex={-1} class="lesson-editor" {...dropTarget((data) => void open(data?.files))}>
      <h1>{text('lesson-all')}</h1>
      <ul class={is_empty ? 'editor-ready' : 'editor-ready few'}>
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
      <LessonActions {...{ router, written, lesson, setNotice }} open={(files) => void open(files)} />
      <p role="status">{notice}</p>
      <div class="editor-parts">
        <Sections {...{ router, games, lesson, written, find }} />
        <LessonText {...{ area, diagnostics, find }} />
      </div>
    </main>
  );
}
