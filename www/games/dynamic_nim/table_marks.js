/**
 * What is drawn on the cells of the table, lines under their digits and the rest over them: the ray of walls, the cells a step reads, an explained cell with its takes, the
 * answer, the place of a play.
 */
import { diamond, segment } from '../../canvas/marks.js';
import { after, capAfter, cellsRead, isP } from './steps.js';

/** @import { Point } from '../../canvas/marks.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Cell } from './table_view.js' */
/** @import { Geometry, Scene } from './types.js' */

/** A part of the way. @param {Point} from @param {Point} to @param {number} part from 0 to 1 */
const along = (from, to, part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

/** @param {Stage} stage */
export function createMarks(stage) {
  const { context } = stage;

  /** A two-tone ring, which shows on every ground. @param {Geometry} g @param {Cell} at @param {Palette} palette */
  function ring(g, at, palette) {
    const [width, height] = [Math.max(g.cell.width, 6), Math.max(g.cell.height, 6)];
    const { x, y } = g.centre(at);
    for (const [colour, line] of /** @type {const} */ ([
      ['ring-outer', 2],
      ['ring-inner', 1],
    ])) {
      context.beginPath();
      context.roundRect(x - width / 2, y - height / 2, width, height, Math.min(height, width) / 5);
      context.strokeStyle = palette[colour];
      context.lineWidth = line * palette.px.stroke * 0.8;
      context.stroke();
    }
  }

  /** @param {{x: number, y: number}} at @param {number} radius @param {string} fill @param {string} line @param {number} width */
  function dot(at, radius, fill, line, width) {
    context.beginPath();
    context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = line;
    context.lineWidth = width;
    context.stroke();
  }

  /** Where the ray of a step runs: from its row over the walls that it meets to its tip; null where there is none. @param {Scene} scene @param {Geometry} g */
  function rayOf({ timeline, step }, g) {
    if (step.kind !== 'passed' && step.kind !== 'stopped') return null;
    const [p, q] = timeline.k ? [Number(timeline.k.p), Number(timeline.k.q)] : [0, 1];
    /** @param {number} take */
    const point = (take) => ({
      x: g.x((timeline.k ? (p * take) / q : Number(take === 0 ? 0n : capAfter(timeline, take))) + 1 / (2 * q)),
      y: g.y(step.row - take) + g.cell.height / 2,
    });
    const takes = step.tested.map((wall) => step.row - wall);
    const last = /** @type {number} */ (takes.at(-1));
    const before = takes.at(-2) ?? 0;
    const reached = before + (last - before) * stage.motion();
    const from = point(0);
    const to = point(reached);
    const part = partInside(from, to, g);
    return { point, takes, last, from, part, tip: along(from, to, part) };
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawRay(scene, g) {
    const ray = rayOf(scene, g);
    if (!ray) return;
    const { timeline, palette } = scene;
    const { point, last, from, tip } = ray;
    const stroke = palette.px.stroke;
    if (timeline.k) {
      segment(context, from, tip, palette.page, stroke * 2.2);
      segment(context, from, tip, palette.threshold, stroke);
    } else {
      // A list bends the ray: it goes from take to take.
      for (let take = 1; take <= last; take += 1) segment(context, point(take - 1), point(take), palette.threshold, stroke);
    }
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawRayPoints(scene, g) {
    const ray = rayOf(scene, g);
    if (!ray) return;
    const { timeline, step, palette } = scene;
    const { point, takes, from, part, tip } = ray;
    const stroke = palette.px.stroke;
    const radius = Math.min(Math.max(g.cell.height * 0.3, 2.5), 3.5 * stroke);
    dot(from, radius * 0.6, palette.threshold, palette.page, 1);
    for (const take of takes.slice(0, -1)) {
      if (partInside(from, point(take), g) === 1) dot(point(take), radius * 0.8, palette.page, palette.threshold, stroke * 0.8);
    }
    if (stage.motion() < 1) return;
    if (part < 1 && timeline.k) arrowHead(from, tip, palette);
    else if (step.kind === 'stopped') dot(tip, radius, palette.threshold, palette.page, stroke * 0.8);
    else dot(tip, radius * 0.8, palette.page, palette.threshold, stroke);
  }

  /**
   * How much of a line lies on the board: a ray may meet its wall far outside it.
   * @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {Geometry} g
   */
  function partInside(from, to, { area }) {
    const [right, top] = [area.left + area.width, area.top];
    const by_x = to.x > right ? (right - 2 - from.x) / (to.x - from.x) : 1;
    const by_y = to.y < top ? (top + 2 - from.y) / (to.y - from.y) : 1;
    return Math.max(0, Math.min(by_x, by_y));
  }

  /** Where a ray leaves the board. @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {Palette} palette */
  function arrowHead(from, to, palette) {
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

  /** The cells that a step reads, with the size of their rings; none where it reads none. @param {Scene} scene @param {Geometry} g */
  function readsOf({ timeline, step }, g) {
    if (!('column' in step)) return null;
    return {
      here: { row: step.row, column: step.column },
      reads: cellsRead(timeline, step).map((read) => g.centre(read)),
      radius: Math.max(3, Math.min(g.cell.height * 0.42, 16)),
    };
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawReads(scene, g) {
    const of = readsOf(scene, g);
    if (!of) return;
    const { palette } = scene;
    const from = g.centre(of.here);
    for (const to of of.reads) {
      // The line ends at the ring, so that the digit inside stays clear.
      const part = stage.motion() * Math.max(0, 1 - of.radius / Math.hypot(to.x - from.x, to.y - from.y));
      const tip = along(from, to, part);
      segment(context, from, tip, palette.page, palette.px.stroke * 1.8);
      segment(context, from, tip, palette.ink, palette.px.stroke * 0.6);
    }
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawReadPoints(scene, g) {
    const of = readsOf(scene, g);
    if (!of) return;
    const { palette } = scene;
    for (const to of of.reads) dot(to, of.radius, 'transparent', palette.ink, palette.px.stroke * 0.7);
    ring(g, of.here, palette);
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawSelection({ timeline, selection, palette }, g) {
    if (!selection) return;
    const from = g.centre(selection);
    for (let take = 1; take <= selection.column; take += 1) {
      const to = after(timeline, selection.row, take);
      const won = isP(timeline, to.row, to.column);
      const at = g.centre(to);
      if (won) segment(context, from, at, palette['p-strong'], palette.px.stroke * 0.6);
      const radius = Math.max(2, Math.min(g.cell.height * 0.22, 7));
      dot(at, radius, won ? palette['p-strong'] : palette['n-fill'], won ? palette.page : palette['n-ink'], 1);
    }
    ring(g, selection, palette);
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawAnswer({ answer, palette }, g) {
    if (!answer) return;
    const size = Math.max(3, Math.min(g.cell.height * 0.3, 9));
    for (const target of answer.targets) diamond(context, g.centre(target), size, palette);
    ring(g, answer.position, palette);
  }

  return {
    /** Under the digits. @param {Scene} scene @param {Geometry} g */
    drawLines(scene, g) {
      drawReads(scene, g);
      drawRay(scene, g);
    },

    /** Over them. @param {Scene} scene @param {Geometry} g */
    drawPoints(scene, g) {
      drawAnswer(scene, g);
      drawReadPoints(scene, g);
      drawRayPoints(scene, g);
      drawSelection(scene, g);
      if (scene.played) ring(g, scene.played, scene.palette);
      if (scene.focus) ring(g, scene.focus, scene.palette);
    },
  };
}
