/** Where the vertices of a small graph stand: in columns by their longest way to an end, the ends on the right. */

/** Where something stands. @typedef {{x: number, y: number}} Point */

/**
 * @param {readonly (readonly [number, number])[]} edges @param {number} count
 * @returns {Point[]} by vertex, both from 0 to 1
 */
function placesOf(edges, count) {
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

/**
 * The same in a picture.
 * @param {readonly (readonly [number, number])[]} edges @param {number} count
 * @param {{width: number, height: number, margin: number}} picture
 */
export const pointsOf = (edges, count, { width, height, margin }) =>
  placesOf(edges, count).map(({ x, y }) => ({ x: margin + x * (width - 2 * margin), y: margin + y * (height - 2 * margin) }));

/** An arrow from vertex to vertex, outside their discs. @param {Point} from @param {Point} to @param {number} radius of the discs */
export function arrow(from, to, radius) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [start, end] = [radius / length, 1 - (radius + 4) / length];
  return { x1: from.x + dx * start, y1: from.y + dy * start, x2: from.x + dx * end, y2: from.y + dy * end };
}
