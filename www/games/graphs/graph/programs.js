/** The programs of a graph, in step with its methods. What is in files they do not read. */
import { marked } from '../../../game_page/code/listing.js';
import { optionsAt } from './graph_value.js';
import { graphStepAt, letterOf, NONE, settledAt } from './steps.js';

/** @import { GraphParts, GraphTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Program, Programs, ProgramStep } from '../../../game_page/code/types.js' */
/** @import { Options } from '../../../solver/types.js' */
/** @import { Step } from './steps.js' */
/** @import { Page } from './state.js' */

/** The steps, with the graph that they are about. @typedef {{timeline: GraphTimeline, parts: GraphParts}} Run */

/** The items of a list. @param {string | null | undefined} list */
const itemsOf = (list) => (list ?? '').split(',').filter((item) => item.trim() !== '');

/** The numbers of a list of vertices and ranges of them. @param {string | null | undefined} list */
function verticesOf(list) {
  return itemsOf(list).flatMap((item) => {
    const [first = 0, last = first] = item.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** A list after its length, as programs read it. @param {readonly number[]} list */
const counted = (list) => [list.length, ...list].join(' ');

/** The graph in a link: a line with the numbers of vertices and edges, then one for each edge. @param {Options} options */
function linesOf({ edges, vertices }) {
  const pairs = itemsOf(edges).map((edge) => edge.split('-').map(Number));
  pairs.sort(([from = 0, to = 0], [other_from = 0, other_to = 0]) => from - other_from || to - other_to);
  const lines = [...new Set(pairs.map((pair) => pair.join(' ')))];
  const count = vertices ?? pairs.flat().reduce((most, vertex) => Math.max(most, vertex + 1), 0);
  return [`${count} ${lines.length}`, ...lines];
}

/**
 * What a program reads: the graph, for labels its terminals, and the tokens. With tokens it knows one rule only.
 * @param {string} rule @param {boolean} [is_labels] whether it labels vertices, so that it can tell of one token only
 * @returns {Program['inputOf']}
 */
function inputBy(rule, is_labels = false) {
  return (options) => {
    const tokens = verticesOf(options.tokens);
    const is_told = options.rule === rule && (!is_labels || tokens.length === 1);
    if (options.file !== null || (tokens.length > 0 && !is_told)) return null;
    const terminals = is_labels ? [options.win, options.lose].map((list) => counted(verticesOf(list))) : [];
    return `${[...linesOf(options), ...terminals, counted(tokens)].join('\n')}\n`;
  };
}

/** Numbers as Python prints a list. @param {ArrayLike<number>} list */
const listed = (list) => `[${Array.from(list).join(', ')}]`;

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
  labels: { inputOf: inputBy('normal', true), runOf, stepOf: stepOf(stepOfLabels) },
  loop: { inputOf: inputBy('normal', true), runOf, stepOf: stepOf(stepOfLoop) },
  nimbers: { inputOf: inputBy('normal'), runOf, stepOf: stepOf(stepOfNimbers) },
  steps: { inputOf: inputBy('every'), runOf, stepOf: stepOf(stepOfSteps) },
  genus: { inputOf: inputBy('misere'), runOf, stepOf: stepOf(stepOfGenus) },
};
