/** The text of the lesson, its mistakes below it, and how lessons are written. */
import { own_lesson } from '../../formats/lesson/own_lesson.js';
import { Button } from '../../ui/controls.jsx';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import '../../shell/plain_text.css';

/** @import { RefObject } from 'preact' */
/** @import { Diagnostic } from '../lesson/types.js' */

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

/** @param {{listed: readonly Diagnostic[], more: number, find: (line: number) => void}} props */
const Diagnostics = ({ listed, more, find }) => (
  <div role="status">
    {listed.length > 0 && (
      <ul class="editor-diagnostics">
        {listed.map(({ line, what, is_wrong }) => (
          <li key={`${line} ${what}`} class={is_wrong ? 'wrong' : 'soft'}>
            <Button words={text('lesson-line', { line, what })} class="quiet" onClick={() => find(line)} />
          </li>
        ))}
        {more > 0 && <li class="soft">{text('lesson-more', { count: more })}</li>}
      </ul>
    )}
  </div>
);

const Syntax = () => (
  <details>
    <summary>{text('lesson-how')}</summary>
    <table class="editor-how">
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
);

/**
 * @typedef {object} Props
 * @property {RefObject<HTMLTextAreaElement | null>} area of the text
 * @property {{listed: readonly Diagnostic[], more: number}} diagnostics
 * @property {(line: number) => void} find selects a line
 */

/** @param {Props} props */
export const LessonText = ({ area, diagnostics, find }) => (
  <div class="editor-text">
    <LongText
      area={area}
      name="lesson"
      class="plain-text"
      aria-label={text('lesson-text')}
      value={own_lesson.value}
      placeholder={text('lesson-example')}
      change={(typed) => (own_lesson.value = typed)}
    />
    <Diagnostics {...diagnostics} find={find} />
    <Syntax />
  </div>
);
