/** A lesson whose steps the solver tells: what is done at each, two numbers that go with it, and where its milestones begin. */
import { milestonesAt } from './player.js';
import { entryAt } from '../ui/entry_at.js';

/** @import { Steps } from '../../crate/pkg/heaps/mexplorer.js' */
/** @import { Lesson } from './types.js' */
/** @import { Message } from '../ui/messages.js' */

/**
 * A step; `start` before the first.
 * @template {string} Kind
 * @typedef {object} Step
 * @property {Kind | 'start'} kind
 * @property {[number, number]} numbers
 * @property {number} within 0 for the first of its milestone
 */

/** The lines of the code that a kind of step is at. @template {string} Kind @typedef {Partial<Record<Kind | 'start', readonly number[]>>} Lit */

/**
 * @template {string} Kind
 * @typedef {object} Telling
 * @property {(step: Step<Kind>) => string} placeOf the `at=` of the first step of a milestone; further ones are counted behind it
 * @property {(step: Step<Kind>, cursor: number, covered: boolean) => Message} captionOf
 * @property {Message} code the lines
 * @property {Partial<Record<Kind | 'start', readonly number[]>>} lit the lines of the code that a kind is at, if it is at some
 * @property {(step: Step<Kind>) => Message} nameOf the milestone at hand
 */

/** @param {Steps<string>} steps @param {number} cursor the milestone of a step, from 1; 0 of the start */
function milestoneAt({ starts }, cursor) {
  let [low, high] = [0, starts.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (entryAt(starts, middle) <= cursor) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @template {string} Kind @param {Steps<Kind>} steps @param {number} cursor steps done @returns {Step<Kind>} */
export function stepAt(steps, cursor) {
  if (cursor === 0) return { kind: 'start', numbers: [0, 0], within: 0 };
  const { names, kinds, numbers, starts } = steps;
  return {
    kind: entryAt(names, entryAt(kinds, cursor - 1)),
    numbers: [numbers[2 * cursor - 2] ?? 0, numbers[2 * cursor - 1] ?? 0],
    within: cursor - (starts[milestoneAt(steps, cursor)] ?? 0),
  };
}

/**
 * Steps have the places `start`, those of their milestones with a number for all but the first (`column,2`, `column,2,1`), and `answer`,
 * as the last one is called; the place it would have by its milestone leads to it too.
 * @template {string} Kind @param {Steps<Kind>} steps @param {Telling<Kind>} telling @returns {Lesson}
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
