/**
 * The table as a map: from single cells to 10^7 rows and beyond. Where a cell is smaller than a few pixels the solver's pictures are
 * laid together, every pixel with the exact count of its P-cells; larger cells are drawn one by one from where their walls end.
 * Steps are drawn over it as over the table: what is not reached yet is grey, the live walls are lines, the ray runs between them.
 */
import { ends } from '../../ui/numbers.js';
import { subscript } from '../../ui/signs.js';
import { drawAxes, mapAreaOf } from '../../canvas/axis.js';
import { drawRing, layoutOf } from '../../canvas/map_layout.js';
import { cellAt } from '../../canvas/map_viewport.js';
import { createTiles, screenRatio } from '../../canvas/tiles.js';
import { knownTo, stackAfter, threshold } from './steps.js';
import { createMarks } from './table_marks.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Stage } from '../../canvas/types.js' */
/** @import { MapScene } from './types.js' */

/** @typedef {{row: bigint, column: bigint}} Cell */

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
 */
export function createMapView(stage, ask, refused) {
  const { context } = stage;
  const marks = createMarks(stage);
  const tiles = createTiles(stage, { ask, refused });

  /** @param {MapScene} scene */
  const layout = ({ viewport, palette, size }) => layoutOf(viewport, mapAreaOf(stage.size(), size, palette));

  /** @typedef {import('../../canvas/map_layout.js').Layout} Layout */

  /** The first row no step has reached, or null where all is done. @param {MapScene} scene */
  function undecidedFrom({ timeline, step }) {
    return timeline && step && step.row < timeline.size ? BigInt(step.row + 1) : null;
  }

  /** @param {MapScene} scene @param {Layout} g */
  function drawCells(scene, g) {
    const { viewport, size, palette, timeline, step } = scene;
    const first = cellAt(viewport, 0, 0);
    const last = cellAt(viewport, g.area.width * screenRatio() - 1, g.area.height * screenRatio() - 1);
    const last_row = last.row < size ? last.row : size;
    const block = first.column / WALL_COLUMNS;
    const window_start = block * WALL_COLUMNS;
    const live = new Set(timeline && step ? stackAfter(timeline, step, Number(first.row)) : []);
    const digit_px = Math.min(g.cell.height * 0.62, palette.px.label * 1.5);
    const digits = g.cell.height >= DIGITS_FROM_PX;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    /** @type {Uint32Array | null} */
    let ends = null;
    for (let row = first.row; row <= last_row; row += 1n) {
      if (ends === null || row % WALL_ROWS === 0n) {
        const start = row - (row % WALL_ROWS);
        const about = {
          at: { row: String(start), column: String(window_start), cells: '1' },
          rows: Number(WALL_ROWS),
          columns: Number(2n * WALL_COLUMNS),
        };
        const piece = tiles.get(
          `walls ${start} ${block}`,
          { ask: 'wallEnds', about },
          Math.abs(Number(start - (first.row + last.row) / 2n)),
        );
        ends = piece instanceof Uint32Array ? piece : null;
      }
      const row_end = row === 0n ? size : row;
      const known = step === null || row < BigInt(step.row) ? row_end : row > BigInt(step.row) ? -1n : BigInt(knownTo(step));
      const from = first.column;
      const to = last.column < row_end ? last.column : row_end;
      if (to < from) continue;
      /** @param {bigint} start @param {bigint} end one past the last column */
      const bar = (start, end) => {
        const left = g.x(start > from ? start : from) - (start > from ? 0 : 4);
        const right = g.x(end <= to + 1n ? end : to + 1n) + (end <= to + 1n ? 0 : 4);
        const inset = g.cell.width >= 10 ? g.gap / 2 : 0;
        context.beginPath();
        context.roundRect(
          left + inset,
          g.y(row) + g.gap / 2,
          Math.max(right - left - 2 * inset, 0.5),
          Math.max(g.cell.height - g.gap, 1),
          g.cell.height / 5,
        );
      };
      if (known < row_end) {
        bar(from, to + 1n);
        context.fillStyle = palette.undecided;
        context.fill();
      }
      const end = ends?.[Number(row % WALL_ROWS)];
      if (known < 0n || end === undefined) continue;
      // The wall's end as far as the window tells it; what goes beyond goes beyond the screen.
      const f = window_start + BigInt(end);
      const p_end = f < known + 1n ? f : known + 1n;
      const lit = live.has(Number(row)) || (timeline === null && g.cell.height < 10);
      if (p_end > from) {
        bar(0n, p_end);
        context.fillStyle = lit ? palette['p-strong'] : palette['p-fill'];
        context.fill();
      }
      if (known >= f && f <= to) {
        bar(f, known + 1n);
        context.fillStyle = palette['n-fill'];
        context.fill();
        if (f >= from && end > 0) {
          bar(f, f + 1n);
          context.strokeStyle = palette.threshold;
          context.lineWidth = Math.max(1, Math.min(palette.px.stroke * 0.7, g.cell.height / 8));
          context.stroke();
        }
      }
      if (!digits) continue;
      context.font = `500 ${digit_px}px ${palette.font}`;
      const y = g.y(row) + g.cell.height / 2 + digit_px * 0.06;
      for (let column = from; column <= to && column <= known; column += 1n) {
        const is_p = column < f;
        context.fillStyle = is_p ? (lit ? palette['p-strong-ink'] : palette['p-ink']) : palette['n-ink'];
        context.fillText(is_p ? '0' : '1', g.x(column) + g.cell.width / 2, y);
      }
    }
  }

  /** Grey over what the steps have not reached, and the live walls. @param {MapScene} scene @param {Layout} g */
  function drawProgress(scene, g) {
    const { timeline, step, palette, viewport } = scene;
    if (!timeline || !step) return;
    const row = undecidedFrom(scene);
    const [left, right, bottom] = [g.x(0n), g.area.left + g.area.width + 8, g.area.top + g.area.height + 8];
    if (row !== null) {
      const top = Math.max(g.y(row), g.area.top - 8);
      // On the diagonal column and row are the same number of pixels from the corner.
      const corner = Number(viewport.y - viewport.x) / screenRatio();
      const diagonal = (/** @type {number} */ y) => Math.min(Math.max(y - g.area.top + corner + g.area.left, left), right);
      const end = Math.min(bottom, g.y(scene.size + 1n));
      if (end > top) {
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
    }
    if (g.cell.height >= DRAWN_FROM_PX) return;
    /** @param {number} at @param {number} end @param {string} colour @param {number} width */
    const line = (at, end, colour, width) => {
      const y = g.y(at) + g.cell.height / 2;
      context.fillStyle = colour;
      context.fillRect(left, y - width / 2, Math.max(Math.min(g.x(end), right) - left, 2), width);
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
    /** @param {MapScene} scene */
    draw(scene) {
      const g = layout(scene);
      const { viewport, palette } = scene;
      const drawn = g.cell.height >= DRAWN_FROM_PX;
      context.save();
      context.beginPath();
      context.rect(g.area.left, g.area.top, g.area.width, g.area.height);
      context.clip();
      tiles.begin(scene.of);
      if (drawn) drawCells(scene, g);
      else {
        tiles.draw(
          viewport,
          g.area,
          { p: palette['p-strong'], n: palette['n-fill'] },
          ({ row, column, side }) =>
            // Right of the diagonal there is nothing but row 0.
            row > scene.size || column > scene.size || (row > 0n && column >= row + side),
        );
      }
      tiles.end(viewport, g.area);
      drawProgress(scene, g);
      if (scene.timeline && scene.step) {
        const marked = /** @type {any} */ ({
          timeline: scene.timeline,
          step: scene.step,
          palette,
          selection: null,
          focus: null,
          played: null,
          answer: null,
        });
        marks.drawLines(marked, /** @type {any} */ (g));
        marks.drawPoints(marked, /** @type {any} */ (g));
      }
      drawMembers(scene, g);
      if (scene.hover && !drawn) drawRing(context, g, scene.hover, palette, 0.35);
      if (scene.selection) drawRing(context, g, scene.selection, palette);
      if (scene.focus) drawRing(context, g, scene.focus, palette);
      context.restore();
      drawAxes(stage, {
        viewport,
        area: g.area,
        palette,
        last: scene.size,
        room: scene.size,
        current: scene.step && scene.step.row > 0 ? BigInt(scene.step.row) : null,
        names: { row: 'm ↓', column: 'n →' },
      });
    },

    /** The cell under a place of the canvas, the first one of its pixel. @param {MapScene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest({ viewport, size, palette }, x, y) {
      const area = mapAreaOf(stage.size(), size, palette);
      if (x < area.left || y < area.top) return null;
      const at = cellAt(viewport, (x - area.left) * screenRatio(), (y - area.top) * screenRatio());
      return at.row < 0n || at.row > size || at.column < 0n || at.column > (at.row === 0n ? size : at.row + viewport.scale.cells)
        ? null
        : at;
    },

    destroy: () => tiles.destroy(),
  };
}
