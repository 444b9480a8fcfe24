/** The link of a section's board: with its question, or its play. */
import { NEW_PLAY, playParams } from '../../play/parameters.js';
import { changedLink, parseLink } from '../../ui/link.js';

/** @import { Section } from './types.js' */

/** @param {Pick<Section, 'link' | 'ask' | 'play'>} section */
export function boardLink({ link, ask, play }) {
  if (ask !== null) return changedLink(link, { ask });
  return play === null ? link : changedLink(link, playParams({ ...NEW_PLAY, opponent: play }));
}

/** Whether a question is asked about its board. @param {Section} section */
export const isAsking = (section) => parseLink(boardLink(section)).params.has('ask');
