/**
 * The state of every game's page: what is seen goes through `next_state.js`, and what comes out is carried out here, in one place. What
 * is on the board is the game's business.
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { NO_MOVES, playParams, setupOf } from '../play/parameters.js';
import { createPlayer, milestonesAt } from '../player/player.js';
import { createSession } from '../solver/session.js';
import { isHiding } from '../ui/link.js';
import { firstState, nextState } from './next_state.js';
import { methodOf, optionsOf, stepNameOf } from './parameters.js';

/** @typedef {import('../player/lesson.js').Lesson} Lesson */

/**
 * What a game makes of its page: signals that follow the solution, and what else it has.
 * @typedef {object} GameState
 * @property {import('@preact/signals').ReadonlySignal<Lesson | null>} lesson of the solution on show
 * @property {import('../play/solver_match.js').AskedMatch} match
 * @property {import('@preact/signals').ReadonlySignal<any>} position to be played from; null while it is not known, and where there is none
 * @property {() => Promise<import('../play/solver_match.js').Position | null>} [openingOf] the same, asked for, of a game whose position is asked for when a play begins
 * @property {() => void} deselect what was picked is about another lesson, step or move
 * @property {import('@preact/signals').ReadonlySignal<string>} [picked] the state that is looked at, as `from=` names it; `''` for none
 * @property {(from: string) => void} [pick] looks at the state that a link names, if it is one
 * @property {() => void} destroy
 */

/**
 * A question that a page stands in: while it is open nothing of the answer is on the page, and no later step can be gone to.
 * @typedef {object} Asked
 * @property {import('@preact/signals').ReadonlySignal<boolean>} is_open
 * @property {import('@preact/signals').ReadonlySignal<string>} kind as links name it
 * @property {import('@preact/signals').ReadonlySignal<import('../ui/messages.js').Message | null>} problem why it cannot be asked here
 * @property {import('@preact/signals').ReadonlySignal<string>} hash the link of the question
 * @property {() => void} reveal shows the answer, which nobody gave
 */

/**
 * @template Timeline
 * @param {object} on
 * @param {import('../solver/client.js').Client} on.client
 * @param {import('../ui/router.js').Router} on.router
 * @param {Asked} [on.asked]
 * @param {string} on.solver class of the solver's edge
 * @param {import('./parameters.js').Parameters} on.parameters
 * @param {readonly import('../shell/games.js').Example[]} on.examples
 */
function createCommonState({ client, router, solver, parameters, examples, asked }) {
  const { link } = router;
  const nothing = new Map();
  /** @type {import('../solver/session.js').Session<Timeline>} */
  const session = createSession(client, solver, { options: optionsOf(parameters, nothing), method: methodOf(parameters, nothing) });
  const player = createPlayer();
  const state = signal(firstState({ parameters, examples }));
  /** The link whose answer was asked for; every new one covers it anew. @type {import('@preact/signals').Signal<object | null>} */
  const uncovered = signal(null);

  return {
    router,
    link,
    session,
    player,
    parameters,
    state,
    solution: session.solution,
    timeline: computed(() => session.solution.value?.timeline ?? null),
    /** Values of parameters that are tried before they are in the link, as by a slider that is dragged. @type {import('@preact/signals').Signal<Record<string, string>>} */
    tried: signal({}),
    /** The solver's options for the link. */
    options: computed(() => optionsOf(parameters, link.value.params)),
    method: computed(() => methodOf(parameters, link.value.params)),
    /** Whether the answer is covered now. */
    covered: computed(() => Boolean(asked?.is_open.value) || (isHiding(link.value) && uncovered.value !== link.value)),
    asked,
    uncover() {
      uncovered.value = link.peek();
    },

    /** A new rule or position. @param {Record<string, string | null>} changes parameters of the link; null takes one out */
    go(changes) {
      // The moves were those of another position, or of another play.
      const is_other = Object.keys(changes).some((name) => parameters[name]?.asks || ['from', 'play', 'first', 'seed'].includes(name));
      router.push(router.linkWith({ ...(is_other ? NO_MOVES : {}), ...changes }));
    },

    /** Says in the link where one looks, in a moment. @param {Record<string, string | null>} changes */
    tell: (changes) => router.replaceSoon(router.linkWith(changes)),

    /** The verdict on another position under the same rule. @param {import('../solver/session.js').Options} position @param {AbortSignal} abort */
    askAbout: (position, abort) => session.ask('verdict', undefined, abort, position),
  };
}

