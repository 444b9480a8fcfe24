/** The mistakes of a text, line by line. */
import { text } from './messages.js';

/**
 * @param {object} props
 * @param {readonly {line: number, id: string, args?: Record<string, string | number>}[]} props.mistakes
 * @param {number} props.most how many are listed; the others are counted
 * @param {string} props.class
 */
export const MistakeList = ({ mistakes, most, class: classes }) => (
  <ul class={classes}>
    {mistakes.slice(0, most).map(({ line, id, args }) => (
      <li key={`${line} ${id}`}>{text('lesson-line', { line, what: text(id, args) })}</li>
    ))}
    {mistakes.length > most && <li>{text('lesson-more', { count: mistakes.length - most })}</li>}
  </ul>
);
