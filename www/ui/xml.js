/** Text in files of XML. */

/** What XML 1.0 cannot contain, not even escaped. */
// eslint-disable-next-line no-control-regex
const NO_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text escaped for an element or an attribute of XML or HTML. What XML cannot contain is left out, and half a surrogate pair becomes
 * U+FFFD.
 * @param {string} text
 */
export const escaped = (text) =>
  text
    .toWellFormed()
    .replace(NO_CHARACTERS, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
