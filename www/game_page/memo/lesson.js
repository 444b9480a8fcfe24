/** The lesson of a memoised search: every call, what the memo finds, and every answer that comes back. */
import { say } from '../../player/lesson.js';
import { milestoneAt, recordedLesson, stepAt } from '../../player/recorded_lesson.js';
import { entryAt } from '../../ui/entry_at.js';
import { moveOf, NONE, rowEnds } from './calls.js';

/** @import { Lesson } from '../../player/types.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { Calls, Kind } from './types.js' */

/**
 * What the sentences say of a call and of the move that led to it. One that has no caller takes nothing.
 * @param {Calls} calls @param {Kind} kind @param {number} call
 */
function wordsOf(calls, kind, call) {
  const caller = entryAt(calls.parent, call);
  const { place, take } = caller === NONE ? { place: 0, take: 0 } : moveOf(calls, call);
  return {
    position: calls.nameOf(call),
    from: caller === NONE ? '' : calls.nameOf(caller),
    take,
    heap: kind === 'heaps' && calls.run.width > 1 ? place + 1 : 0,
    outcome: calls.outcomeOf(call),
  };
}

/** What is said when an answer comes back. @param {Calls} calls @param {Kind} kind @param {number} call @returns {Message} */
function returned(calls, kind, call) {
  const tried = calls.lastTry(call);
  const { position, outcome, from, take, heap } = wordsOf(calls, kind, call);
  const by = tried === NONE ? { take: 0, heap: 0 } : wordsOf(calls, kind, tried);
  return say('memo-step-returned', {
    ...{ position, outcome, from, take, heap, by: by.take, by_heap: by.heap },
    why: tried === NONE ? 'stuck' : outcome,
    caller: from === '' ? 'no' : 'yes',
  });
}

/** The lines of the code that a step is at. @param {Calls} calls @param {number} cursor @param {string} kind of the step */
function litLines(calls, cursor, kind) {
  const call = calls.at(cursor);
  if (kind === 'start') return [];
  if (kind === 'found') return [1];
  if (kind === 'called') return call === 0 ? [0] : [2, 3];
  return calls.outcomeOf(call) === 'N' && calls.lastTry(call) !== NONE ? [3, 4] : [5];
}

/**
 * A milestone is a move of the start: it begins with the call for what the move leaves, and is complete when the answer to that is known.
 * Inside them the search goes down and up, so rows of a table are complete at no step but near the end (`rowEnds` says when).
 * @param {Calls} calls @param {Kind} kind @param {boolean} is_misere @returns {Lesson}
 */
export function memoLesson(calls, kind, is_misere) {
  const { steps } = calls.run;
  const moveAt = (/** @type {number} */ cursor) => Math.max(1, milestoneAt(steps, cursor));
  /** The moves of the start by the positions that they leave. @type {Map<number, number>} */
  const moves = new Map([...steps.starts.subarray(1, -1)].map((step, index) => [entryAt(steps.numbers, 2 * step - 2), index + 1]));
  return {
    ...recordedLesson(steps, {
      placeOf: ({ numbers: [position] }) => `move,${moves.get(position) ?? 1}`,
      captionOf({ kind: step }, cursor, covered) {
        if (step === 'start') return say('memo-step-start', { position: calls.nameOf(0) });
        if (covered && cursor === steps.stepCount) return say('memo-step-covered');
        const call = calls.at(cursor);
        if (step === 'returned') return returned(calls, kind, call);
        return say(call === 0 ? 'memo-step-first' : `memo-step-${step}`, wordsOf(calls, kind, call));
      },
      code: say('memo-code', { rule: is_misere ? 'misere' : 'normal' }),
      lit: {},
      nameOf: () => say('memo-name'),
    }),
    litOf: (cursor) => litLines(calls, cursor, stepAt(steps, cursor).kind),
    nameOf: (cursor) => say('memo-name', { number: moveAt(cursor) }),
    sharedEnds: () => rowEnds(calls, kind),
  };
}
