/**
 * One page's conversation with the solver: a position in, its solution out.
 *
 * `solution` is the last good answer; it stays while the solver works on a newer question or refuses it. `state` is that of the newest
 * question; answers to older ones are dropped. The verdict does not wait for the method: where the timeline takes long, the solution
 * first comes without it, and where the method cannot show the position (the table is too large, say), it comes with the refusal.
 * Another method on the same position asks for its timeline alone.
 */
import { batch, signal } from '@preact/signals';
import { readonly } from '../ui/readonly.js';
import { Crashed, Refused } from './protocol.js';

/** @import { Signal } from '@preact/signals' */
/** @import { About, Answer, Ask, Client, Options, Problem, Question, SharedText, Solution, Wanted } from './types.js' */

/** How long the verdict waits for the timeline, so that a solution seldom comes in two pieces. */
const TOGETHER_MS = 120;

/** After so long without an answer the page shows progress, and the work can be stopped. */
const SILENT_MS = 2000;

/** @type {Problem} */
const STOPPED = { id: 'stopped', args: {} };

/** @param {Options} a @param {Options} b */
export const sameOptions = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * @template Game class of the solver's edge
 * @param {Client} client
 * @param {string} game its name
 * @param {Wanted} fallback its solution is shown when the very first link is refused
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
  let current_request = fallback;

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
    try {
      show({ options, method, verdict, timeline: await timeline, refusal: null });
    } catch (reason) {
      const refusal = stopped ? STOPPED : reason instanceof Refused ? reason.refusal : null;
      if (refusal === null) throw reason;
      show({ options, method, verdict, timeline: null, refusal });
    } finally {
      clearTimeout(late);
    }
  }

  /** @param {unknown} reason @param {Wanted} wanted @returns {Problem} */
  function problemOf(reason, { options, method }) {
    if (reason instanceof Refused) return reason.refusal;
    const tried = Object.entries({ ...options, method }).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
    if (reason instanceof Crashed) return { id: 'error-crashed', args: { value: tried.join(', '), reason: reason.message } };
    return { id: 'error-no-solver', args: { reason: String(reason) } };
  }

  /** Aborts what is under way for another question. @param {Wanted} wanted */
  function begin(wanted) {
    newest.abort();
    newest = new AbortController();
    stopped = false;
    current_request = wanted;
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
    // There is nothing to look at yet, so the position of an empty link stands in.
    await solve(fallback, own.signal, (solved) => {
      if (own === newest) solution.value = solved;
    }).catch(() => {});
  }

  /** @param {Wanted} wanted */
  async function show(wanted) {
    const own = begin(wanted);
    const silent = setTimeout(() => {
      progress.value ??= 0;
    }, SILENT_MS);
    /** @param {Solution<Game>} solved */
    const showSolution = (solved) => {
      if (own !== newest) return;
      batch(() => {
        solution.value = solved;
        problem.value = null;
        state.value = 'ready';
        if (solved.timeline || solved.refusal) progress.value = null;
      });
    };
    try {
      await solve(wanted, own.signal, showSolution);
    } catch (reason) {
      if (own !== newest || (own.signal.aborted && !stopped)) return;
      await fail(own, stopped ? STOPPED : problemOf(reason, wanted));
    } finally {
      clearTimeout(silent);
    }
  }

  return {
    state: readonly(state),
    solution: readonly(solution),
    problem: readonly(problem),
    progress: readonly(progress),

    show,

    /** For a value that the page itself knows to be wrong: the solver is not asked. @param {Wanted} wanted @param {Problem} reason */
    refuse: (wanted, reason) => fail(begin(wanted), reason),

    /** Takes up again what was stopped. */
    resume: () => void show(current_request),

    /** Stops long work. What was found stays: the verdict, and in the solver the part done. */
    stop() {
      stopped = true;
      newest.abort();
    },

    /**
     * A further question about the position on show, or about another one under the same rule.
     * @template {Ask<Game>} Name
     * @param {Name} question @param {About<Game, Name>} [about] @param {AbortSignal} [abort]
     * @param {Options} [changed] options of the other position
     * @returns {Promise<Answer<Game, Name>>}
     */
    ask(question, about, abort, changed = {}) {
      return client.ask({ game, options: { ...(solution.peek()?.options ?? fallback.options), ...changed }, ask: question, about }, abort);
    },

    /**
     * A question to the solver of another family, which is held for it alone.
     * @param {string} family @param {Question} question @param {AbortSignal} abort
     * @returns {Promise<any>}
     */
    async askFamily(family, question, abort) {
      if (!client.use) throw new Error('there is no other solver');
      return client.use(family, (other) => other.ask(question, abort));
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
