/** What a user looks at on a board. */
import { signal } from '@preact/signals';

/** @import { Picks } from './types.js' */

/** @returns {Picks<any, any>} */
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
      const was_open = selection.peek() !== null;
      selection.value = null;
      return was_open;
    },
  };
}
