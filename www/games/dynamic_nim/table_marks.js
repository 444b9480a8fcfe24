/**
 * What is drawn on the cells of a table or a map, lines under their digits and the rest over them: the ray of walls, the cells a step
 * reads, an explained cell with its takes, the answer, the place of a play.
 */
import { along, diamond, segment } from '../../canvas/marks.js';
import { after, capAfter, cellsRead, isP } from './steps.js';

/** @import { Point } from '../../canvas/marks.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Cell, Geometry, Marked } from './types.js' */

/** What rows and columns are called where there are no words. */
export const AXIS_SIGNS = { row: 'm ↓', column: 'n →' };

/** A ring in two tones. @param {CanvasRenderingContext2D} context @param {Geometry} g @param {Cell} at @param {Palette} palette */
function ring(context, g, at, palette) {
  const [width, height] = [Math.max(g.cell.width, 6), Math.max(g.cell.height, 6)];
  const { x, y } = g.centre(at);
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, Math.min(height, width) / 5);
  context.strokeStyle = palette['ring-outer'];
  context.lineWidth = 1.6 * palette.px.stroke;
  context.stroke();
  context.strokeStyle = palette['ring-inner'];
  context.lineWidth = 0.8 * palette.px.stroke;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Point} at
 * @param {number} r
 * @param {string} fill
 * @param {string} ink
 * @param {number} px
 */
