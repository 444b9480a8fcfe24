/** A graph as a document that is drawn on: vertices with places and names, edges, terminals, tokens. Every change makes another one. What it says of the game is the solver's business. */

import { encodedItem } from '../../../ui/link.js';
import { SIDE } from './square.js';

/** @import { GraphParts } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Graph } from './types.js' */

/** Graphs with more vertices are labelled without a drawing; with more edges they have no link, and are drawn without edges that can be touched. */
export const [MOST_VERTICES, MOST_EDGES, LONGEST_LINK] = [2000, 6000, 20_000];

/** Edges that are drawn at all. */
const MOST_DRAWN = 60_000;

/** @typedef {[x: number, y: number]} Place */

/** @typedef {GraphParts} Parts */

/** The options of a vertex. @param {Parts} parts @param {number} vertex */
export const optionsAt = ({ starts, targets }, vertex) => targets.subarray(starts[vertex] ?? 0, starts[vertex + 1] ?? 0);

/** How many vertices there are. @param {Parts} parts */
export const countOf = ({ starts }) => starts.length - 1;

/** Whether a graph can be drawn. @param {Parts} parts */
export const isDrawn = (parts) => countOf(parts) <= MOST_VERTICES && parts.targets.length <= MOST_DRAWN;

/** Whether parameters of a link are short enough. @param {Record<string, string | null>} params */
export const fitsLink = (params) => Object.values(params).join('').length <= LONGEST_LINK;

/** A graph that the solver has read, with what the link says of its drawing. @param {Parts} parts @param {string} pos @param {string} named @returns {Graph} */
export function graphOf(parts, pos, named) {
  const count = countOf(parts);
  const vertices = Array.from({ length: count }, (_, vertex) => vertex);
  const { places } = placesOf(pos, count);
  const names = namesOf(named, count);
  return {
    count,
    edges: vertices.flatMap((from) => [...optionsAt(parts, from)].map((to) => /** @type {const} */ ([from, to]))),
    win: parts.win,
    lose: parts.lose,
    tokens: parts.tokens,
    places,
    names: parts.names && names.every((name) => name === '') ? parts.names : names,
  };
}

/** Places like `120.40;;300.999`; what is wrong with them, by place from 1. @param {string} text @param {number} count @returns {{places: (Place | null)[], wrong: {place: number, value: string} | null}} */
export function placesOf(text, count) {
  /** @type {{place: number, value: string} | null} */
  let wrong = null;
  const items = text === '' ? [] : text.split(';');
  const places = items.map((item, index) => {
    const found = /^(\d{1,3})\.(\d{1,3})$/.exec(item);
    if ((!found && item !== '') || index >= count) wrong ??= { place: index + 1, value: item };
    return found ? /** @type {Place} */ ([Number(found[1]), Number(found[2])]) : null;
  });
  return { places: Array.from({ length: count }, (_, vertex) => places[vertex] ?? null), wrong };
}

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

/** @param {readonly string[]} items what is empty at the end is left out */
function joined(items) {
  const last = items.findLastIndex((item) => item !== '');
  return last < 0 ? null : items.slice(0, last + 1).join(';');
}

/** What a link says of a graph. @param {Graph} graph @returns {Record<string, string | null>} */
export function paramsOf({ count, edges, win, lose, tokens, places, names }) {
  const named = Math.max(-1, ...edges.flat()) + 1;
  const list = (/** @type {readonly number[]} */ vertices) => (vertices.length > 0 ? vertices.join(',') : null);
  return {
    edges: edges.map((edge) => edge.join('-')).join(','),
    vertices: count === named ? null : String(count),
    tokens: tokens === null ? null : tokens.join(','),
    win: list(win),
    lose: list(lose),
    pos: joined(places.map((place) => (place ? place.join('.') : ''))),
    names: joined(names.map(encodedItem)),
    file: null,
  };
}

/** What is done to a vertex and whose drawing is changed. @typedef {(graph: Graph) => Graph} Change */

/** One more vertex. @param {Place | null} place @returns {Change} */
export const withVertex = (place) => (graph) => ({
  ...graph,
  count: graph.count + 1,
  places: [...graph.places, place],
  names: [...graph.names, ''],
});

/** Without a vertex; those above it are counted anew. @param {number} vertex @returns {Change} */
export const withoutVertex = (vertex) => (graph) => {
  const renumbered = (/** @type {readonly number[]} */ list) =>
    list.filter((one) => one !== vertex).map((one) => (one > vertex ? one - 1 : one));
  const others = (/** @type {readonly any[]} */ list) => list.filter((_, one) => one !== vertex);
  return {
    count: graph.count - 1,
    edges: graph.edges
      .filter((edge) => !edge.includes(vertex))
      .map(([from, to]) => /** @type {const} */ ([from > vertex ? from - 1 : from, to > vertex ? to - 1 : to])),
    win: renumbered(graph.win),
    lose: renumbered(graph.lose),
    tokens: graph.tokens && renumbered(graph.tokens),
    places: others(graph.places),
    names: others(graph.names),
  };
};

/** With the options of a vertex. @param {number} vertex @param {readonly number[]} options @returns {Change} */
export const withOptions = (vertex, options) => (graph) => ({
  ...graph,
  edges: [
    ...graph.edges.filter(([from]) => from < vertex),
    ...[...new Set(options)].sort((a, b) => a - b).map((to) => /** @type {const} */ ([vertex, to])),
    ...graph.edges.filter(([from]) => from > vertex),
  ],
});

/** With an edge that there was not, or without one that there was. @param {number} from @param {number} to @returns {Change} */
export const withEdgeTurned = (from, to) => (graph) => {
  const options = graph.edges.filter(([one]) => one === from).map(([, one]) => one);
  return withOptions(from, options.includes(to) ? options.filter((one) => one !== to) : [...options, to])(graph);
};

/** @typedef {'none' | 'win' | 'lose'} Terminal */

/** @param {Graph} graph @param {number} vertex @returns {Terminal} */
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

/** Without places: the layout says all. @type {Change} */
export const tidied = (graph) => ({ ...graph, places: graph.places.map(() => null) });

/** A place within the square. @param {number} x @param {number} y @returns {Place} */
export const placeAt = (x, y) => {
  const within = (/** @type {number} */ one) => Math.round(Math.min(SIDE, Math.max(0, one)));
  return [within(x), within(y)];
};
