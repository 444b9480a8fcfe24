/** What may have been meant by a line that does not read; fetched when there is one. */
import { text } from '../../ui/messages.js';
import { hintFor } from './hints.js';

/** @param {{line: string}} props */
export function Hint({ line }) {
  const hint = hintFor(line);
  return hint && <span>{text('lab-meant', { hint })}</span>;
}
