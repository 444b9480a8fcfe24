/** The lessons of Dynamic Nim: the steps of a method that fills the table, and those of numeration. */
import { milestonesAt } from '../../player/player.js';
import { say } from '../../player/lesson.js';
import { captionOf, codeOf, litLines, numerationCaption, numerationLit } from './captions.js';
import { numerationAtOf, numerationCursorOf, numerationStepAt, phasesOf } from './numeration_steps.js';
import { atOf, cursorOf, lastStep, rowOf, stepAt } from './steps.js';

/** @import { Numeration } from './numeration_steps.js' */
/** @import { Timeline } from './steps.js' */
/** @import { Lesson, Milestones } from '../../player/types.js' */

/** @typedef {Timeline} Table */

/** Where a row is decided: with walls at the wall that stops its ray, before the push. @param {Table} timeline @returns {Milestones} */
function rowsOf(timeline) {
  const pushes = timeline.method === 'walls' ? 1 : 0;
  const marks = timeline.firstStepOfRow.map((first) => Math.max(first - 1 - pushes, 0)).subarray(1);
  if (timeline.rowsPerEntry === 1) return milestonesAt(marks);
  /** @param {number} row */
  const endOf = (row) => Math.max(lastStep(timeline, row) - pushes, 0);
  return {
    marks,
    next: (cursor) => {
      const row = rowOf(timeline, cursor);
      const end = endOf(row);
      return end > cursor ? end : row < timeline.size ? endOf(row + 1) : undefined;
    },
    previous: (cursor) => {
      const row = rowOf(timeline, cursor);
      const end = endOf(row);
      return end < cursor ? end : row > 0 ? endOf(row - 1) : undefined;
    },
  };
}

/** @param {Table} timeline @param {number} [start] @returns {Lesson} */
export const tableLesson = (timeline, start = 0) => ({
  stepCount: timeline.stepCount,
  milestones: rowsOf(timeline),
  start,
  atOf: (cursor) => atOf(timeline, cursor),
  cursorOf: (at) => cursorOf(timeline, at),
  captionOf: (cursor) => captionOf(timeline, stepAt(timeline, cursor)),
  code: codeOf(timeline.method, timeline.k === null),
  litOf: (cursor) => litLines(timeline, stepAt(timeline, cursor)),
  nameOf: (cursor) => say('dynamic-nim-name-row', { row: rowOf(timeline, cursor) }),
});

/**
 * @param {Numeration} timeline @param {(index: number) => string} valueOf a losing pile as it can be read
 * @param {number} [start] @returns {Lesson}
 */
export const numerationLesson = (timeline, valueOf, start = 0) => ({
  stepCount: timeline.stepCount,
  milestones: milestonesAt(phasesOf(timeline)),
  start,
  atOf: (cursor) => numerationAtOf(timeline, cursor),
  cursorOf: (at) => numerationCursorOf(timeline, at),
  captionOf: (cursor, covered) => numerationCaption(timeline, numerationStepAt(timeline, cursor), valueOf, covered),
  code: codeOf('numeration', timeline.k === null),
  litOf: (cursor) => numerationLit(numerationStepAt(timeline, cursor)),
  nameOf: (cursor) => say(`dynamic-nim-phase-${numerationStepAt(timeline, cursor).kind}`),
});
