/** What the page asks of a timeline, whichever method made it: its length, its milestones, and its places in the link. */
import { numerationCursorOf, numerationPlaceOf, phasesOf } from './numeration_steps.js';
import { cursorOf, placeOf } from './steps.js';

/** @typedef {import('../../../crate/pkg/mexplorer.js').DynamicNimTimeline} AnyTimeline */

/** Cursors at which a row, or a phase of numeration, is complete. @param {AnyTimeline} timeline @returns {ArrayLike<number>} */
export function milestonesOf(timeline) {
  if (timeline.method === 'numeration') return phasesOf(timeline);
  return timeline.firstStepOfRow.map((first) => Math.max(first - 1, 0)).subarray(1);
}

/** @param {AnyTimeline} timeline @param {number} cursor */
export const placeOfCursor = (timeline, cursor) =>
  timeline.method === 'numeration' ? numerationPlaceOf(timeline, cursor) : placeOf(timeline, cursor);

/** @param {AnyTimeline} timeline @param {string} place @returns {number | null} */
export const cursorOfPlace = (timeline, place) =>
  timeline.method === 'numeration' ? numerationCursorOf(timeline, place) : cursorOf(timeline, place);
