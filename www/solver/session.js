/**
 * One page's conversation with the solver: a position in, its solution out.
 *
 * `solution` is the last good answer and stays while something newer is worked out or refused; `state` is about what was asked for
 * last. An answer to an older question is dropped. The verdict does not wait for the method on show: where that takes long the solution
 * comes without a timeline first, and where it cannot show the position (too large a table, say), with the refusal. Another method on
 * the same position asks for nothing but its timeline.
 */
import { batch, signal } from '@preact/signals';
import { Crashed, Refused } from './protocol.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { About, Answer, Ask, Client, Options, Problem, SharedText, Solution, Wanted } from './types.js' */

/** The verdict waits so long for the timeline, so that a solution seldom comes in two pieces. */
const TOGETHER_MS = 120;

/** Work that has said nothing for so long is long work: it can be stopped. */
const SILENT_MS = 2000;

/** @type {Problem} */
const STOPPED = { id: 'stopped', args: {} };

/** @param {Options} a @param {Options} b */
export const sameOptions = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * @template Game class of the solver's edge
 * @param {Client} client
 * @param {string} game its name
 * @param {Wanted} fallback what is shown when the very first link is refused
 */
export function createSession(client, game, fallback) {
  /** @type {Signal<'working' | 'ready' | 'error'>} */
  const state = signal('working');
  /** @type {Signal<Solution<Game> | null>} */
  const solution = signal(null);
  /** @type {Signal<Problem | null>} */
  const problem = signal(null);
  /** How far long work is, from 0 to 1; null when nothing is under way. @type {Signal<number | null>} */
  const progress = signal(null);
  let newest = new AbortController();
  let stopped = false;
  let asked = fallback;

  /** @param {Options} options @param {string} question @param {unknown} about @param {AbortSignal} abort */
  const ask = (options, question, about, abort) =>
    client.ask({ game, options, ask: question, about }, abort, (part) => {
      if (!abort.aborted) progress.value = part;
    });

  /**
   * @param {Wanted} wanted @param {AbortSignal} abort
   * @param {(solution: Solution<Game>) => void} show called again where the timeline comes later than the verdict
   */
  async function solve({ options, method }, abort, show) {
    const known = solution.peek();
    const verdict = known && sameOptions(known.options, options) ? known.verdict : await ask(options, 'verdict', undefined, abort);
    const timeline = ask(options, 'timeline', method, abort);
    const late = setTimeout(() => show({ options, method, verdict, timeline: null, refusal: null }), TOGETHER_MS);
    abort.addEventListener('abort', () => clearTimeout(late), { once: true });
    try {
      show({ options, method, verdict, timeline: await timeline, refusal: null });
    } catch (reason) {
      if (!stopped && !(reason instanceof Refused)) throw reason;
      show({ options, method, verdict, timeline: null, refusal: stopped ? STOPPED : problemOf(reason, asked) });
    } finally {
      clearTimeout(late);
    }
  }

  /** @param {unknown} reason @param {Wanted} wanted @returns {Problem} */
  function problemOf(reason, { options, method }) {
    if (reason instanceof Refused) return { id: reason.refusal.id, args: reason.refusal.args };
    const tried = Object.entries({ ...options, method }).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
    if (reason instanceof Crashed) return { id: 'error-crashed', args: { value: tried.join(', '), reason: reason.message } };
    return { id: 'error-no-solver', args: { reason: String(reason) } };
  }

  /** Another question: what was under way is given up. @param {Wanted} wanted */
  function begin(wanted) {
    newest.abort();
    newest = new AbortController();
    stopped = false;
    asked = wanted;
    batch(() => {
      state.value = 'working';
      progress.value = null;
    });
    return newest;
  }

  /** @param {AbortController} own @param {Problem} reason */
  async function fail(own, reason) {
    batch(() => {
      problem.value = reason;
      state.value = 'error';
      progress.value = null;
    });
    if (solution.peek() !== null || own.signal.aborted) return;
    // There is nothing to look at yet: the position of a link that says nothing stands in.
    await solve(fallback, own.signal, (solved) => {
      if (own === newest) solution.value = solved;
    }).catch(() => {});
  }

  return {
    state: /** @type {ReadonlySignal<'working' | 'ready' | 'error'>} */ (state),
    solution: /** @type {ReadonlySignal<Solution<Game> | null>} */ (solution),
    problem: /** @type {ReadonlySignal<Problem | null>} */ (problem),
    progress: /** @type {ReadonlySignal<number | null>} */ (progress),

    /** @param {Wanted} wanted */
    async show(wanted) {
      const own = begin(wanted);
      const silent = setTimeout(() => {
        progress.value ??= 0;
      }, SILENT_MS);
      own.signal.addEventListener('abort', () => clearTimeout(silent), { once: true });
      /** @param {Solution<Game>} solved */
      const show = (solved) => {
        if (own !== newest) return;
        batch(() => {
          solution.value = solved;
          problem.value = null;
          state.value = 'ready';
          if (solved.timeline || solved.refusal) progress.value = null;
        });
      };
      try {
        await solve(wanted, own.signal, show);
      } catch (reason) {
        if (own !== newest || (own.signal.aborted && !stopped)) return;
        await fail(own, stopped ? STOPPED : problemOf(reason, wanted));
      } finally {
        clearTimeout(silent);
      }
    },

    /** What is no question to the solver: a value that the page itself knows to be wrong. @param {Wanted} wanted @param {Problem} reason */
    refuse: (wanted, reason) => fail(begin(wanted), reason),

    /** Takes up again what was stopped. */
    resume() {
      void this.show(asked);
    },

    /** Stops long work. What was found stays: the verdict, and in the solver the part done. */
    stop() {
      stopped = true;
      newest.abort();
    },

    /**
     * A further question about the position on show, or about another one under the same rule.
     * @template {Ask<Game>} Name
     * @param {Name} question @param {About<Game, Name>} [about] @param {AbortSignal} [abort] @param {Options} [changed] options of the other position
     * @returns {Promise<Answer<Game, Name>>}
     */
    ask(question, about, abort, changed = {}) {
      return client.ask({ game, options: { ...(solution.peek()?.options ?? fallback.options), ...changed }, ask: question, about }, abort);
    },

    /** Whether an answer is still to come. */
    isBusy: client.isBusy,

    /** A text that the options of further questions name as their `file`. @param {SharedText} text */
    share: (text) => client.share(text),

    destroy() {
      newest.abort();
    },
  };
}
