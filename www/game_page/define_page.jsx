/**
 * A game's page from what is special about the game: its solver, its parameters, its state, and what fills the slots of the frame. The
 * rule, the verdict, methods and views, caption, code, notes, play and transport are those of every page.
 */
import { useDisposable } from '../ui/use_disposable.js';
import { GameFrame } from './frame.jsx';
import { createPage } from './state.js';

/**
 * @template Page
 * @typedef {object} Definition
 * @property {string} solver class of the solver's edge
 * @property {string} words what the ids of the game's messages begin with
 * @property {readonly import('../shell/terms.jsx').Term[]} terms that its sentences use
 * @property {import('./parameters.js').Parameters} parameters
 * @property {(common: import('./state.js').CommonState) => import('./types.js').GameState} createState
 * @property {import('preact').ComponentType<{page: Page, field: (name: string) => import('preact').ComponentChild}>} Rule the rule as a sentence with its fields
 * @property {import('preact').ComponentType<{page: Page}>} [RuleTools] further buttons of the rule
 * @property {(verdict: any, options: import('../solver/types.js').Options, page: Page) => import('preact').ComponentChild} sentence the answer
 * @property {(page: Page) => {among: readonly {value: string, disabled?: boolean}[], chosen: string} | null} [viewsOf] what can be looked at, the usual view first
 * @property {readonly string[]} [stillViews] those of them that the steps do not change
 * @property {(page: Page) => readonly string[]} [notesOf] further notes about the link, as sentences
 * @property {import('preact').ComponentType<{page: Page, game: import('../shell/games.js').FamilyGame}>} Board with its tools
 * @property {import('preact').ComponentType<{page: Page}>} [Legend] and
 * @property {import('preact').ComponentType<{page: Page}>} [Tools] under the board
 * @property {import('preact').ComponentType<{page: Page, close: () => void}>} [Explanation] of what was picked
 * @property {import('preact').ComponentType<{page: Page}>} [Aside] below the code
 * @property {() => Promise<import('preact').FunctionComponent<{page: Page}>>} [loadPlayBoard] what stands in the board's place while one plays
 */

/**
 * @template Page
 * @param {Definition<Page>} of
 * @returns {import('preact').FunctionComponent<{client: import('../solver/types.js').Client, router: import('../ui/router.js').Router, game: import('../shell/games.js').ExampledGame, guide?: import('./types.js').Guide}> & {of: Definition<any>}}
 */
export const definePage = (of) =>
  Object.assign(
    /** @param {any} props */
    function Page({ client, router, game, guide }) {
      const asked = guide?.asked;
      const page = useDisposable(() => createPage(of, { client, router, examples: game.examples, asked }), [client, router, game, asked]);
      return page && <GameFrame of={of} page={page} game={game} {...(guide ? { guide } : {})} />;
    },
    { of },
  );