/** @template [Timeline=any] @typedef {ReturnType<typeof createCommonState<Timeline>>} CommonState */

/**
 * Follows the link with a game's own state.
 * @template {GameState} Own
 * @param {CommonState} common
 * @param {Own} own
 * @param {readonly import('../shell/games.js').Example[]} examples
 */
function followLink(common, own, examples) {
  const { router, session, player, parameters, state, link } = common;
  const rules = { parameters, examples };
  const { match, lesson } = own;

  /** @param {import('./next_state.js').PageState} before @param {import('./next_state.js').PageState} after */
  function carryOut(before, after) {
    if (after.question !== before.question) {
      if (after.question.problem) void session.refuse(after.question, after.question.problem);
      else void session.show(after.question);
    }
    if (after.attention !== before.attention) own.deselect();
    if (after.placed !== before.placed) {
      const { lesson: steps, cursor } = after.placed;
      const is_asked = common.asked?.is_open.peek();
      // A question that names no step is asked before the first.
      const at = is_asked && !link.peek().params.has(stepNameOf(parameters)) ? 0 : cursor;
      player.load(steps?.stepCount ?? 0, steps?.milestones ?? milestonesAt([0]), at, is_asked ? at : Infinity);
    }
    if (after.brought && after.brought !== before.brought) own.pick?.(after.brought.from);
    if (after.play !== before.play) {
      const setup = setupOf(link.peek().params);
      if (after.play === '' || !setup) match.leave();
      else match.start(own.position.peek(), setup, after.line);
    } else if (after.line !== before.line) match.follow(after.line);
    if (after.address !== before.address && Object.keys(after.address).length > 0) router.replaceSoon(router.linkWith(after.address));
    if (after.entry && after.entry !== before.entry) {
      const is_uncovered = !common.covered.peek();
      router.push(router.linkWith(after.entry));
      // The position of the link is the same.
      if (is_uncovered) common.uncover();
    }
  }

  const stop = effect(() => {
    const seen = {
      link: link.value,
      status: session.state.value,
      solution: session.solution.value,
      lesson: lesson.value,
      cursor: player.cursor.value,
      can_play: own.position.value !== null,
      made: match.made.value,
      looked: String(match.looked.value ?? ''),
      is_following: match.is_following.value,
      picked: own.picked?.value ?? '',
    };
    untracked(() =>
      batch(() => {
        const before = state.value;
        const after = nextState(before, seen, rules);
        carryOut(before, after);
        // What was done here is no step, move or choice of the user.
        state.value = {
          ...after,
          cursor: player.cursor.value,
          made: match.made.value,
          looked: String(match.looked.value ?? ''),
          is_following: match.is_following.value,
          picked: own.picked?.value ?? '',
        };
      }),
    );
  });

  return {
    ...common,
    ...own,
    /** The lesson's step at hand: the player's cursor comes to a shorter lesson a moment after it. */
    cursor: computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0)),

    /** A new play of the same position and rule. @param {import('../play/play.js').Setup} setup */
    restart(setup) {
      router.push(router.linkWith(playParams(setup)));
    },

    destroy() {
      stop();
      match.leave();
      own.destroy();
      session.destroy();
    },
  };
}

/**
 * What every page has, together with what its game made. A game's own parts know their own page better.
 * @typedef {ReturnType<typeof followLink<GameState>>} Page
 */

/**
 * The state of a game's page, which runs without a browser's help.
 * @template {GameState} Own
 * @param {{solver: string, parameters: import('./parameters.js').Parameters, createState: (common: CommonState) => Own}} of
 * @param {{client: import('../solver/client.js').Client, router: import('../ui/router.js').Router, examples: readonly import('../shell/games.js').Example[], asked?: Asked | undefined}} on
 */
export function createPage({ solver, parameters, createState }, { client, router, examples, asked }) {
  const common = createCommonState({ client, router, solver, parameters, examples, ...(asked ? { asked } : {}) });
  return followLink(common, createState(common), examples);
}
