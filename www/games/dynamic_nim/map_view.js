/**
 * The table as a map: from single cells to 10^7 rows and beyond. Where a cell is smaller than a few pixels the solver's pictures are
 * laid together, every pixel with the exact count of its P-cells; larger cells are drawn one by one from where their walls end.
 * Steps are drawn over it as over the table: what is not reached yet is grey, the live walls are lines, the ray runs between them.
 */
import { ends } from '../../ui/numbers.js';
import { subscript } from '../../ui/signs.js';
import { drawAxes, mapAreaOf } from '../../canvas/axis.js';
import { cellsOnShow, cellUnder, drawRing, layoutOf } from '../../canvas/map_layout.js';
import { createTiles, screenRatio } from '../../canvas/tiles.js';
import { knownTo, stackAfter, threshold } from './steps.js';
import { AXIS_SIGNS, drawLines, drawPoints } from './table_marks.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { BoardView, Stage } from '../../canvas/types.js' */
/** @import { MapCell, MapScene } from './types.js' */

/** Cells from this size on, in CSS pixels, are drawn one by one. */
const DRAWN_FROM_PX = 5;
/** Cells lower than this carry no digits, in CSS pixels. */
const DIGITS_FROM_PX = 15;
/** Rows and columns of a piece of walls. */
const WALL_ROWS = 64n;
const WALL_COLUMNS = 512n;
/** Live walls drawn at most: for k < 1 every row is one. */
const MOST_WALLS = 200;

/**
 * @param {Stage} stage
 * @param {(question: {ask: string, about: unknown}, abort: AbortSignal) => Promise<any>} ask
 * @param {(reason: unknown) => void} refused the solver does not draw this table
 * @returns {BoardView<MapScene, MapCell>}
 */
