/** The words of the staircase. */
import { entryAt } from '../../../ui/entry_at.js';
import { subjectOf } from './subject.js';

/** @import { ProofWords, Reply } from '../types.js' */

/**
 * The stones of each stair after a challenge, and after its answer: `''` for one that did not move, else who moved it there.
 * @param {ArrayLike<number>} stones @param {Reply | null} reply @param {boolean} is_answered
 */
export function pilesAfter(stones, reply, is_answered) {
  const piles = Array.from(stones, (count) => /** @type {string[]} */ (Array(count).fill('')));
  const bringDown = (/** @type {number} */ stair, /** @type {number} */ left, /** @type {string} */ by) => {
    const moved = entryAt(piles, stair).splice(left);
    entryAt(piles, stair - 1).push(...moved.map(() => by));
  };
  const [stair, left, other, other_left] = reply ?? [0, 0, 0, 0];
  if (reply) bringDown(stair, left, 'challenged');
  if (reply && is_answered) bringDown(other, other_left, 'answered');
  return piles;
}

/** @type {ProofWords} */
export const STAIRS = {
  is_play: true,
  // Which line answers depends on the stair.
  lit: { challenge: [0], answer: [1, 2] },
  part_name: 'stair',
  first_part: 0,
  moveArguments(timeline, _, [stair, left, other, other_left], is_answer) {
    const { stones } = subjectOf(timeline, 'stairs');
    const moved = entryAt(stones, stair) - left;
    if (!is_answer) return { stair, below: stair - 1, count_moved: moved, parity: stair % 2, is_undone: 'no' };
    const count_moved = entryAt(pilesAfter(stones, [stair, left, -1, 0], false), other).length - other_left;
    return {
      stair: other,
      below: other - 1,
      count_moved,
      parity: other % 2,
      is_undone: other === stair - 1 && count_moved === moved ? 'yes' : 'no',
    };
  },
};
