/** The lesson of a link, as its page makes it from what the solver tells: the steps, their places in the link, their words. */
import assert from 'node:assert/strict';
import { openPage } from './page.js';
import { GAMES, linked } from './solver.js';

/** @import { Lesson } from '../player/types.js' */

/**
 * That of the page; where it asks for more as one goes, a game's file in games/ has all of it at once.
 * @param {string} hash
 * @returns {Promise<Lesson>}
 */
export async function lessonOf(hash) {
  const asked = linked(hash);
  const { lessonOf: wholeLesson } = GAMES[asked.route] ?? assert.fail(hash);
  if (wholeLesson) return wholeLesson(asked);
  const { page } = await openPage(hash);
  const lesson = page.lesson.value ?? assert.fail(`no lesson of ${hash}`);
  page.destroy();
  return lesson;
}
