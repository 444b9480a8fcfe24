/** What is known at a step of a run on a graph. */
import { stepAt } from '../../../player/recorded_lesson.js';

/** @import { GraphStep, GraphTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Parts } from './document.js' */

/** @typedef {GraphTimeline} Timeline */
/** @typedef {GraphStep} Kind */
/** @typedef {import('../../../player/recorded_lesson.js').Step<Kind>} Step */

/** Of a vertex that has no number, no label, no way to the end. */
export const NONE = 2 ** 32 - 1;

/** The letters of labels, by the solver's numbers. */
export const LETTERS = /** @type {const} */ (['P', 'N', '?']);

/** @type {WeakMap<Timeline, Uint32Array>} */
const settled = new WeakMap();

/** By vertex: the step that settles it; none where it is larger than all steps. @param {Timeline} timeline @param {number} count of vertices */
export function settledAt(timeline, count) {
  const known = settled.get(timeline);
  if (known?.length === count) return known;
  const at = new Uint32Array(count).fill(NONE);
  const { numbers } = timeline.steps;
  const given = givingSteps(timeline);
  for (let step = 1; step <= given; step += 1) at[numbers[2 * step - 2] ?? 0] = step;
  settled.set(timeline, at);
  return at;
}

/** @param {Timeline} timeline @param {number} cursor @returns {Step} */
export const graphStepAt = ({ steps }, cursor) => stepAt(steps, cursor);

/** The steps that give a vertex something: all but those at the end, about all of them. @param {Timeline} timeline */
export function givingSteps(timeline) {
  let count = timeline.steps.stepCount;
  while (count > 0 && ['answer', 'drawn'].includes(graphStepAt(timeline, count).kind)) count -= 1;
  return count;
}

/** What a method gives a vertex, as it is written on it. @param {Timeline} timeline @param {Parts} parts @param {number} vertex */
export function writtenOn({ values, misere }, { labels }, vertex) {
  const value = values[vertex];
  if (value === undefined) return LETTERS[labels[vertex] ?? 2] ?? '?';
  const number = value === NONE ? '∞' : String(value);
  return misere.length > 0 ? `${number}|${misere[vertex]}` : number;
}

/** The numbers among the options of a vertex, ascending. @param {Timeline} timeline @param {ArrayLike<number>} options */
export const numbersAmong = ({ values }, options) =>
  [...new Set(Array.from(options, (option) => values[option] ?? NONE))].filter((value) => value !== NONE).sort((a, b) => a - b);
