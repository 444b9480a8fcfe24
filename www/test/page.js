/** A game's page without its elements: its state, its solver in the same thread, and an address of our own. */
import assert from 'node:assert/strict';
import { createPage } from '../page/state.js';
import { keepGames } from '../solver/kept_games.js';
import { Refused } from '../solver/protocol.js';
import { parseLink } from '../ui/link.js';
import { createRouter } from '../ui/router.js';
import { fakeBrowser } from './browser.js';
import { GAMES } from './solver.js';

/** A client whose solver answers at once, but not before it was asked. @param {Record<string, any>} solver @returns {import('../solver/client.js').Client} */
function clientOf(solver) {
  const gameOf = keepGames(solver);
  return {
    async ask(question, signal) {
      await Promise.resolve();
      signal?.throwIfAborted();
      try {
        const game = gameOf(question);
        while (game.advance(question.ask, question.about) < 1);
        return game[question.ask]?.(question.about);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'SolveError') throw error;
        throw new Refused({ .../** @type {any} */ (error), message: error.message });
      }
    },
    share: gameOf.share,
    destroy() {},
  };
}

/** Lets everything happen that is under way. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** @param {string} hash `#/route?…` */
export async function openPage(hash) {
  const { route } = parseLink(hash);
  const { Game, parameters, createState, examples } = GAMES[route] ?? assert.fail(`no game ${route}`);
  const browser = fakeBrowser(hash);
  const router = createRouter(browser);
  const solver = Game.name;
  const page = createPage({ solver, parameters, createState }, { client: clientOf({ [solver]: Game }), router, examples });
  await settle();
  return { page: /** @type {import('../page/state.js').Page & Record<string, any>} */ (page), browser, router };
}
