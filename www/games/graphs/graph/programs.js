/** The programs of a graph, in step with its methods. What is in files they do not read. */
import { counted, itemsOf, listed } from '../../../game_page/code/input.js';
import { marked } from '../../../game_page/code/listing.js';
import { graphLines } from '../program_input.js';
import { splitEdge } from '../typed.js';
import { optionsAt } from './graph_value.js';
import { graphStepAt, letterOf, NONE, settledAt } from './steps.js';

/** @import { GraphParts, GraphTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Program, Programs, ProgramStep } from '../../../game_page/code/types.js' */
/** @import { Options } from '../../../solver/types.js' */
/** @import { Step } from './steps.js' */
/** @import { Page } from './state.js' */

/** The steps, with the graph that they are about. @typedef {{timeline: GraphTimeline, parts: GraphParts}} Run */

/** The numbers of a list of vertices and ranges of them. @param {string | null | undefined} list */
function verticesOf(list) {
  return itemsOf(list).flatMap((item) => {
    const [first = 0, last = first] = item.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The edges in a link, without repeats, by their vertices. @param {Options} options */
const edgesOf = ({ edges }) =>
  [...new Set(itemsOf(edges))].map(splitEdge).sort(([from, to], [other_from, other_to]) => from - other_from || to - other_to);

/** Whether some edges go round: those to an end are taken away until none is left. @param {readonly [number, number][]} edges */
function goRound(edges) {
  let left = edges;
  for (;;) {
    const starts = new Set(left.map(([from]) => from));
    const next = left.filter(([, to]) => starts.has(to));
    if (next.length === left.length) return left.length > 0;
    left = next;
  }
}

/**
 * What a program reads: how many vertices and edges there are, the edges, more lines, and the tokens.
 * @param {Options} options @param {readonly string[]} [more]
 */
function inputOf(options, more = []) {
  return `${[...graphLines(edgesOf(options), options.vertices), ...more, counted(verticesOf(options.tokens))].join('\n')}\n`;
}

/** Labels tell of one token only. @param {Options} options */
function inputOfLabels(options) {
  const { length } = verticesOf(options.tokens);
  if (options.file !== null || length > 1 || (length === 1 && options.rule !== 'normal')) return null;
  return inputOf(
    options,
    [options.win, options.lose].map((list) => counted(verticesOf(list))),
  );
}

/** Without tokens the rule does not matter. @param {Options} options */
function inputOfNimbers(options) {
  const { file, tokens, rule } = options;
  const is_told = rule === 'normal' || (rule === 'sj' && !goRound(edgesOf(options)));
  if (file !== null || (!is_told && verticesOf(tokens).length > 0)) return null;
  return `${rule === 'sj' ? 'sj' : 'normal'}\n${inputOf(options)}`;
}

/** The same of methods of one rule. @param {string} rule @returns {Program['inputOf']} */
const inputBy = (rule) => (options) =>
  options.file !== null || (options.rule !== rule && verticesOf(options.tokens).length > 0) ? null : inputOf(options);

/** @param {Page} page @returns {Run | null} */
const runOf = ({ timeline, current }) => timeline.value && current.value && { timeline: timeline.value, parts: current.value };

/** @param {(step: Step, run: Run) => ProgramStep | null} stepBy */
const stepOf = (stepBy) => (/** @type {Run} */ run, /** @type {number} */ cursor) => stepBy(graphStepAt(run.timeline, cursor), run);

/** The answer of labels: for one token. @param {GraphParts} parts */
function answerOfLabels(parts) {
  const [v] = parts.tokens ?? [];
  return v === undefined ? null : marked('answer', { v, 'label[v]': letterOf(parts, v) });
}

/** @param {Step} step @param {Run} run */
function stepOfLabels({ kind, numbers: [vertex, option] }, { parts }) {
  switch (kind) {
    case 'terminal':
      return marked('terminal', { v: vertex, 'terminal[v]': letterOf(parts, vertex) });
    case 'sink':
      return marked('sink', { v: vertex });
    case 'option':
      return marked('option', { u: vertex, v: option });
    case 'all-n':
      return marked('all_n', { u: vertex });
    case 'answer':
      return answerOfLabels(parts);
    default:
      return null;
  }
}

/** @param {Step} step @param {Run} run */
function stepOfLoop({ kind, numbers: [vertex, option] }, { parts }) {
  switch (kind) {
    case 'terminal':
      return marked('terminal', { v: vertex, 'terminal[v]': letterOf(parts, vertex) });
    case 'sink':
    case 'all-n':
      return marked('all_n', { v: vertex, 'options[v]': listed(optionsAt(parts, vertex)) });
    case 'option':
      return marked('option', { v: vertex, u: option });
    case 'answer':
      return answerOfLabels(parts);
    default:
      return null;
  }
}

/** @type {WeakMap<GraphTimeline, boolean>} */
const cycles = new WeakMap();

/** Whether the graph of a run has a cycle: then some vertex has its number before one of its options. @param {Run} run */
function hasCycle({ timeline, parts }) {
  const known = cycles.get(timeline);
  if (known !== undefined) return known;
  const at = settledAt(timeline, parts);
  const found = at.some((step, vertex) => optionsAt(parts, vertex).some((option) => (at[option] ?? NONE) >= step));
  cycles.set(timeline, found);
  return found;
}

/** @param {Step} step @param {Run} run */
function stepOfNimbers({ kind, numbers: [v, number] }, run) {
  if (kind === 'number') return hasCycle(run) ? marked('number', { v, m: number }) : marked('mex', { v, mex: number });
  if (kind === 'infinite') return marked('infinite', { v });
  return kind === 'answer' ? marked('answer', { tokens: listed(run.parts.tokens ?? []) }) : null;
}

/** @param {Step} step @param {Run} run */
function stepOfSteps({ kind, numbers: [v, s] }, { parts, timeline: { values } }) {
  if (kind === 'stepped') return marked('stepped', { v, s });
  if (kind !== 'answer' || !parts.tokens?.length) return null;
  return marked('answer', { tokens: listed(parts.tokens), most: Math.max(...parts.tokens.map((vertex) => values[vertex] ?? 0)) });
}

/** @param {Step} step @param {Run} run */
function stepOfGenus({ kind, numbers: [v, g] }, { parts, timeline: { misere } }) {
  if (kind === 'genus') return marked('genus', { v, 'g[v]': g, 'gm[v]': misere[v] ?? 0 });
  return kind === 'answer' ? marked('answer', { tokens: listed(parts.tokens ?? []) }) : null;
}

/** @type {Programs} */
export const PROGRAMS = {
  labels: { inputOf: inputOfLabels, runOf, stepOf: stepOf(stepOfLabels) },
  loop: { inputOf: inputOfLabels, runOf, stepOf: stepOf(stepOfLoop) },
  nimbers: { inputOf: inputOfNimbers, runOf, stepOf: stepOf(stepOfNimbers) },
  steps: { inputOf: inputBy('every'), runOf, stepOf: stepOf(stepOfSteps) },
  genus: { inputOf: inputBy('misere'), runOf, stepOf: stepOf(stepOfGenus) },
};
