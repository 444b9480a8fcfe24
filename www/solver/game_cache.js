/** The cache of solved games in a Worker: further questions about the same game solve nothing again. */

/** @import { Question, SharedText } from './types.js' */

/** The most games in the cache, and their memory; the last one stays in any case. */
const [MOST, MOST_MB] = [8, 200];

/**
 * A solved game: a method for each question, and `advance`, which does a slice of the long work that a question needs.
 * @typedef {Record<string, (about?: any) => unknown>
 *   & {free(): void, advance(ask: string, about?: unknown): number, megabytes(): number}} SolvedGame
 */

/** A game's wasm package: its classes of games by their names. @typedef {Record<string, any>} Solver */

/** @param {Solver} solver */
export function createGameCache(solver) {
  /** @type {Map<string, SolvedGame>} least recently used first */
  const games = new Map();
  /** The text that options name as their `file`. @type {SharedText | null} */
  let shared = null;

  /** The game of a question, solved now or from the cache. @param {Pick<Question, 'game' | 'options'>} question @returns {SolvedGame} */
  function gameOf({ game, options }) {
    const key = JSON.stringify([game, options]);
    const text = shared && options.file === shared.name ? { text: shared.text } : null;
    const solved = games.get(key) ?? new solver[game]({ ...options, ...text });
    games.delete(key);
    games.set(key, solved);
    let megabytes = 0;
    for (const one of games.values()) megabytes += one.megabytes();
    for (const [oldest, dropped] of games) {
      if (games.size <= MOST && (megabytes <= MOST_MB || games.size === 1)) break;
      megabytes -= dropped.megabytes();
      games.delete(oldest);
      dropped.free();
    }
    return solved;
  }
  return Object.assign(gameOf, {
    /** @param {SharedText} text */
    share(text) {
      shared = text;
    },
  });
}
