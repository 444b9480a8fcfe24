/** The lessons of Dynamic Nim: the steps of a method that fills the table, and those of numeration, and why each step is as it is. */
import { milestonesAt } from '../../player/player.js';
import { say } from '../../player/lesson.js';
import { seriesOf } from '../../ui/messages.js';
import { multiple } from './factor.js';
import { membersNamed, numerationAtOf, numerationCursorOf, numerationStepAt, phasesOf } from './numeration_steps.js';
import { LARGEST_TABLE } from './parameters.js';
import { after, atOf, capAfter, cursorOf, isP, lastStep, rowOf, stepAt, threshold } from './steps.js';

/** @import { DynamicNimNumeration, DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Lesson, Milestones } from '../../player/types.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { NumerationStep, Step } from './types.js' */

/** Rows from here on do not say what a take leaves: on a phone their numbers leave no room for it. */
const MOST_TOLD = 100_000;

/** Rows from here on do not say which walls are popped already, or why one is: on a projector their numbers leave no room for it. */
const MOST_EXPLAINED = 1000;

/** Rows from here on do not say what later rays do: on a phone their numbers leave no room for it. */
const MOST_FORESEEN = 100;

/** Losing piles that the last sentence names. */
const MOST_LOSING = 6;

/**
 * How a sentence says what may be taken after a take: all that is left, more than that, or the limit, which may be rounded.
 * @param {number} cap @param {number} left @param {boolean} is_whole @param {boolean} has_room for a cap that is more than is left
 */
function mayTake(cap, left, is_whole, has_room) {
  if (cap >= left) return cap > left && has_room ? 'over' : 'all';
  return is_whole ? 'no' : 'yes';
}

/** The losing piles of a small table, or of the first rows of a large one. @param {DynamicNimTable} timeline */
function losingOf(timeline) {
  const rows = Array.from({ length: Math.min(timeline.size, LARGEST_TABLE) }, (_, index) => index + 1);
  return rows.filter((row) => threshold(timeline, row) === row).map(String);
}

/** @param {DynamicNimTable} timeline @param {Step} step @returns {Message} */
export function captionOf(timeline, step) {
  const m = step.row;
  switch (step.kind) {
    case 'start':
      return say(timeline.method === 'walls' ? 'dynamic-nim-step-start' : 'dynamic-nim-step-start-table');
    case 'pushed': {
      const f = threshold(timeline, m);
      if (m === timeline.size)
        return say('dynamic-nim-step-done', { m, f, end: f === m ? 'pile' : 'plain', losing: seriesOf(losingOf(timeline), MOST_LOSING) });
      return say('dynamic-nim-step-pushed', {
        m,
        f,
        end: f - 1,
        wall: f === 1 ? 'empty' : f === m ? 'whole' : 'solid',
      });
    }
    case 'passed':
    case 'stopped': {
      const take = m - step.wall;
      const reach = multiple(timeline, take);
      const column = String(capAfter(timeline, take));
      const before = step.tested.at(-2) ?? m;
      const skipped = before - step.wall - 1;
      // Neither does one whose limit is rounded.
      const has_room = m < MOST_EXPLAINED && reach === column;
      const passed_over = [m < MOST_FORESEEN ? 'near' : 'plain', 'far', 'two'][skipped] ?? 'farther';
      const args = {
        m,
        take,
        wall: step.wall,
        reach,
        column,
        between: mayTake(Number(column), step.wall, reach === column, skipped === 0),
        next: m >= MOST_TOLD ? 'untold' : !has_room ? 'plain' : passed_over,
        gone: before - 1,
        gone_to: step.wall + 1,
        skipped: m - before + 1,
        skipped_to: take - 1,
      };
      if (step.wall === 0) return say('dynamic-nim-step-bottom', args);
      return say(`dynamic-nim-step-${step.kind}`, args);
    }
    case 'tried': {
      const to = after(timeline, m, step.take);
      const args = { m, n: step.column, take: step.take, left: to.row, cap: to.column, only: step.column === 1 ? 'yes' : 'no' };
      if (isP(timeline, to.row, to.column)) return say('dynamic-nim-step-wins', args);
      return say(step.decides ? 'dynamic-nim-step-none' : 'dynamic-nim-step-fails', args);
    }
    case 'cell': {
      const n = step.column;
      if (!isP(timeline, m, n - 1)) return say('dynamic-nim-step-monotone', { m, n, before: n - 1, f: threshold(timeline, m) });
      const to = after(timeline, m, n);
      return say(isP(timeline, m, n) ? 'dynamic-nim-step-p' : 'dynamic-nim-step-n', { m, n, before: n - 1, left: to.row, cap: to.column });
    }
  }
}

