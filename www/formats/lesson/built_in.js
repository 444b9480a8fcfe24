/** The built-in lessons. */

/** @import { Site } from '../../shell/types.js' */

/**
 * The text of a built-in lesson, null if there is none of that name, and the names of all.
 * @param {string} id @param {Site['loadLessons']} loadLessons
 */
export async function builtIn(id, loadLessons) {
  const lessons = await loadLessons().catch(() => ({}));
  const load = new Map(Object.entries(lessons)).get(id);
  return { words: (await load?.().catch(() => null)) ?? null, names: Object.keys(lessons) };
}
