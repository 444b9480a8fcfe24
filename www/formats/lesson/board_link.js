/** The link of a section's board: with its question, or its play. */
import { NEW_PLAY, playParams } from '../../play/parameters.js';
import { changedLink } from '../../ui/link.js';

/** @import { Section } from './types.js' */

/** @param {Section} section */
export function boardLink({ link, ask, play }) {
  if (ask !== null) return changedLink(link, { ask });
  return play === null ? link : changedLink(link, playParams({ ...NEW_PLAY, opponent: /** @type {any} */ (play) }));
}
