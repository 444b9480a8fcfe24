/**
 * How many vertices and edges a list of edges like `0-1,1-2` has, the vertices counted from 0 to the largest one.
 * @param {string} edges @param {number} [least] vertices there are at least
 */
export function edgeCounts(edges, least = 0) {
  const listed = edges.split(',').filter(Boolean);
  let vertices = least;
  for (const edge of listed) for (const vertex of edge.split('-')) vertices = Math.max(vertices, Number(vertex) + 1 || 0);
  return { vertices, edges: listed.length };
}
