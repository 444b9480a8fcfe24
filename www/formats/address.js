/** Where a link leads from outside: the address of this page, or of a hosted copy where this one was opened from a file. */
import { recall } from '../ui/settings.js';
import { escaped } from '../ui/xml.js';

/** The address of a page without what its links add. @param {string} href */
const bare = (href) => href.split('#')[0] ?? '';

/** An address of a hosted copy as it is typed; null if it is none. @param {string} typed */
export function hostedAt(typed) {
  const address = bare(typed.trim());
  try {
    return /^https?:$/.test(new URL(address).protocol) ? address : null;
  } catch {
    return null;
  }
}

/**
 * What is shared of a link.
 * @param {string} href of this page @param {string} hosted the address of a hosted copy, as it was typed @param {string} hash
 * @returns {{address: string, is_reachable: boolean}} from a file without a copy the name of the file and the state: the way to it is this
 *   machine's own
 */
export function addressOf(href, hosted, hash) {
  const page = bare(href);
  if (!page.startsWith('file:')) return { address: page + hash, is_reachable: true };
  const copy = hostedAt(hosted);
  return copy === null
    ? { address: page.slice(page.lastIndexOf('/') + 1) + hash, is_reachable: false }
    : { address: copy + hash, is_reachable: true };
}

/** The same for this page, and the copy that was typed last. @param {string} hash */
export const addressHere = (hash) => addressOf(location.href, recall('hosted') ?? '', hash);

/** Whether an address opens on this computer alone, as that of `npm start` does. @param {string} address */
export const isLocal = (address) => /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?\//.test(address);

/** The page of a link as a part of another page. @param {string} address whose link asks for no header @param {string} title */
export const embedding = (address, title) =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" ` +
  'width="100%" height="640" style="border:0" allow="fullscreen" loading="lazy"></iframe>';
