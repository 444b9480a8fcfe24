/** What can be done with a position that is explained. */
import { freshPlay, playParams } from '../play/parameters.js';
import { text } from '../ui/messages.js';

/** @import { LinkChanges } from './types.js' */

/**
 * What can be done with a position: making it that of the link, and playing from it.
 * @param {{go: (changes: LinkChanges) => void}} page @param {LinkChanges} position
 * @returns {[string, () => void][]}
 */
export const actionsAt = (page, position) => [
  [text('explain-ask'), () => page.go(position)],
  [text('play-from'), () => page.go({ ...position, at: null, ...playParams(freshPlay()) })],
];
