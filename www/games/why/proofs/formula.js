/** The words of the formula, and of the first pair for which it is wrong. */
import { say } from '../../../player/lesson.js';

/** @import { WhyTimeline } from '../../../../crate/pkg/why/mexplorer.js' */
/** @import { ProofWords } from '../types.js' */

/** The pair for which a formula is wrong, as arguments of a sentence. @param {WhyTimeline['pair']} pair */
export const pairArguments = (pair) => ({
  a: pair?.heaps[0] ?? '',
  b: pair?.heaps[1] ?? '',
  said: pair?.said ?? '',
  fault: pair?.fault ?? 'none',
  is_heap: pair?.third === null ? 'no' : 'yes',
  heap: pair?.winningHeap === null || pair?.winningHeap === undefined ? 0 : pair.winningHeap + 1,
  left: pair?.winningTo ?? '',
});

/** @type {ProofWords} */
export const FORMULA = { captionOf: ({ pair }, { kind }) => say(`why-step-${kind}`, pairArguments(pair)) };
