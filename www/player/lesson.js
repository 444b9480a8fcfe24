/**
 * A lesson: the steps that the player goes through, with their captions, for any method or view. Messages are ids and arguments; the
 * words are in the .ftl files. A link names a step by its `at=`.
 */
import { milestonesAt } from './player.js';

/** @import { Lesson } from './types.js' */
/** @import { Message, MessageArguments } from '../ui/messages.js' */

/** @param {string} id @param {MessageArguments} [args] @returns {Message} */
export const say = (id, args = {}) => ({ id, args });

/** Steps that have names of their own, every one a milestone. @param {readonly string[]} names */
export const namedSteps = (names) => ({
  stepCount: names.length - 1,
  milestones: milestonesAt(names.map((_, cursor) => cursor)),
  start: 0,
  atOf: (/** @type {number} */ cursor) => names[cursor] ?? '',
  cursorOf: (/** @type {string} */ at) => (names.includes(at) ? names.indexOf(at) : null),
});

/** Steps that are named by their numbers, 0 to the last. @param {number} last @param {readonly number[]} marks the milestones */
export const numberedSteps = (last, marks) => ({
  stepCount: last,
  milestones: milestonesAt(marks),
  start: 0,
  atOf: String,
  cursorOf: (/** @type {string} */ at) => (/^\d{1,9}$/.test(at) && Number(at) <= last ? Number(at) : null),
});

/**
 * A lesson with further steps after its own, all of them one milestone.
 * @param {Lesson} lesson @param {number} count of them
 * @param {Pick<Lesson, 'captionOf' | 'litOf' | 'nameOf' | 'atOf' | 'cursorOf'>} more by the numbers of the further steps, from 1
 * @returns {Lesson}
 */
export function withMore(lesson, count, more) {
  const own = lesson.stepCount;
  const last = own + count;
  if (count === 0) return lesson;
  const { marks: own_marks, next, previous } = lesson.milestones;
  const marks = new Uint32Array(own_marks.length + 1).fill(last);
  marks.set(own_marks);
  return {
    ...lesson,
    stepCount: last,
    milestones: {
      marks,
      next: (cursor) => next(cursor) ?? (cursor < last ? last : undefined),
      previous: (cursor) => previous(Math.min(cursor, own + 1)),
    },
    atOf: (cursor) => (cursor > own ? more.atOf(cursor - own) : lesson.atOf(cursor)),
    cursorOf(at) {
      const number = more.cursorOf(at);
      return number === null ? lesson.cursorOf(at) : number >= 1 && number <= count ? own + number : null;
    },
    captionOf: (cursor, covered) => (cursor > own ? more.captionOf(cursor - own, covered) : lesson.captionOf(cursor, covered)),
    litOf: (cursor) => (cursor > own ? more.litOf(cursor - own) : lesson.litOf(cursor)),
    nameOf: (cursor) => (cursor > own ? more.nameOf(cursor - own) : lesson.nameOf(cursor)),
  };
}
