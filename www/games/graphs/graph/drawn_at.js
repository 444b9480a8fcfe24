/** A directed graph as it is drawn, which steps do not change. */
import { entryAt } from '../../../ui/entry_at.js';
import { edgePath, measuresFor, pointOf } from '../geometry.js';
import { MOST_EDGES } from './graph_value.js';

/** @import { Point } from '../../../canvas/marks.js' */
/** @import { Frame } from '../../../canvas/plot.jsx' */
/** @import { Measures } from '../geometry.js' */
/** @import { Place } from '../types.js' */
/** @import { Graph } from './types.js' */

/** Names are beside the vertices of smaller graphs, and edges go round what is in their way. */
const SMALL = 200;

/**
 * Where a graph is drawn, which steps do not change: its vertices, the paths of its edges, and how many edges leave each vertex.
 * @param {Graph | null} graph @param {readonly Place[]} places @param {Frame} frame
 */
export function drawnAt(graph, places, frame) {
  if (!graph || graph.count !== places.length) return null;
  const measures = measuresFor(frame, graph.count);
  const points = places.map((place) => pointOf(measures, place));
  const out = new Uint32Array(graph.count);
  for (const [from] of graph.edges) out[from] = (out[from] ?? 0) + 1;
  const shape = { graph, measures, points, out, is_small: graph.count <= SMALL, edges: new Set(graph.edges.map((edge) => edge.join('-'))) };
  const paths = graph.edges.map(([from, to]) => pathOf(shape, points, from, to));
  return graph.edges.length > MOST_EDGES ? { ...shape, paths: [], mass: paths.join('') } : { ...shape, paths, mass: '' };
}

/**
 * The path of an edge.
 * @param {{measures: Measures, is_small: boolean, edges: ReadonlySet<string>}} of edges: as `from-to` @param {readonly Point[]} points
 * @param {number} from @param {number} to
 */
export const pathOf = ({ measures, is_small, edges }, points, from, to) =>
  edgePath(entryAt(points, from), entryAt(points, to), {
    points,
    radius: measures.radius,
    has_back: from !== to && edges.has(`${to}-${from}`),
    looks_around: is_small,
  });
