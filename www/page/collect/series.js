/** What a code is about: a lesson by its text, or questions of a kind, game and level by their seeds. */
import { withoutNotes } from '../lesson/parse.js';
import { codeOf, fingerprint, MOST_QUESTIONS } from './code.js';

/** @typedef {import('./code.js').Result} Result */

/** @type {Result} */
const NONE = { status: 'none', given: '' };

/** What a series of questions is known by. @param {string} route @param {string} kind @param {string} level */
export const aboutSeries = (route, kind, level) => fingerprint(`${route} ${kind} ${level}`);

/** What a lesson is known by: its text, with or without its notes, however its lines end. @param {string} text */
export const aboutLesson = (text) => fingerprint(withoutNotes(text.replace(/\r\n/g, '\n')).trim());

/**
 * The code of a series: from its least seed to its greatest, the first answer to each.
 * @param {{route: string, kind: string, level: string}} of
 * @param {readonly {seed: number, result: Result}[]} answered
 */
export function seriesCode({ route, kind, level }, answered) {
  const last = Math.max(...answered.map(({ seed }) => seed));
  const first = Math.max(last - MOST_QUESTIONS + 1, Math.min(...answered.map(({ seed }) => seed)));
  const results = Array.from(
    { length: last - first + 1 },
    (_, index) => answered.find(({ seed }) => seed === first + index)?.result ?? NONE,
  );
  return codeOf({ is_series: true, about: aboutSeries(route, kind, level), first, results });
}

/** The code of a lesson. @param {string} text @param {readonly (Result | undefined)[]} answered @param {number} count of its questions */
export const lessonCode = (text, answered, count) =>
  codeOf({
    is_series: false,
    about: aboutLesson(text),
    first: 0,
    results: Array.from({ length: count }, (_, index) => answered[index] ?? NONE),
  });
