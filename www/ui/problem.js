/** What is wrong with a link, as a sentence. */
import { quoted } from './link.js';
import { text } from './messages.js';
import { readableWhole } from './numbers.js';

/** @import { Problem } from '../solver/types.js' */

/** Arguments that are small numbers. */
const LIMITS = ['limit', 'positions', 'calls'];

/**
 * Beside its arguments a sentence may use `typed`, the text as it was typed, or `got`, the same as a clause. `value` is a number where it
 * reads as one; `is_one` says whether that is 1.
 * @param {Problem} problem
 */
export function problemText({ id, args }) {
  const value = args.value ?? '';
  const number = /^\d+$/.test(value) ? readableWhole(value) : null;
  return text(id, {
    ...args,
    ...Object.fromEntries(LIMITS.flatMap((name) => (args[name] ? [[name, Number(args[name])]] : []))),
    value: number ?? quoted(value),
    is_one: value === '1' ? 'yes' : 'no',
    // A number that would be cut is shown by its length.
    typed: quoted(value) === value ? value : (number ?? quoted(value)),
    got: value === '' ? text('got-nothing') : text('got', { value: quoted(value) }),
  });
}
