/** The answer to a question with a key: the question is asked again when the key changes, and an answer belongs to its key. */
import { computed, effect, signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Refused } from './protocol.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { How, Problem } from './types.js' */

/** @template Answer @typedef {{key: unknown, answer: Answer | null, problem: Problem | null}} Outcome */

/**
 * Asks, after a rest, and gives the answer or the refusal to `settle`; nothing if the Worker crashed or the question was aborted.
 * @template Answer
 * @param {unknown} key @param {(abort: AbortSignal) => Promise<Answer>} ask @param {(outcome: Outcome<Answer>) => void} settle
 * @param {number} rest_ms
 * @returns {() => void} aborts the question
 */
function fetchFor(key, ask, settle, rest_ms) {
  const abort = new AbortController();
  const { signal: aborting } = abort;
  const begin = () =>
    ask(aborting).then(
      (answer) => aborting.aborted || settle({ key, answer, problem: null }),
      (reason) => aborting.aborted || !(reason instanceof Refused) || settle({ key, answer: null, problem: reason.refusal }),
    );
  const timer = rest_ms > 0 ? setTimeout(begin, rest_ms) : void begin();
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}

/**
 * @template Answer
 * @typedef {object} Resource
 * @property {ReadonlySignal<Answer | null>} answer null until it is there, and if it is refused
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
  /** @type {Signal<Outcome<Answer> | null>} */
  const outcome = signal(null);
  const current = computed(() => (outcome.value && (stays || outcome.value.key === key.value) ? outcome.value : null));
  /** @param {Outcome<Answer>} newest */
  const settle = (newest) => {
    outcome.value = stays && newest.problem ? { ...newest, answer: outcome.peek()?.answer ?? null } : newest;
  };
  return {
    answer: computed(() => current.value?.answer ?? null),
    problem: computed(() => current.value?.problem ?? null),
    destroy: effect(() => {
      const of = key.value;
      return of === null ? undefined : fetchFor(of, (abort) => ask(of, abort), settle, rest_ms);
    }),
  };
}

/**
 * The same as part of a component.
 * @template Answer
 * @param {unknown} key of the question; null asks nothing
 * @param {(abort: AbortSignal) => Promise<Answer>} ask
 * @param {How} [how]
 * @returns {Answer | null} null until it is there, and if it is refused
 */
export function useResource(key, ask, { rest_ms = 0, stays = false } = {}) {
  const [outcome, setOutcome] = useState(/** @type {Outcome<Answer> | null} */ (null));
  useLayoutEffect(() => (key === null ? undefined : fetchFor(key, ask, setOutcome, rest_ms)), [key]);
  return outcome && (stays || outcome.key === key) ? outcome.answer : null;
}
