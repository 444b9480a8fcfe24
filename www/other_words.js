/** Words that no first board needs: of dialogs, questions and pages that are no game's. */

/** @typedef {import('./ui/messages.js').Words} Words */

const WORDS = /** @type {Record<string, () => Promise<Words>>} */ (
  /** @type {unknown} */ (
    import.meta.glob(['./page/*/*.ftl', '!./page/front/*.ftl', './ask/*.ftl'], { query: '?words', import: 'default' })
  )
);

/** The words of a folder, if there are any. @param {string} folder @param {string} file */
export const wordsIn = (folder, file) => (WORDS[`./page/${folder}/${file}`] ?? WORDS[`./${folder}/${file}`])?.() ?? Promise.resolve({});
