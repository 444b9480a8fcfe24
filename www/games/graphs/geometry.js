/** Where the vertices and the edges of a graph are drawn, in every game on graphs. */
import { least } from 'd3-array';
import { entryAt } from '../../ui/entry_at.js';
import { SIDE } from './places.js';

/** @import { Point } from '../../canvas/marks.js' */
/** @import { Place } from './types.js' */

/**
 * Where a drawing begins and its size, the radius of its vertices, and the margin around them, in CSS pixels.
 * @typedef {{left: number, width: number, height: number, radius: number, margin: number}} Measures
 */

/** The directions of the arrow keys. @type {Record<string, Place>} */
export const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * How large a vertex is drawn in a frame, beside so many others.
 * @param {{left?: number, width: number, height: number, label: number}} frame @param {number} count
 * @returns {Measures}
 */
export function measuresFor({ left = 0, width, height, label }, count) {
  const radius = Math.max(5, Math.min(label * 1.7, 0.17 * Math.sqrt((width * height) / Math.max(1, count))));
  return { left, width, height, radius, margin: radius + Math.max(16, label * 1.1) };
}

/** @param {Measures} measures @param {Place} place @returns {Point} */
export const pointOf = ({ left, width, height, margin }, [x, y]) => ({
  x: left + margin + (x / SIDE) * Math.max(1, width - 2 * margin),
  y: margin + (y / SIDE) * Math.max(1, height - 2 * margin),
});

/** The place of a point, not yet rounded. @param {Measures} measures @param {Point} point @returns {Place} */
export const placeOf = ({ left, width, height, margin }, { x, y }) => [
  ((x - left - margin) / Math.max(1, width - 2 * margin)) * SIDE,
  ((y - margin) / Math.max(1, height - 2 * margin)) * SIDE,
];

/** @param {number} one */
const round = (one) => Math.round(one * 10) / 10;

/** A point in the data of a path. @param {Point} point */
const written = ({ x, y }) => `${round(x)} ${round(y)}`;

/** The point so far from another one in a direction. @param {Point} from @param {number} angle @param {number} far @returns {Point} */
const away = ({ x, y }, angle, far) => ({ x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) });

/** @param {Point} from @param {Point} to */
const angleOf = (from, to) => Math.atan2(to.y - from.y, to.x - from.x);

/** An open arrow head at the end of a line. @param {Point} tip @param {number} angle of the line @param {number} size */
const headAt = (tip, angle, size) =>
  `M${written(away(tip, angle + 0.45, -size))}L${written(tip)}L${written(away(tip, angle - 0.45, -size))}`;

/** Bends that are tried, as shares of the length: the first one that leads over no other vertex is taken. */
const BENDS = [0, 0.12, -0.12, 0.24, -0.24, 0.4, -0.4];

/** Where a bend of so much has its middle. @param {Point} from @param {Point} to @param {number} bend @returns {Point} */
const bent = (from, to, bend) => ({ x: (from.x + to.x) / 2 + bend * (from.y - to.y), y: (from.y + to.y) / 2 + bend * (to.x - from.x) });

/**
 * Whether an edge with such a bend would lead over another vertex.
 * @param {Point} from @param {Point} to @param {number} bend @param {readonly Point[]} points @param {number} radius
 */
function isBlocked(from, to, bend, points, radius) {
  const middle = bent(from, to, bend);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.min(24, Math.ceil(length / radius));
  const others = points.filter((point) => point !== from && point !== to);
  for (let step = 1; step < steps; step += 1) {
    const part = step / steps;
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    const [x, y] = [a * from.x + b * middle.x + c * to.x, a * from.y + b * middle.y + c * to.y];
    if (others.some((point) => Math.abs(point.x - x) < 1.3 * radius && Math.hypot(point.x - x, point.y - y) < 1.3 * radius)) return true;
  }
  return false;
}

/**
 * An edge as the path of a line with its head: straight, bent if there is an edge back or another vertex in the way, a loop at a
 * vertex that leads to itself.
 * @param {Point} from @param {Point} to
 * @param {{points: readonly Point[], radius: number, has_back?: boolean, looks_around: boolean, has_head?: boolean}} of
 */
export function edgePath(from, to, { points, radius, has_back = false, looks_around, has_head = true }) {
  const size = Math.max(5, radius * 0.55);
  if (from === to) {
    const [left, right] = [-Math.PI / 2 - 0.6, -Math.PI / 2 + 0.6];
    const reach = radius * 2.9;
    const [start, end] = [away(from, left, radius), away(from, right, radius + 2)];
    const [one, two] = [away(from, left - 0.1, reach), away(from, right + 0.1, reach)];
    return `M${written(start)}C${written(one)} ${written(two)} ${written(end)}${headAt(end, angleOf(two, end), size)}`;
  }
  const free = looks_around ? BENDS.find((one) => !isBlocked(from, to, one, points, radius)) : undefined;
  const bend = has_back ? 0.16 : (free ?? 0);
  const middle = bent(from, to, bend);
  const into = angleOf(middle, to);
  const [start, end] = [away(from, angleOf(from, middle), radius), away(to, into, has_head ? -radius - 2 : -radius)];
  return `M${written(start)}${bend === 0 ? 'L' : `Q${written(middle)} `}${written(end)}${has_head ? headAt(end, into, size) : ''}`;
}

/** The nearest vertex in a direction, as the arrow keys go. @param {readonly Point[]} points @param {number} from @param {string} key */
export function neighbourOf(points, from, key) {
  const at = entryAt(points, from);
  const [ux, uy] = DIRECTIONS[key] ?? [0, 0];
  const others = points.flatMap(({ x, y }, vertex) => {
    const [dx, dy] = [x - at.x, y - at.y];
    const ahead = dx * ux + dy * uy;
    const beside = Math.abs(dx * uy) + Math.abs(dy * ux);
    return ahead <= 0 || beside > 2 * ahead ? [] : [{ vertex, far: ahead + 2 * beside }];
  });
  return least(others, ({ far }) => far)?.vertex ?? from;
}
