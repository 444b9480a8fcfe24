/** The table of a rule on a canvas: its cells in the colours of their outcomes, nimbers or depths, as far as the steps have come; what is asked, what was picked, and where that leads. */
import { bytesOf, pixelOf, rampAt } from '../../canvas/palette.js';
import { createRamp } from '../../canvas/ramp.js';
import { cellAt, cellSize, columnX, labelEvery, rowY, visible } from '../../canvas/viewport.js';
import { NONE } from './table.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Cell } from '../../canvas/table_board.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Scene, Shown } from './types.js' */

/** Cells from this size on have letters or numbers in them, and lines between them. */
const LETTERS_FROM_PX = 13;
const LINES_FROM_PX = 6;

/** What is no position. */
const BLANK = 4;

/** A colour as the style sheet has it. @param {readonly number[]} bytes */
const hexOf = (bytes) => `#${bytes.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Signs of the labels, by the solver's numbers. */
const SIGNS = ['N', 'P', '=', '?', ''];

/** @param {{width: number, height: number}} size @param {Shown} shown @param {Palette} palette */
export function labAreaOf(size, { rows, first_row, fold, names }, palette) {
  const label = palette.px.label;
  const last = first_row + BigInt((rows - 1) * (fold ?? 1));
  const digits = String(last).length;
  // Many digits in bold are wider.
  const left = Math.ceil(label * Math.max((digits > 9 ? 0.68 : 0.62) * digits + 0.9, 0.6 * names.row.length + 0.6));
  const top = Math.ceil(label * 1.6);
  return { left, top, width: Math.max(1, size.width - left - 4), height: Math.max(1, size.height - top - 4) };
}

/** @param {Scene['shown']} shown */
const extentOf = ({ rows, columns }) => ({ rows: BigInt(rows), columns: BigInt(columns) });

/** @param {Stage} stage */
export function createLabView(stage) {
  const { context } = stage;
  /** A pixel a cell, and what it was made of. */
  const picture = stage.createCanvas();
  /** @type {unknown[]} */
  let made_of = [];

  /** @param {Scene} scene */
  function geometry({ shown, viewport, palette }) {
    const area = labAreaOf(stage.size(), shown, palette);
    const cell = cellSize(viewport);
    const [x0, y0] = [area.left + columnX(viewport, 0n), area.top + rowY(viewport, 0n)];
    return {
      area,
      cell,
      x: (/** @type {number} */ column) => x0 + column * cell.width,
      y: (/** @type {number} */ row) => y0 + row * cell.height,
    };
  }

  /** @typedef {ReturnType<typeof geometry>} Geometry */

  /** The label of a tuple, as if it were no position where there is none. @param {Scene} scene @param {number} place */
  const labelAt = ({ timeline }, place) => (place < 0 ? BLANK : (timeline.labels[place] ?? BLANK));

  /** Whether the label of a tuple is told. @param {Scene} scene @param {number} place */
  const isTold = ({ ranks, cursor, covered }, place) => (ranks[place] ?? 0) <= cursor && place !== covered;

  /** The colour and the ink of a cell, by what is told of it. @param {Scene} scene @param {boolean} is_small whether there are no letters */
  function coloursOf({ palette, numbers, most, view }, is_small) {
    const shade = createRamp(palette, most);
    const told = [
      { colour: palette['n-fill'], ink: palette['n-ink'] },
      is_small ? { colour: palette['p-strong'], ink: palette['p-strong-ink'] } : { colour: palette['p-fill'], ink: palette['p-ink'] },
      { colour: '#8a8f98', ink: '#ffffff' },
      { colour: palette.undecided, ink: palette['ink-soft'] },
    ];
    const hidden = { colour: palette.undecided, ink: palette['ink-soft'] };
    return (/** @type {number} */ label, /** @type {number} */ number, /** @type {boolean} */ is_told) => {
      if (!is_told) return hidden;
      if (!numbers || number === NONE) return told[label] ?? hidden;
      if (view === 'depth') {
        const [r, g, b] = rampAt(most === 0 ? 0 : number / most);
        return { colour: hexOf([r, g, b]), ink: r + 2 * g + b > 420 ? '#1b2130' : '#ffffff' };
      }
      const { bytes, is_dark } = shade(number);
      if (number === 0) return { colour: palette['p-strong'], ink: palette['p-strong-ink'] };
      return { colour: hexOf(bytes), ink: is_dark ? '#ffffff' : '#1b2130' };
    };
  }

  /** Paints every cell as a pixel. @param {Scene} scene @param {boolean} is_small */
  function paint(scene, is_small) {
    const { timeline, shown, numbers, palette, cursor, covered } = scene;
    const of = [timeline, shown, numbers, palette, cursor, covered, is_small];
    if (of.every((one, index) => one === made_of[index])) return;
    made_of = of;
    picture.width = shown.columns;
    picture.height = shown.rows;
    const target = /** @type {CanvasRenderingContext2D} */ (picture.getContext('2d'));
    const image = target.createImageData(shown.columns, shown.rows);
    const pixels = new Uint32Array(image.data.buffer);
    const colourOf = coloursOf(scene, is_small);
    /** Pixels of what came before: there are few colours. @type {Map<number, number>} */
    const known = new Map();
    for (let row = 0; row < shown.rows; row += 1)
      for (let column = 0; column < shown.columns; column += 1) {
        const place = shown.placeAt(row, column);
        const label = labelAt(scene, place);
        if (label === BLANK) continue;
        const is_told = isTold(scene, place);
        const number = numbers?.[place] ?? NONE;
        const key = is_told ? (number === NONE ? label : 5 + number) : -1;
        let pixel = known.get(key);
        if (pixel === undefined) known.set(key, (pixel = pixelOf(bytesOf(colourOf(label, number, is_told).colour))));
        pixels[row * shown.columns + column] = pixel;
      }
    target.putImageData(image, 0, 0);
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawCells(scene, g) {
    const { shown, palette, viewport } = scene;
    const is_small = Math.min(g.cell.width, g.cell.height) < LETTERS_FROM_PX;
    paint(scene, is_small);
    context.imageSmoothingEnabled = g.cell.width < 1;
    const [left, top] = [g.x(0), g.y(0)];
    context.drawImage(picture, left, top, shown.columns * g.cell.width, shown.rows * g.cell.height);
    const seen = visible(viewport, g.area, extentOf(shown));
    const [first_row, last_row] = [Number(seen.first_row), Number(seen.last_row)];
    const [first_column, last_column] = [Number(seen.first_column), Number(seen.last_column)];
    if (g.cell.width >= LINES_FROM_PX) {
      const line = is_small ? 1 : 2;
      context.fillStyle = palette.page;
      for (let column = first_column; column <= last_column + 1; column += 1)
        context.fillRect(g.x(column) - line / 2, g.y(first_row), line, (last_row - first_row + 1) * g.cell.height);
      for (let row = first_row; row <= last_row + 1; row += 1)
        context.fillRect(g.x(first_column), g.y(row) - line / 2, (last_column - first_column + 1) * g.cell.width, line);
    }
    if (!is_small) drawLetters(scene, g, { first_row, last_row, first_column, last_column });
  }

  /** @param {Scene} scene @param {Geometry} g @param {{first_row: number, last_row: number, first_column: number, last_column: number}} seen */
  function drawLetters(scene, g, { first_row, last_row, first_column, last_column }) {
    const { shown, numbers, most, palette } = scene;
    const colourOf = coloursOf(scene, false);
    const digits = numbers ? String(most).length : 1;
    const px = Math.min(g.cell.height * 0.56, (g.cell.width * 1.4) / Math.max(digits, 1.6), palette.px.label * 1.5);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `600 ${px}px ${palette.font}`;
    for (let row = first_row; row <= last_row; row += 1)
      for (let column = first_column; column <= last_column; column += 1) {
        const place = shown.placeAt(row, column);
        const label = labelAt(scene, place);
        if (label === BLANK) continue;
        const number = numbers?.[place] ?? NONE;
        const is_told = isTold(scene, place);
        if (!is_told && place !== scene.covered) continue;
        context.fillStyle = colourOf(label, number, is_told).ink;
        const words = !is_told ? '?' : number !== NONE ? String(number) : (SIGNS[label] ?? '');
        context.fillText(words, g.x(column + 0.5), g.y(row + 0.5) + px * 0.05);
      }
  }

  /** A ring around a cell, in two tones. @param {Scene} scene @param {Geometry} g @param {Cell} cell @param {string} colour @param {number} [grow] */
  function ring({ palette }, g, { row, column }, colour, grow = 0) {
    const [x, y] = [g.x(column) - grow, g.y(row) - grow];
    const [width, height] = [g.cell.width + 2 * grow, g.cell.height + 2 * grow];
    const corner = Math.min(5, width / 4);
    for (const [stroke, line] of /** @type {const} */ ([
      [palette['ring-inner'], palette.px.stroke + 2],
      [colour, palette.px.stroke * 0.8],
    ])) {
      context.strokeStyle = stroke;
      context.lineWidth = line;
      context.beginPath();
      context.roundRect(x, y, width, height, corner);
      context.stroke();
    }
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawMarks(scene, g) {
    const { shown, failures, position, parts, selection, options, focus, palette } = scene;
    const least = Math.min(g.cell.width, g.cell.height);
    context.strokeStyle = palette.threshold;
    context.lineWidth = Math.max(1.5, Math.min(palette.px.stroke, least / 6));
    context.beginPath();
    for (let index = 0; index < failures.length && index < 5000; index += 1) {
      const cell = shown.cellOf(failures[index] ?? -1);
      if (!cell) continue;
      const inset = Math.min(3, least * 0.15);
      context.moveTo(g.x(cell.column) + inset, g.y(cell.row) + inset);
      context.lineTo(g.x(cell.column + 1) - inset, g.y(cell.row + 1) - inset);
    }
    context.stroke();
    const from = selection ?? position;
    for (const { cell, wins } of options) {
      if (!cell) continue;
      const radius = Math.max(2.5, Math.min(least * 0.2, 9));
      const [x, y] = [g.x(cell.column + 1) - radius * 1.2, g.y(cell.row) + radius * 1.2];
      const [at_x, at_y] = least < LETTERS_FROM_PX ? [g.x(cell.column + 0.5), g.y(cell.row + 0.5)] : [x, y];
      context.beginPath();
      context.arc(at_x, at_y, radius, 0, 2 * Math.PI);
      context.fillStyle = wins ? palette['p-strong'] : palette['ring-inner'];
      context.fill();
      context.lineWidth = 1.5;
      context.strokeStyle = palette['ring-outer'];
      context.stroke();
      if (wins && from && !selection) {
        context.strokeStyle = palette['p-strong'];
        context.lineWidth = palette.px.stroke * 0.6;
        context.beginPath();
        context.moveTo(g.x(from.column + 0.5), g.y(from.row + 0.5));
        context.lineTo(at_x, at_y);
        context.stroke();
      }
    }
    const grow = least < LETTERS_FROM_PX ? 3 : 0;
    for (const cell of position ? [position] : parts) ring(scene, g, cell, palette.ink, grow);
    if (selection) ring(scene, g, selection, palette.threshold, grow);
    if (focus) ring(scene, g, focus, palette['ring-outer'], grow + 2);
  }

  /** @param {Scene} scene @param {Geometry} g */
  function drawAxes({ shown, viewport, palette, position }, g) {
    const label = palette.px.label;
    const { first_row, first_column, fold, names } = shown;
    const seen = visible(viewport, g.area, extentOf(shown));
    context.textBaseline = 'middle';
    context.textAlign = 'right';
    context.fillStyle = palette['ink-soft'];
    const rows = labelEvery(g.cell.height, label * 1.2);
    for (let row = Number(seen.first_row); row <= Number(seen.last_row); row += 1) {
      const value = first_row + BigInt(row * (fold ?? 1));
      if ((fold === null ? value : BigInt(row)) % BigInt(rows) !== 0n) continue;
      const y = g.y(row + 0.5);
      if (y - label * 0.4 < g.area.top) continue;
      context.font = `${position?.row === row ? 700 : 400} ${label}px ${palette.font}`;
      context.fillText(String(value), g.area.left - label * 0.45, y);
    }
    context.textAlign = 'center';
    const widest = String(first_column + BigInt(shown.columns)).length;
    const columns = labelEvery(g.cell.width, label * (0.62 * widest + 0.6));
    const name = names.column;
    // Behind half of the last number.
    const name_px = g.x(shown.columns) - g.cell.width / 2 + label * (0.31 * widest + 0.5);
    for (let column = Number(seen.first_column); column <= Number(seen.last_column); column += 1) {
      const value = first_column + BigInt(column);
      if (value % BigInt(columns) !== 0n) continue;
      const x = g.x(column + 0.5);
      if (x < g.area.left || x + label * 0.3 * String(value).length > stage.size().width) continue;
      context.font = `${position?.column === column ? 700 : 400} ${label}px ${palette.font}`;
      // A number that is wider than its column is not cut off.
      const least = widest > 9 ? g.area.left + label * 0.34 * widest : 0;
      context.fillText((fold === null ? '' : '+') + String(value), Math.max(x, least), label * 0.8);
    }
    context.font = `italic 400 ${label}px ${palette.font}`;
    context.fillText(names.row, g.area.left / 2, label * 0.8);
    context.textAlign = 'left';
    if (fold === null && name_px + label * 1.6 < stage.size().width) context.fillText(name, name_px, label * 0.8);
  }

  return {
    /** @param {Scene} scene */
    draw(scene) {
      const g = geometry(scene);
      context.save();
      context.beginPath();
      context.rect(g.area.left - 4, g.area.top - 4, g.area.width + 8, g.area.height + 8);
      context.clip();
      drawCells(scene, g);
      drawMarks(scene, g);
      context.restore();
      drawAxes(scene, g);
    },

    /** The cell under a pixel of the canvas, or null beside the table. @param {Scene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest({ shown, viewport, palette }, x, y) {
      const area = labAreaOf(stage.size(), shown, palette);
      if (x < area.left || y < area.top) return null;
      const at = cellAt(viewport, x - area.left, y - area.top);
      const cell = { row: Number(at.row), column: Number(at.column) };
      return cell.row < shown.rows && cell.column < shown.columns && shown.placeAt(cell.row, cell.column) >= 0 ? cell : null;
    },
  };
}
