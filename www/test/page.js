/** A game's page without its elements: its state, its solver in the same thread, and an address of our own. */
import { solverOf } from '../../scripts/games.mjs';
import { createAsking } from '../game_page/question/asking.js';
import { createPage } from '../game_page/state.js';
import { createGameCache } from '../solver/game_cache.js';
import { Refused } from '../solver/protocol.js';
import { createRouter } from '../ui/router.js';
import { fakeBrowser } from './browser.js';
import { testedOf } from './solver.js';

/** @import { Questions } from '../game_page/question/types.js' */
/** @import { Page } from '../game_page/state.js' */
/** @import { PageQuestion } from '../game_page/types.js' */
/** @import { Client } from '../solver/types.js' */
/** @import { Router } from '../ui/router.js' */

/** A client whose solver answers at once, but not before it was asked. @param {Record<string, any>} solver @returns {Client} */
function clientOf(solver) {
  const gameOf = createGameCache(solver);
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
        throw new Refused(/** @type {any} */ (error));
      }
    },
    // Every family is in this thread.
    use: async (family, work) => work(clientOf(await solverOf(family))),
    share: gameOf.share,
    isBusy: () => false,
    destroy() {},
  };
}

/** Lets everything happen that is under way: the solver answers without timers, so all of it comes before the next macrotask. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** @param {Router} router @param {PageQuestion} [question] */
function pageOf(router, question) {
  const { route } = router.link.peek();
  const { Game, parameters, createState, examples } = testedOf(route);
  const solver = Game.name;
  const page = createPage(
    { solver, words: route, parameters, createState },
    { client: clientOf({ [solver]: Game }), router, examples, question },
  );
  return /** @type {Page & Record<string, any>} */ (page);
}

/** @param {string} hash `#/route?…` */
export async function openPage(hash) {
  const browser = fakeBrowser(hash);
  const router = createRouter(browser);
  const page = pageOf(router);
  await settle();
  return { page, browser, router };
}

/** A page that asks. @param {string} hash @param {Questions} questions */
export async function openQuestion(hash, questions) {
  const browser = fakeBrowser(hash);
  const router = createRouter(browser);
  const asking = createAsking({ router, questions, clock: /** @type {any} */ (browser) });
  const page = pageOf(asking.router, asking.question);
  asking.attach(page);
  return { page, asking, browser, router };
}
