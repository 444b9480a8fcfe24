/**
 * What the state of every game's page has in common: the link becomes options, and options a board; the cursor over the steps has its
 * place in the link; a link that plays starts a play. What is on the board is the game's business.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { playParams, setupOf } from '../play/parameters.js';
import { createPlayer, milestonesAt } from '../player/player.js';
import { createSession } from '../solver/session.js';
import { link, linkWith, push, replaceSoon } from '../ui/router.js';

/**
 * The steps that the player goes through.
 * @typedef {object} Lesson
 * @property {number} stepCount
 * @property {import('../player/player.js').Milestones} milestones
 * @property {number} start the cursor of a link that names no place
 * @property {(cursor: number) => string} placeOf the `at=` of a cursor
 * @property {(place: string) => number | null} cursorOf the cursor of an `at=`; null where it is no place
 */

/** @typedef {Record<string, string | null>} Options */

/** @param {Options} a @param {Options} b */
export const sameOptions = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * @template Timeline
 * @param {object} game
 * @param {import('../solver/client.js').Client} game.client
 * @param {string} game.solver class of the solver's edge
 * @param {(params: ReadonlyMap<string, string>) => Options} game.optionsOf the solver's options for a link
 * @param {readonly import('./games.js').Example[]} game.examples
 */
export function createPageState({ client, solver, optionsOf, examples }) {
  const session = /** @type {ReturnType<typeof createSession<Timeline>>} */ (createSession(client, solver, optionsOf(new Map())));
  const player = createPlayer();
  const options = computed(() => optionsOf(link.value.params));
  /** An `at=` of the link that names no place of its lesson. @type {import('@preact/signals').Signal<string | null>} */
  const bad_place = signal(null);
  /** The example that was opened last, to come back to. */
  const origin = signal(/** @type {import('./games.js').Example} */ (examples[0]));
  /** @type {(() => void)[]} */
  const stops = [];

  /** Whether the last good board answers the link. */
  const answers = () => session.board.value !== null && sameOptions(session.board.value.options, options.value);

  return {
    session,
    player,
    options,
    bad_place,
    origin,

    /** A new rule or position. @param {Options} changes parameters of the link; null takes one out */
    go(changes) {
      push(linkWith(changes));
    },

    /**
     * The verdict on another position under the same rule.
     * @param {Options} position @param {AbortSignal} abort
     */
    askAbout(position, abort) {
      const { method: _method, ...options } = session.board.peek()?.options ?? {};
      return client.ask({ game: solver, options: { ...options, ...position }, ask: 'verdict' }, abort);
    },

    /**
     * Follows the link.
     * @template Position
     * @param {object} on
     * @param {import('@preact/signals').ReadonlySignal<Lesson | null>} on.lesson of the board on show; another one is loaded into the player
     * @param {import('../play/match.js').Match<Position, any>} on.match
     * @param {(options: Options) => Position | null} on.positionOf null while it is not known, and where there is none to play
     * @param {() => void} on.deselect what was explained is about another board, step or move
     */
    follow({ lesson, match, positionOf, deselect }) {
      /** What the present play was started with. */
      let playing = '';
      /** The cursor a link brought; -1 once a step has left it. */
      let arrived = 0;
      /** @type {object | null} what the player was loaded with */
      let loaded = null;
      stops.push(
        effect(() => {
          const { params } = link.value;
          const example = examples.find((one) => Object.entries(one.params).every(([name, value]) => params.get(name) === value));
          if (example) origin.value = example;
        }),
        effect(() => {
          const wanted = options.value;
          if (untracked(() => session.state.value !== 'ready' || !answers())) void session.show(wanted);
        }),
        // A new board, or a link to another place on it, moves the cursor; the cursor's own rewriting of the link does not.
        effect(() => {
          const shown = session.board.value;
          const steps = lesson.value;
          const place = link.value.params.get('at');
          if (!shown) return;
          const answers_link = untracked(answers);
          // While the link is being worked out, or was refused, the last good board stays where it is.
          if (!answers_link && (steps ?? shown) === loaded) return;
          loaded = steps ?? shown;
          deselect();
          bad_place.value = null;
          arrived = 0;
          if (!steps) return player.load(0, milestonesAt([0]), 0);
          const cursor = answers_link && place !== undefined ? steps.cursorOf(place) : steps.start;
          arrived = cursor ?? 0;
          player.load(steps.stepCount, steps.milestones, cursor ?? 0);
          if (cursor === null) bad_place.value = place ?? '';
        }),
        effect(() => {
          void player.cursor.value;
          void match.play.value?.moves.length;
          deselect();
        }),
        // A link that plays starts when its board is there, and again when its position, rule or opponent changes.
        effect(() => {
          const setup = setupOf(link.value.params);
          const shown = session.board.value;
          const ready = session.state.value === 'ready' && answers();
          if (setup && !ready && session.state.value === 'working') return;
          const position = setup && ready && shown ? positionOf(shown.options) : null;
          const wanted =
            position === null ? '' : JSON.stringify([setup, { ...shown?.options, method: null }, link.value.params.get('from')]);
          if (wanted === playing) return;
          playing = wanted;
          if (!setup || position === null) return match.leave();
          match.start(position, setup);
        }),
        effect(() => {
          const cursor = player.cursor.value;
          const steps = lesson.peek();
          // A link that is opened is left as it was written, until a step leaves it.
          if (cursor === arrived) return;
          arrived = -1;
          if (!steps || untracked(() => session.state.value !== 'ready' || !answers())) return;
          replaceSoon(linkWith({ at: steps.placeOf(cursor) }));
        }),
        () => match.leave(),
      );
      /** A new game with the same position and rule. @param {import('../play/play.js').Setup} setup */
      return function restart(setup) {
        const target = linkWith(playParams(setup));
        if (target !== location.hash) push(target);
        else {
          const position = session.board.value && positionOf(session.board.value.options);
          if (position !== null) match.start(position, setup);
        }
      };
    },

    destroy() {
      for (const stop of stops) stop();
      session.destroy();
    },
  };
}
