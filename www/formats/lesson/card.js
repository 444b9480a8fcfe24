/**
 * What a shelf says of a lesson: a sentence about it, how hard it is, how long it takes, and the board of its picture. The lines between
 * the title and the first section say it:
 *
 *     # Title
 *     level: beginner
 *     picture: 4
 *     One sentence about it.
 *
 * `picture` is the number of a section, the first one if none is named. A lesson without a level is for beginners.
 */
import { byLanguage } from './languages.js';
import { cutLesson, parseLesson } from './parse.js';

/** @import { Block, Worded } from './parse.js' */
/** @import { Section } from './types.js' */

export const LEVELS = /** @type {const} */ (['beginner', 'intermediate', 'advanced']);

/** @typedef {{title: Worded, about: Worded, level: typeof LEVELS[number], minutes: number, link: string}} Card link: of the picture */

/** A line that is for the shelf alone. */
const SETTING = /^(level|picture): ?(.*)$/;

/** Words that are read in a minute while a board is looked at. */
const WORDS_A_MINUTE = 120;
/** Minutes for a board, and for a question. */
const [FOR_A_BOARD, FOR_A_QUESTION] = [0.5, 1];

/** @param {readonly Block[]} prose */
const countWords = (prose) =>
  prose
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length;

/**
 * Whole minutes: its English words, half a minute for every board, a minute for every question; in fives from ten on.
 * @param {readonly Section[]} sections
 */
function minutesOf(sections) {
  const words = sections.reduce((sum, { prose }) => sum + countWords(prose.en), 0);
  const questions = sections.filter(({ ask }) => ask !== null).length;
  const minutes = words / WORDS_A_MINUTE + sections.length * FOR_A_BOARD + questions * FOR_A_QUESTION;
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);
}

/** @param {string} text of a lesson @returns {Card} */
export function cardOf(text) {
  const { title, sections } = parseLesson(text);
  const head = cutLesson(text).head.split(/\r?\n/);
  const settings = new Map(head.flatMap((line) => [SETTING.exec(line)].flatMap((found) => (found ? [[found[1], found[2]?.trim()]] : []))));
  const words = byLanguage(head.filter((line) => !SETTING.test(line)));
  const aboutOf = (/** @type {string[]} */ lines) => lines.filter((line) => line.trim() !== '' && !line.startsWith('# ')).join(' ');
  return {
    title,
    about: { en: aboutOf(words.en), zh: aboutOf(words.zh) },
    level: LEVELS.find((one) => one === settings.get('level')) ?? 'beginner',
    minutes: minutesOf(sections),
    link: (sections[Number(settings.get('picture') ?? 1) - 1] ?? sections[0])?.link ?? '',
  };
}
