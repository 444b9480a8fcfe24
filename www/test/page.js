/** A game's page without its elements: its state, its solver in the same thread, and an address of our own. */
import { createPage } from '../page/state.js';
import { createClient } from '../solver/client.js';
import { keepGames } from '../solver/kept_games.js';
import { Refused } from '../solver/protocol.js';
import { createRouter } from '../ui/router.js';
import { fakeBrowser } from './browser.js';
import { SOLVERS } from './solver.js';

/** @typedef {'dynamic_nim' | 'wythoff' | 'race'} Folder */

/** What a game's folder tells, as its page has it. @param {Folder} folder */
async function definitionOf(folder) {
  const [{ PARAMETERS }, { createState }, { EXAMPLES }] = await Promise.all([
    import(`../games/${folder}/parameters.js`),
    import(`../games/${folder}/state.js`),
    import(`../games/${folder}/examples.js`),
  ]);
  const solver = { dynamic_nim: 'DynamicNim', wythoff: 'Wythoff', race: 'Race' }[folder];
  return { solver, parameters: PARAMETERS, createState, examples: EXAMPLES };
}

/** A client whose solver answers at once, but not before it was asked. @param {Folder} folder @returns {ReturnType<typeof createClient>} */
export function clientOf(folder) {
  const gameOf = keepGames(/** @type {any} */ (SOLVERS[folder]));
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
    destroy() {},
  };
}

/** Lets everything happen that is under way. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** @param {Folder} folder @param {string} hash */
export async function openPage(folder, hash) {
  const { examples, ...of } = await definitionOf(folder);
  const browser = fakeBrowser(hash);
  const router = createRouter(browser);
  const page = createPage(of, { client: clientOf(folder), router, examples });
  await settle();
  return { page: /** @type {import('../page/state.js').Page & Record<string, any>} */ (page), browser, router };
}
