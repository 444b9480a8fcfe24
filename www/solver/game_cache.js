/** The solved games that a Worker keeps for further questions: a question is to a game, and finds it if it was solved before. */

/** @import { Question, SharedText } from './types.js' */

/** Solved games kept, and the memory they may take together; the last one is kept in any case. */
const KEPT = 8;
const KEPT_MB = 200;

/**
 * A solved game: it answers questions, does long work in slices, and tells its memory. A slice is told which question it is for, and
 * the question's argument.
 * @typedef {Record<string, (about?: unknown) => unknown> & {free(): void, advance(ask: string, about?: unknown): number, megabytes(): number}} Held
 */

/** A game's wasm package: its classes of games by their names. @typedef {Record<string, any>} Solver */

/** @param {Solver} solver */
export function createGameCache(solver) {
  /** @type {Map<string, Held>} least recently used first */
  const games = new Map();
  /** The text that options name as their `file`. @type {SharedText | null} */
  let shared = null;

  /** The game of a question, solved now if it is not kept; the solver may refuse. @param {Pick<Question, 'game' | 'options'>} question @returns {Held} */
  function gameOf({ game, options }) {
    const key = JSON.stringify([game, options]);
    const text = shared && options.file === shared.name ? { text: shared.text } : null;
    const held = games.get(key) ?? /** @type {Held} */ (new solver[game](text ? { ...options, ...text } : options));
    games.delete(key);
    games.set(key, held);
    let megabytes = 0;
    for (const one of games.values()) megabytes += one.megabytes();
    for (const [oldest, dropped] of games) {
      if (games.size <= KEPT && (megabytes <= KEPT_MB || games.size === 1)) break;
      megabytes -= dropped.megabytes();
      games.delete(oldest);
      dropped.free();
    }
    return held;
  }
  return Object.assign(gameOf, {
    /** @param {SharedText} text */
    share(text) {
      shared = text;
    },
  });
}
