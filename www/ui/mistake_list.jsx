/** The mistakes of a text, line by line. */
import { text } from './messages.js';

/** @typedef {{line: number, id: string, args?: Record<string, string | number>}} Mistake */

/** @param {{mistakes: readonly Mistake[], most: number, class: string}} props most: how many are listed; the others are counted */
export const MistakeList = ({ mistakes, most, class: classes }) => (
  <ul class={classes}>
    {mistakes.slice(0, most).map(({ line, id, args }) => (
      <li key={`${line} ${id}`}>{text('lesson-line', { line, what: text(id, args) })}</li>
    ))}
    {mistakes.length > most && <li>{text('lesson-more', { count: mistakes.length - most })}</li>}
  </ul>
);
