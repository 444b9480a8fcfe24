/** The examples of games, where they are looked at. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { withExamples } from './games.js';

/** @import { ExampledGame, FamilyGame } from './games.js' */

/** @typedef {ExampledGame} Exampled */

/** @param {readonly FamilyGame[]} games @returns {readonly Exampled[]} none until they are there */
export function useExamples(games) {
  const [found, setFound] = useState(/** @type {readonly Exampled[]} */ ([]));
  useLayoutEffect(() => {
    Promise.all(games.map(withExamples)).then(setFound, () => {});
  }, [games]);
  return found;
}
