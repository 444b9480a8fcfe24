/** Where the vertices of a graph are drawn when nobody says: in layers, from left to right along the moves. */
import { Graph as Layered, layout } from '@dagrejs/dagre';
import { SIDE } from './square.js';
import { entryAt } from '../../../ui/entry_at.js';

/** Larger graphs get layers by a sweep of our own: crossings are what the library takes long for. */
export const [SMALL_VERTICES, SMALL_EDGES] = [200, 800];

/** @typedef {readonly (readonly [from: number, to: number])[]} Edges */

/**
 * Places of all vertices in a square, x from left to right and y downwards, from 0 to 999.
 * @param {number} count @param {Edges} edges
 * @returns {[x: number, y: number][]}
 */
export function layOut(count, edges) {
  if (count === 0) return [];
  return fitted(count <= SMALL_VERTICES && edges.length <= SMALL_EDGES ? layered(count, edges) : swept(count, edges));
}

/** @param {number} count @param {Edges} edges @returns {[number, number][]} */
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

/** Layers by the longest way from where nothing leads to, edges back left out; in each, vertices by the middle of those that lead to them. @param {number} count @param {Edges} edges @returns {[number, number][]} */
function swept(count, edges) {
  const options = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
  const sources = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
  for (const [from, to] of edges) if (from !== to) options[from]?.push(to);
  const order = forward(options, sources);
  const layer = new Uint32Array(count);
  for (const vertex of order)
    for (const before of sources[vertex] ?? []) layer[vertex] = Math.max(layer[vertex] ?? 0, (layer[before] ?? 0) + 1);
  /** @type {number[][]} */
  const layers = [];
  for (const vertex of order) (layers[layer[vertex] ?? 0] ??= []).push(vertex);
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  layers.forEach((vertices, depth) => {
    const middle = (/** @type {number} */ vertex) => {
      const before = sources[vertex] ?? [];
      return before.length > 0 ? before.reduce((sum, one) => sum + (y[one] ?? 0), 0) / before.length : 0;
    };
    const sorted = vertices.map((vertex) => ({ vertex, at: middle(vertex) })).sort((a, b) => a.at - b.at || a.vertex - b.vertex);
    sorted.forEach(({ vertex }, place) => {
      // Neighbouring layers are a little out of step, so that long edges do not lie on each other.
      [x[vertex], y[vertex]] = [depth, (place + 0.5 + (sorted.length > 1 ? (depth % 2) * 0.15 : 0)) / sorted.length];
    });
  });
  return Array.from({ length: count }, (_, vertex) => [x[vertex] ?? 0, y[vertex] ?? 0]);
}

/** Vertices in an order in which edges lead forward, but for those that close a cycle; their sources are written down on the way. @param {number[][]} options @param {number[][]} sources */
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

/** Stretched over the square; what has no extent is in the middle. @param {[number, number][]} places @returns {[number, number][]} */
function fitted(places) {
  const along = [0, 1].map((axis) => {
    const all = places.map((place) => entryAt(place, axis));
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return (/** @type {number} */ at) => (most > least ? Math.round(((at - least) / (most - least)) * SIDE) : Math.round(SIDE / 2));
  });
  return places.map(([x, y]) => [along[0]?.(x) ?? 0, along[1]?.(y) ?? 0]);
}
