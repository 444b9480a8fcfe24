/** Workers that help a page and have no solver. */

/**
 * Starts a helper by its path among the games, as `graphs/graph/layout`.
 * @param {Record<string, () => Promise<any>>} helpers by the paths of their files
 * @returns {(path: string) => Promise<Worker>}
 */
export const helperFrom = (helpers) => async (path) => {
  const Helper = await helpers[`../games/${path}_worker.js`]?.();
  return new Helper();
};
