/**
 * A game's page from what is special about the game: its solver, its parameters, its state, and what fills the slots of the frame. The
 * rule, the verdict, methods and views, caption, code, notes, play and transport are those of every page.
 */
import { useDisposable } from '../ui/use_disposable.js';
import { GameFrame } from './frame.jsx';
import { createPage } from './state.js';

/** @import { ComponentChild, ComponentType, FunctionComponent } from 'preact' */
/** @import { Parameters } from './parameters.js' */
/** @import { CommonState } from './state.js' */
/** @import { FrameProps, GameState, Guide } from './types.js' */
/** @import { ExampledGame, FamilyGame } from '../shell/games.js' */
/** @import { Term } from '../shell/terms.jsx' */
/** @import { Message } from '../ui/messages.js' */
/** @import { Client, Options } from '../solver/types.js' */
/** @import { Router } from '../ui/router.js' */

/**
 * @template Page
 * @typedef {object} Definition
 * @property {string} solver class of the solver's edge
 * @property {string} words what the ids of the game's messages begin with
 * @property {readonly Term[]} terms that its sentences use
 * @property {Parameters} parameters
 * @property {(common: CommonState) => GameState} createState
 * @property {(page: Page) => Message} [ruleOf] the rule as a message with a slot for every option of the solver that it names; by default
 *   the message `rule` of its words
 * @property {ComponentType<{page: Page}>} [Rule] replaces that sentence and its fields
 * @property {ComponentType<{page: Page}>} [RuleTools] further buttons of the rule
 * @property {(verdict: any, options: Options, page: Page) => ComponentChild} sentence the answer
 * @property {(page: Page) => Record<string, string | null>} [attributes] further attributes of the verdict, by the signals that it reads
 * @property {(page: Page) => {among: readonly {value: string, disabled?: boolean}[], chosen: string} | null} [viewsOf] what can be looked
 *   at, the usual view first
 * @property {readonly string[]} [stillViews] those of them that the steps do not change
 * @property {(page: Page) => readonly string[]} [notesOf] further notes about the link, as sentences
 * @property {ComponentType<{page: Page, game: FamilyGame}>} Board with its tools
 * @property {ComponentType<{page: Page}>} [Legend] and
 * @property {ComponentType<{page: Page}>} [Tools] under the board
 * @property {ComponentType<{page: Page, close: () => void}>} [Explanation] of what was picked
 * @property {ComponentType<{page: Page}>} [Aside] below the code
 * @property {() => Promise<FunctionComponent<{page: Page}>>} [loadPlayBoard] replaces the board during a play or while the user is
 *   asked about the position
 */

/**
 * @template Page
 * @param {Definition<Page>} of
 * @returns {FunctionComponent<{client: Client, router: Router, game: ExampledGame, guide?: Guide, Frame?: ComponentType<FrameProps>}> & {of: Definition<any>}}
 */
export const definePage = (of) =>
  Object.assign(
    /** @param {any} props */
    function Page({ client, router, game, guide, Frame = GameFrame }) {
      const question = guide?.question;
      const page = useDisposable(
        () => createPage(of, { client, router, examples: game.examples, question, is_guided: guide !== undefined }),
        [client, router, game, question],
      );
      return page && <Frame of={of} page={page} game={game} {...(guide ? { guide } : {})} />;
    },
    { of },
  );
