/** The strip of values on a canvas, folded into lines: heap n is on line n div fold. A period as wide as the line shows as columns. */
import { cellUnder, gridOf } from '../../canvas/cell_grid.js';
import { createCells, createLooks } from './value_cells.js';

/** @import { Grid } from '../../canvas/cell_grid.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Cell } from '../../canvas/table_board.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { StripScene } from './types.js' */

/** Compared values are framed on this many lines. */
const FRAMED_LINES = 20;

/** @param {Pick<StripScene, 'shown' | 'fold'>} scene */
export const stripExtentOf = ({ shown, fold }) => ({
  rows: BigInt(Math.max(1, Math.ceil(shown / fold))),
  columns: BigInt(Math.min(fold, Math.max(1, shown))),
});

/** @param {{width: number, height: number}} size @param {Pick<StripScene, 'shown'>} scene @param {Palette} palette */
export function stripAreaOf(size, { shown }, palette) {
  const label = palette.px.label;
  const left = Math.ceil(label * (0.6 * String(shown).length + 1));
  const top = Math.ceil(label * 1.6);
  return { left, top, width: Math.max(1, size.width - left - 4), height: Math.max(1, size.height - top - 4) };
}

/** @param {Stage} stage */
export function createStripView({ context, size }) {
  /**
   * A triangle in the upper right corner of a cell.
   * @param {number} right @param {number} top @param {number} cell_px @param {Palette} palette
   */
  function cutCorner(right, top, cell_px, palette) {
    const side = Math.max(2, cell_px * 0.32);
    context.beginPath();
    context.moveTo(right, top);
    context.lineTo(right - side, top);
    context.lineTo(right, top + side);
    context.closePath();
    context.fillStyle = palette.threshold;
    context.fill();
    context.strokeStyle = palette.page;
    context.lineWidth = cell_px >= 12 ? 1.5 : 0.5;
    context.stroke();
  }

  /** @param {StripScene} scene @param {Grid} grid */
  function drawValues({ values, fold, decided, most, shown, exceptions, palette }, { cell, x, y, ...seen }) {
    const lookOf = createLooks(palette, most);
    const cells = createCells(context, cell, 44, palette.font);
    for (let row = seen.first_row; row <= seen.last_row; row += 1) {
      for (let column = seen.first_column; column <= seen.last_column; column += 1) {
        const n = row * fold + column;
        if (n >= shown || column >= fold) break;
        const [left, top] = [x(column), y(row)];
        const value = values[n] ?? 0;
        const look = n < decided ? lookOf(value) : null;
        cells.fill(left, top, look?.colour ?? palette.undecided);
        if (!look) continue;
        if (exceptions.has(n))
          cutCorner(left + cell.width - cells.gap / 2, top + cells.gap / 2, Math.min(cell.width, cell.height), palette);
        cells.print(left, top, value, look);
      }
    }
  }

  /** Lines where the period begins, and where it begins again. @param {StripScene} scene @param {Grid} grid */
  function drawPeriods({ period, fold, decided, palette }, { cell, x, y, first_row, last_row }) {
    if (!period || period.period < 2) return;
    context.strokeStyle = palette.threshold;
    context.lineWidth = palette.px.stroke;
    for (let n = period.preperiod; n < decided; n += period.period) {
      if (n / fold < first_row || n / fold > last_row + 1) continue;
      const [left, top] = [x(n % fold), y(Math.floor(n / fold))];
      context.beginPath();
      context.moveTo(left, top + 1);
      context.lineTo(left, top + cell.height - 1);
      context.stroke();
    }
  }

  /** @param {StripScene} scene @param {Grid} grid */
  function drawFrames({ fold, shown, heap, read, compared, picked, focus, palette }, { cell, x, y }) {
    const { stroke } = palette.px;
    /** @param {number} n @param {string} colour @param {number} width @param {number} [inset] */
    function frame(n, colour, width, inset = 0) {
      if (n >= shown) return;
      const edge = width / 2 + inset;
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.strokeRect(x(n % fold) + edge, y(Math.floor(n / fold)) + edge, cell.width - 2 * edge, cell.height - 2 * edge);
    }
    for (const n of read) frame(n, palette.ink, Math.max(2, stroke));
    if (compared) {
      const { from, count, period } = compared;
      for (let n = from; n < from + Math.min(count, fold * FRAMED_LINES); n += 1) {
        frame(n, palette.threshold, stroke);
        frame(n + period, palette.ink, stroke);
      }
    }
    for (const n of [heap, picked, focus && focus.row * fold + focus.column]) {
      if (n === null) continue;
      frame(n, palette['ring-outer'], stroke + 1.5);
      frame(n, palette['ring-inner'], Math.max(1.5, stroke / 2), stroke + 1.5);
    }
  }

  /** The first heap of each line, and the place within it. @param {StripScene} scene @param {Grid} grid */
  function drawAxes({ fold, row_name, palette }, { area, cell, x, y, ...seen }) {
    const label = palette.px.label;
    const above = area.top - label * 0.75;
    const beside = area.left - label * 0.4;
    context.fillStyle = palette['ink-soft'];
    context.font = `400 ${label}px ${palette.font}`;
    context.textBaseline = 'middle';
    context.textAlign = 'right';
    const row_step = Math.max(1, Math.ceil((label * 1.25) / cell.height));
    const first = Math.ceil(seen.first_row / row_step) * row_step;
    for (let row = first <= seen.last_row ? first : seen.first_row; row <= seen.last_row; row += row_step) {
      const middle = y(row) + cell.height / 2;
      if (middle >= area.top - 1 && middle <= area.top + area.height) context.fillText(String(row * fold), beside, middle);
    }
    context.textAlign = 'center';
    const column_step = Math.max(1, Math.ceil((label * (0.65 * String(fold - 1).length + 1.3)) / cell.width));
    for (let column = seen.first_column; column <= seen.last_column; column += column_step) {
      const middle = x(column) + cell.width / 2;
      if (middle >= area.left + label * 0.35) context.fillText(`+${column}`, middle, above);
    }
    context.font = `italic 400 ${label}px ${palette.font}`;
    context.textAlign = 'right';
    context.fillText(row_name, beside, above);
  }

  return {
    /** @param {StripScene} scene */
    draw(scene) {
      const { width, height } = size();
      const area = stripAreaOf({ width, height }, scene, scene.palette);
      const grid = gridOf(scene.viewport, area, stripExtentOf(scene));
      context.clearRect(0, 0, width, height);
      context.save();
      context.beginPath();
      context.rect(area.left, area.top, area.width + 2, area.height + 2);
      context.clip();
      drawValues(scene, grid);
      drawPeriods(scene, grid);
      drawFrames(scene, grid);
      context.restore();
      drawAxes(scene, grid);
    },

    /** @param {StripScene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest({ viewport, fold, shown, palette }, x, y) {
      const area = stripAreaOf(size(), { shown }, palette);
      return cellUnder(viewport, area, x, y, ({ row, column }) => column < fold && row * fold + column < shown);
    },
  };
}
