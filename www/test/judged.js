/** Judges' problems as the page answers them, in this process. */
import assert from 'node:assert/strict';
import { answered } from '../features/judge/judge.js';
import { PROBLEMS } from '../features/judge/records.js';
import { GAMES } from './solver.js';

/** @import { Problem } from '../features/judge/types.js' */

/** @param {string} route */
export const gameOf = (route) => GAMES[route] ?? assert.fail(route);

/** @param {Problem} problem @param {readonly Record<string, string>[]} cases */
export const judged = (problem, cases) => {
  const { Game, parameters } = gameOf(problem.game);
  return answered(problem, cases, {
    parameters,
    verdictOf: async (options) => {
      const game = new Game(options);
      while (game.advance('verdict') < 1);
      const verdict = game.verdict();
      game.free();
      return verdict;
    },
  });
};

/** @param {string} id */
export const problemOf = (id) => PROBLEMS.find((one) => one.id === id) ?? assert.fail(id);
