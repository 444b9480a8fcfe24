/** The links of lessons that are not built in, and those of their boards. */
import { NEW_PLAY, playParams } from '../../play/parameters.js';
import { changedLink, parseLink } from '../../ui/link.js';
import { inflated, packed } from '../../ui/packed.js';
import { broughtLesson } from './as_page.js';
import { own_lesson } from './own_lesson.js';
import { LIMITS, parseLesson, withoutNotes } from './parse.js';

/** @import { Section } from './types.js' */

/** The link of a section's board: with its question, or its play. @param {Pick<Section, 'link' | 'ask' | 'play'>} section */
export function boardLink({ link, ask, play }) {
  if (ask !== null) return changedLink(link, { ask });
  return play === null ? link : changedLink(link, playParams({ ...NEW_PLAY, opponent: play }));
}

/** Whether a question is asked about its board. @param {Section} section */
export const isAsking = (section) => parseLink(boardLink(section)).params.has('ask');

/** The text of a link that names no built-in lesson; null if it names no lesson. @param {ReadonlyMap<string, string>} params */
export function textOf(params) {
  const brought = params.get('z') ?? (params.has('here') ? broughtLesson() : null);
  if (brought !== null) return inflated(brought, LIMITS.characters);
  return params.has('own') ? own_lesson.value : null;
}

/**
 * The link for others: one to a lesson of this browser or page gets its text, without notes; any other stays as it is.
 * @param {string} hash @param {ReadonlyMap<string, string>} params
 */
export function sharedLink(hash, params) {
  const words = params.has('own') || params.has('here') ? textOf(params) : null;
  return words === null ? hash : changedLink(hash, { own: null, here: null, z: packed(withoutNotes(words), 0) });
}

/**
 * The link of the board of a lesson's section; null if the lesson is unknown.
 * @param {ReadonlyMap<string, string>} params of the lesson's link
 */
export function sectionLink(params) {
  const words = textOf(params);
  const section = words === null ? undefined : parseLesson(words).sections[Number(params.get('s') ?? 1) - 1];
  return section ? boardLink(section) : null;
}
