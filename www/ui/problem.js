/** What is wrong with a link, as a sentence. */
import { quoted } from './link.js';
import { text } from './messages.js';
import { readableWhole } from './numbers.js';

/** @import { Problem } from '../solver/types.js' */

/**
 * Beside its arguments a sentence may say `typed`, what was typed as it was typed, or `got`, the same as a clause. `value` is set as a
 * number where it is one.
 * @param {Problem} problem
 */
export function problemText({ id, args }) {
  const value = args.value ?? '';
  const number = /^\d+$/.test(value) ? readableWhole(value) : null;
  return text(id, {
    ...args,
    ...(args.limit ? { limit: Number(args.limit) } : {}),
    value: number ?? quoted(value),
    // Of a number that is cut its length tells more.
    typed: quoted(value) === value ? value : (number ?? quoted(value)),
    got: value === '' ? text('got-nothing') : text('got', { value: quoted(value) }),
  });
}