/** What the current take allows next, in the lines of each method: by a factor, or by a list. */
const CAPS = {
  numeration: ['k·H[i]', 'L(H[i])'],
  definition: ['⌊kx⌋', 'L(x)'],
  walls: ['k·(m−top)', 'L(m−top)'],
  rows: ['⌊kn⌋', 'L(n)'],
};

/** The lines of a method for a factor or for a list. @param {keyof typeof CAPS} method @param {boolean} listed */
const codeOf = (method, listed) => say(`dynamic-nim-code-${method}`, { cap: CAPS[method][listed ? 1 : 0] ?? '' });

/** The lines of the code that a step is at. @param {DynamicNimTable} timeline @param {Step} step @returns {number[]} */
export function litLines(timeline, step) {
  if (step.kind === 'cell') return isP(timeline, step.row, step.column - 1) ? [2, 3] : [0, 1];
  if (step.kind !== 'tried') return { start: [0], passed: [2, 3], stopped: [4], pushed: [5] }[step.kind];
  const to = after(timeline, step.row, step.take);
  if (isP(timeline, to.row, to.column)) return [1, 2];
  return step.decides ? [1, 3] : [0, 1];
}

/**
 * @param {DynamicNimNumeration} timeline
 * @param {NumerationStep} step
 * @param {(index: number) => string} valueOf a losing pile as it can be read
 * @param {boolean} covered whether the answer may not be said
 */
function numerationCaption(timeline, step, valueOf, covered) {
  const [value = ''] = membersNamed(timeline, step).map(valueOf);
  switch (step.kind) {
    case 'first':
      return say('dynamic-nim-step-first');
    case 'member': {
      const i = (timeline.pointer[step.index] ?? 0) + 1;
      const rule = timeline.k ? 'factor' : 'limit';
      return say('dynamic-nim-step-member', { j: step.index + 1, before: step.index, i, value, rule });
    }
    case 'digit':
      return say('dynamic-nim-step-digit', { place: step.place + 1, value });
    case 'answer':
      if (timeline.digits.length === 0) return say('dynamic-nim-step-no-digits');
      if (covered) return say('dynamic-nim-step-covered');
      return say(timeline.takesCount === '0' ? 'dynamic-nim-step-answer-lost' : 'dynamic-nim-step-answer', { value });
  }
}

/** Where a row is decided; with walls, when its ray stops. @param {DynamicNimTable} timeline @returns {Milestones} */
function rowsOf(timeline) {
  const pushes = timeline.method === 'walls' ? 1 : 0;
  const marks = timeline.firstStepOfRow.map((first) => Math.max(first - 1 - pushes, 0)).subarray(1);
  if (timeline.rowsPerEntry === 1) return milestonesAt(marks);
  /** The milestones of the current row and of a neighbour. @param {number} cursor @param {1 | -1} way */
  const near = (cursor, way) => {
    const row = rowOf(timeline, cursor);
    const rows = [row, row + way].filter((one) => one >= 0 && one <= timeline.size);
    return rows.map((one) => Math.max(lastStep(timeline, one) - pushes, 0));
  };
  return {
    marks,
    next: (cursor) => near(cursor, 1).find((end) => end > cursor),
    previous: (cursor) => near(cursor, -1).find((end) => end < cursor),
  };
}

/**
 * @param {DynamicNimTable} timeline @param {number} [start] @param {bigint} [cap] of the position: by default that of an opening
 * @returns {Lesson}
 */
export const tableLesson = (timeline, start = 0, cap = BigInt(timeline.size - 1)) => ({
  stepCount: timeline.stepCount,
  milestones: rowsOf(timeline),
  start,
  atOf: (cursor) => atOf(timeline, cursor),
  cursorOf: (at) => cursorOf(timeline, at),
  captionOf(cursor, covered) {
    const { id, args } = captionOf(timeline, stepAt(timeline, cursor));
    // The board marks the position and where winning takes lead, unless they are covered.
    const is_marked = args.end === 'plain' && !covered && cap >= BigInt(threshold(timeline, timeline.size));
    return say(id, {
      ...args,
      ...(is_marked ? { end: 'wins' } : {}),
      filled: cursor === timeline.stepCount ? 'yes' : 'no',
      size: timeline.size,
      last: threshold(timeline, timeline.size),
    });
  },
  code: codeOf(timeline.method, timeline.k === null),
  litOf: (cursor) => litLines(timeline, stepAt(timeline, cursor)),
  nameOf: (cursor) => say('dynamic-nim-name-row', { row: rowOf(timeline, cursor) }),
});

/**
 * @param {DynamicNimNumeration} timeline @param {(index: number) => string} valueOf a losing pile as it can be read
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
  litOf: (cursor) => ({ first: [], member: [0, 1], digit: [2], answer: [3] })[numerationStepAt(timeline, cursor).kind],
  nameOf: (cursor) => say(`dynamic-nim-phase-${numerationStepAt(timeline, cursor).kind}`),
});
