/** What the steps have shown of the grid so far: which cells are decided, and how. */
import { cellStepAt, indexOfCell, starsByRow } from './cell_steps.js';
import { createCover, placeOfStar, starStepAt, STEPS_A_STAR } from './star_steps.js';
import { lowerOf, mexAfter, mexStepAt, pairsAfter, useOf } from './mex_steps.js';

/** @import { WythoffDefinition, WythoffMex, WythoffStars, WythoffTimeline } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Knowledge } from './types.js' */

/** @type {Knowledge} */
export const NOTHING = { all: false, settled_to: -1, stateOf: () => 'open', coverOf: () => null, starOfRow: () => -1 };

/**
 * @param {WythoffTimeline | null} timeline null if the method cannot show the position: there are no steps
 * @param {number} cursor @param {boolean} covered whether the answer may not be seen
 * @returns {Knowledge}
 */
export function knowledgeAt(timeline, cursor, covered) {
  if (timeline === null || timeline.method === 'beatty') return { ...NOTHING, all: !covered };
  // After the last step comes one that shows what lies beyond the grid.
  const all = !covered && cursor > timeline.stepCount;
  const at = Math.min(cursor, timeline.stepCount);
  const known = { stars: knownByStars, mex: knownByMex, definition: knownByCells };
  return { .../** @type {(run: any, at: number) => Knowledge} */ (known[timeline.method])(timeline, at), all };
}

/** @param {WythoffStars} timeline @param {number} cursor @returns {Knowledge} */
function knownByStars(timeline, cursor) {
  const cover = createCover(timeline);
  const complete = Math.floor(cursor / STEPS_A_STAR);
  // The columns before the next pair's were passed over: no cell of theirs is free.
  const next = complete === 0 ? 0 : 2 * ((complete - 1) >> 1) + 1;
  // The next star after the last one lies in the first column without one, beyond the grid.
  const settled_to = (2 * next < timeline.stars.length ? placeOfStar(timeline, next).a : cover.row.indexOf(-1)) - 1;
  /** The step that decided a cell. @param {number} a @param {number} b */
  const decidedBy = (a, b) => {
    const step = cover.stepOf(a, b);
    return starStepAt(timeline, step <= cursor ? step : 0);
  };
  return {
    ...NOTHING,
    settled_to,
    stateOf(a, b) {
      const { kind } = decidedBy(a, b);
      if (kind === 'start') return 'open';
      return kind === 'placed' ? 'P' : 'N';
    },
    coverOf(a, b) {
      const step = decidedBy(a, b);
      if (step.kind !== 'lines') return null;
      return { ...step, line: step.b === b ? 'row' : step.a === a ? 'column' : 'diagonal' };
    },
    starOfRow(b) {
      const star = cover.row[b] ?? -1;
      return star >= 0 && STEPS_A_STAR * star < cursor ? placeOfStar(timeline, star).a : -1;
    },
  };
}

/** @param {WythoffMex} timeline @param {number} cursor @returns {Knowledge} */
function knownByMex(timeline, cursor) {
  const step = mexStepAt(timeline, cursor);
  const settled_to = step.kind === 'chosen' ? step.x - 1 : mexAfter(timeline, step);
  /** @param {number} b */
  function starOfRow(b) {
    const use = useOf(timeline, step, b);
    if (!use || use.i >= pairsAfter(step)) return -1;
    return use.of === 'a' ? b + use.i : b - use.i;
  }
  return {
    ...NOTHING,
    settled_to,
    stateOf(a, b) {
      if (starOfRow(b) === a) return 'P';
      return Math.min(a, b) <= settled_to ? 'N' : 'open';
    },
    starOfRow,
  };
}

/** @param {WythoffDefinition} timeline @param {number} cursor @returns {Knowledge} */
function knownByCells(timeline, cursor) {
  const stars = starsByRow(timeline);
  /** @param {number} a @param {number} b */
  const isKnown = (a, b) => a <= timeline.n && b <= timeline.n && indexOfCell(timeline, a, b) < cursor;
  /** @param {number} b */
  const starOfRow = (b) => {
    const a = stars[b] ?? -1;
    return a >= 0 && isKnown(a, b) ? a : -1;
  };
  return {
    ...NOTHING,
    stateOf: (a, b) => (isKnown(a, b) ? (starOfRow(b) === a ? 'P' : 'N') : 'open'),
    starOfRow,
  };
}

/** The star that the step at hand is about, and how far it is with it. @param {WythoffTimeline | null} timeline @param {number} cursor */
export function starAt(timeline, cursor) {
  if (timeline && 'stepCount' in timeline && cursor > timeline.stepCount) return null;
  if (timeline?.method === 'stars') {
    const step = starStepAt(timeline, cursor);
    return step.kind === 'start' ? null : { a: step.a, b: step.b, has_lines: step.kind === 'lines' };
  }
  if (timeline?.method === 'definition') {
    const step = cellStepAt(timeline, cursor);
    return step.kind === 'start' ? null : { a: step.a, b: step.b, reads: step.reaches, found: step.found };
  }
  if (timeline?.method === 'mex') {
    const step = mexStepAt(timeline, cursor);
    return step.kind === 'marked' ? { a: lowerOf(timeline, step.i), b: step.x } : null;
  }
  return null;
}