export function createMapView(stage, ask, refused) {
  const { context } = stage;
  const tiles = createTiles(stage, { ask, refused });

  /**
   * Outlines the cells of a row from one column to before another, as far as they are on show.
   * @param {Layout} g @param {bigint} row @param {bigint} start @param {bigint} end @param {{from: bigint, to: bigint}} shown
   */
  function bar(g, row, start, end, { from, to }) {
    const left = g.x(start > from ? start : from) - (start > from ? 0 : 4);
    const right = g.x(end <= to + 1n ? end : to + 1n) + (end <= to + 1n ? 0 : 4);
    const inset = g.cell.width >= 10 ? g.gap / 2 : 0;
    const [width, height] = [Math.max(right - left - 2 * inset, 0.5), Math.max(g.cell.height - g.gap, 1)];
    context.beginPath();
    context.roundRect(left + inset, g.y(row) + g.gap / 2, width, height, g.cell.height / 5);
  }

  /**
   * Where the walls of some rows end, in a window of columns; null until the solver has answered.
   * @param {bigint} start the first row @param {bigint} block of columns @param {bigint} middle row on show
   */
  function wallEnds(start, block, middle) {
    const at = { row: String(start), column: String(block * WALL_COLUMNS), cells: '1' };
    const about = { at, rows: Number(WALL_ROWS), columns: Number(2n * WALL_COLUMNS) };
    const piece = tiles.get(`walls ${start} ${block}`, { ask: 'wallEnds', about }, Math.abs(Number(start - middle)));
    return piece instanceof Uint32Array ? piece : null;
  }

  /** @param {MapScene} scene @param {Layout} g */
  function drawCells(scene, g) {
    const { viewport, size, palette, timeline, step } = scene;
    const { first, last } = cellsOnShow(viewport, g.area);
    const block = first.column / WALL_COLUMNS;
    const live = new Set(timeline && step ? stackAfter(timeline, step, Number(first.row)) : []);
    const digit_px = Math.min(g.cell.height * 0.62, palette.px.label * 1.5);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    /** @type {Uint32Array | null} */
    let ends = null;
    for (let row = first.row; row <= last.row && row <= size; row += 1n) {
      if (ends === null || row % WALL_ROWS === 0n) ends = wallEnds(row - (row % WALL_ROWS), block, (first.row + last.row) / 2n);
      const row_end = row === 0n ? size : row;
      const shown = { from: first.column, to: last.column < row_end ? last.column : row_end };
      if (shown.to < shown.from) continue;
      /** @param {bigint} start @param {bigint} end @param {string} colour */
      const fill = (start, end, colour) => {
        bar(g, row, start, end, shown);
        context.fillStyle = colour;
        context.fill();
      };
      let known = row_end;
      if (step && row >= step.row) known = row > step.row ? -1n : BigInt(knownTo(step));
      if (known < row_end) fill(shown.from, shown.to + 1n, palette.undecided);
      const end = ends?.[Number(row % WALL_ROWS)];
      if (known < 0n || end === undefined) continue;
      // The wall's end as far as the window has it; what goes beyond goes beyond the screen.
      const f = block * WALL_COLUMNS + BigInt(end);
      const p_end = f < known + 1n ? f : known + 1n;
      const lit = live.has(Number(row)) || (timeline === null && g.cell.height < 10);
      if (p_end > shown.from) fill(0n, p_end, lit ? palette['p-strong'] : palette['p-fill']);
      if (known >= f && f <= shown.to) {
        fill(f, known + 1n, palette['n-fill']);
        if (f >= shown.from && end > 0) {
          bar(g, row, f, f + 1n, shown);
          context.strokeStyle = palette.threshold;
          context.lineWidth = Math.max(1, Math.min(palette.px.stroke * 0.7, g.cell.height / 8));
          context.stroke();
        }
      }
      if (g.cell.height < DIGITS_FROM_PX) continue;
      context.font = `500 ${digit_px}px ${palette.font}`;
      const y = g.y(row) + g.cell.height / 2 + digit_px * 0.06;
      const p_ink = lit ? palette['p-strong-ink'] : palette['p-ink'];
      for (let column = shown.from; column <= shown.to && column <= known; column += 1n) {
        context.fillStyle = column < f ? p_ink : palette['n-ink'];
        context.fillText(column < f ? '0' : '1', g.x(column) + g.cell.width / 2, y);
      }
    }
  }

  /** Grey over what the steps have not reached, and the live walls. @param {MapScene} scene @param {Layout} g */
  function drawProgress({ timeline, step, palette, viewport, size }, g) {
    if (!timeline || !step) return;
    const [left, right, bottom] = [g.x(0n), g.area.left + g.area.width + 8, g.area.top + g.area.height + 8];
    const top = Math.max(g.y(step.row + 1), g.area.top - 8);
    const end = Math.min(bottom, g.y(size + 1n));
    if (step.row < timeline.size && end > top) {
      // On the diagonal column and row are the same number of pixels from the corner.
      const corner = Number(viewport.y - viewport.x) / screenRatio();
      const diagonal = (/** @type {number} */ y) => Math.min(Math.max(y - g.area.top + corner + g.area.left, left), right);
      context.beginPath();
      context.moveTo(left, top);
      context.lineTo(diagonal(top), top);
      // Where the diagonal leaves the board it goes down along the edge.
      const leaves = Math.min(Math.max(right - g.area.left - corner + g.area.top, top), end);
      context.lineTo(diagonal(leaves), leaves);
      context.lineTo(diagonal(end), end);
      context.lineTo(left, end);
      context.fillStyle = palette.undecided;
      context.fill();
    }
    if (g.cell.height >= DRAWN_FROM_PX) return;
    /** @param {number} at @param {number} column one past the last @param {string} colour @param {number} width */
    const line = (at, column, colour, width) => {
      const y = g.y(at) + g.cell.height / 2;
      context.fillStyle = colour;
      context.fillRect(left, y - width / 2, Math.max(Math.min(g.x(column), right) - left, 2), width);
    };
    line(step.row, step.row + 1, palette['ink-soft'], Math.max(1, g.cell.height));
    for (const wall of stackAfter(timeline, step, 0, MOST_WALLS))
      line(wall, wall === 0 ? timeline.size + 1 : threshold(timeline, wall), palette['p-strong'], Math.max(2, g.cell.height));
  }

  /** The losing piles, each at the end of its wall on the diagonal. @param {MapScene} scene @param {Layout} g */
  function drawMembers({ members, palette, step }, g) {
    const label = palette.px.label;
    const right = g.area.left + g.area.width;
    context.font = `600 ${label}px ${palette.font}`;
    context.fillStyle = palette['p-ink'];
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    let above = Infinity;
    for (let index = members.piles.length - 1; index >= 0; index -= 1) {
      const pile = entryAt(members.piles, index);
      const { x, y } = g.centre({ row: pile, column: pile });
      // From below: one that has no room beside the last gives way, and so do all the smaller ones.
      if (y > g.area.top + g.area.height - label * 0.4 || y > above - label * 1.15) continue;
      if (y < g.area.top + label * 0.8) break;
      if (step && BigInt(step.row) < pile) continue;
      const text = `H${subscript(members.first + index + 1)} = ${ends(String(pile))}`;
      above = y;
      if (x + label + context.measureText(text).width > right) continue;
      context.fillText(text, x + Math.max(g.cell.width / 2, 2) + label * 0.5, y);
    }
  }

  return {
    draw(scene) {
      const { viewport, palette, size, timeline, step, hover, selection, focus } = scene;
      const g = layoutOf(viewport, mapAreaOf(stage.size(), size, palette, AXIS_SIGNS));
      const is_large = g.cell.height >= DRAWN_FROM_PX;
      context.save();
      context.beginPath();
      context.rect(g.area.left, g.area.top, g.area.width, g.area.height);
      context.clip();
      tiles.begin(scene.of);
      if (is_large) drawCells(scene, g);
      else {
        // Right of the diagonal there is nothing but row 0.
        tiles.draw(viewport, g.area, { p: palette['p-strong'], n: palette['n-fill'] }, ({ row, column, side }) => {
          return row > size || column > size || (row > 0n && column >= row + side);
        });
      }
      tiles.end(viewport, g.area);
      drawProgress(scene, g);
      if (timeline && step) {
        drawLines(stage, { timeline, step, palette }, g);
        drawPoints(stage, { timeline, step, palette }, g);
      }
      drawMembers(scene, g);
      if (hover && !is_large) drawRing(context, g, hover, palette, 0.35);
      for (const cell of [selection, focus]) if (cell) drawRing(context, g, cell, palette);
      context.restore();
      drawAxes(stage, {
        viewport,
        area: g.area,
        palette,
        last: size,
        widest: size,
        current: step && step.row > 0 ? { row: BigInt(step.row) } : null,
        names: AXIS_SIGNS,
      });
    },

    hitTest({ viewport, size, palette }, x, y) {
      const at = cellUnder(viewport, mapAreaOf(stage.size(), size, palette, AXIS_SIGNS), x, y);
      if (!at) return null;
      const end = at.row === 0n ? size : at.row + viewport.scale.cells;
      return at.row >= 0n && at.row <= size && at.column >= 0n && at.column <= end ? at : null;
    },

    destroy: () => tiles.destroy(),
  };
}
