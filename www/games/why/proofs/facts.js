/** The words of the facts about heaps side by side. */
import { entryAt } from '../../../ui/entry_at.js';
import { subjectOf } from './subject.js';

/** @import { ProofWords } from '../types.js' */

/** @type {ProofWords} */
export const FACTS = {
  is_play: true,
  part_name: 'heap',
  moveArguments(timeline, dispute, [part, left, other, other_left], is_answer) {
    const { heaps } = entryAt(subjectOf(timeline, 'facts').positions, dispute);
    const [heap, rest] = is_answer ? [other, other_left] : [part, left];
    return { heap: heap + 1, take: entryAt(heaps, heap) - rest, left: rest };
  },
};
