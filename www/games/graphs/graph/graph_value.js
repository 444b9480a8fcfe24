/** A graph as an immutable value: vertices with places and names, edges, terminals, tokens; its link, and its changes by drawing. */

import { encodedItem } from '../../../ui/link.js';
import { joined, placesOf, writtenPlaces } from '../places.js';

/** @import { GraphParts } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Edge, Place } from '../types.js' */
/** @import { Change, Graph, Terminal } from './types.js' */

/**
 * Graphs with more vertices are labelled without a drawing; with more edges they have no link, and are drawn without edges that can be
 * touched.
 */
export const [MOST_VERTICES, MOST_EDGES] = [2000, 6000];

/** The most edges that are drawn at all. */
const MOST_DRAWN = 60_000;

/** The options of a vertex. @param {GraphParts} parts @param {number} vertex */
export const optionsAt = ({ starts, targets }, vertex) => targets.subarray(starts[vertex] ?? 0, starts[vertex + 1] ?? 0);

/** The number of vertices. @param {GraphParts} parts */
export const countOf = ({ starts }) => starts.length - 1;

/** Whether a graph can be drawn. @param {GraphParts} parts */
export const isDrawn = (parts) => countOf(parts) <= MOST_VERTICES && parts.targets.length <= MOST_DRAWN;

/**
 * A graph that the solver has read, with what the link says of its drawing.
 * @param {GraphParts} parts @param {string} pos @param {string} named
 * @returns {Graph}
 */
export function graphOf(parts, pos, named) {
  const { win, lose, tokens } = parts;
  const count = countOf(parts);
  const names = namesOf(named, count);
  return {
    count,
    edges: Array.from({ length: count }, (_, from) => Array.from(optionsAt(parts, from), (to) => edgeOf(from, to))).flat(),
    win,
    lose,
    tokens,
    places: placesOf(pos, count).places,
    names: parts.names && names.every((name) => name === '') ? parts.names : names,
  };
}

/** @param {number} from @param {number} to @returns {Edge} */
const edgeOf = (from, to) => [from, to];

/** Names joined by `;`, in which that and `%` are percent-encoded. @param {string} text @param {number} count */
export function namesOf(text, count) {
  const names = text.split(';').map((name) => {
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  });
  return Array.from({ length: count }, (_, vertex) => names[vertex] ?? '');
}

/** What a link says of a graph. @param {Graph} graph @returns {Record<string, string | null>} */
export function paramsOf({ count, edges, win, lose, tokens, places, names }) {
  const named = Math.max(-1, ...edges.flat()) + 1;
  return {
    edges: edges.map((edge) => edge.join('-')).join(','),
    vertices: count === named ? null : String(count),
    tokens: tokens === null ? null : tokens.join(','),
    win: win.join(',') || null,
    lose: lose.join(',') || null,
    pos: writtenPlaces(places),
    names: joined(names.map(encodedItem)),
    file: null,
  };
}

/** One more vertex. @param {Place | null} place @returns {Change} */
export const withVertex = (place) => (graph) => ({
  ...graph,
  count: graph.count + 1,
  places: [...graph.places, place],
  names: [...graph.names, ''],
});

/** Without a vertex; those above it get the number before. @param {number} vertex @returns {Change} */
export const withoutVertex = (vertex) => (graph) => {
  const numberOf = (/** @type {number} */ one) => (one > vertex ? one - 1 : one);
  const without = (/** @type {readonly number[]} */ list) => list.filter((one) => one !== vertex).map(numberOf);
  return {
    count: graph.count - 1,
    edges: graph.edges.filter((edge) => !edge.includes(vertex)).map(([from, to]) => edgeOf(numberOf(from), numberOf(to))),
    win: without(graph.win),
    lose: without(graph.lose),
    tokens: graph.tokens && without(graph.tokens),
    places: graph.places.toSpliced(vertex, 1),
    names: graph.names.toSpliced(vertex, 1),
  };
};

/** The options of a vertex that is drawn. @param {Graph} graph @param {number} vertex */
export const optionsIn = ({ edges }, vertex) => edges.filter(([from]) => from === vertex).map(([, to]) => to);

/** @param {number} vertex @param {readonly number[]} options @returns {Change} */
export const withOptions = (vertex, options) => (graph) => {
  const added = [...new Set(options)].map((to) => edgeOf(vertex, to));
  const edges = [...graph.edges.filter(([from]) => from !== vertex), ...added];
  return { ...graph, edges: edges.sort(([from, to], [other, other_to]) => from - other || to - other_to) };
};

/** With an edge, or without it where it was there. @param {number} from @param {number} to @returns {Change} */
export const withEdgeTurned = (from, to) => (graph) => {
  const options = optionsIn(graph, from);
  return withOptions(from, options.includes(to) ? options.filter((one) => one !== to) : [...options, to])(graph);
};

/** @param {{win: readonly number[], lose: readonly number[]}} graph @param {number} vertex @returns {Terminal} */
export const terminalOf = ({ win, lose }, vertex) => (win.includes(vertex) ? 'win' : lose.includes(vertex) ? 'lose' : 'none');

/** @param {number} vertex @param {Terminal} terminal @returns {Change} */
export const withTerminal = (vertex, terminal) => (graph) => {
  const others = (/** @type {readonly number[]} */ list) => list.filter((one) => one !== vertex);
  const added = (/** @type {readonly number[]} */ list) => [...others(list), vertex].sort((a, b) => a - b);
  return {
    ...graph,
    win: terminal === 'win' ? added(graph.win) : others(graph.win),
    lose: terminal === 'lose' ? added(graph.lose) : others(graph.lose),
  };
};

/** With so many tokens at a vertex; the others stay as they are. @param {number} vertex @param {number} count @returns {Change} */
export const withTokens = (vertex, count) => (graph) => ({
  ...graph,
  tokens: [...(graph.tokens ?? []).filter((one) => one !== vertex), ...Array(count).fill(vertex)],
});

/** @param {number} vertex @param {Place | null} place @returns {Change} */
export const withPlace = (vertex, place) => (graph) => ({ ...graph, places: graph.places.with(vertex, place) });

/** @param {number} vertex @param {string} name @returns {Change} */
export const withName = (vertex, name) => (graph) => ({ ...graph, names: graph.names.with(vertex, name) });
