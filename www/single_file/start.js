/**
 * The first script of the single file: it unpacks the app's script, its styles and its solver, which are in the page as one text, and
 * starts them. The lengths of the first two are beside it; the solver is the rest. The page as it came is kept: a file cannot fetch
 * itself, and a lesson may be saved within it.
 */
import { unpacked } from './packed.js';

const { textContent, dataset } = /** @type {HTMLElement} */ (document.getElementById('packed'));
const bytes = unpacked(Uint8Array.from(atob(textContent ?? ''), (character) => character.charCodeAt(0)));
const [code = 0, css = 0] = (dataset.lengths ?? '').split(',').map(Number);
const words = new TextDecoder();

Object.assign(globalThis, {
  packed_solver: bytes.subarray(code + css),
  single_file: `<!doctype html>${document.documentElement.outerHTML}`,
});
document.head.append(
  Object.assign(document.createElement('style'), { textContent: words.decode(bytes.subarray(code, code + css)) }),
  Object.assign(document.createElement('script'), { type: 'module', textContent: words.decode(bytes.subarray(0, code)) }),
);
