/** How a small picture on the ground is drawn: its vertices in layers, by how many edges they are above the ground. */

/** @import { Point } from './graph_layout.js' */

/** The width, the height of a layer, the room around, and how long and how wide a loop is. */
const [WIDTH, LAYER, ROOM, LOOP, TURN] = [300, 84, 30, 84, Math.PI / 9];

/** @typedef {{path: string, label: Point}} Drawn how an edge is drawn, and where its letter is */

/** @typedef {{points: Map<number, Point>, edges: Drawn[]}} Picture */

/** @param {readonly (readonly [number, number])[]} edges all connected to vertex 0 @returns {Picture} */
export function pictureOf(edges) {
  const points = pointsOf(edges);
  const at = (/** @type {number} */ vertex) => points.get(vertex) ?? { x: WIDTH / 2, y: 0 };
  /** By vertex: the directions in which something leaves it. @type {Map<number, number[]>} */
  const taken = new Map([...points.keys()].map((vertex) => [vertex, []]));
  for (const [one, other] of edges)
    if (one !== other) {
      taken.get(one)?.push(directionOf(at(one), at(other)));
      taken.get(other)?.push(directionOf(at(other), at(one)));
    }
  /** How many edges there were so far between two vertices. @type {Map<string, number>} */
  const counts = new Map();
  const drawn = edges.map(([one, other]) => {
    if (one === other) return loop(at(one), freeDirection(taken.get(one) ?? [], one === 0));
    const ends = [one, other].sort((a, b) => a - b).join();
    const index = counts.get(ends) ?? 0;
    counts.set(ends, index + 1);
    const [from, to] = [at(Math.min(one, other)), at(Math.max(one, other))];
    const passes = [...points.values()].some(({ x, y }) => y === from.y && y === to.y && (x - from.x) * (x - to.x) < 0);
    return line(from, to, index, passes);
  });
  return { points, edges: drawn };
}

/** What is shown of pictures side by side, so that they have one ground and one measure. @param {readonly Picture[]} pictures */
export function boxOf(pictures) {
  const all = pictures.flatMap(({ points, edges }) => [...points.values(), ...edges.map(({ label }) => label)]);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs) - ROOM, Math.min(-LAYER, ...ys) - ROOM];
  return { left, top, width: Math.max(WIDTH, ...xs) + ROOM - left, height: ROOM - top };
}

/** Where the vertices stand. @param {readonly (readonly [number, number])[]} edges @returns {Map<number, Point>} */
function pointsOf(edges) {
  /** @type {number[][]} */
  const layers = [[0]];
  const seen = new Set([0]);
  for (const layer of layers) {
    const next = layer.flatMap((vertex) => edges.filter((ends) => ends.includes(vertex)).flat());
    const above = [...new Set(next)].filter((vertex) => !seen.has(vertex));
    for (const vertex of above) seen.add(vertex);
    if (above.length > 0) layers.push(above);
  }
  const placed = layers.flatMap((layer, height) =>
    layer.map((vertex, place) => /** @type {const} */ ([vertex, { x: (WIDTH * (place + 0.5)) / layer.length, y: -height * LAYER }])),
  );
  return new Map(placed);
}

/** @param {Point} from @param {Point} to */
const directionOf = (from, to) => Math.atan2(to.y - from.y, to.x - from.x);

/**
 * The middle of the widest gap between directions, which is then taken; on the ground it is above.
 * @param {number[]} taken @param {boolean} is_ground
 */
function freeDirection(taken, is_ground) {
  const sorted = [...taken].sort((a, b) => a - b);
  const [first = -Math.PI / 2] = sorted;
  const bounds = is_ground ? [-Math.PI, ...sorted, 0] : [...sorted, first + 2 * Math.PI];
  let [widest, best] = [0, first];
  for (const [index, end] of bounds.entries()) {
    const begin = bounds[index - 1] ?? end;
    // The first of equal gaps, whatever is lost in the last digits.
    if (end - begin > widest + 0.01) [widest, best] = [end - begin, (begin + end) / 2];
  }
  taken.push(best > Math.PI ? best - 2 * Math.PI : best);
  return best;
}

/** @param {Point} from @param {number} direction @param {number} length @returns {Point} */
const away = ({ x, y }, direction, length) => ({ x: x + length * Math.cos(direction), y: y + length * Math.sin(direction) });

/** @param {Point} at @param {number} direction @returns {Drawn} */
function loop(at, direction) {
  const [one, other] = [away(at, direction - TURN, LOOP * 1.35), away(at, direction + TURN, LOOP * 1.35)];
  return { path: `M${at.x} ${at.y} C${one.x} ${one.y} ${other.x} ${other.y} ${at.x} ${at.y}`, label: away(at, direction, LOOP * 1.2) };
}

/**
 * An edge, bent where others join the same vertices, and above a vertex that it would pass through.
 * @param {Point} from @param {Point} to @param {number} index @param {boolean} passes @returns {Drawn}
 */
function line(from, to, index, passes) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = (index % 2 === 1 ? 1 : -1) * Math.ceil(index / 2) * 56 - (passes ? Math.sign(dx) * 56 : 0);
  const middle = { x: (from.x + to.x) / 2 - (bend * dy) / length, y: (from.y + to.y) / 2 + (bend * dx) / length };
  const label = away({ x: (from.x + to.x) / 4 + middle.x / 2, y: (from.y + to.y) / 4 + middle.y / 2 }, Math.atan2(-dx, dy), 15);
  return { path: `M${from.x} ${from.y} Q${middle.x} ${middle.y} ${to.x} ${to.y}`, label };
}
