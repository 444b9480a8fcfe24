/** Answers of the solver as part of a component, and as signals. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Asks, after a rest, and tells the answer, if it has one.
 * @template Answer
 * @param {(abort: AbortSignal) => Promise<Answer>} ask @param {(is: Answer) => void} tell @param {number} rest_ms
 * @returns {() => void} the answer is no longer wanted
 */
function asked(ask, tell, rest_ms) {
  const abort = new AbortController();
  const begin = () => {
    // Something else was asked meanwhile, or this has no answer.
    ask(abort.signal).then(tell, () => {});
  };
  const timer = rest_ms > 0 ? setTimeout(begin, rest_ms) : 0;
  if (rest_ms === 0) begin();
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}

/**
 * The answer to a question, null until it is there; asked anew when the key is another one. What cannot be answered stays null.
 * @template Answer
 * @param {unknown} key of the question; null asks nothing
 * @param {(abort: AbortSignal) => Promise<Answer>} ask
 * @param {number} [rest_ms] the key must rest so long before it is asked about
 * @returns {Answer | null}
 */
export function useAnswer(key, ask, rest_ms = 0) {
  const [answer, setAnswer] = useState(/** @type {{key: unknown, is: Answer} | null} */ (null));
  useLayoutEffect(() => {
    if (key === null) return undefined;
    return asked(ask, (is) => setAnswer({ key, is }), rest_ms);
  }, [key]);
  return answer !== null && answer.key === key ? answer.is : null;
}

/**
 * Answers of the solver as signals: what is asked follows a key, and the answer goes with it. An empty key asks nothing; what cannot be
 * answered is not told.
 * @param {{ask: (question: string, about: unknown, abort: AbortSignal) => Promise<any>}} session
 */
export const askingOf =
  (session) =>
  /**
   * @param {import('@preact/signals').ReadonlySignal<string>} key
   * @param {(key: string) => {ask: string, about: unknown}} questionOf
   * @param {import('@preact/signals').Signal<{of: string, is: any} | null>} told
   * @param {number} [rest_ms] the key must rest so long before it is asked about
   * @returns {() => void} stops it
   */
  (key, questionOf, told, rest_ms = 0) =>
    effect(() => {
      const of = key.value;
      if (of === '') return undefined;
      const { ask, about } = questionOf(of);
      return asked(
        (abort) => session.ask(ask, about, abort),
        (is) => {
          told.value = { of, is };
        },
        rest_ms,
      );
    });
