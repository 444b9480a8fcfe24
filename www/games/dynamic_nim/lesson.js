/** What the page asks of a timeline, whichever method made it: its length, its milestones, and its places in the link. */
import { milestonesAt } from '../../player/player.js';
import { numerationCursorOf, numerationPlaceOf, phasesOf } from './numeration_steps.js';
import { cursorOf, lastStep, placeOf, rowOf } from './steps.js';

/** @typedef {import('../../../crate/pkg/dynamic_nim/mexplorer.js').DynamicNimTimeline} AnyTimeline */

/** Where a row, or a phase of numeration, is complete. @param {AnyTimeline} timeline @returns {import('../../player/player.js').Milestones} */
export function milestonesOf(timeline) {
  if (timeline.method === 'numeration') return milestonesAt(phasesOf(timeline));
  const marks = timeline.firstStepOfRow.map((first) => Math.max(first - 1, 0)).subarray(1);
  if (timeline.rowsPerEntry === 1) return milestonesAt(marks);
  return {
    marks,
    next: (cursor) => {
      const row = rowOf(timeline, cursor);
      const end = lastStep(timeline, row);
      return end > cursor ? end : row < timeline.size ? lastStep(timeline, row + 1) : undefined;
    },
    previous: (cursor) => {
      const row = rowOf(timeline, cursor);
      return row > 0 ? lastStep(timeline, row - 1) : undefined;
    },
  };
}

/** @param {AnyTimeline} timeline @param {number} cursor */
export const placeOfCursor = (timeline, cursor) =>
  timeline.method === 'numeration' ? numerationPlaceOf(timeline, cursor) : placeOf(timeline, cursor);

/** @param {AnyTimeline} timeline @param {string} place @returns {number | null} */
export const cursorOfPlace = (timeline, place) =>
  timeline.method === 'numeration' ? numerationCursorOf(timeline, place) : cursorOf(timeline, place);
