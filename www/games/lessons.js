/** The texts of the built-in lessons, by their names, each fetched when it is opened: `first-nim` is in `first-nim.lesson.md`. */
export const LESSONS = Object.fromEntries(
  Object.entries(
    /** @type {Record<string, () => Promise<string>>} */ (
      /** @type {unknown} */ (import.meta.glob('./**/*.lesson.md', { query: '?raw', import: 'default' }))
    ),
  ).map(([path, load]) => [path.split('/').at(-1)?.replace('.lesson.md', '') ?? '', load]),
);
