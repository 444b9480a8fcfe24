/** The texts of the built-in lessons, by their names, each fetched when it is opened: `first-nim` is in `first-nim.lesson.md`. */

const FILES = import.meta.glob('./**/*.lesson.md', { query: '?raw', import: 'default' });

export const LESSONS = /** @type {Record<string, () => Promise<string>>} */ (
  Object.fromEntries(Object.entries(FILES).map(([path, load]) => [path.split('/').at(-1)?.replace('.lesson.md', ''), load]))
);
