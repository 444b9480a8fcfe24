/** Where the vertices of an undirected graph are drawn when nobody says: as far apart as their shortest ways are long. */
import { SIDE } from '../places.js';
import { neighboursOf } from './graph.js';

/** @import { Edge, Place } from '../types.js' */

/** Rounds of moving each vertex; graphs have at most 200 vertices, and settle long before. */
const ROUNDS = 120;

/**
 * By two vertices: how many edges the shortest way has; of different parts, one more than the longest of all.
 * @param {readonly (readonly number[])[]} near
 */
function distancesOf(near) {
  const all = near.map((_, start) => {
    const far = near.map(() => Infinity);
    far[start] = 0;
    const queue = [start];
    for (const at of queue)
      for (const to of near[at] ?? []) {
        if (far[to] !== Infinity) continue;
        far[to] = (far[at] ?? 0) + 1;
        queue.push(to);
      }
    return far;
  });
  const most = all.flat().reduce((longest, far) => (far === Infinity ? longest : Math.max(longest, far)), 0);
  return all.map((list) => list.map((far) => (far === Infinity ? most + 1 : far)));
}

/**
 * Where the vertices are drawn: as a link says, if it says all of them.
 * @param {readonly (Place | null)[]} said @param {number} count @param {readonly Edge[]} edges @returns {Place[]}
 */
export function drawnPlaces(said, count, edges) {
  const known = said.filter((place) => place !== null);
  return known.length === count ? known : layOut(count, edges);
}

/**
 * Places by stress majorization: every vertex goes where the others, each at its distance, want it on average.
 * @param {number} count @param {readonly Edge[]} edges
 * @returns {Place[]}
 */
export function layOut(count, edges) {
  const near = neighboursOf(count, edges);
  const distances = distancesOf(near);
  const points = near.map((_, vertex) => {
    const angle = (2 * Math.PI * vertex) / count;
    return { x: count * Math.cos(angle), y: count * Math.sin(angle) };
  });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [vertex, point] of points.entries()) {
      let [x, y, weights] = [0, 0, 0];
      for (const [other, to] of points.entries()) {
        const far = distances[vertex]?.[other] ?? 0;
        if (far === 0) continue;
        const [dx, dy] = [point.x - to.x, point.y - to.y];
        const share = far / (Math.hypot(dx, dy) || 1);
        const weight = far ** -2;
        x += weight * (to.x + share * dx);
        y += weight * (to.y + share * dy);
        weights += weight;
      }
      if (weights > 0) Object.assign(point, { x: x / weights, y: y / weights });
    }
  return fitted(points);
}

/**
 * Turned so that the longest way lies across, and fitted into the square.
 * @param {readonly {x: number, y: number}[]} points @returns {Place[]}
 */
function fitted(points) {
  const middleOf = (/** @type {readonly number[]} */ all) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
  const [mx, my] = [middleOf(points.map(({ x }) => x)), middleOf(points.map(({ y }) => y))];
  const around = points.map(({ x, y }) => ({ x: x - mx, y: y - my }));
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of around) [xx, xy, yy] = [xx + x * x, xy + x * y, yy + y * y];
  const turn = -Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = around.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
  const [left, right] = [Math.min(...turned.map(({ x }) => x)), Math.max(...turned.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...turned.map(({ y }) => y)), Math.max(...turned.map(({ y }) => y))];
  const across = SIDE / Math.max(right - left, 1e-9);
  // A board is wider than high: what is flat is stretched by at most half.
  const down = Math.min(1.5 * across, SIDE / Math.max(bottom - top, 1e-9));
  return turned.map(({ x, y }) => [
    Math.round(SIDE / 2 + (x - (left + right) / 2) * across),
    Math.round(SIDE / 2 + (y - (top + bottom) / 2) * down),
  ]);
}
