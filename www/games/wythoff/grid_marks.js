/** What is drawn over the cells of the grid: stars, lines, rays, the position and where its winning moves lead, the queen. */
import { drawRing } from '../../canvas/map_layout.js';
import { diamond, segment } from '../../canvas/marks.js';
import { screenRatio } from '../../canvas/tiles.js';
import { overPhi, timesPhi } from './golden.js';

/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { Point } from '../../canvas/marks.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Piles } from './moves.js' */
/** @import { GridScene } from './types.js' */

/** @typedef {GridScene} Scene */

/** A cell of a position: a is the column, b the row. @param {Piles} position */
export const cellOf = ({ a, b }) => ({ row: b, column: a });

/** Points of a star about (0, 0), with an outer radius of 1. */
const STAR = Array.from({ length: 10 }, (_, point) => {
  const radius = point % 2 === 0 ? 1 : 0.45;
  const angle = (point * Math.PI) / 5 - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});

/** @param {CanvasRenderingContext2D} context @param {number} x left @param {number} y top @param {number} side @param {Palette} palette */
export function drawStar(context, x, y, side, palette) {
  const gap = side >= 16 ? 1 : side >= 8 ? 0.5 : 0;
  context.fillStyle = palette['p-strong'];
  context.fillRect(x + gap, y + gap, side - 2 * gap, side - 2 * gap);
  if (side < 12) return;
  context.beginPath();
  for (const point of STAR) context.lineTo(x + side / 2 + point.x * side * 0.34, y + side / 2 + 0.02 * side + point.y * side * 0.34);
  context.closePath();
  context.fillStyle = palette['p-strong-ink'];
  context.fill();
}

/** A queen's crown about a point. @param {CanvasRenderingContext2D} context @param {Point} at @param {number} size @param {Palette} palette */
function drawQueen(context, { x, y }, size, palette) {
  const points = [
    [-0.8, 0.55],
    [-1, -0.5],
    [-0.5, 0.05],
    [-0.42, -0.75],
    [0, -0.05],
    [0.42, -0.75],
    [0.5, 0.05],
    [1, -0.5],
    [0.8, 0.55],
  ];
  context.beginPath();
  for (const [dx = 0, dy = 0] of points) context.lineTo(x + dx * size, y + dy * size);
  context.closePath();
  context.rect(x - 0.8 * size, y + 0.62 * size, 1.6 * size, 0.24 * size);
  context.fillStyle = palette.ink;
  context.strokeStyle = palette.page;
  context.lineWidth = Math.max(2, size / 4);
  context.lineJoin = 'round';
  context.stroke();
  context.fill();
}

/** The rays b = φa and a = φb, through the middles of cells. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Layout} g */
function drawRays(context, { viewport: { x, y, scale }, palette }, { area, cell }) {
  const ratio = screenRatio();
  // The corner of the rays is the middle of cell (0, 0): half a cell on.
  const half = BigInt(scale.px >> 1);
  const [left, top, width, height] = [x - half, y - half, BigInt(Math.ceil(area.width * ratio)), BigInt(Math.ceil(area.height * ratio))];
  /** @param {bigint} pixel @param {bigint} start */
  const near = (pixel, start) =>
    Number(pixel - start < -4_000_000n ? -4_000_000n : pixel - start > 4_000_000n ? 4_000_000n : pixel - start) / ratio;
  context.globalAlpha = 0.85;
  for (const is_steep of [true, false]) {
    const ends = [left < 0n ? 0n : left, left + width].map((column) => ({
      x: area.left + near(column, left),
      y: area.top + near(is_steep ? timesPhi(column) : overPhi(column), top),
    }));
    const [from, to] = ends;
    if (from && to && Math.min(from.y, to.y) < area.top + Number(height) && Math.max(from.y, to.y) > area.top) {
      segment(context, from, to, palette.threshold, palette.px.stroke * (cell.width >= 5 ? 0.6 : 0.4), cell.width < 5 ? [2, 9] : []);
    }
  }
  context.globalAlpha = 1;
}

/** The line that is drawn in this step, from its star outwards. @param {Stage} stage @param {Scene} scene @param {Layout} g */
function drawCurrent({ context, motion }, { current, palette }, g) {
  if (!current) return;
  const at = { row: BigInt(current.b), column: BigInt(current.a) };
  const from = g.centre(at);
  if (current.line) {
    const far = Math.max(g.area.width, g.area.height) * 1.5 * motion();
    const [right, down] = [current.line === 'column' ? 0 : far, current.line === 'row' ? 0 : far];
    const to = { x: from.x + right, y: from.y + down };
    segment(context, from, to, palette.page, palette.px.stroke * 2);
    segment(context, from, to, palette.threshold, palette.px.stroke);
    if (g.cell.width >= 5) drawStar(context, from.x - g.cell.width / 2, from.y - g.cell.width / 2, g.cell.width, palette);
  }
  drawRing(context, g, at, palette, 0.8);
}

/** From a cell to the star on each of its lines. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Layout} g */
function drawExplained(context, { explained, selection, palette }, g) {
  if (!explained || !selection) return;
  const from = g.centre(selection);
  for (const { a, b, reach } of explained.lines) {
    if (reach === 'here') continue;
    const to = g.centre({ row: BigInt(b), column: BigInt(a) });
    if (reach === 'below') {
      segment(context, from, to, palette.page, palette.px.stroke * 1.8);
      segment(context, from, to, palette['p-strong'], palette.px.stroke * 0.8);
      diamond(context, to, Math.max(4, Math.min(g.cell.width * 0.3, 9)), palette);
    } else segment(context, from, to, palette['ink-soft'], palette.px.stroke * 0.5, [2, 5]);
  }
}

/** The position of the link with its answer, or the queen of a play with the cells she can go to. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Layout} g */
function drawPosition(context, { position, played, takes, answer, palette }, g) {
  const size = Math.max(4, Math.min(g.cell.width * 0.3, 9));
  if (!played) {
    for (const target of answer ?? []) {
      const [from, to] = [g.centre(cellOf(position)), g.centre(cellOf(target))];
      segment(context, from, to, palette.ink, palette.px.stroke * 0.5);
      diamond(context, to, size, palette);
    }
    return drawRing(context, g, cellOf(position), palette, 0.9);
  }
  const here = g.centre(cellOf(played));
  for (const { from: line, most } of takes) {
    const [row, column] = [line === 'row' ? 0n : BigInt(most), line === 'column' ? 0n : BigInt(most)];
    const end = g.centre({ row: played.b - row, column: played.a - column });
    segment(context, here, end, palette.threshold, Math.max(palette.px.stroke, g.cell.width * 0.16));
  }
  drawQueen(context, here, Math.max(8, Math.min(g.cell.width * 0.36, 22)), palette);
}

/** @param {Stage} stage @param {Scene} scene @param {Layout} g */
export function drawGridMarks(stage, scene, g) {
  const { context } = stage;
  const { palette } = scene;
  if (scene.method === 'beatty' && scene.known.all && !scene.grundy) drawRays(context, scene, g);
  drawCurrent(stage, scene, g);
  drawPosition(context, scene, g);
  drawExplained(context, scene, g);
  if (scene.hover && g.cell.width < 5) drawRing(context, g, scene.hover, palette, 0.35);
  if (scene.selection) drawRing(context, g, scene.selection, palette);
  if (scene.focus) drawRing(context, g, scene.focus, palette);
}
