/** What a code is about: a lesson by its text, or questions of a kind, game and level by their seeds. */
import { withoutNotes } from '../lesson/parse.js';
import { fingerprint, MOST_QUESTIONS } from './code.js';

/** @import { Result, Results } from './code.js' */

/** @type {Result} */
const NONE = { status: 'none', given: '' };

/** What a series of questions is known by. @param {string} route @param {string} kind @param {string} level */
export const aboutSeries = (route, kind, level) => fingerprint(`${route} ${kind} ${level}`);

/** What a lesson is known by: its text, with or without its notes, however its lines end. @param {string} text */
export const aboutLesson = (text) => fingerprint(withoutNotes(text.replace(/\r\n/g, '\n')).trim());

/**
 * The results of a series: from its least seed to its greatest, the first answer to each.
 * @param {{route: string, kind: string, level: string}} of
 * @param {readonly {seed: number, result: Result}[]} answered at least one
 * @returns {Results}
 */
export function seriesResults({ route, kind, level }, answered) {
  const last = Math.max(...answered.map(({ seed }) => seed));
  const first = Math.max(last - MOST_QUESTIONS + 1, Math.min(...answered.map(({ seed }) => seed)));
  const results = Array.from(
    { length: last - first + 1 },
    (_, index) => answered.find(({ seed }) => seed === first + index)?.result ?? NONE,
  );
  return { is_series: true, about: aboutSeries(route, kind, level), first, results };
}

/**
 * The results of a lesson.
 * @param {string} text @param {readonly (Result | undefined)[]} answered @param {number} count of its questions
 * @returns {Results}
 */
export const lessonResults = (text, answered, count) => ({
  is_series: false,
  about: aboutLesson(text),
  first: 0,
  results: Array.from({ length: count }, (_, index) => answered[index] ?? NONE),
});
