/**
 * The NP(m,n) table on a canvas: rows m downwards, columns n ≤ m to the right, walls as solid bars, the ray, the cells
 * that are read.
 *
 * Column 0 (no take allowed) is drawn as well: every wall starts there, and the wall of a row with f(m) = 1 is that cell
 * alone. A ray meets wall j at the real column k·(m-j), and the wall stops it iff floor(k·(m-j)) < f(j). All points of a ray
 * are drawn 1/(2q) of a cell to the right (k = p/q): fractions of the form i/q then lie strictly inside the cell of their
 * floor, so what the eye sees is exactly what is tested. Under a list L(x) the ray is a broken line through the columns L(x).
 */
import { gridOf } from '../../canvas/cell_grid.js';
import { cellAt, cellSize, labelEvery } from '../../canvas/table_viewport.js';
import { drawNimbers } from './nimber_layer.js';
import { INFINITE, knownTo, stackAfter, threshold } from './steps.js';
import { AXIS_SIGNS, drawLines, drawPoints } from './table_marks.js';

/** @import { DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Grid } from '../../canvas/cell_grid.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { BoardView, Stage, TableViewport } from '../../canvas/types.js' */
/** @import { Axes, Cell, Digits, Geometry, Scene } from './types.js' */

/** Cells lower than this carry no digits. */
const DIGITS_FROM_PX = 13;

/** Width of the sign of rows or columns, in parts of its height. */
const SIGN_WIDTH = 2.4;
/** Names in words stand on a line of their own; a board lower than so many of their heights has none. */
const [NAMES_LINE, NAMES_FROM] = [1.35, 18];
/** Digits are as large as this, in CSS pixels, in cells that are hardly larger. */
const LEAST_DIGIT_PX = 16.5;

/** The column of a row's label. */
export const LABEL = -1;

/** @param {DynamicNimTable} timeline */
export const extentOf = ({ size }) => ({ rows: BigInt(size + 1), columns: BigInt(size + 1) });

/** Height of the line of names. @param {{height: number}} size @param {Palette} palette @param {Axes | undefined} axes */
const namesHeight = ({ height }, { px }, axes) => (axes && height >= px.label * NAMES_FROM ? px.label * NAMES_LINE : 0);

/**
 * The part of the canvas that holds cells; labels stand left of it and above it.
 * @param {{width: number, height: number}} size @param {DynamicNimTable} timeline @param {Palette} palette
 * @param {Axes} [axes] what rows and columns are, in words
 */
export function areaOf(size, timeline, palette, axes) {
  const label = palette.px.label;
  // The name of the rows, with its arrow, takes a little more than two digits.
  const left = Math.ceil(label * Math.max(0.62 * String(timeline.size).length + 0.9, 2.6));
  const top = Math.ceil(label * 1.6 + namesHeight(size, palette, axes));
  // A little room at the bottom and the right for rings around the last cells, and right of a wide table for the name of the columns.
  const height = Math.max(1, size.height - top - 4);
  const right = Math.ceil(Math.min(Math.max(0, size.width - left - height), label * SIGN_WIDTH));
  return { left, top, width: Math.max(1, size.width - left - right), height };
}

/**
 * Whether the upper right corner of the board stays free of cells, whichever row is followed: above the stairs there is nothing.
 * @param {{width: number, height: number}} size @param {DynamicNimTable} timeline @param {Palette} palette @param {TableViewport} viewport
 * @param {{top: number, width: number, height: number}} corner in CSS pixels below the lines of names and numbers, and from the right
 * @param {Axes} [axes]
 */
export function isCornerFree(size, timeline, palette, viewport, corner, axes) {
  const area = areaOf(size, timeline, palette, axes);
  const { width, height } = cellSize(viewport);
  const last_top_row = timeline.size + 1 - Math.floor(area.height / height);
  // It keeps its place where there is no line of names.
  const from_first_row = corner.top + palette.px.label * NAMES_LINE - namesHeight(size, palette, axes);
  const bottom_row = Math.max(0, last_top_row) + (from_first_row + corner.height) / height;
  return timeline.size * width < area.width && (size.width - area.left - corner.width) / width > bottom_row + 1;
}

