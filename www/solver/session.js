/**
 * One page's conversation with the solver: options in, board and verdict out.
 *
 * `board` is the last good answer and stays while something newer is worked out or refused; `state` is about the options
 * asked for last. An answer to older options is dropped. The verdict does not wait for the method on show: where that cannot show
 * the position (too large a table, say), the board has no timeline but the refusal.
 */
import { batch, signal } from '@preact/signals';
import { Crashed, Refused } from './protocol.js';

/** @typedef {Record<string, string | null>} Options */

/**
 * @typedef {object} Verdict
 * @property {'N' | 'P' | 'draw'} outcome
 * @property {unknown[]} moves all winning moves, in the form of the game
 * @property {string} [movesTotal] how many there are, where not all are in `moves`
 */

/**
 * @template Timeline
 * @typedef {object} Board
 * @property {Options} options
 * @property {Verdict} verdict
 * @property {Timeline | null} timeline
 * @property {Problem | null} refusal why there is no timeline
 */

/**
 * @typedef {{id: string, args: Record<string, string>}} Problem
 */

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
  let newest = new AbortController();

  /** @param {Options} options @param {AbortSignal} abort @returns {Promise<Board<Timeline>>} */
  async function solve(options, abort) {
    const verdict = await client.ask({ game, options, ask: 'verdict' }, abort);
    try {
      return { options, verdict, timeline: await client.ask({ game, options, ask: 'timeline' }, abort), refusal: null };
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      return { options, verdict, timeline: null, refusal: problemOf(reason, options) };
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

    /** @param {Options} options */
    async show(options) {
      newest.abort();
      newest = new AbortController();
      const { signal: abort } = newest;
      state.value = 'working';
      try {
        const solved = await solve(options, abort);
        batch(() => {
          board.value = solved;
          problem.value = null;
          state.value = 'ready';
        });
      } catch (reason) {
        if (abort.aborted) return;
        batch(() => {
          problem.value = problemOf(reason, options);
          state.value = 'error';
        });
        if (board.value !== null) return;
        const shown = await solve(fallback, abort).catch(() => null);
        if (shown !== null && !abort.aborted) board.value = shown;
      }
    },

    /**
     * A further question about the board on show.
     * @param {string} question @param {unknown} about @param {AbortSignal} abort
     */
    ask(question, about, abort) {
      const options = board.value?.options ?? fallback;
      return client.ask({ game, options, ask: question, about }, abort);
    },

    destroy() {
      newest.abort();
    },
  };
}
