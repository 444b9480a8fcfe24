/** What is drawn over the cells of the grid: stars, lines, rays, the position and where its winning moves lead, the queen. */
import { drawHinted, drawRing } from '../../canvas/map_layout.js';
import { along, diamond, segment } from '../../canvas/marks.js';
import { screenRatio } from '../../canvas/tiles.js';
import { entryAt } from '../../ui/entry_at.js';
import { overPhi, timesPhi } from './golden.js';

/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { Point } from '../../canvas/marks.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { GridScene } from './types.js' */

/** The cell of a position: a is the column, b the row. @param {{a: number | bigint | string, b: number | bigint | string}} position */
export const cellOf = ({ a, b }) => ({ row: BigInt(b), column: BigInt(a) });

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
  if (side < 8) return;
  const radius = side * (side < 12 ? 0.42 : 0.34);
  context.beginPath();
  for (const point of STAR) context.lineTo(x + side / 2 + point.x * radius, y + side / 2 + 0.02 * side + point.y * radius);
  context.closePath();
  context.fillStyle = palette['p-strong-ink'];
  context.fill();
}

/** Corners of a crown about (0, 0). */
const CROWN = { x: [-0.8, -1, -0.5, -0.42, 0, 0.42, 0.5, 1, 0.8], y: [0.55, -0.5, 0.05, -0.75, -0.05, -0.75, 0.05, -0.5, 0.55] };

/** A queen about a point. @param {CanvasRenderingContext2D} context @param {Point} at @param {number} size @param {Palette} palette */
function drawQueen(context, { x, y }, size, palette) {
  context.beginPath();
  CROWN.x.forEach((dx, corner) => context.lineTo(x + dx * size, y + entryAt(CROWN.y, corner) * size));
  context.closePath();
  context.rect(x - 0.8 * size, y + 0.62 * size, 1.6 * size, 0.24 * size);
  context.fillStyle = palette.ink;
  context.strokeStyle = palette.page;
  context.lineWidth = Math.max(2, size / 4);
  context.lineJoin = 'round';
  context.stroke();
  context.fill();
}

/** The rays b = φa and a = φb, by middles of cells. @param {CanvasRenderingContext2D} context @param {GridScene} scene @param {Layout} g */
function drawRays(context, { viewport: { x, y, scale }, palette }, { area, cell }) {
  const ratio = screenRatio();
  // The corner of the rays is the middle of cell (0, 0): half a cell on.
  const half = BigInt(scale.px >> 1);
  const [left, top, width] = [x - half, y - half, BigInt(Math.ceil(area.width * ratio))];
  const columns = [left < 0n ? 0n : left, left + width];
  context.globalAlpha = 0.85;
  for (const rowOf of [timesPhi, overPhi]) {
    const [from, to] = columns.map((column) => ({
      x: area.left + Number(column - left) / ratio,
      y: area.top + clamped(Number(rowOf(column) - top)) / ratio,
    }));
    if (from && to && from.y < area.top + Math.ceil(area.height * ratio) && to.y > area.top)
      segment(context, from, to, palette.threshold, palette.px.stroke * (cell.width >= 5 ? 0.6 : 0.4), cell.width < 5 ? [2, 9] : []);
  }
  context.globalAlpha = 1;
}

/** Far outside the board it does not matter how far. @param {number} pixel */
const clamped = (pixel) => Math.min(Math.max(pixel, -4e6), 4e6);

