/** What is looked up while one looks: a question with a key. It is asked anew when the key is another one, and its answer goes with the key. */
import { computed, effect, signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Refused } from './protocol.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { How, Problem } from './types.js' */

/**
 * @template Answer
 * @typedef {{key: unknown, answer: Answer | null, problem: Problem | null}} Told
 */

/**
 * Asks, after a rest, and tells the answer or the refusal. A Worker that crashed, or a question that is no longer wanted, tells nothing.
 * @template Answer
 * @param {unknown} key @param {(abort: AbortSignal) => Promise<Answer>} ask @param {(told: Told<Answer>) => void} tell @param {number} rest_ms
 * @returns {() => void} the answer is no longer wanted
 */
function asked(key, ask, tell, rest_ms) {
  const abort = new AbortController();
  const begin = () => {
    ask(abort.signal).then(
      (answer) => abort.signal.aborted || tell({ key, answer, problem: null }),
      (reason) => abort.signal.aborted || !(reason instanceof Refused) || tell({ key, answer: null, problem: reason.refusal }),
    );
  };
  const timer = rest_ms > 0 ? setTimeout(begin, rest_ms) : 0;
  if (rest_ms === 0) begin();
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}

/**
 * @template Answer
 * @typedef {object} Resource
 * @property {ReadonlySignal<Answer | null>} answer null until it is there, and where it is refused
 * @property {ReadonlySignal<Problem | null>} problem why there is no answer
 * @property {() => void} destroy
 */

/**
 * @template Key, Answer
 * @param {ReadonlySignal<Key | null>} key of the question; null asks nothing. Keys are compared by identity
 * @param {(key: Key, abort: AbortSignal) => Promise<Answer>} ask
 * @param {How} [how]
 * @returns {Resource<Answer>}
 */
export function createResource(key, ask, { rest_ms = 0, stays = false } = {}) {
  /** @type {Signal<Told<Answer> | null>} */
  const told = signal(null);
  const current = computed(() => (told.value !== null && (stays || told.value.key === key.value) ? told.value : null));
  return {
    answer: computed(() => current.value?.answer ?? null),
    problem: computed(() => current.value?.problem ?? null),
    destroy: effect(() => {
      const of = key.value;
      if (of === null) return undefined;
      return asked(
        of,
        (abort) => ask(of, abort),
        (is) => {
          told.value = stays && is.problem ? { ...is, answer: told.peek()?.answer ?? null } : is;
        },
        rest_ms,
      );
    }),
  };
}

/**
 * The same as part of a component.
 * @template Answer
 * @param {unknown} key of the question; null asks nothing
 * @param {(abort: AbortSignal) => Promise<Answer>} ask
 * @param {How} [how]
 * @returns {Answer | null} null until it is there, and where it is refused
 */
export function useResource(key, ask, { rest_ms = 0, stays = false } = {}) {
  const [told, setTold] = useState(/** @type {Told<Answer> | null} */ (null));
  useLayoutEffect(() => (key === null ? undefined : asked(key, ask, setTold, rest_ms)), [key]);
  return told !== null && (stays || told.key === key) ? told.answer : null;
}
