/** The words of the walls of Dynamic Nim's table. */
import { entryAt } from '../../../ui/entry_at.js';
import { readable } from '../../../ui/numbers.js';
import { subjectOf } from './subject.js';

/** @import { WhyTimeline, WhyWalls } from '../../../../crate/pkg/why/mexplorer.js' */
/** @import { ProofWords } from '../types.js' */

/** A popped wall, the row whose ray popped it, and that of a later ray. @typedef {{wall: number, by: number, ray: number}} Challenge */

/** How many rows later the ray of the proof begins, where the table goes on so far. */
const LATER = 3;

/** The column in which a ray meets a wall, as it is written. @param {WhyWalls} subject @param {number} wall @param {number} ray */
const columnText = ({ columns }, wall, ray) => {
  const [above = '', below = ''] = entryAt(columns, ray - wall).split('/');
  return readable(above) + (below && `/${readable(below)}`);
};

/**
 * The challenge by which the proof is shown: the one named last, else the longest popped wall.
 * @param {WhyTimeline} timeline @returns {Challenge}
 */
export function shownChallenge(timeline) {
  const named = timeline.made.at(-1);
  if (named) return { wall: named[0], ray: named[1], by: named[2] };
  const { popped, thresholds } = subjectOf(timeline, 'walls');
  const last = thresholds.length - 1;
  const before = popped.filter(([, by]) => by < last);
  const longest = before.reduce((one, other) => (entryAt(thresholds, other[0]) > entryAt(thresholds, one[0]) ? other : one));
  return { wall: longest[0], by: longest[1], ray: Math.min(longest[1] + LATER, last) };
}

/** @type {ProofWords} */
export const WALLS = {
  first_part: 0,
  moveArguments(timeline, _, [wall, ray, by]) {
    const subject = subjectOf(timeline, 'walls');
    const { popped, thresholds } = subject;
    return {
      wall,
      ray,
      // A ray that is stopped is no answer; then the table still knows which one popped the wall.
      by: by >= 0 ? by : (popped.find(([one]) => one === wall)?.[1] ?? 0),
      distance: ray - wall,
      column: columnText(subject, wall, ray),
      end: entryAt(thresholds, wall),
    };
  },
  proofArguments(timeline) {
    const subject = subjectOf(timeline, 'walls');
    const { wall, by, ray } = shownChallenge(timeline);
    return {
      wall,
      by,
      ray,
      more: ray - by,
      column: columnText(subject, wall, by),
      later: columnText(subject, wall, ray),
      end: entryAt(subject.thresholds, wall),
      rows: subject.thresholds.length - 1,
    };
  },
};
