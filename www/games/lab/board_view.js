/**
 * The table of a rule on a canvas: its cells in the colours of outcomes, nimbers or depths, up to the current step, with marks on some of
 * them.
 */
import { cellUnder, gridOf } from '../../canvas/cell_grid.js';
import { diamond } from '../../canvas/marks.js';
import { bytesOf, pixelOf, putPixels, rampAt } from '../../canvas/palette.js';
import { createRamp } from '../../canvas/ramp.js';
import { labelEvery } from '../../canvas/table_viewport.js';
import { labelOf, NONE } from './table.js';

/** @import { Grid } from '../../canvas/cell_grid.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Cell } from '../../canvas/table_board.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Scene, Shown } from './types.js' */

/** Cells from these sizes on have letters or numbers in them, and lines between them. */
const [LETTERS_FROM_PX, LINES_FROM_PX] = [13, 6];

/** Failures of a conjecture that are marked. */
const MARKED = 5000;

/** Signs of the labels. */
const SIGNS = { N: 'N', P: 'P', draw: '=', unknown: '?', blank: '' };

/** @param {readonly number[]} bytes */
const hexOf = (bytes) => `#${bytes.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** @param {Shown['axes']} axes */
const rowName = ({ y }) => `${y} ↓`;

/**
 * The step between columns with a number: each has room for it, and for its + in a table that goes on from line to line.
 * @param {number} column_px @param {number} label its height @param {number} digits of the longest @param {boolean} is_folded
 */
export const headEvery = (column_px, label, digits, is_folded) =>
  labelEvery(column_px, label * (0.62 * digits + (is_folded ? 0.85 : 0) + 0.6));

/** @param {Shown} shown */
export const labExtentOf = ({ rows, columns }) => ({ rows: BigInt(rows), columns: BigInt(columns) });

/** @param {{width: number, height: number}} size @param {Shown} shown @param {Palette} palette */
export function labAreaOf(size, { rows, first_row, fold, axes }, palette) {
  const label = palette.px.label;
  const last = first_row + BigInt((rows - 1) * (fold ?? 1));
  const digits = String(last).length;
  // Many digits in bold are wider.
  const left = Math.ceil(label * Math.max((digits > 9 ? 0.68 : 0.62) * digits + 0.9, 0.6 * rowName(axes).length + 0.6));
  const top = Math.ceil(label * 1.6);
  return { left, top, width: Math.max(1, size.width - left - 4), height: Math.max(1, size.height - top - 4) };
}

/**
 * What is shown of a cell: its label, its number, and whether both are known by now; null if it is not a position.
 * @param {Scene} scene @param {number} row @param {number} column
 */
function contentAt({ timeline, shown, numbers, ranks, cursor, covered }, row, column) {
  const place = shown.placeAt(row, column);
  const label = labelOf(timeline, place);
  if (label === 'blank') return null;
  return { place, label, number: numbers?.[place] ?? NONE, is_shown: (ranks[place] ?? 0) <= cursor && place !== covered };
}

/** @typedef {NonNullable<ReturnType<typeof contentAt>>} Content */

/**
 * The colour and the ink of cells.
 * @param {Scene} scene @param {boolean} is_small whether there are no letters
 * @returns {(content: Content) => {colour: string, ink: string}}
 */
function coloursOf({ palette, most, view }, is_small) {
  const shade = createRamp(palette, most);
  const strong = { colour: palette['p-strong'], ink: palette['p-strong-ink'] };
  const hidden = { colour: palette.undecided, ink: palette['ink-soft'] };
  const by_label = {
    N: { colour: palette['n-fill'], ink: palette['n-ink'] },
    P: is_small ? strong : { colour: palette['p-fill'], ink: palette['p-ink'] },
    draw: { colour: '#8a8f98', ink: '#ffffff' },
    unknown: hidden,
  };
  return ({ label, number, is_shown }) => {
    if (!is_shown) return hidden;
    if (number === NONE) return by_label[label];
    if (view === 'depth') {
      const [r, g, b] = rampAt(most === 0 ? 0 : number / most);
      return { colour: hexOf([r, g, b]), ink: r + 2 * g + b > 420 ? '#1b2130' : '#ffffff' };
    }
    const { bytes, is_dark } = shade(number);
    return number === 0 ? strong : { colour: hexOf(bytes), ink: is_dark ? '#ffffff' : '#1b2130' };
  };
}

/** @param {Stage} stage */
export function createLabView({ context, size, createCanvas }) {
  /** One pixel a cell, and what it was painted from. */
  const picture = createCanvas();
  /** @type {unknown[]} */
  let painted_from = [];

  /** Paints every cell as a pixel, when anything has changed. @param {Scene} scene @param {boolean} is_small */
  function paint(scene, is_small) {
    const { timeline, shown, numbers, palette, cursor, covered } = scene;
    const from = [timeline, shown, numbers, palette, cursor, covered, is_small];
    if (from.every((one, index) => one === painted_from[index])) return;
    painted_from = from;
    const { rows, columns } = shown;
    const colourOf = coloursOf(scene, is_small);
    const pixels = new Uint32Array(rows * columns);
    /** Pixels by what decides the colour. @type {Map<string | number, number>} */
    const known = new Map();
    for (let at = 0; at < pixels.length; at += 1) {
      const content = contentAt(scene, Math.floor(at / columns), at % columns);
      if (!content) continue;
      const key = content.is_shown ? (content.number === NONE ? content.label : content.number) : 'hidden';
      const pixel = known.get(key) ?? pixelOf(bytesOf(colourOf(content).colour));
      known.set(key, pixel);
      pixels[at] = pixel;
    }
    putPixels(picture, pixels, columns);
  }

  /** @param {Scene} scene @param {Grid} grid */
  function drawCells(scene, { cell, x, y, first_row, last_row, first_column, last_column }) {
    const { shown, palette } = scene;
    const is_small = Math.min(cell.width, cell.height) < LETTERS_FROM_PX;
    paint(scene, is_small);
    context.imageSmoothingEnabled = cell.width < 1;
    context.drawImage(picture, x(0), y(0), shown.columns * cell.width, shown.rows * cell.height);
    if (cell.width < LINES_FROM_PX) return;
    const line = is_small ? 1 : 2;
    context.fillStyle = palette.page;
    for (let column = first_column; column <= last_column + 1; column += 1)
      context.fillRect(x(column) - line / 2, y(first_row), line, (last_row - first_row + 1) * cell.height);
    for (let row = first_row; row <= last_row + 1; row += 1)
      context.fillRect(x(first_column), y(row) - line / 2, (last_column - first_column + 1) * cell.width, line);
  }

  /** @param {Scene} scene @param {Grid} grid */
  function drawLetters(scene, { cell, x, y, first_row, last_row, first_column, last_column }) {
    const { numbers, most, palette, covered } = scene;
    const colourOf = coloursOf(scene, false);
    const digits = numbers ? String(most).length : 1;
    const px = Math.min(cell.height * 0.56, (cell.width * 1.4) / Math.max(digits, 1.6), palette.px.label * 1.5);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `600 ${px}px ${palette.font}`;
    for (let row = first_row; row <= last_row; row += 1)
      for (let column = first_column; column <= last_column; column += 1) {
        const content = contentAt(scene, row, column);
        if (!content || (!content.is_shown && content.place !== covered)) continue;
        const { label, number, is_shown } = content;
        context.fillStyle = colourOf(content).ink;
        const words = number === NONE ? SIGNS[label] : String(number);
        context.fillText(is_shown ? words : '?', x(column + 0.5), y(row + 0.5) + px * 0.05);
      }
  }

  /**
   * A ring around a cell, in two tones.
   * @param {Palette} palette @param {Grid} grid @param {Cell} at @param {string} colour @param {number} grow
   */
  function ring(palette, { cell, x, y }, at, colour, grow) {
    const [width, height] = [cell.width + 2 * grow, cell.height + 2 * grow];
    const { stroke } = palette.px;
    /** @type {[string, number][]} */
    const tones = [
      [palette['ring-inner'], stroke + 2],
      [colour, stroke * 0.8],
    ];
    for (const [tone, line] of tones) {
      context.strokeStyle = tone;
      context.lineWidth = line;
      context.beginPath();
      context.roundRect(x(at.column) - grow, y(at.row) - grow, width, height, Math.min(5, width / 4));
      context.stroke();
    }
  }

  /** Strikes out the cells where the conjecture fails. @param {Scene} scene @param {Grid} grid @param {number} least side of a cell */
  function drawFailures({ shown, failures, palette }, { x, y }, least) {
    context.strokeStyle = palette.threshold;
    context.lineWidth = Math.max(1.5, Math.min(palette.px.stroke, least / 6));
    context.beginPath();
    const inset = Math.min(3, least * 0.15);
    for (const place of Array.from(failures).slice(0, MARKED)) {
      const cell = shown.cellOf(place);
      if (!cell) continue;
      context.moveTo(x(cell.column) + inset, y(cell.row) + inset);
      context.lineTo(x(cell.column + 1) - inset, y(cell.row + 1) - inset);
    }
    context.stroke();
  }

  /**
   * Dots on the options of the current position; lines from the position of the link to its winning ones.
   * @param {Scene} scene @param {Grid} grid @param {number} least side of a cell
   */
  function drawOptions({ options, position, selection, palette }, { x, y }, least) {
    const radius = Math.max(2.5, Math.min(least * 0.2, 9));
    for (const { cell, wins } of options) {
      const is_small = least < LETTERS_FROM_PX;
      const at_x = is_small ? x(cell.column + 0.5) : x(cell.column + 1) - radius * 1.2;
      const at_y = is_small ? y(cell.row + 0.5) : y(cell.row) + radius * 1.2;
      context.beginPath();
      context.arc(at_x, at_y, radius, 0, 2 * Math.PI);
      context.fillStyle = wins ? palette['p-strong'] : palette['ring-inner'];
      context.fill();
      context.lineWidth = 1.5;
      context.strokeStyle = palette['ring-outer'];
      context.stroke();
      if (!wins || selection || !position) continue;
      context.strokeStyle = palette['p-strong'];
      context.lineWidth = palette.px.stroke * 0.6;
      context.beginPath();
      context.moveTo(x(position.column + 0.5), y(position.row + 0.5));
      context.lineTo(at_x, at_y);
      context.stroke();
    }
  }

  /** @param {Scene} scene @param {Grid} grid */
  function drawAxes({ shown, palette, position }, { area, cell, x, y, first_row, last_row, first_column, last_column }) {
    const { label } = palette.px;
    const { fold, axes } = shown;
    const { width } = size();
    const fontOf = (/** @type {boolean} */ is_bold) => `${is_bold ? 700 : 400} ${label}px ${palette.font}`;
    context.textBaseline = 'middle';
    context.textAlign = 'right';
    context.fillStyle = palette['ink-soft'];
    const rows = BigInt(labelEvery(cell.height, label * 1.2));
    for (let row = first_row; row <= last_row; row += 1) {
      const value = shown.first_row + BigInt(row * (fold ?? 1));
      const middle = y(row + 0.5);
      if ((fold === null ? value : BigInt(row)) % rows !== 0n || middle - label * 0.4 < area.top) continue;
      context.font = fontOf(position?.row === row);
      context.fillText(String(value), area.left - label * 0.45, middle);
    }
    context.textAlign = 'center';
    const widest = String(shown.first_column + BigInt(shown.columns)).length;
    const columns = BigInt(headEvery(cell.width, label, widest, fold !== null));
    // A number that is wider than its column is not cut off.
    const least = widest > 9 ? area.left + label * 0.34 * widest : 0;
    for (let column = first_column; column <= last_column; column += 1) {
      const value = shown.first_column + BigInt(column);
      const middle = x(column + 0.5);
      const has_room = middle >= area.left && middle + label * 0.3 * String(value).length <= width;
      if (value % columns !== 0n || !has_room) continue;
      context.font = fontOf(position?.column === column);
      context.fillText(`${fold === null ? '' : '+'}${value}`, Math.max(middle, least), label * 0.8);
    }
    context.font = `italic ${fontOf(false)}`;
    context.fillText(rowName(axes), area.left / 2, label * 0.8);
    context.textAlign = 'left';
    // Behind half of the last number.
    const end = x(shown.columns) - cell.width / 2 + label * (0.31 * widest + 0.9);
    if (fold === null && end + label * 1.6 < width) context.fillText(`${axes.x} →`, end, label * 0.8);
  }

  return {
    /** @param {Scene} scene */
    draw(scene) {
      const { shown, viewport, palette, position, parts, hinted, selection, focus } = scene;
      const area = labAreaOf(size(), shown, palette);
      const grid = gridOf(viewport, area, labExtentOf(shown));
      const least = Math.min(grid.cell.width, grid.cell.height);
      const is_small = least < LETTERS_FROM_PX;
      context.save();
      context.beginPath();
      context.rect(area.left - 4, area.top - 4, area.width + 8, area.height + 8);
      context.clip();
      drawCells(scene, grid);
      if (!is_small) drawLetters(scene, grid);
      drawFailures(scene, grid, least);
      drawOptions(scene, grid, least);
      const grow = is_small ? 3 : 0;
      for (const cell of position ? [position] : parts) ring(palette, grid, cell, palette.ink, grow);
      for (const cell of hinted) {
        ring(palette, grid, cell, palette.threshold, grow);
        diamond(context, { x: grid.x(cell.column + 0.5), y: grid.y(cell.row + 0.5) }, Math.max(4, Math.min(least * 0.3, 12)), palette);
      }
      if (selection) ring(palette, grid, selection, palette.threshold, grow);
      if (focus) ring(palette, grid, focus, palette['ring-outer'], grow + 2);
      context.restore();
      drawAxes(scene, grid);
    },

    /** @param {Scene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest({ shown, viewport, palette }, x, y) {
      const area = labAreaOf(size(), shown, palette);
      const has = ({ row = 0, column = 0 }) => row < shown.rows && column < shown.columns && shown.placeAt(row, column) >= 0;
      return cellUnder(viewport, area, x, y, has);
    },
  };
}
