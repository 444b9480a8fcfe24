/**
 * Mex pairs, step by step: for every i the mex passes what is used, then takes aᵢ, then bᵢ = aᵢ + i is marked. No step is stored:
 * before pair i stand two steps for every earlier pair and one for every integer passed, aᵢ₋₁ − (i − 1) of them.
 */
import { entryAt } from '../../ui/entry_at.js';

/** @import { WythoffMex } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Milestones } from '../../player/types.js' */

/** @typedef {WythoffMex} Timeline */
/** @typedef {{kind: 'start'} | {kind: 'passed' | 'chosen' | 'marked', i: number, x: number}} Step x: the integer that is passed, chosen as aᵢ, or marked as bᵢ */

/** Milestones drawn on the seek bar at most. */
const MARKS = 1000;

/** @param {Timeline} timeline @param {number} i */
export const lowerOf = ({ lowers }, i) => entryAt(lowers, i);

/** The first step of a pair; of one that is not made any more, too. @param {Timeline} timeline @param {number} i */
export const firstStepOf = (timeline, i) => (i === 0 ? 1 : 1 + 2 * i + lowerOf(timeline, i - 1) - (i - 1));

/** The pair of a step: the last one that has begun. @param {Timeline} timeline @param {number} cursor from 1 */
function pairOf(timeline, cursor) {
  let low = 0;
  let high = timeline.lowers.length;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (firstStepOf(timeline, middle) <= cursor) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @param {Timeline} timeline @param {number} cursor @returns {Step} */
export function mexStepAt(timeline, cursor) {
  if (cursor === 0) return { kind: 'start' };
  const i = pairOf(timeline, cursor);
  const from = i === 0 ? 0 : lowerOf(timeline, i - 1) + 1;
  // Where no pair is made any more, all that is left is passed.
  const a = i < timeline.lowers.length ? lowerOf(timeline, i) : timeline.n + 1;
  const x = from + cursor - firstStepOf(timeline, i);
  if (x < a) return { kind: 'passed', i, x };
  return x === a ? { kind: 'chosen', i, x } : { kind: 'marked', i, x: a + i };
}

/** How many pairs are made after a step. @param {Step} step */
export function pairsAfter(step) {
  if (step.kind === 'start') return 0;
  return step.kind === 'marked' ? step.i + 1 : step.i;
}

/** The last integer the mex has come to. @param {Timeline} timeline @param {Step} step */
export function mexAfter(timeline, step) {
  if (step.kind === 'start') return -1;
  return step.kind === 'marked' ? lowerOf(timeline, step.i) : step.x;
}

/** @typedef {{of: 'a' | 'b', i: number} | null} Use */

/**
 * What uses an integer after a step: as aᵢ or bᵢ, or nothing yet. 0 counts as a₀.
 * @param {Timeline} timeline @param {Step} step @param {number} x
 * @returns {Use}
 */
export function useOf(timeline, step, x) {
  const { lowers } = timeline;
  const made = pairsAfter(step);
  const known = step.kind === 'chosen' ? made + 1 : made;
  const i = search(known, (at) => lowerOf(timeline, at) >= x);
  if (i < known && lowers[i] === x) return { of: 'a', i };
  const j = search(made, (at) => lowerOf(timeline, at) + at >= x);
  return j < made && lowerOf(timeline, j) + j === x ? { of: 'b', i: j } : null;
}

/** The first of 0, 1, …, count - 1 that is there, or count. @param {number} count @param {(at: number) => boolean} isThere */
function search(count, isThere) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isThere(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The `at=` of a link: a pair (`4`), its aᵢ alone (`4,a`), or the integer passed before it (`4,passed`).
 * @param {Timeline} timeline @param {number} cursor
 */
export function mexAtOf(timeline, cursor) {
  const step = mexStepAt(timeline, cursor);
  if (step.kind === 'start') return 'start';
  return { passed: `${step.i},passed`, chosen: `${step.i},a`, marked: String(step.i) }[step.kind];
}

/** @param {Timeline} timeline @param {string} place */
export function mexCursorOf(timeline, place) {
  if (place === 'start') return 0;
  const match = /^(\d{1,7})(?:,(a|passed))?$/.exec(place);
  if (!match) return null;
  const i = Number(match[1]);
  const wanted = match[2] === undefined ? 'marked' : match[2] === 'a' ? 'chosen' : 'passed';
  if (i > timeline.lowers.length) return null;
  const end = i === timeline.lowers.length ? timeline.stepCount : firstStepOf(timeline, i + 1) - 1;
  for (let cursor = firstStepOf(timeline, i); cursor <= end; cursor += 1) if (mexStepAt(timeline, cursor).kind === wanted) return cursor;
  return null;
}

/** Where a pair is complete. @param {Timeline} timeline @returns {Milestones} */
export function mexMilestones(timeline) {
  const count = timeline.lowers.length;
  const stride = Math.ceil(count / MARKS);
  /** @param {number} i */
  const end = (i) => firstStepOf(timeline, i) - 1;
  const after = (/** @type {number} */ cursor) => search(count + 1, (i) => end(i) > cursor);
  return {
    marks: Uint32Array.from({ length: Math.floor(count / stride) + 1 }, (_, mark) => end(mark * stride)),
    next: (cursor) => (after(cursor) > count ? undefined : end(after(cursor))),
    previous: (cursor) => {
      const i = search(count + 1, (at) => end(at) >= cursor) - 1;
      return i < 0 ? undefined : end(i);
    },
  };
}
