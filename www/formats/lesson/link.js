/** What links say of a lesson that is no built-in one: its text, and how others can open it. */
import { changedLink } from '../../ui/link.js';
import { inflated, packed } from '../../ui/packed.js';
import { broughtLesson } from './as_page.js';
import { boardLink } from './board_link.js';
import { own_lesson } from './own_lesson.js';
import { LIMITS, parseLesson, withoutNotes } from './parse.js';

/** The text of a link that names no built-in lesson; null where it names none at all. @param {ReadonlyMap<string, string>} params */
export function textOf(params) {
  const brought = params.get('z') ?? (params.has('here') ? broughtLesson() : null);
  if (brought !== null) return inflated(brought, LIMITS.characters);
  return params.has('own') ? own_lesson.value : null;
}

/** A link to a lesson that is only here, in this browser or this page, with its text in it, but not its notes; any other as it is. @param {string} hash @param {ReadonlyMap<string, string>} params */
export function sharedLink(hash, params) {
  const words = params.has('own') || params.has('here') ? textOf(params) : null;
  return words === null ? hash : changedLink(hash, { own: null, here: null, z: packed(withoutNotes(words), 0) });
}

/** The link of the board of a section alone, with its question; null where it is not known. @param {ReadonlyMap<string, string>} params of the lesson's link */
export function sectionLink(params) {
  const words = textOf(params);
  const section = words === null ? undefined : parseLesson(words).sections[Number(params.get('s') ?? 1) - 1];
  return section ? boardLink(section) : null;
}
