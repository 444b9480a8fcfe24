/**
 * The state of every game's page: what is seen goes through `next_state.js`, and what comes out is carried out here, in one place. What
 * is on the board is the game's business.
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { NO_MOVES, playParams, setupOf } from '../play/parameters.js';
import { createSolverMatch } from '../play/solver_match.js';
import { createPlayer, milestonesAt } from '../player/player.js';
import { createSession } from '../solver/session.js';
import { isHiding } from '../ui/link.js';
import { firstState, nextState } from './next_state.js';
import { methodOf, optionsOf, stepNameOf } from './parameters.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Parameters } from './parameters.js' */
/** @import { PageQuestion, Command, GameState } from './types.js' */
/** @import { Position } from '../play/solver_match.js' */
/** @import { Setup } from '../play/types.js' */
/** @import { Lesson } from '../player/types.js' */
/** @import { Example } from '../shell/types.js' */
/** @import { Client, Options, Problem, Session, Verdict } from '../solver/types.js' */
/** @import { Router } from '../ui/router.js' */

/** Where a link says one of these, there is something else to look at than the finished picture, or something to find out. */
const POSTERLESS = ['at', 'step', 'view', 'hide', 'ask', 'play'];

/**
 * @template Game class of the solver's edge
 * @param {object} on
 * @param {Client} on.client
 * @param {Router} on.router
 * @param {PageQuestion} [on.question]
 * @param {string} on.solver class of the solver's edge
 * @param {string} on.words what the ids of the game's messages begin with
 * @param {Parameters} on.parameters
 * @param {boolean} [on.is_guided] whether a lesson or a question tells the page what to do
 */
function createCommonState({ client, router, solver, words, parameters, question, is_guided = false }) {
  const { link } = router;
  const nothing = new Map();
  /** @type {Session<Game>} */
  const session = createSession(client, solver, { options: optionsOf(parameters, nothing), method: methodOf(parameters, nothing) });
  const player = createPlayer();
  const match = createSolverMatch(session);
  const state = signal(firstState());
  /** The link whose answer was asked for; every new one covers it again. @type {Signal<object | null>} */
  const uncovered = signal(null);

  return {
    router,
    link,
    session,
    player,
    match,
    words,
    parameters,
    state,
    solution: session.solution,
    timeline: computed(() => session.solution.value?.timeline ?? null),
    /**
     * Values of parameters that are tried before they are in the link, as by a slider that is dragged.
     * @type {Signal<Record<string, string>>}
     */
    tried: signal({}),
    /** The solver's options for the link. */
    options: computed(() => optionsOf(parameters, link.value.params)),
    method: computed(() => methodOf(parameters, link.value.params)),
    /** Whether a lesson or a question tells the page what to do. */
    is_guided,
    /** What was wrong with the last text or file that was read. @type {Signal<Problem | null>} */
    file_problem: signal(null),
    /** Whether the answer is covered now. */
    covered: computed(() => Boolean(question?.is_open.value) || (isHiding(link.value) && uncovered.value !== link.value)),
    question,
    /** Whether the position is shown as pieces alone, without the table of a method: a question is about it, and open or keeps to them. */
    shows_pieces: computed(() =>
      Boolean(question && (question.is_open.value ? !question.is_step.value : question.keeps_pieces && question.is_folded.value)),
    ),
    /** Whether the position is shown with its winning moves alone: a question about it has its answer. */
    shows_answer: computed(() => Boolean(question?.is_folded.value)),
    /** Whether the finished picture is to be seen, pale, until the first step. */
    shows_poster: computed(() => !is_guided && POSTERLESS.every((name) => !link.value.params.has(name)) && player.cursor.value === 0),
    uncover() {
      uncovered.value = link.peek();
    },

    /** A new rule or position. @param {Record<string, string | null>} changes parameters of the link; null takes one out */
    go(changes) {
      // The moves were those of another position, or of another play.
      const is_other = Object.keys(changes).some((name) => parameters[name]?.is_option || ['from', 'play', 'first', 'seed'].includes(name));
      router.push(router.linkWith({ ...(is_other ? NO_MOVES : {}), ...changes }));
    },

    /** Writes into the link what is on the screen, after a moment. @param {Record<string, string | null>} changes */
    writeToLink: (changes) => router.replaceSoon(router.linkWith(changes)),

    /**
     * The step of a lesson that the player is at: its cursor comes to a shorter lesson a moment after it.
     * @param {ReadonlySignal<Lesson | null>} lesson
     */
    cursorIn: (lesson) => computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0)),

    /** The verdict on another position under the same rule. @param {Options} position @param {AbortSignal} abort */
    askAbout: (position, abort) => /** @type {Session} */ (session).ask('verdict', undefined, abort, position),
  };
}