/** The lines that are drawn in this step, from their star outwards. @param {Stage} stage @param {GridScene} scene @param {Layout} g */
function drawCurrent({ context, motion }, { current, palette }, g) {
  if (!current) return;
  const at = cellOf(current);
  const from = g.centre(at);
  const side = g.cell.width;
  if (current.has_lines) {
    const far = Math.max(g.area.width, g.area.height) * 1.5 * motion();
    for (const [right, down] of /** @type {const} */ ([
      [far, 0],
      [0, far],
      [far, far],
    ])) {
      const to = { x: from.x + right, y: from.y + down };
      segment(context, from, to, palette.page, palette.px.stroke * 2);
      segment(context, from, to, palette.threshold, palette.px.stroke);
    }
    if (side >= 5) drawStar(context, from.x - side / 2, from.y - side / 2, side, palette);
  }
  // The cells that it reads, line after line.
  for (const { line, count } of current.reads ?? []) {
    const [column, row] = [line === 'column' ? 0 : count, line === 'row' ? 0 : count];
    const end = g.centre(cellOf({ a: current.a - column, b: current.b - row }));
    const to = along(from, end, motion());
    segment(context, from, to, palette.page, palette.px.stroke * 2);
    segment(context, from, to, palette.threshold, palette.px.stroke);
  }
  if (current.found) diamond(context, g.centre(cellOf(current.found)), Math.max(4, Math.min(side * 0.3, 9)), palette);
  // Unlike the position's ring.
  drawRing(context, g, at, palette, 0.8, palette.threshold);
}

/** From a cell to the star on each of its lines. @param {CanvasRenderingContext2D} context @param {GridScene} scene @param {Layout} g */
function drawExplained(context, { explained, selection, palette }, g) {
  if (!explained || !selection) return;
  const from = g.centre(selection);
  for (const { a, b, reach } of explained.lines) {
    if (reach === 'here') continue;
    const to = g.centre(cellOf({ a, b }));
    if (reach === 'below') {
      segment(context, from, to, palette.page, palette.px.stroke * 1.8);
      segment(context, from, to, palette['p-strong'], palette.px.stroke * 0.8);
      diamond(context, to, Math.max(4, Math.min(g.cell.width * 0.3, 9)), palette);
    } else segment(context, from, to, palette['ink-soft'], palette.px.stroke * 0.5, [2, 5]);
  }
}

/** The position of the link with its answer. @param {CanvasRenderingContext2D} context @param {GridScene} scene @param {Layout} g */
function drawPosition(context, { position, answer, palette }, g) {
  for (const target of answer ?? []) {
    const to = g.centre(cellOf(target));
    segment(context, g.centre(cellOf(position)), to, palette.ink, palette.px.stroke * 0.5);
    diamond(context, to, Math.max(4, Math.min(g.cell.width * 0.3, 9)), palette);
  }
  drawRing(context, g, cellOf(position), palette, 0.9);
}

/** Where the queen of a play can go. @param {CanvasRenderingContext2D} context @param {GridScene} scene @param {Layout} g */
function drawPlayed(context, { played, takes = [], hinted, palette }, g) {
  if (!played) return;
  const here = g.centre(cellOf(played));
  for (const { from: line, most } of takes) {
    const [row, column] = [line === 'row' ? 0n : BigInt(most), line === 'column' ? 0n : BigInt(most)];
    const end = g.centre({ row: played.b - row, column: played.a - column });
    segment(context, here, end, palette.threshold, Math.max(palette.px.stroke, g.cell.width * 0.16));
  }
  if (hinted) drawHinted(context, here, g, cellOf(hinted), palette);
}

/**
 * The queen of a play; she may reach over the edge of the board.
 * @param {CanvasRenderingContext2D} context @param {GridScene} scene @param {Layout} g
 */
export function drawPlayedQueen(context, { played, palette }, g) {
  if (!played) return;
  const { x, y } = g.centre(cellOf(played));
  const { left, top, width, height } = g.area;
  if (x < left || x > left + width || y < top || y > top + height) return;
  drawQueen(context, { x, y }, Math.max(8, Math.min(g.cell.width * 0.36, 22)), palette);
}

/** @param {Stage} stage @param {GridScene} scene @param {Layout} g */
export function drawGridMarks(stage, scene, g) {
  const { context } = stage;
  const { palette, method, known, grundy, played, hover, selection, focus } = scene;
  if (method === 'beatty' && known.all && !grundy) drawRays(context, scene, g);
  drawCurrent(stage, scene, g);
  if (!played) drawPosition(context, scene, g);
  drawPlayed(context, scene, g);
  drawExplained(context, scene, g);
  if (hover && g.cell.width < 5) drawRing(context, g, hover, palette, 0.35);
  for (const picked of [selection, focus]) if (picked) drawRing(context, g, picked, palette);
}
