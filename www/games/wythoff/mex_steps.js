/**
 * Mex pairs, step by step: for every i the mex passes what is used, then takes aᵢ, then bᵢ = aᵢ + i is marked. No step is stored:
 * in every step but the markings the mex moves on by one.
 */
import { milestonesAt } from '../../player/player.js';
import { entryAt } from '../../ui/entry_at.js';
import { firstIndex } from '../../ui/first_index.js';

/** @import { WythoffMex } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { MexStep } from './types.js' */

/** Milestones drawn on the seek bar at most. */
const MARKS = 1000;

/** @param {WythoffMex} timeline @param {number} i */
export const lowerOf = ({ lowers }, i) => entryAt(lowers, i);

/** @param {WythoffMex} timeline @param {number} i */
export const upperOf = (timeline, i) => lowerOf(timeline, i) + i;

/** The first step of a pair; also of the first one beyond n, which is not made. @param {WythoffMex} timeline @param {number} i */
export const firstStepOf = (timeline, i) => (i === 0 ? 1 : upperOf(timeline, i - 1) + 3);

/** @param {WythoffMex} timeline @param {number} cursor @returns {MexStep} */
export function mexStepAt(timeline, cursor) {
  if (cursor === 0) return { kind: 'start' };
  const { lowers, n } = timeline;
  const i = firstIndex(lowers.length, (at) => firstStepOf(timeline, at + 1) > cursor);
  const x = cursor - 1 - i;
  // After the last pair all that is left is passed.
  const a = lowers[i] ?? n + 1;
  if (x < a) return { kind: 'passed', i, x };
  return x === a ? { kind: 'chosen', i, x } : { kind: 'marked', i, x: a + i };
}

/** How many pairs are made after a step. @param {MexStep} step */
export function pairsAfter(step) {
  if (step.kind === 'start') return 0;
  return step.kind === 'marked' ? step.i + 1 : step.i;
}

/** The last integer the mex has come to. @param {WythoffMex} timeline @param {MexStep} step */
export function mexAfter(timeline, step) {
  if (step.kind === 'start') return -1;
  return step.kind === 'marked' ? lowerOf(timeline, step.i) : step.x;
}

/**
 * What uses an integer after a step: as aᵢ or bᵢ, or nothing yet. 0 counts as a₀.
 * @param {WythoffMex} timeline @param {MexStep} step @param {number} x
 * @returns {{of: 'a' | 'b', i: number} | null}
 */
export function useOf(timeline, step, x) {
  const made = pairsAfter(step);
  const chosen = step.kind === 'chosen' ? made + 1 : made;
  const i = firstIndex(chosen, (at) => lowerOf(timeline, at) >= x);
  if (i < chosen && lowerOf(timeline, i) === x) return { of: 'a', i };
  const j = firstIndex(made, (at) => upperOf(timeline, at) >= x);
  return j < made && upperOf(timeline, j) === x ? { of: 'b', i: j } : null;
}

/**
 * The `at=` of a link: a pair (`4`), its aᵢ alone (`4,a`), or the integer passed before it (`4,passed`).
 * @param {WythoffMex} timeline @param {number} cursor
 */
export function mexAtOf(timeline, cursor) {
  const step = mexStepAt(timeline, cursor);
  if (step.kind === 'start') return 'start';
  return { passed: `${step.i},passed`, chosen: `${step.i},a`, marked: String(step.i) }[step.kind];
}

/** @param {WythoffMex} timeline @param {string} place */
export function mexCursorOf(timeline, place) {
  if (place === 'start') return 0;
  const [, pair, part] = /^(\d{1,7})(?:,(a|passed))?$/.exec(place) ?? [];
  const i = Number(pair);
  const cursor = part === 'passed' ? firstStepOf(timeline, i) : firstStepOf(timeline, i + 1) - (part === 'a' ? 2 : 1);
  return cursor <= timeline.stepCount && mexAtOf(timeline, cursor) === [i, part].filter((one) => one !== undefined).join() ? cursor : null;
}

/** Where a pair is complete. @param {WythoffMex} timeline */
export function mexMilestones({ lowers }) {
  const ends = new Uint32Array(lowers.length + 1);
  ends.set(
    lowers.map((lower, i) => lower + i + 2),
    1,
  );
  const stride = Math.ceil(lowers.length / MARKS);
  return { ...milestonesAt(ends), marks: ends.filter((_, i) => i % stride === 0) };
}
