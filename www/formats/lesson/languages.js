/** Lines of a lesson by their languages. */

/** @typedef {'en' | 'zh'} Language */

/** @type {readonly Language[]} */
export const LANGUAGES = ['en', 'zh'];

/**
 * Lines by language: `zh:` and `en:` give what follows, to the next of them, to one language; what is without is for all, where the other
 * has none of its own.
 * @param {readonly string[]} lines
 * @returns {Record<Language | 'all', string[]>}
 */
export function marked(lines) {
  /** @type {Record<Language | 'all', string[]>} */
  const found = { all: [], en: [], zh: [] };
  let now = found.all;
  for (const line of lines) {
    const [, language, rest = line] = /^(en|zh):\s?(.*)$/.exec(line) ?? [];
    if (language) now = language === 'en' ? found.en : found.zh;
    now.push(rest);
  }
  return found;
}

/** Those of each language; if it has none, those of all. @param {readonly string[]} lines @returns {Record<Language, string[]>} */
export function byLanguage(lines) {
  const { all, en, zh } = marked(lines);
  const own = (/** @type {string[]} */ found) => (found.some((line) => line.trim() !== '') ? found : all);
  return { en: own(en), zh: own(zh) };
}
