/** Where the vertices of a picture stand: by how many edges they are above the ground, side by side as the branches of a tree. */

/** @import { HackenbushTimeline } from '../../../crate/pkg/hackenbush/mexplorer.js' */

/** @typedef {HackenbushTimeline} Timeline */

/** A place: right from the left end, up from the ground; loose parts lie below it. @typedef {{x: number, y: number}} Place */

/** @param {Timeline} timeline @returns {Place[]} by vertex */
export function layout({ vertices, edges, ground, joined }) {
  /** @type {number[][]} */
  const beside = vertices.map(() => []);
  for (const [one, other] of edges) if (one !== other) (beside[one]?.push(other), beside[other]?.push(one));
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
  /** @type {(number | null)[]} */
  const across = vertices.map(() => null);
  let free = 0;
  // Down the tree without recursion: a vertex has its place when its branches have theirs.
  for (const root of ground) {
    const path = [{ vertex: root, next: 0 }];
    while (path.length > 0) {
      const top = /** @type {{vertex: number, next: number}} */ (path.at(-1));
      const list = branches[top.vertex] ?? [];
      const branch = list[top.next];
      if (branch !== undefined) {
        top.next += 1;
        path.push({ vertex: branch, next: 0 });
        continue;
      }
      across[top.vertex] = list.length === 0 ? free++ : list.reduce((sum, one) => sum + (across[one] ?? 0), 0) / list.length;
      path.pop();
    }
  }
  // What closes a cycle stands between what it stands on.
  for (const vertex of order) {
    const below = (beside[vertex] ?? []).filter((one) => (depth.get(one) ?? 0) < (depth.get(vertex) ?? 0));
    if (branches[vertex]?.length === 0 && new Set(below).size > 1)
      across[vertex] = below.reduce((sum, one) => sum + (across[one] ?? 0), 0) / below.length;
  }
  // What is loose lies in a row below the ground.
  let loose = 0;
  const is_loose = vertices.map((_, vertex) => !depth.has(vertex) && edges.some((edge, index) => !joined[index] && edge.includes(vertex)));
  return vertices.map((_, vertex) => (is_loose[vertex] ? { x: loose++, y: -0.9 } : { x: across[vertex] ?? 0, y: depth.get(vertex) ?? 0 }));
}
