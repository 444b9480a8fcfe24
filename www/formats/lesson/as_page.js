/** A lesson as one HTML file: the single file with the lesson in it, which opens at its first section, without a network. */
import { inflated, packed } from '../../ui/packed.js';
import { LIMITS } from './parse.js';

/** Where the lesson is in the page. */
const ID = 'lesson';
const BLOCK = new RegExp(`<script id="${ID}" type="text/plain">([^<]*)</script>`);

/** The lesson that this page brings with it, as links have it; null if it brings none. */
export const broughtLesson = () => document.getElementById(ID)?.textContent?.trim() || null;

/** The page with a lesson in it. @param {string} html of the single file @param {string} text */
export function withLesson(html, text) {
  const bare = html.replace(BLOCK, '');
  // Letters and digits alone: nothing in it means anything to HTML.
  const block = `<script id="${ID}" type="text/plain">${packed(text, 0)}</script>`;
  const at = bare.indexOf('<script id="packed"');
  if (at < 0) throw new Error('The single file has no packed script.');
  return bare.slice(0, at) + block + bare.slice(at);
}

/** The lesson in a page; undefined if there is none. @param {string} html */
export function lessonWithin(html) {
  const within = BLOCK.exec(html)?.[1];
  return within === undefined ? undefined : inflated(within, LIMITS.characters);
}

/** The single file: this page itself as it came, or the one beside the site. @returns {Promise<string>} */
export async function singleFile() {
  const { single_file: own } = /** @type {{single_file?: string}} */ (globalThis);
  if (own) return own;
  const response = await fetch('mexplorer.html');
  if (!response.ok) throw new Error(`mexplorer.html: ${response.status}`);
  return response.text();
}
