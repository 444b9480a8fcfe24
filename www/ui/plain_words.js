/** The words of what is to be shown, without its elements. */
import { isValidElement } from 'preact';

/** @import { ComponentChild, ComponentChildren } from 'preact' */

/** @param {ComponentChildren} shown texts and elements, as `rich` makes them; components say nothing @returns {string} */
export function plainWords(shown) {
  if (Array.isArray(shown)) return shown.map((one) => plainWords(/** @type {ComponentChild} */ (one))).join('');
  if (isValidElement(shown)) return plainWords(/** @type {{children?: ComponentChildren}} */ (shown.props).children);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}
