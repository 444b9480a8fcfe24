/** Links of a lesson as others can open them. */
import { changedLink } from '../../ui/link.js';
import { inflated, packed } from '../../ui/packed.js';
import { broughtLesson } from './as_page.js';
import { own_lesson } from './own.js';
import { LIMITS, withoutNotes } from './parse.js';

/** A link to a lesson that is only here, in this browser or this page, with its text in it, but not its notes; any other as it is. @param {string} hash @param {ReadonlyMap<string, string>} params */
export function sharedLink(hash, params) {
  const brought = params.has('here') ? broughtLesson() : null;
  const words = params.has('own') ? own_lesson.value : brought !== null ? inflated(brought, LIMITS.characters) : null;
  return words === null ? hash : changedLink(hash, { own: null, here: null, z: packed(withoutNotes(words), 0) });
}
