/**
 * One page's conversation with the solver: options in, board and verdict out.
 *
 * `board` is the last good answer and stays while something newer is worked out or refused; `state` is about the options
 * asked for last. An answer to older options is dropped. The verdict does not wait for the method on show: where that takes long
 * the board comes without a timeline first, and where it cannot show the position (too large a table, say), with the refusal.
 */
import { batch, signal } from '@preact/signals';
import { Crashed, Refused } from './protocol.js';

/** @typedef {Record<string, string | null>} Options */

/**
 * @typedef {object} Verdict
 * @property {'N' | 'P' | 'draw'} outcome
 * @property {'A' | 'B' | 'draw'} [winner] where the players have names
 * @property {unknown[]} moves all winning moves, in the form of the game
 * @property {string | null} [grundy] the Grundy value, where the game tells it and it is known
 * @property {string} [movesTotal] how many there are, where not all are in `moves`
 */

/**
 * @template Timeline
 * @typedef {object} Board
 * @property {Options} options
 * @property {Verdict} verdict
 * @property {Timeline | null} timeline
 * @property {Problem | null} refusal why there is no timeline; null also while it is worked out
 */

/**
 * @typedef {{id: string, args: Record<string, string>}} Problem
 */

/** The verdict waits so long for the timeline, so that a board seldom comes in two pieces. */
const TOGETHER_MS = 120;

/**
 * @template Timeline
 * @param {import('./client.js').Client} client
 * @param {string} game
 * @param {Options} fallback options of the board that is shown when the very first link is refused
 */
export function createSession(client, game, fallback) {
  /** @type {import('@preact/signals').Signal<'working' | 'ready' | 'error'>} */
  const state = signal('working');
  /** @type {import('@preact/signals').Signal<Board<Timeline> | null>} */
  const board = signal(null);
  /** @type {import('@preact/signals').Signal<Problem | null>} */
  const problem = signal(null);
  /** How far long work is, from 0 to 1; null when nothing is under way. @type {import('@preact/signals').Signal<number | null>} */
  const progress = signal(null);
  let newest = new AbortController();
  let stopped = false;
  let asked = fallback;

  /** The method is a question to the game, not part of it. @param {string} question @param {Options} asked_for @param {AbortSignal} abort */
  const ask = (question, { method, ...options }, abort) =>
    client.ask({ game, options, ask: question, about: method }, abort, (part) => {
      if (!abort.aborted) progress.value = part;
    });

  /**
   * @param {Options} options @param {AbortSignal} abort
   * @param {(board: Board<Timeline>) => void} show called again where the timeline comes later than the verdict
   */
  async function solve(options, abort, show) {
    const verdict = await ask('verdict', options, abort);
    const timeline = ask('timeline', options, abort);
    const late = setTimeout(() => show({ options, verdict, timeline: null, refusal: null }), TOGETHER_MS);
    abort.addEventListener('abort', () => clearTimeout(late), { once: true });
    try {
      const shown = await timeline;
      show({ options, verdict, timeline: shown, refusal: null });
    } catch (reason) {
      if (stopped) show({ options, verdict, timeline: null, refusal: { id: 'stopped', args: {} } });
      else if (reason instanceof Refused && reason.refusal.id !== 'error-method')
        show({ options, verdict, timeline: null, refusal: problemOf(reason, options) });
      else throw reason;
    } finally {
      clearTimeout(late);
    }
  }

  /** @param {unknown} reason @param {Options} options @returns {Problem} */
  function problemOf(reason, options) {
    if (reason instanceof Refused) return { id: reason.refusal.id, args: reason.refusal.args };
    const tried = Object.entries(options).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
    if (reason instanceof Crashed) return { id: 'error-crashed', args: { value: tried.join(', ') } };
    return { id: 'error-no-solver', args: { reason: String(reason) } };
  }

  return {
    state: /** @type {import('@preact/signals').ReadonlySignal<'working' | 'ready' | 'error'>} */ (state),
    board: /** @type {import('@preact/signals').ReadonlySignal<Board<Timeline> | null>} */ (board),
    problem: /** @type {import('@preact/signals').ReadonlySignal<Problem | null>} */ (problem),

    progress: /** @type {import('@preact/signals').ReadonlySignal<number | null>} */ (progress),

    /** @param {Options} options */
    async show(options) {
      newest.abort();
      newest = new AbortController();
      stopped = false;
      asked = options;
      const own = newest;
      batch(() => {
        state.value = 'working';
        progress.value = null;
      });
      /** @param {Board<Timeline>} solved */
      const show = (solved) => {
        if (own !== newest) return;
        batch(() => {
          board.value = solved;
          problem.value = null;
          state.value = 'ready';
          if (solved.timeline || solved.refusal) progress.value = null;
        });
      };
      try {
        await solve(options, own.signal, show);
      } catch (reason) {
        if (own !== newest || (own.signal.aborted && !stopped)) return;
        batch(() => {
          problem.value = stopped ? { id: 'stopped', args: {} } : problemOf(reason, options);
          state.value = 'error';
          progress.value = null;
        });
        if (board.value !== null) return;
        /** @param {Board<Timeline>} solved */
        const stand_in = (solved) => {
          if (own === newest) board.value = solved;
        };
        newest.signal.aborted || (await solve(fallback, own.signal, stand_in).catch(() => {}));
      }
    },

    /** The options asked for last. */
    asked: () => asked,

    /** Stops long work. What was found stays: the verdict, and in the solver the part done. */
    stop() {
      stopped = true;
      newest.abort();
    },

    /**
     * A further question about the board on show.
     * @param {string} question @param {unknown} about @param {AbortSignal} abort
     */
    ask(question, about, abort) {
      const { method: _method, ...options } = board.value?.options ?? fallback;
      return client.ask({ game, options, ask: question, about }, abort);
    },

    destroy() {
      newest.abort();
    },
  };
}
