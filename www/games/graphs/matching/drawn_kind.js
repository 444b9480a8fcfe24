/** Drawing the graph of the matching game: its vertices, its edges, which have no direction, and the token. */
import { fitsLink, LONGEST_LINK } from '../link_length.js';
import { say } from '../../../player/lesson.js';
import { writtenPlaces } from '../places.js';

/** @import { DrawnKind, Edge, Place } from '../types.js' */

/**
 * A graph that is drawn on: how many vertices, its edges, each from its smaller vertex, the vertex of the token, and where vertices are;
 * null where the layout says.
 * @typedef {{count: number, edges: readonly Edge[], token: number, places: readonly (Place | null)[]}} Graph
 */

export const TOOLS = /** @type {const} */ (['look', 'vertex', 'edge', 'token', 'erase']);

/** Larger graphs are solved, but not drawn. */
const [MOST_VERTICES, MOST_EDGES] = [200, 2000];

/** @param {number} one @param {number} other @returns {Edge} */
const edgeOf = (one, other) => (one < other ? [one, other] : [other, one]);

/** @param {Edge} edge @param {Edge} other */
const isSame = (edge, other) => edge[0] === other[0] && edge[1] === other[1];

/** @param {Graph} graph @param {number} one @param {number} other */
const hasEdge = ({ edges }, one, other) => edges.some((edge) => isSame(edge, edgeOf(one, other)));

/** @type {DrawnKind<Graph, typeof TOOLS[number]>} */
export const UNDIRECTED = {
  tools: TOOLS,
  names: ['edges', 'vertices', 'token', 'pos'],
  paramsOf: ({ count, edges, token, places }) => ({
    edges: edges.map((edge) => edge.join('-')).join(','),
    vertices: count === Math.max(-1, ...edges.flat()) + 1 ? null : String(count),
    token: String(token),
    pos: writtenPlaces(places),
  }),
  refusalOf({ count, edges }, params) {
    if (count === 0) return say('matching-said-empty');
    return count > MOST_VERTICES || edges.length > MOST_EDGES || !fitsLink(params)
      ? say('graph-said-large', { vertices: MOST_VERTICES, edges: MOST_EDGES, length: LONGEST_LINK })
      : null;
  },
  hasEdge,
  said_edge: 'matching-said-edge',
  withVertex: (place) => (graph) => ({ ...graph, count: graph.count + 1, places: [...graph.places, place] }),
  withoutVertex: (vertex) => (graph) => {
    const numberOf = (/** @type {number} */ one) => (one > vertex ? one - 1 : one);
    return {
      count: graph.count - 1,
      edges: graph.edges.filter((edge) => !edge.includes(vertex)).map(([one, other]) => edgeOf(numberOf(one), numberOf(other))),
      // A token whose vertex is gone is put on the first one.
      token: graph.token === vertex ? 0 : numberOf(graph.token),
      places: graph.places.toSpliced(vertex, 1),
    };
  },
  withEdgeTurned: (one, other) => (graph) => {
    if (one === other) return graph;
    const edge = edgeOf(one, other);
    const others = graph.edges.filter((known) => !isSame(known, edge));
    const edges = others.length < graph.edges.length ? others : [...others, edge];
    return { ...graph, edges: edges.sort((a, b) => a[0] - b[0] || a[1] - b[1]) };
  },
  withPlace: (vertex, place) => (graph) => ({ ...graph, places: graph.places.with(vertex, place) }),
  clicks: { token: (vertex) => (graph) => ({ ...graph, token: vertex }) },
};
