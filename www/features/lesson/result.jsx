/** The questions of a lesson, and the result code of those that were answered. */
import { isAsking } from '../../formats/lesson/link.js';
import { answeredIn } from '../../formats/results/answered.js';
import { Lazy } from '../../ui/lazy.jsx';

/** @import { Shown } from './types.js' */
/** @import { Lesson } from '../../formats/lesson/parse.js' */

/** The sections that ask. @param {Lesson} lesson */
export const questionsOf = ({ sections }) => sections.filter(isAsking);

/**
 * The result code of a lesson, once a question of it was answered; not before that of its last section was.
 * @param {Shown} props
 */
export function Result({ lesson, words, loaders }) {
  const count = questionsOf(lesson).length;
  const answered = answeredIn(words).value;
  const last = lesson.sections.at(-1);
  const is_open = last !== undefined && isAsking(last) && !answered[count - 1];
  return answered.some(Boolean) && !is_open ? <Lazy load={loaders.result} words="collect" with={{ text: words, answered, count }} /> : null;
}
