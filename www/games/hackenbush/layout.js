/** Where the vertices of a picture stand: by how many edges they are above the ground, side by side as the branches of a tree. */
import { mean } from 'd3-array';

/** @import { HackenbushTimeline } from '../../../crate/pkg/hackenbush/mexplorer.js' */
/** @import { Point } from '../../canvas/marks.js' */

/**
 * The places of vertices: right from the left end, up from the ground; loose parts lie below it.
 * @param {HackenbushTimeline} timeline
 * @returns {Point[]} by vertex
 */
export function layout({ vertices, edges, ground, joined }) {
  const lines = edges.filter(([one, other]) => one !== other);
  /** By vertex: the other ends of its edges. */
  const beside = vertices.map((_, vertex) =>
    lines.filter((ends) => ends.includes(vertex)).map(([one, other]) => (one === vertex ? other : one)),
  );
  const depth = new Map(ground.map((vertex) => [vertex, 0]));
  /** The branches of a tree of shortest ways from the ground. @type {number[][]} */
  const branches = vertices.map(() => []);
  const order = [...ground];
  for (const vertex of order)
    for (const next of beside[vertex] ?? []) {
      if (depth.has(next)) continue;
      depth.set(next, (depth.get(vertex) ?? 0) + 1);
      branches[vertex]?.push(next);
      order.push(next);
    }
  // From the left to the right, every vertex before its branches.
  /** @type {number[]} */
  const preorder = [];
  const waiting = ground.toReversed();
  for (let vertex = waiting.pop(); vertex !== undefined; vertex = waiting.pop()) {
    preorder.push(vertex);
    waiting.push(...(branches[vertex]?.toReversed() ?? []));
  }
  /** @type {number[]} */
  const across = [];
  const middleOf = (/** @type {readonly number[]} */ several) => mean(several, (vertex) => across[vertex]) ?? 0;
  for (const [place, leaf] of preorder.filter((vertex) => branches[vertex]?.length === 0).entries()) across[leaf] = place;
  for (const vertex of preorder.toReversed()) across[vertex] ??= middleOf(branches[vertex] ?? []);
  // A vertex that closes a cycle is between those below it.
  const depthOf = (/** @type {number} */ vertex) => depth.get(vertex) ?? 0;
  for (const vertex of order) {
    const below = (beside[vertex] ?? []).filter((one) => depthOf(one) < depthOf(vertex));
    if (branches[vertex]?.length === 0 && new Set(below).size > 1) across[vertex] = middleOf(below);
  }
  let loose = 0;
  const isLoose = (/** @type {number} */ vertex) =>
    !depth.has(vertex) && edges.some((edge, index) => !joined[index] && edge.includes(vertex));
  return vertices.map((_, vertex) => (isLoose(vertex) ? { x: loose++, y: -0.9 } : { x: across[vertex] ?? 0, y: depthOf(vertex) }));
}

/** How far the number of a vertex is from it, and the directions where it may be, in eighths of a turn from the right downwards. */
const [NUMBER, DIRECTIONS] = [21, [1, 3, 0, 4, 7, 5, 2, 6]];

/** The angle between two directions. @param {number} one @param {number} other */
const between = (one, other) => Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/**
 * Where the number of a vertex is written: where the fewest edges are, below the ground for what stands on it.
 * @param {Point} of @param {readonly Point[]} others at the other ends of its edges @param {boolean} is_ground
 */
export function numberPlace({ x, y }, others, is_ground) {
  // A loop goes up.
  const taken = others.map((other) => (other.x === x && other.y === y ? -Math.PI / 2 : Math.atan2(other.y - y, other.x - x)));
  const roomAt = (/** @type {number} */ angle) => Math.min(Math.PI, ...taken.map((one) => between(one, angle)));
  const angles = DIRECTIONS.map((eighths) => (eighths * Math.PI) / 4);
  const angle = is_ground ? Math.PI / 2 : angles.reduce((best, one) => (roomAt(one) > roomAt(best) + 0.01 ? one : best));
  return { x: x + NUMBER * Math.cos(angle), y: y + NUMBER * Math.sin(angle) };
}