/** @param {Stage} stage @returns {BoardView<Scene, Cell>} */
export function createTableView(stage) {
  const { context } = stage;

  /** @param {Scene} scene @returns {Geometry & Grid} */
  function geometry({ timeline, viewport, palette, axes }) {
    const area = areaOf(stage.size(), timeline, palette, axes);
    const grid = gridOf(viewport, area, extentOf(timeline));
    const { x, y, cell } = grid;
    const gap = cell.height >= 10 ? 2 : cell.height >= 4 ? 1 : 0;
    return { ...grid, gap, centre: (at) => ({ x: x(at.column + 0.5), y: y(at.row + 0.5) }) };
  }

  /** @param {Geometry} g @param {number} row @param {number} first @param {number} end one past the last column */
  function bar(g, row, first, end) {
    const right = Math.min(g.x(end), g.area.left + g.area.width + 8);
    const side = g.cell.width >= 10 ? g.gap / 2 : 0;
    const [width, height] = [Math.max(right - g.x(first) - 2 * side, 1), Math.max(g.cell.height - g.gap, 1)];
    context.beginPath();
    context.roundRect(g.x(first) + side, g.y(row) + g.gap / 2, width, height, Math.min(g.cell.height / 5, width / 2, height / 2));
  }

  /** @param {Scene} scene @param {Geometry & Grid} g @returns {() => void} what draws the digits, over whatever comes between */
  function drawRows(scene, g) {
    const { timeline, step, palette } = scene;
    const { first_row, last_row, first_column, last_column } = g;
    const on_stack = new Set(stackAfter(timeline, step));
    const digits = g.cell.height >= DIGITS_FROM_PX && g.cell.width >= 11;
    // A popped wall of a few pixels would drown in pale colours.
    const thin = g.cell.height < 5;
    const digit_px = Math.min(
      Math.max(g.cell.height * 0.62, Math.min(g.cell.height * 0.76, LEAST_DIGIT_PX)),
      g.cell.width * 0.8,
      palette.px.label * 1.5,
    );

    const [plain, bold] = [`500 ${digit_px}px ${palette.font}`, `700 ${digit_px}px ${palette.font}`];

    /** Digits of one ink, from a column to another, with one column in bold. @param {Digits} run */
    const drawRun = ({ row, from, to, digit, ink, bold_at = -1 }) => {
      context.fillStyle = ink;
      const y = g.y(row) + g.cell.height / 2 + digit_px * 0.06;
      const [start, end] = [Math.max(from, first_column), Math.min(to, last_column)];
      for (let n = start; n <= end; n += 1) if (n !== bold_at) context.fillText(digit, g.x(n + 0.5), y);
      if (bold_at < start || bold_at > end) return;
      // Setting a font is the dearest call here: the plain one is set once for all rows.
      context.font = bold;
      context.fillText(digit, g.x(bold_at + 0.5), y);
      context.font = plain;
    };

    /** @type {Digits[]} */
    const runs = [];
    for (let row = first_row; row <= last_row; row += 1) {
      const f = threshold(timeline, row);
      const current = row === step.row;
      // How many cells of the row are known: all, none, or those up to the one that was just decided.
      const known = current ? knownTo(step) : row < step.row ? row : -1;

      if (known < row) {
        bar(g, row, 0, row + 1);
        context.fillStyle = palette.undecided;
        context.fill();
        if (current && step.kind === 'passed') {
          context.strokeStyle = palette.threshold;
          context.lineWidth = palette.px.stroke * 0.6;
          context.stroke();
        }
      }
      if (known < 0) continue;
      const p_end = f === INFINITE ? f : Math.min(f, known + 1);
      const lit = on_stack.has(row);
      bar(g, row, 0, p_end);
      context.fillStyle = lit || thin ? palette['p-strong'] : palette['p-fill'];
      context.globalAlpha = thin && !lit ? 0.6 : 1;
      context.fill();
      context.globalAlpha = 1;
      const p_ink = lit ? palette['p-strong-ink'] : palette['p-ink'];
      // The ray begins where the first digit would be.
      runs.push({ row, from: current && 'tested' in step ? 1 : 0, to: Math.min(p_end - 1, timeline.size), digit: '0', ink: p_ink });
      if (known < f) continue;
      bar(g, row, f, known + 1);
      context.fillStyle = palette['n-fill'];
      context.fill();
      const just_found = current && step.kind === 'stopped';
      bar(g, row, f, f + 1);
      if (just_found) {
        context.fillStyle = palette.threshold;
        context.fill();
      } else if (g.cell.height >= 5) {
        context.strokeStyle = palette.threshold;
        context.lineWidth = Math.min(palette.px.stroke * 0.7, g.cell.height / 8);
        context.stroke();
      }
      runs.push({ row, from: just_found ? f + 1 : f, to: known, digit: '1', ink: palette['n-ink'], bold_at: f });
      if (just_found) runs.push({ row, from: f, to: f, digit: '1', ink: palette['threshold-ink'], bold_at: f });
    }
    return () => {
      if (!digits) return;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.font = plain;
      runs.forEach(drawRun);
      if (first_row > 0) return;
      // Row 0 goes on for ever: its bar leaves the board, with the sign for it behind the last column.
      context.font = `700 ${digit_px * 1.3}px ${palette.font}`;
      context.textAlign = 'left';
      context.fillStyle = on_stack.has(0) ? palette['p-strong-ink'] : palette['p-ink'];
      const end = g.x(timeline.size + 1) + digit_px * 0.4;
      if (end + digit_px * 2 < g.area.left + g.area.width) context.fillText('∞', end, g.y(0) + g.cell.height / 2);
    };
  }

  /** @param {Scene} scene @param {Geometry & Grid} g */
  function drawLabels({ timeline, step, selection, palette, axes }, g) {
    const label = palette.px.label;
    const numbers_y = g.area.top - label * 0.8;
    context.textBaseline = 'middle';
    context.textAlign = 'right';
    const rows_every = labelEvery(g.cell.height, label * 1.15);
    for (let row = g.first_row; row <= g.last_row; row += 1) {
      const current = row === step.row;
      const y = g.y(row) + g.cell.height / 2;
      // The current row is always labelled; a regular label too near to it gives way.
      if (!current && (row % rows_every !== 0 || Math.abs(row - step.row) * g.cell.height < label * 1.1)) continue;
      if (y - label * 0.4 < g.area.top || y + label * 0.4 > stage.size().height) continue;
      context.font = `${current ? 700 : 400} ${label}px ${palette.font}`;
      context.fillStyle = current ? palette.threshold : palette['ink-soft'];
      context.fillText(String(row), g.area.left - label * 0.45, y);
    }
    context.textAlign = 'center';
    context.font = `400 ${label}px ${palette.font}`;
    const columns_every = labelEvery(g.cell.width, label * (0.62 * String(timeline.size).length + 0.5));
    for (let column = g.first_column; column <= g.last_column; column += 1) {
      if (column % columns_every !== 0) continue;
      const x = g.x(column) + g.cell.width / 2;
      if (x < g.area.left + label * 0.25 || x > g.area.left + g.area.width) continue;
      const found = step.kind === 'stopped' && column === step.row - step.wall;
      context.font = `${found ? 700 : 400} ${label}px ${palette.font}`;
      context.fillStyle = found ? palette.threshold : selection?.column === column ? palette.ink : palette['ink-soft'];
      context.fillText(String(column), x, numbers_y);
    }
    context.font = `italic 400 ${label}px ${palette.font}`;
    context.fillStyle = palette['ink-soft'];
    if (axes && namesHeight(stage.size(), palette, axes) > 0) {
      context.textAlign = 'left';
      const row_x = label * 0.4;
      context.fillText(axes.row, row_x, label * 0.7);
      const column_x = row_x + context.measureText(axes.row).width + label;
      context.fillText(axes.column, column_x, label * 0.7, stage.size().width - column_x);
      return;
    }
    context.textAlign = 'right';
    context.fillText(AXIS_SIGNS.row, g.area.left - label * 0.3, numbers_y);
    context.textAlign = 'left';
    // Behind half of the last number.
    const end = g.x(g.last_column) + g.cell.width / 2 + label * (0.31 * String(timeline.size).length + 0.4);
    if (end + label * (SIGN_WIDTH - 0.4) < stage.size().width) context.fillText(AXIS_SIGNS.column, end, numbers_y);
  }

  return {
    draw(scene) {
      const g = geometry(scene);
      context.save();
      context.beginPath();
      context.rect(g.area.left - 3, g.area.top, g.area.width + 3, g.area.height + 4);
      context.clip();
      const drawDigits = drawRows(scene, g);
      drawLines(stage, scene, g);
      drawDigits();
      if (scene.nimbers) drawNimbers(context, { ...scene, nimbers: scene.nimbers }, g);
      drawPoints(stage, scene, g);
      context.restore();
      drawLabels(scene, g);
    },

    hitTest({ timeline, viewport, palette, axes }, x, y) {
      const area = areaOf(stage.size(), timeline, palette, axes);
      if (y < area.top) return null;
      const at = cellAt(viewport, x - area.left, y - area.top);
      // A click on a row's label counts as one on the row.
      if (x < area.left) return at.row >= 0n && at.row <= BigInt(timeline.size) ? { row: Number(at.row), column: LABEL } : null;
      if (at.row < 0n || at.row > BigInt(timeline.size) || at.column < 0n || at.column > at.row) return null;
      return { row: Number(at.row), column: Number(at.column) };
    },
  };
}
