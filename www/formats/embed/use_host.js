/** Tells the page that this one stands in, where there is one, of the answers that are given here, and takes back those that it has kept. */
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { codeOf } from '../results/code.js';
import { splice } from './splice.js';

/** @import { Results } from '../results/code.js' */

/** Letters of a code that a gradebook surely keeps with the rest of a state of one kilobyte. */
const LONGEST = 900;

/** Score and state of results. @param {Results} of */
export function reportOf(of) {
  const { results } = of;
  const answered = results.filter(({ status }) => status !== 'none').length;
  const right = results.filter(({ status }) => status === 'right').length;
  const code = codeOf(of);
  // What was given wrongly is left out before anything else is.
  const short = code.length <= LONGEST ? code : codeOf({ ...of, results: results.map(({ status }) => ({ status, given: '' })) });
  return { score: right / (of.is_series ? answered : results.length), state: { code: short, done: answered === results.length } };
}

/**
 * @param {unknown} key what is answered
 * @param {() => Results | null} resultsOf reads signals; null before the first answer
 * @param {(kept: Results) => void} restore what was answered before; it may be about something else
 */
export function useHost(key, resultsOf, restore) {
  useLayoutEffect(() => {
    const host = splice();
    if (!host) return undefined;
    host.restoring((kept) => untracked(() => restore(kept)));
    let is_first = true;
    return effect(() => {
      const results = resultsOf();
      // What was there before is no answer.
      if (results && !is_first) untracked(() => host.report(reportOf(results)));
      is_first = false;
    });
  }, [key]);
}
