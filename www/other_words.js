/** Words that no first board needs: of dialogs, questions and pages that are no game's. */

const WORDS = /** @type {Record<string, () => Promise<string>>} */ (
  /** @type {unknown} */ (import.meta.glob(['./page/*/*.ftl', '!./page/front/*.ftl', './ask/*.ftl'], { query: '?raw', import: 'default' }))
);

/** The words of a folder, if there are any. @param {string} folder @param {string} file */
export const wordsIn = (folder, file) => (WORDS[`./page/${folder}/${file}`] ?? WORDS[`./${folder}/${file}`])?.() ?? Promise.resolve('');
