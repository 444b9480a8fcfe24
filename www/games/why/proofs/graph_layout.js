/** Where the vertices of a small graph stand: in columns by their longest way to an end, the ends on the right. */

/**
 * @param {readonly (readonly [number, number])[]} edges @param {number} count
 * @returns {{x: number, y: number}[]} by vertex, both from 0 to 1
 */
export function placesOf(edges, count) {
  const heights = Array.from({ length: count }, () => 0);
  // A way has fewer edges than there are vertices.
  for (let round = 0; round < count; round += 1)
    for (const [from, to] of edges) heights[from] = Math.max(heights[from] ?? 0, (heights[to] ?? 0) + 1);
  const most = Math.max(...heights, 1);
  return heights.map((height, vertex) => {
    const column = heights.flatMap((one, other) => (one === height ? [other] : []));
    const y = (column.indexOf(vertex) + 1) / (column.length + 1);
    // A column of one stands higher and lower by turns, so that no edge runs through it.
    return { x: (most - height) / most, y: column.length === 1 ? 0.5 + (height % 2 === 0 ? 0.22 : -0.22) : y };
  });
}
