/** A lesson whose steps the solver recorded: each step's kind and two numbers, and where the milestones begin. */
import { milestonesAt } from './player.js';
import { entryAt } from '../ui/entry_at.js';
import { firstIndex } from '../ui/first_index.js';

/** @import { Steps } from '../../crate/pkg/heaps/mexplorer.js' */
/** @import { Lesson, StepWords } from './types.js' */

/** @template {string} Kind @typedef {import('./types.js').Step<Kind>} Step */

/** The milestone that a step belongs to. @param {Pick<Steps<string>, 'starts'>} steps @param {number} cursor steps done */
export const milestoneAt = ({ starts }, cursor) => firstIndex(starts.length - 1, (milestone) => entryAt(starts, milestone) > cursor) - 1;

/** @template {string} Kind @param {Steps<Kind>} steps @param {number} cursor steps done @returns {Step<Kind>} */
export function stepAt(steps, cursor) {
  if (cursor === 0) return { kind: 'start', numbers: [0, 0], within: 0 };
  const { names, kinds, numbers, starts } = steps;
  return {
    kind: entryAt(names, entryAt(kinds, cursor - 1)),
    numbers: [entryAt(numbers, 2 * cursor - 2), entryAt(numbers, 2 * cursor - 1)],
    within: cursor - entryAt(starts, milestoneAt(steps, cursor)),
  };
}

/**
 * In a link the first step is `start`, the last one `answer`. Others have the name of their milestone, and all but its first a number
 * behind it (`column,2`, `column,2,1`); the last step is found by that name too.
 * @template {string} Kind @param {Steps<Kind>} steps @param {StepWords<Kind>} words @returns {Lesson}
 */
export function recordedLesson(steps, { placeOf, captionOf, code, lit, nameOf }) {
  const { stepCount, starts } = steps;
  const at = (/** @type {number} */ cursor) => stepAt(steps, cursor);
  /** @param {number} cursor */
  function placeAt(cursor) {
    const { within } = at(cursor);
    const place = placeOf(at(cursor - within));
    return within === 0 ? place : `${place},${within}`;
  }
  return {
    stepCount,
    milestones: milestonesAt(starts.map((first) => Math.max(first - 1, 0)).subarray(1)),
    start: 0,
    atOf: (cursor) => (cursor === 0 ? 'start' : cursor === stepCount ? 'answer' : placeAt(cursor)),
    cursorOf(place) {
      if (place === 'start') return 0;
      if (place === 'answer') return stepCount;
      for (const [milestone, first] of starts.subarray(0, -1).entries()) {
        if (milestone === 0) continue;
        const name = placeOf(at(first));
        if (place !== name && !place.startsWith(`${name},`)) continue;
        const end = entryAt(starts, milestone + 1);
        for (let cursor = first; cursor < end; cursor += 1) if (placeAt(cursor) === place) return cursor;
      }
      return null;
    },
    captionOf: (cursor, covered) => captionOf(at(cursor), cursor, covered),
    code,
    litOf: (cursor) => lit[at(cursor).kind] ?? [],
    nameOf: (cursor) => nameOf(at(cursor)),
  };
}
