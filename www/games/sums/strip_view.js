/** The strip of values on a canvas, folded into lines: heap n stands on line n div width, and a period as wide as the line stands in columns. */
import { cellAt, cellSize, columnX, rowY, visible } from '../../canvas/viewport.js';
import { createRamp } from '../../canvas/ramp.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Cell } from '../../canvas/table_board.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { StripScene } from './types.js' */

/** Values are printed in cells of so many pixels. */
const PRINTED_FROM_PX = 15;

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
  /** @param {StripScene} scene */
  const areaOf = (scene) => stripAreaOf(size(), scene, scene.palette);

  /** @param {StripScene} scene @param {ReturnType<typeof areaOf>} area @param {number} heap */
  const placeOf = ({ viewport, fold }, area, heap) => ({
    x: area.left + columnX(viewport, BigInt(heap % fold)),
    y: area.top + rowY(viewport, BigInt(Math.floor(heap / fold))),
  });

  /** A frame around a cell. @param {StripScene} scene @param {ReturnType<typeof areaOf>} area @param {number} heap @param {string} colour @param {number} width @param {number} [inset] */
  function frame(scene, area, heap, colour, width, inset = 0) {
    const cell = cellSize(scene.viewport);
    const { x, y } = placeOf(scene, area, heap);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.strokeRect(x + width / 2 + inset, y + width / 2 + inset, cell.width - width - 2 * inset, cell.height - width - 2 * inset);
  }

  /** A triangle in the upper right corner of a cell. @param {number} right @param {number} top @param {number} cell_px @param {StripScene['palette']} palette */
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

  return {
    /** @param {StripScene} scene */
    draw(scene) {
      const { values, fold, decided, most, shown, heap, read, compared, period, exceptions, picked, focus, row_name, viewport, palette } =
        scene;
      const { width, height } = size();
      context.clearRect(0, 0, width, height);
      const area = areaOf(scene);
      const cell = cellSize(viewport);
      const { first_row, last_row, first_column, last_column } = visible(viewport, area, stripExtentOf(scene));
      const label = palette.px.label;
      const gap = cell.width >= 8 ? Math.max(1, Math.min(3, cell.width / 14)) : 0;
      const shade = createRamp(palette, most);
      const is_printed = cell.width >= PRINTED_FROM_PX && cell.height >= PRINTED_FROM_PX * 0.8;
      const font_px = Math.min(cell.height * 0.56, cell.width * 0.5, 44);

      context.save();
      context.beginPath();
      context.rect(area.left, area.top, area.width + 2, area.height + 2);
      context.clip();
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      for (let row = Number(first_row); row <= Number(last_row); row += 1) {
        for (let column = Number(first_column); column <= Number(last_column); column += 1) {
          const n = row * fold + column;
          if (n >= shown || column >= fold) break;
          const { x, y } = placeOf(scene, area, n);
          const is_known = n < decided;
          const value = values[n] ?? 0;
          const { colour, is_dark } =
            is_known && value > 0 ? shade(value) : { colour: is_known ? palette['p-strong'] : palette.undecided, is_dark: is_known };
          context.fillStyle = colour;
          context.fillRect(x + gap / 2, y + gap / 2, Math.max(1, cell.width - gap), Math.max(1, cell.height - gap));
          // A corner is cut from what the period would have otherwise.
          if (is_known && exceptions.has(n)) cutCorner(x + cell.width - gap / 2, y + gap / 2, Math.min(cell.width, cell.height), palette);
          if (!is_known || !is_printed) continue;
          const words = String(value);
          context.fillStyle = value === 0 ? palette['p-strong-ink'] : is_dark ? '#ffffff' : '#111111';
          context.font = `${value === 0 ? 700 : 500} ${Math.min(font_px, (cell.width * 1.5) / words.length)}px ${palette.font}`;
          context.fillText(words, x + cell.width / 2, y + cell.height / 2 + font_px * 0.04);
        }
      }
      // Where the period begins, and where it begins again.
      if (period && period.period >= 2 && decided > period.preperiod) {
        context.strokeStyle = palette.threshold;
        context.lineWidth = palette.px.stroke;
        for (let n = period.preperiod; n < decided; n += period.period) {
          if (n / fold < Number(first_row) || n / fold > Number(last_row) + 1) continue;
          const { x, y } = placeOf(scene, area, n);
          context.beginPath();
          context.moveTo(x, y + 1);
          context.lineTo(x, y + cell.height - 1);
          context.stroke();
        }
      }
      for (const one of read) if (one < shown) frame(scene, area, one, palette.ink, Math.max(2, palette.px.stroke));
      if (compared) {
        for (let n = compared.from; n < compared.from + Math.min(compared.count, fold * 20); n += 1) {
          frame(scene, area, n, palette.threshold, palette.px.stroke);
          if (n + compared.period < shown) frame(scene, area, n + compared.period, palette.ink, palette.px.stroke);
        }
      }
      for (const one of [heap, picked, focus && focus.row * fold + focus.column]) {
        if (one === null || one >= shown) continue;
        frame(scene, area, one, palette['ring-outer'], palette.px.stroke + 1.5);
        frame(scene, area, one, palette['ring-inner'], Math.max(1.5, palette.px.stroke / 2), palette.px.stroke + 1.5);
      }
      context.restore();

      // The first heap of each line, and the place within it.
      context.fillStyle = palette['ink-soft'];
      context.font = `400 ${label}px ${palette.font}`;
      context.textBaseline = 'middle';
      context.textAlign = 'right';
      const row_step = Math.max(1, Math.ceil((label * 1.25) / cell.height));
      for (let row = Number(first_row); row <= Number(last_row); row += 1) {
        if (row % row_step !== 0) continue;
        const y = area.top + rowY(viewport, BigInt(row)) + cell.height / 2;
        if (y < area.top - 1 || y > area.top + area.height) continue;
        context.fillText(String(row * fold), area.left - label * 0.4, y);
      }
      context.textAlign = 'center';
      const column_step = Math.max(1, Math.ceil((label * (0.6 * String(fold).length + 0.7)) / cell.width));
      for (let column = Number(first_column); column <= Number(last_column); column += column_step) {
        const x = area.left + columnX(viewport, BigInt(column)) + cell.width / 2;
        if (x < area.left + label) continue;
        context.fillText(`+${column}`, x, area.top - label * 0.75);
      }
      context.font = `italic 400 ${label}px ${palette.font}`;
      context.textAlign = 'right';
      context.fillText(row_name, area.left - label * 0.4, area.top - label * 0.75);
    },

    /** @param {StripScene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest(scene, x, y) {
      const area = areaOf(scene);
      if (x < area.left || y < area.top) return null;
      const { row, column } = cellAt(scene.viewport, x - area.left, y - area.top);
      const n = Number(row) * scene.fold + Number(column);
      return row >= 0n && column >= 0n && column < BigInt(scene.fold) && n < scene.shown
        ? { row: Number(row), column: Number(column) }
        : null;
    },
  };
}
