/** What a step shows of a dispute. */

/** @import { Reply } from '../types.js' */
/** @import { Page } from '../state.js' */

/**
 * The dispute that a board shows: that of the step, else the first; and the move of the step, if it is one.
 * @param {Page} page @returns {{index: number, name: string, reply: Reply | null, is_answered: boolean}}
 */
export function disputed({ timeline, step, covered }) {
  const { kind, numbers } = step.value ?? { kind: 'start', numbers: [0, 0] };
  const is_move = kind === 'challenge' || kind === 'answer';
  const index = is_move || kind === 'dispute' ? (numbers[0] ?? 0) : 0;
  const dispute = timeline.value?.disputes[index];
  const reply = (is_move && dispute?.answers[numbers[1] ?? 0]) || null;
  return { index, name: dispute?.name ?? '', reply, is_answered: kind === 'answer' && !covered.value && (reply?.[2] ?? -1) >= 0 };
}
