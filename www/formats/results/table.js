/** Lines “name code” of a class, as tables by question and as a CSV file. */
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { entryOf, resultsOf } from './code.js';

/** @import { Result } from './code.js' */
/** @import { Group } from './types.js' */

/**
 * @typedef {{name: string, line: number, results: Map<number, Result>}} Pupil name: `''` where a line has none; results: by the question:
 *   its seed, or its place in the lesson from 1 on
 */
/** @typedef {{line: number, id: string, args: Record<string, string | number>}} Mistake of a line, from 1 on; a message id */

/** Lines that are read, and questions of one table. */
export const [MOST_LINES, MOST_QUESTIONS] = [1000, 1000];

/** @param {string} text @returns {{groups: Group[], mistakes: Mistake[]}} */
export function collected(text) {
  /** @type {Mistake[]} */
  const mistakes = [];
  /** @type {Map<string, Group>} */
  const groups = new Map();
  const lines = text.split(/\r?\n/);
  if (lines.length > MOST_LINES) mistakes.push({ line: MOST_LINES + 1, id: 'collect-lines', args: { limit: MOST_LINES } });
  lines.slice(0, MOST_LINES).forEach((line, at) => {
    const entry = entryOf(line);
    if (!entry) return;
    const read = resultsOf(entry.code);
    if (typeof read === 'string') {
      mistakes.push({ line: at + 1, id: `collect-wrong-${read}`, args: { name: quoted(entry.name), code: quoted(entry.code) } });
      return;
    }
    const { is_series, about, first, results } = read;
    const key = `${is_series} ${about}`;
    const group = groups.get(key) ?? { is_series, about, pupils: [], questions: [] };
    groups.set(key, group);
    const name = entry.name;
    const pupil = { name, line: at + 1, results: new Map(results.map((result, index) => [is_series ? first + index : index + 1, result])) };
    const same = name === '' ? -1 : group.pupils.findIndex((one) => one.name === name);
    // A pupil's later code replaces the earlier one.
    if (same >= 0) {
      mistakes.push({ line: at + 1, id: 'collect-twice', args: { name: quoted(name) } });
      group.pupils[same] = pupil;
    } else group.pupils.push(pupil);
  });
  for (const group of groups.values()) {
    // A series passes over seeds whose position was asked before.
    const answers = group.pupils.flatMap(({ results }) => [...results]).filter(([, { status }]) => !group.is_series || status !== 'none');
    const asked = new Set(answers.map(([question]) => question));
    group.questions = [...asked].sort((a, b) => a - b).slice(0, MOST_QUESTIONS);
    if (asked.size > MOST_QUESTIONS)
      mistakes.push({ line: 1, id: 'collect-questions', args: { value: asked.size, limit: MOST_QUESTIONS } });
  }
  return { groups: [...groups.values()], mistakes };
}

/** Answers that are words. */
const WORDS = new Map([
  ['none', 'ask-none'],
  ['draw', 'ask-draw'],
]);

/** An answer as it is called on the screen. @param {string} given */
export function answerName(given) {
  const id = WORDS.get(given);
  return id === undefined ? given : text(id);
}

/**
 * How a question was answered; `commonest` is the wrong answer that was given most, of several the first.
 * @param {Group} group @param {number} question
 */
export function answersTo({ pupils }, question) {
  const results = pupils.map((one) => one.results.get(question) ?? { status: 'none', given: '' });
  const count = (/** @type {string} */ status) => results.filter((one) => one.status === status).length;
  /** @type {Map<string, number>} */
  const wrong = new Map();
  for (const { status, given } of results) if (status === 'wrong') wrong.set(given, (wrong.get(given) ?? 0) + 1);
  const [commonest = null] = [...wrong].sort((one, other) => other[1] - one[1]);
  return { right: count('right'), wrong: count('wrong'), shown: count('shown'), none: count('none'), commonest };
}

/** How many a pupil had right at the first try. @param {Pupil} pupil */
export const rightOf = ({ results }) => [...results.values()].filter(({ status }) => status === 'right').length;

/** A cell of a CSV file: quoted, and never a formula. @param {string} text */
const cell = (text) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * A group as a file: a line a pupil; 1 for right at the first try, a wrong answer as it was given, ? where it was shown.
 * @param {Group} group @param {{name: string, right: string}} heads
 */
export function csvOf({ pupils, questions }, heads) {
  const SAID = { right: () => '1', wrong: (/** @type {Result} */ { given }) => given, shown: () => '?', none: () => '' };
  const rows = pupils.map((pupil) => [
    pupil.name,
    ...questions.map((question) => {
      const result = pupil.results.get(question);
      return result ? SAID[result.status](result) : '';
    }),
    String(rightOf(pupil)),
  ]);
  return [[heads.name, ...questions.map(String), heads.right], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
