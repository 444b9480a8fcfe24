/** Drawing a directed graph: its tools for vertices, edges, tokens and terminals, and what they change. */
import { say } from '../../../player/lesson.js';
import { fitsLink, LONGEST_LINK } from '../link_length.js';
import * as graphs from './graph_value.js';

/** @import { DrawnKind } from '../types.js' */
/** @import { Graph } from './types.js' */

export const TOOLS = /** @type {const} */ (['look', 'vertex', 'edge', 'token', 'terminal', 'erase']);

/** The terminal that follows another one. */
const NEXT = /** @type {const} */ ({ none: 'win', win: 'lose', lose: 'none' });

/** @type {DrawnKind<Graph, typeof TOOLS[number]>} */
export const DIRECTED = {
  tools: TOOLS,
  names: ['edges', 'vertices', 'tokens', 'win', 'lose', 'pos', 'names', 'file'],
  paramsOf: graphs.paramsOf,
  // Without a link a change could not be undone.
  refusalOf: (graph, params) =>
    graph.count > graphs.MOST_VERTICES || graph.edges.length > graphs.MOST_EDGES || !fitsLink(params)
      ? say('graph-said-large', { vertices: graphs.MOST_VERTICES, edges: graphs.MOST_EDGES, length: LONGEST_LINK })
      : null,
  hasEdge: (graph, from, to) => graphs.optionsIn(graph, from).includes(to),
  said_edge: 'graph-said-edge',
  withVertex: graphs.withVertex,
  withoutVertex: graphs.withoutVertex,
  withEdgeTurned: graphs.withEdgeTurned,
  withPlace: graphs.withPlace,
  clicks: {
    token: (vertex, { tokens }) => graphs.withTokens(vertex, tokens?.includes(vertex) ? 0 : 1),
    terminal: (vertex, now) => graphs.withTerminal(vertex, NEXT[graphs.terminalOf(now, vertex)]),
  },
};