/** @template [Game=any] @typedef {ReturnType<typeof createCommonState<Game>>} CommonState */

/**
 * The position of a verdict, to be played from; null if there is none, and where the winner is unknown.
 * @param {Verdict | undefined} verdict
 * @returns {Position | null}
 */
function positionOf(verdict) {
  if (!verdict || verdict.position === null || verdict.outcome === null) return null;
  const { position, ends, outcome } = verdict;
  return { text: position, ends, mover_wins: ends && outcome === 'N' };
}

/**
 * Follows the link with a game's own state.
 * @template Game @template {GameState} Own
 * @param {CommonState<Game>} common
 * @param {Own} own
 * @param {readonly Example[]} examples
 */
function followLink(common, own, examples) {
  const { router, session, player, parameters, state, link } = common;
  const rules = { parameters, examples };
  const { lesson, match = common.match } = own;
  const position = own.position ?? computed(() => positionOf(/** @type {Verdict | undefined} */ (common.solution.value?.verdict)));

  /** @param {Command} command */
  function carryOut(command) {
    switch (command.do) {
      case 'ask': {
        const { question } = command;
        return void (question.problem ? session.refuse(question, question.problem) : session.show(question));
      }
      case 'deselect':
        return own.deselect?.();
      case 'place': {
        const { lesson: steps, cursor } = command;
        const is_question_open = common.question?.is_open.peek();
        // A question that names no step is asked before the first.
        const at = is_question_open && !link.peek().params.has(stepNameOf(parameters)) ? 0 : cursor;
        return player.load(steps?.stepCount ?? 0, steps?.milestones ?? milestonesAt([0]), at, is_question_open ? at : Infinity);
      }
      case 'pick':
        return own.pick?.(command.from);
      case 'start play': {
        const [start, setup] = [position.peek(), setupOf(link.peek().params)];
        return void (start && setup && match.start(start, setup, command.line));
      }
      case 'leave play':
        return match.leave();
      case 'follow':
        return match.follow(command.line);
      case 'rewrite':
        return router.replaceSoon(router.linkWith(command.changes));
      case 'push': {
        const is_uncovered = !common.covered.peek();
        router.push(router.linkWith(command.changes));
        // The position of the link is the same.
        if (is_uncovered) common.uncover();
      }
    }
  }

  const stop = effect(() => {
    const seen = {
      link: link.value,
      status: session.state.value,
      solution: session.solution.value,
      lesson: lesson.value,
      cursor: player.cursor.value,
      can_play: position.value !== null,
      made: match.made.value,
      looked: String(match.looked.value ?? ''),
      is_following: match.is_following.value,
      picked: own.picked?.value ?? '',
    };
    untracked(() =>
      batch(() => {
        const next = nextState(state.value, seen, rules);
        for (const command of next.commands) carryOut(command);
        // This was not a step, move or choice of the user.
        state.value = {
          ...next.state,
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
    match,
    position,
    deselect: () => own.deselect?.(),
    /** The step of the lesson that is on show. */
    cursor: common.cursorIn(lesson),

    /** A new play of the same position and rule. @param {Setup} setup */
    restart(setup) {
      // Before the first move the link may stay as it is.
      match.dropRejection();
      router.push(router.linkWith(playParams(setup)));
    },

    destroy() {
      stop();
      match.leave();
      own.destroy?.();
      session.destroy();
    },
  };
}

/**
 * What every page has, together with what its game made. A game's own parts know their own page better.
 * @typedef {ReturnType<typeof followLink<any, GameState>>} Page
 */

/**
 * The state of a game's page, which runs without a browser's help.
 * @template Game @template {GameState} Own
 * @param {{solver: string, words: string, parameters: Parameters, createState: (common: CommonState<Game>) => Own}} of
 * @param {{client: Client, router: Router, examples: readonly Example[], question?: PageQuestion | undefined, is_guided?: boolean}} on
 */
export function createPage({ solver, words, parameters, createState }, { client, router, examples, question, is_guided = false }) {
  const common = createCommonState({ client, router, solver, words, parameters, is_guided, ...(question ? { question } : {}) });
  return followLink(common, createState(common), examples);
}
