/** The cells of a board that a user looks at. */
import { signal } from '@preact/signals';

/** @import { Picks } from './types.js' */

/** @returns {Picks<any>} */
export function createPicks() {
  const [selection, focus, hover] = [signal(null), signal(null), signal(null)];
  return {
    selection,
    focus,
    hover,
    deselect() {
      selection.value = null;
    },
    close() {
      const is_open = selection.value !== null;
      selection.value = null;
      return is_open;
    },
  };
}
