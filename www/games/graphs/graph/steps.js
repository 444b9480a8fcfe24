/** What is known at a step of a run on a graph. */
import { stepAt } from '../../../player/recorded_lesson.js';
import { countOf } from './graph_value.js';

/** @import { GraphParts, GraphStep, GraphTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */

/** @typedef {GraphStep} Kind */
/** @typedef {import('../../../player/recorded_lesson.js').Step<Kind>} Step */

/** Stands for a number, a step or a depth that a vertex does not have. */
export const NONE = 2 ** 32 - 1;

/** The letter of a label. @param {GraphParts} parts @param {number} vertex */
export const letterOf = ({ labels }, vertex) => ['P', 'N'][labels[vertex] ?? 2] ?? '?';

/** @type {WeakMap<GraphTimeline, Uint32Array>} */
const cache = new WeakMap();

/** By vertex: the step that settles it, or NONE. @param {GraphTimeline} timeline @param {GraphParts} parts */
export function settledAt(timeline, parts) {
  const count = countOf(parts);
  const cached = cache.get(timeline);
  if (cached?.length === count) return cached;
  const at = new Uint32Array(count).fill(NONE);
  const { numbers } = timeline.steps;
  const given = givingSteps(timeline);
  for (let step = 1; step <= given; step += 1) at[numbers[2 * step - 2] ?? 0] = step;
  cache.set(timeline, at);
  return at;
}

/** @param {GraphTimeline} timeline @param {number} cursor */
export const graphStepAt = ({ steps }, cursor) => stepAt(steps, cursor);

/** How many steps give a vertex something: all but those at the end, which are about all vertices. @param {GraphTimeline} timeline */
export function givingSteps(timeline) {
  let count = timeline.steps.stepCount;
  while (count > 0 && ['answer', 'drawn'].includes(graphStepAt(timeline, count).kind)) count -= 1;
  return count;
}

/**
 * What a method gives a vertex, as it is written on it.
 * @param {GraphTimeline} timeline @param {GraphParts} parts @param {number} vertex
 */
export function writtenOn({ values, misere }, parts, vertex) {
  const value = values[vertex];
  if (value === undefined) return letterOf(parts, vertex);
  const number = value === NONE ? '∞' : String(value);
  return misere.length > 0 ? `${number}|${misere[vertex]}` : number;
}

/** The numbers among the options of a vertex, ascending. @param {GraphTimeline} timeline @param {ArrayLike<number>} options */
export const numbersAmong = ({ values }, options) =>
  [...new Set(Array.from(options, (option) => values[option] ?? NONE))].filter((value) => value !== NONE).sort((a, b) => a - b);
