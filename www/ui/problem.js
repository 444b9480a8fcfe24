/** What is wrong with a link, as a sentence. */
import { quoted } from './link.js';
import { text } from './messages.js';
import { counted } from './numbers.js';

/** @param {import('../solver/session.js').Problem} problem */
export function problemText({ id, args }) {
  const value = args.value ?? '';
  return text(id, {
    ...args,
    ...(args.limit ? { limit: Number(args.limit) } : {}),
    value: /^\d+$/.test(value) ? counted(BigInt(value)) : quoted(value),
    got: value === '' ? text('got-nothing') : text('got', { value: quoted(value) }),
  });
}
