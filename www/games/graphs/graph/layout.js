/** Where the vertices of a graph are drawn when nobody says: in layers, from left to right along the moves. */
import { Graph as Layered, layout } from '@dagrejs/dagre';
import { extent, mean } from 'd3-array';
import { SIDE } from '../places.js';

/** @import { Edge, Place } from '../types.js' */

/** Larger graphs get layers by a sweep of our own: crossings are what the library takes long for. */
export const [SMALL_VERTICES, SMALL_EDGES] = [200, 800];

/**
 * Places of all vertices in the square, x from left to right and y downwards.
 * @param {number} count @param {readonly Edge[]} edges
 * @returns {Place[]}
 */
export function layOut(count, edges) {
  if (count === 0) return [];
  return fitted(count <= SMALL_VERTICES && edges.length <= SMALL_EDGES ? layered(count, edges) : swept(count, edges));
}

/** @param {number} count @param {readonly Edge[]} edges @returns {Place[]} */
function layered(count, edges) {
  const graph = new Layered();
  graph.setGraph({ rankdir: 'LR', nodesep: 50, ranksep: 70, edgesep: 30 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (let vertex = 0; vertex < count; vertex += 1) graph.setNode(String(vertex), { width: 40, height: 40 });
  for (const [from, to] of edges) if (from !== to) graph.setEdge(String(from), String(to));
  layout(graph);
  return Array.from({ length: count }, (_, vertex) => {
    const { x = 0, y = 0 } = graph.node(String(vertex));
    return [x, y];
  });
}

/**
 * Layers by the longest way from where nothing leads to, without the edges that close cycles; in each, vertices by the middle of those that
 * lead to them.
 * @param {number} count @param {readonly Edge[]} edges
 * @returns {Place[]}
 */
function swept(count, edges) {
  const [options, sources] = [noLists(count), noLists(count)];
  for (const [from, to] of edges) if (from !== to) options[from]?.push(to);
  const order = forward(options, sources);
  const layer = new Uint32Array(count);
  for (const vertex of order)
    for (const before of sources[vertex] ?? []) layer[vertex] = Math.max(layer[vertex] ?? 0, (layer[before] ?? 0) + 1);
  /** @type {number[][]} */
  const layers = [];
  for (const vertex of order) (layers[layer[vertex] ?? 0] ??= []).push(vertex);
  const y = new Float64Array(count);
  layers.forEach((vertices, depth) => {
    const middles = vertices.map((vertex) => ({ vertex, at: mean(sources[vertex] ?? [], (one) => y[one]) ?? 0 }));
    middles.sort((a, b) => a.at - b.at || a.vertex - b.vertex);
    // Neighbouring layers are a little out of step, so that long edges do not lie on each other.
    const aside = vertices.length > 1 ? (depth % 2) * 0.15 : 0;
    middles.forEach(({ vertex }, place) => (y[vertex] = (place + 0.5 + aside) / vertices.length));
  });
  return Array.from(y, (at, vertex) => [layer[vertex] ?? 0, at]);
}

/** @param {number} count @returns {number[][]} */
const noLists = (count) => Array.from({ length: count }, () => []);

/**
 * Vertices in an order in which edges lead forward, except those that close a cycle; fills in the sources by the other edges.
 * @param {number[][]} options @param {number[][]} sources
 */
function forward(options, sources) {
  const state = new Uint8Array(options.length);
  /** @type {number[]} */
  const done = [];
  for (let start = 0; start < options.length; start += 1) {
    if (state[start]) continue;
    state[start] = 1;
    const path = [{ vertex: start, next: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const option = options[top.vertex]?.[top.next];
      if (option === undefined) {
        state[top.vertex] = 2;
        done.push(top.vertex);
        path.pop();
        continue;
      }
      top.next += 1;
      if (state[option] === 1) continue;
      sources[option]?.push(top.vertex);
      if (state[option] === 0) {
        state[option] = 1;
        path.push({ vertex: option, next: 0 });
      }
    }
  }
  return done.reverse();
}

/** Stretched over the square; what has no extent is in the middle. @param {Place[]} places @returns {Place[]} */
function fitted(places) {
  /** @param {[number, number] | [undefined, undefined]} range @returns {(at: number) => number} */
  const along = ([low = 0, high = 0]) => {
    return (at) => Math.round((high > low ? (at - low) / (high - low) : 0.5) * SIDE);
  };
  const [alongX, alongY] = [along(extent(places, ([x]) => x)), along(extent(places, ([, y]) => y))];
  return places.map(([x, y]) => [alongX(x), alongY(y)]);
}
