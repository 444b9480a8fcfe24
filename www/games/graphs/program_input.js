/** What programs read of a graph. */

/** @import { Edge } from './types.js' */

/**
 * How many vertices and edges there are, then the edges, a line each.
 * @param {readonly Edge[]} edges @param {string | number | null | undefined} vertices how many; null for those that the edges name
 */
export function graphLines(edges, vertices) {
  const count = vertices ?? edges.flat().reduce((most, vertex) => Math.max(most, vertex + 1), 0);
  return [`${count} ${edges.length}`, ...edges.map((edge) => edge.join(' '))];
}
