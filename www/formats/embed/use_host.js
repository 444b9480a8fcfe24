/** Reports answers to the page around this one, if there is one, and restores those of its state. */
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { codeOf } from '../results/code.js';
import { splice } from './splice.js';

/** @import { Results } from '../results/code.js' */

/** The longest code: a gradebook may store one kilobyte, and there is more in the state. */
const LONGEST = 900;

/** Score and state of results. @param {Results} of */
export function reportOf(of) {
  const { results } = of;
  const answered = results.filter(({ status }) => status !== 'none').length;
  const right = results.filter(({ status }) => status === 'right').length;
  const code = codeOf(of);
  // A code that is too long leaves out the wrong answers.
  const short = code.length <= LONGEST ? code : codeOf({ ...of, results: results.map(({ status }) => ({ status, given: '' })) });
  return { score: right / (of.is_series ? answered : results.length), state: { code: short, done: answered === results.length } };
}

/**
 * @param {unknown} key of the questions
 * @param {() => Results | null} resultsOf reads signals; null before the first answer
 * @param {(saved: Results) => void} restore earlier answers, perhaps to other questions
 */
export function useHost(key, resultsOf, restore) {
  useLayoutEffect(() => {
    const host = splice();
    if (!host) return undefined;
    host.restoring((saved) => untracked(() => restore(saved)));
    let is_first = true;
    return effect(() => {
      const results = resultsOf();
      // Answers of before are not reported again.
      if (results && !is_first) untracked(() => host.report(reportOf(results)));
      is_first = false;
    });
  }, [key]);
}
