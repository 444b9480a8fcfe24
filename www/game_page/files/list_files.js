/** Lists of numbers as texts and files: a short one becomes a part of the link. */
import { singleSpaced } from '../../ui/link.js';
import { listIn } from '../parameters.js';
import { createFiles } from './files.js';

/** @import { Files } from './files.js' */
/** @import { Page, Parameter } from '../types.js' */

/** Characters of a list that has room in a link. */
const LONGEST_LINK = 20_000;

/** Characters of the line before a list. */
const LONGEST_HEAD = 100;

/**
 * The numbers of a text without the line before them, in which judges say how many there are, and before that how large they may be.
 * @param {string} text @param {boolean} has_limit whether they have a limit
 * @returns {{numbers: string, limit: string | null}}
 */
export function listOf(text, has_limit) {
  const given = { numbers: text, limit: null };
  const lines = text.trim();
  const end = lines.indexOf('\n');
  const numbers = lines.slice(end + 1);
  // Only the first of two lines can be such a line, and it is short.
  if (end < 0 || end > LONGEST_HEAD || numbers.includes('\n')) return given;
  const head = lines.slice(0, end).trim().split(/\s+/);
  const count = Number(head.at(-1));
  const is_counted = count > 1 && numbers.trim().split(/[\s,]+/).length === count;
  return is_counted && head.length === (has_limit ? 2 : 1) ? { numbers, limit: has_limit ? (head[0] ?? null) : null } : given;
}

/** The largest number of a text. @param {string} text */
const largestIn = (text) => String((text.match(/\d{1,15}/g) ?? []).reduce((most, number) => Math.max(most, Number(number)), 0));

/** @type {WeakMap<Page, Files>} */
const files_of_pages = new WeakMap();

/** Reads the lists of a page. @param {Page} page */
export function listFilesOf(page) {
  const known = files_of_pages.get(page);
  if (known) return known;
  const [name, { list, read = String, follows }] = /** @type {[string, Parameter]} */ (listIn(page.parameters));

  /** @param {string} text */
  function opened(text) {
    const { numbers, limit } = listOf(text, list?.limit !== undefined);
    const changes = { ...follows?.('', page) };
    if (list?.limit) {
      const least = largestIn(numbers);
      const now = changes[list.limit] ?? '0';
      changes[list.limit] = limit ?? (Number(least) > Number(now) ? least : now);
    }
    if (numbers.length > LONGEST_LINK || /[\0\ufffd]/.test(numbers)) return { text: numbers, changes: { ...changes, [name]: null } };
    const items = singleSpaced(numbers.trim()).replace(/ ?[,;、，；] ?| /g, ',');
    return { text: null, changes: { ...changes, [name]: read(items) } };
  }

  const files = createFiles(page, opened);
  files_of_pages.set(page, files);
  return files;
}