function dot(context, at, r, fill, ink, px) {
  context.beginPath();
  context.arc(at.x, at.y, r, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = ink;
  context.lineWidth = px;
  context.stroke();
}

/** A ray leaves the board. @param {CanvasRenderingContext2D} context @param {Point} from @param {Point} to @param {Palette} palette */
function arrowHead(context, from, to, palette) {
  const size = palette.px.stroke * 4;
  context.save();
  context.translate(to.x, to.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-size, -size * 0.55);
  context.lineTo(-size, size * 0.55);
  context.closePath();
  context.fillStyle = palette.threshold;
  context.fill();
  context.restore();
}

/** How much of a line lies on the board, as a part from 0 to 1. @param {Point} from @param {Point} to @param {Geometry} g */
function partInside(from, to, { area }) {
  const [right, top] = [area.left + area.width, area.top];
  const by_x = to.x > right ? (right - 2 - from.x) / (to.x - from.x) : 1;
  const by_y = to.y < top ? (top + 2 - from.y) / (to.y - from.y) : 1;
  return Math.max(0, Math.min(by_x, by_y));
}

/**
 * Where the ray of a row is after a take.
 * @param {Marked['timeline']} timeline @param {number} row @param {Geometry} g @returns {(take: number) => Point}
 */
function pointsOf(timeline, row, g) {
  const [p, q] = timeline.k ? [Number(timeline.k.p), Number(timeline.k.q)] : [0, 1];
  return (take) => ({
    x: g.x((timeline.k ? (p * take) / q : Number(take === 0 ? 0n : capAfter(timeline, take))) + 1 / (2 * q)),
    y: g.y(row - take) + g.cell.height / 2,
  });
}

/**
 * Where the ray of a step runs: from its row over the walls that it meets to its tip; null if there is none.
 * @param {Marked} scene @param {Geometry} g @param {number} motion
 */
function rayOf({ timeline, step }, g, motion) {
  if (step.kind !== 'passed' && step.kind !== 'stopped') return null;
  const point = pointsOf(timeline, step.row, g);
  const takes = step.tested.map((wall) => step.row - wall);
  const [before = 0, last = 0] = [0, ...takes].slice(-2);
  const from = point(0);
  const reached = before + (last - before) * motion;
  const to = point(reached);
  const part = partInside(from, to, g);
  return { point, takes, reached, last, from, part, tip: along(from, to, part) };
}

/**
 * Where a ray passes walls that need no test, between those that are tested: each is a take, too.
 * @param {NonNullable<ReturnType<typeof rayOf>>} ray @param {Geometry} g
 */
function untestedPoints({ point, takes, reached, from }, g) {
  const tested = new Set(takes);
  const points = [];
  for (let take = 1; take < reached; take += 1) {
    const met = point(take);
    // From there on the ray is off the board.
    if (partInside(from, met, g) < 1) break;
    if (!tested.has(take)) points.push(met);
  }
  return points;
}

/** The middles of the cells that a step reads. @param {Marked} scene @param {Geometry} g */
const readsOf = ({ timeline, step }, g) => ('column' in step ? cellsRead(timeline, step).map(g.centre) : []);

/** Radius of the rings around them. @param {Geometry} g */
const radiusOf = (g) => Math.max(3, Math.min(g.cell.height * 0.42, 16));

/** What lies under the digits. @param {Stage} stage @param {Marked} scene @param {Geometry} g */
export function drawLines({ context, motion }, scene, g) {
  const { timeline, step, palette } = scene;
  const stroke = palette.px.stroke;
  for (const to of readsOf(scene, g)) {
    const from = g.centre({ row: step.row, column: 'column' in step ? step.column : 0 });
    // The line ends at the ring, so that the digit inside stays clear.
    const tip = along(from, to, motion() * Math.max(0, 1 - radiusOf(g) / Math.hypot(to.x - from.x, to.y - from.y)));
    segment(context, from, tip, palette.page, stroke * 1.8);
    segment(context, from, tip, palette.ink, stroke * 0.6);
  }
  const ray = rayOf(scene, g, motion());
  if (!ray) return;
  const { point, last, from, tip } = ray;
  if (timeline.k) {
    segment(context, from, tip, palette.page, stroke * 2.2);
    segment(context, from, tip, palette.threshold, stroke);
  } else {
    // A list bends the ray: it goes from take to take.
    for (let take = 1; take <= last; take += 1) segment(context, point(take - 1), point(take), palette.threshold, stroke);
  }
}

/** Cells of this height, in CSS pixels, have a digit that can be read. */
const READ_PX = 12;

/**
 * The cells that the takes of an explained cell lead to: rings around their digits, dots where cells have none. Lines lead to the losing
 * ones.
 * @param {CanvasRenderingContext2D} context @param {Marked} scene @param {Cell} selection @param {Geometry} g
 */
function drawTakes(context, { timeline, palette }, selection, g) {
  const from = g.centre(selection);
  const has_digits = g.cell.height >= READ_PX;
  const stroke = palette.px.stroke;
  const radius = has_digits ? radiusOf(g) : Math.max(2, Math.min(g.cell.height * 0.22, 7));
  for (let take = 1; take <= selection.column; take += 1) {
    const to = after(timeline, selection.row, take);
    const at = g.centre(to);
    const loses = isP(timeline, to.row, to.column);
    if (loses) {
      const part = has_digits ? Math.max(0, 1 - radius / Math.hypot(at.x - from.x, at.y - from.y)) : 1;
      segment(context, from, along(from, at, part), has_digits ? palette.ink : palette['p-strong'], stroke * 0.6);
    }
    if (has_digits) dot(context, at, radius, 'transparent', palette.ink, stroke * (loses ? 0.8 : 0.4));
    else dot(context, at, radius, palette[loses ? 'p-strong' : 'n-fill'], palette[loses ? 'page' : 'n-ink'], 1);
  }
}

/** What lies over the digits. @param {Stage} stage @param {Marked} scene @param {Geometry} g */
export function drawPoints({ context, motion }, scene, g) {
  const { timeline, step, palette, answer, selection, played, focus } = scene;
  const stroke = palette.px.stroke;
  if (answer) {
    const size = Math.max(3, Math.min(g.cell.height * 0.3, 9));
    for (const target of answer.targets) diamond(context, g.centre(target), size, palette);
    ring(context, g, answer.position, palette);
  }
  for (const at of readsOf(scene, g)) dot(context, at, radiusOf(g), 'transparent', palette.ink, stroke * 0.7);
  if ('column' in step) ring(context, g, step, palette);
  const ray = rayOf(scene, g, motion());
  if (ray) {
    const { point, takes, from, part, tip } = ray;
    const radius = Math.min(Math.max(g.cell.height * 0.3, 2.5), 3.5 * stroke);
    dot(context, from, radius * 0.6, palette.threshold, palette.page, 1);
    if (g.cell.height >= READ_PX)
      for (const met of untestedPoints(ray, g)) dot(context, met, radius * 0.5, palette.page, palette.threshold, stroke * 0.6);
    for (const met of takes.slice(0, -1).map(point))
      if (partInside(from, met, g) === 1) dot(context, met, radius * 0.8, palette.page, palette.threshold, stroke * 0.8);
    if (motion() === 1) {
      if (part < 1 && timeline.k) arrowHead(context, from, tip, palette);
      else if (step.kind === 'stopped') dot(context, tip, radius, palette.threshold, palette.page, stroke * 0.8);
      else dot(context, tip, radius * 0.8, palette.page, palette.threshold, stroke);
    }
  }
  if (selection) drawTakes(context, scene, selection, g);
  for (const cell of [selection, played, focus]) if (cell) ring(context, g, cell, palette);
}
