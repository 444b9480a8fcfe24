/** What came of a claim, in a sentence. */
import { problemText } from '../../ui/problem.js';
import { firstId, rich } from '../../ui/messages.js';
import { foundOf, nameOfPart, WORDS } from './lesson.js';
import { pairArguments } from './proofs/formula.js';

/** @import { WhyVerdict } from '../../../crate/pkg/why/mexplorer.js' */
/** @import { Options } from '../../solver/types.js' */
/** @import { Page } from './state.js' */

/** @param {WhyVerdict} verdict @param {Options} options @param {Pick<Page, 'claimed'>} page */
export function sentence(verdict, options, { claimed }) {
  const { judged, problem, pair } = verdict;
  if (problem) {
    const args = Object.fromEntries(Object.entries(problem.args).map(([name, value]) => [name, String(value)]));
    // The words of the laboratory may be on their way.
    return problemText({ id: firstId(`error-${problem.id}`, 'why-unread'), args });
  }
  const part = nameOfPart(options);
  return rich(`why-verdict-${part}`, {
    judged: claimed.value === 'proved' ? 'proved' : judged,
    ...pairArguments(pair),
    ...foundOf(verdict),
    ...WORDS[part]?.verdictArguments?.(verdict, options),
  });
}
