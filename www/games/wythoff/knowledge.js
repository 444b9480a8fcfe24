/** What the steps have shown of the grid so far: which cells are decided, and how. */
import { createCover, indexOf, placeOfStar, starStepAt, STEPS_A_STAR } from './star_steps.js';
import { lowerOf, mexAfter, mexStepAt, pairsAfter, useOf } from './mex_steps.js';

/** @import { WythoffTimeline } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Cover } from './star_steps.js' */
/** @import { Knowledge } from './types.js' */

/** @typedef {WythoffTimeline} Timeline */

/** @typedef {'open' | 'N' | 'P'} CellState */

/** @type {Knowledge} */
const NOTHING = { all: false, settled_to: -1, stateOf: () => 'open', coveredBy: () => null, coverIndex: () => -1, starOfRow: () => -1 };

/** The covers of the timelines on show: made once for each. @type {WeakMap<object, Cover>} */
const covers = new WeakMap();

/** @param {import('./star_steps.js').Timeline} timeline */
export function coverOf(timeline) {
  const cover = covers.get(timeline) ?? createCover(timeline);
  covers.set(timeline, cover);
  return cover;
}

/**
 * @param {Timeline | null} timeline null where the method cannot show the position: nothing is left to be stepped through
 * @param {number} cursor @param {boolean} covered whether the answer may not be seen
 * @returns {Knowledge}
 */
export function knowledgeAt(timeline, cursor, covered) {
  if (timeline === null || timeline.method === 'beatty') return { ...NOTHING, all: !covered };
  // After the last step comes one that shows what lies beyond the grid.
  const all = !covered && cursor > timeline.stepCount;
  const at = Math.min(cursor, timeline.stepCount);
  return timeline.method === 'stars' ? knownByStars(timeline, at, all) : knownByMex(timeline, at, all);
}

/** @param {import('./star_steps.js').Timeline} timeline @param {number} cursor @param {boolean} all @returns {Knowledge} */
function knownByStars(timeline, cursor, all) {
  const cover = coverOf(timeline);
  const complete = Math.floor(cursor / STEPS_A_STAR);
  // The columns before the next pair's were passed over: no cell of theirs is free.
  const next = complete === 0 ? 0 : 2 * ((complete - 1) >> 1) + 1;
  // The next star after the last one lies in the first column without one, beyond the grid.
  const settled_to = (2 * next < timeline.stars.length ? placeOfStar(timeline, next).a : cover.row.indexOf(-1)) - 1;
  const LINES = /** @type {const} */ ([null, 'row', 'column', 'diagonal']);
  const stepOf = (/** @type {number} */ a, /** @type {number} */ b) => {
    const step = cover.stepOf(a, b);
    return step <= cursor ? step : 0;
  };
  return {
    all,
    settled_to,
    stateOf(a, b) {
      const step = stepOf(a, b);
      return step === 0 ? 'open' : (step - 1) % STEPS_A_STAR === 0 ? 'P' : 'N';
    },
    coveredBy(a, b) {
      const step = stepOf(a, b);
      return step === 0 ? null : (LINES[(step - 1) % STEPS_A_STAR] ?? null);
    },
    coverIndex(a, b) {
      const step = stepOf(a, b);
      return step === 0 ? -1 : indexOf(Math.floor((step - 1) / STEPS_A_STAR));
    },
    starOfRow(b) {
      const star = cover.row[b] ?? -1;
      return star >= 0 && STEPS_A_STAR * star < cursor ? placeOfStar(timeline, star).a : -1;
    },
  };
}

/** @param {import('./mex_steps.js').Timeline} timeline @param {number} cursor @param {boolean} all @returns {Knowledge} */
function knownByMex(timeline, cursor, all) {
  const step = mexStepAt(timeline, cursor);
  const made = pairsAfter(step);
  const settled_to = step.kind === 'chosen' ? step.x - 1 : mexAfter(timeline, step);
  const isStar = (/** @type {number} */ a, /** @type {number} */ b) => {
    const use = useOf(timeline, step, Math.min(a, b));
    return use?.of === 'a' && use.i < made && use.i === Math.abs(a - b);
  };
  return {
    ...NOTHING,
    all,
    settled_to,
    stateOf: (a, b) => (isStar(a, b) ? 'P' : Math.min(a, b) <= settled_to ? 'N' : 'open'),
    starOfRow(b) {
      const use = useOf(timeline, step, b);
      if (!use || use.i >= made) return -1;
      return use.of === 'a' ? b + use.i : b - use.i;
    },
  };
}

/** The star that the step at hand is about, and how far it is with it. @param {Timeline | null} timeline @param {number} cursor */
export function starAt(timeline, cursor) {
  if (timeline && 'stepCount' in timeline && cursor > timeline.stepCount) return null;
  if (timeline?.method === 'stars') {
    const step = starStepAt(timeline, cursor);
    return step.kind === 'start' ? null : { a: step.a, b: step.b, line: step.kind === 'placed' ? null : step.kind };
  }
  if (timeline?.method === 'mex') {
    const step = mexStepAt(timeline, cursor);
    return step.kind === 'marked' ? { a: lowerOf(timeline, step.i), b: step.x, line: null } : null;
  }
  return null;
}
