/**
 * The ground of the board, which does not change from step to step. Walls are dark, hatched and without gaps. Free cells are tiles, in the
 * colour of their distance from A where they lie on a shortest path, else pale; lines cross a long way after every tenth of it.
 */
import { cellsOnShow } from '../../canvas/map_layout.js';
import { disc } from '../../canvas/marks.js';
import { bytesOf, pixelOf, putPixels, rampAt } from '../../canvas/palette.js';
import { NUMBERS_FROM_PX } from './board_marks.js';
import { layerOf, stepsOfIsolines } from './layers.js';

/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { DrawnScene } from './types.js' */

/** @typedef {Stage['context']} Context */
/** @typedef {{top: number, left: number, bottom: number, right: number}} Part of a board: its first and last rows and columns */

/** Walls are hatched and what lies off the paths has its dot from this size on. */
const HATCHED_FROM_PX = 10;

/** The cells on show. @param {DrawnScene} scene @param {Layout} g @returns {Part} */
function partOf({ board, viewport }, g) {
  const { first, last } = cellsOnShow(viewport, g.area);
  const [top, left] = [Math.max(0, Number(first.row)), Math.max(0, Number(first.column))];
  return { top, left, bottom: Math.min(board.rows - 1, Number(last.row)), right: Math.min(board.columns - 1, Number(last.column)) };
}

/**
 * Each cell on show with its place.
 * @param {DrawnScene} scene @param {Layout} g @param {(cell: number, x: number, y: number, column: number) => void} draw
 */
export function eachSeen(scene, g, draw) {
  const { top, left, bottom, right } = partOf(scene, g);
  const [x0, y0, side] = [g.x(0n), g.y(0n), g.cell.width];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      draw(row * scene.board.columns + column, x0 + column * side, y0 + row * side, column);
}

/**
 * Walls have no gaps between them: a mass, where free cells are tiles.
 * @param {Context} context @param {DrawnScene} scene @param {Part} part @param {Layout} g
 */
function drawWalls(context, { board, palette }, { top, left, bottom, right }, g) {
  const [x0, y0, side] = [g.x(0n), g.y(0n), g.cell.width];
  context.fillStyle = palette.wall;
  /** The ends of the hatching, `x`, `y`, `x`, `y`. @type {number[]} */
  const lines = [];
  const apart = Math.max(side / 3, 6);
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      if (board.cells[row * board.columns + column]) continue;
      const from = column;
      while (column < right && !board.cells[row * board.columns + column + 1]) column += 1;
      const [x, y, width] = [x0 + from * side, y0 + row * side, (column + 1 - from) * side];
      context.fillRect(x, y, width, side);
      if (side < HATCHED_FROM_PX) continue;
      // From the lower left to the upper right, on from row to row: x + y is a multiple of the distance.
      const [first, end] = [x - x0 + (y - y0), x - x0 + (y - y0) + width + side];
      for (let at = Math.ceil(first / apart + 0.01) * apart; at < end; at += apart) {
        const low = Math.max(first, at - side);
        const high = Math.min(at, first + width);
        if (high - low > 0.5) lines.push(x + low - first, y + at - low, x + high - first, y + at - high);
      }
    }
  }
  context.beginPath();
  for (let i = 0; i < lines.length; i += 4) {
    context.moveTo(lines[i] ?? 0, lines[i + 1] ?? 0);
    context.lineTo(lines[i + 2] ?? 0, lines[i + 3] ?? 0);
  }
  context.strokeStyle = palette['wall-hatch'];
  context.lineWidth = Math.max(1, Math.min(side / 16, 3));
  context.stroke();
}

/** A dot on what is free and on no shortest path. @param {Context} context @param {DrawnScene} scene @param {Layout} g */
function drawDots(context, scene, g) {
  const { board, distances, palette } = scene;
  const side = g.cell.width;
  if (side < HATCHED_FROM_PX || !distances || distances.d === null) return;
  const dot = Math.max(2, Math.min(side * 0.12, 6));
  context.fillStyle = palette['wall-hatch'];
  eachSeen(scene, g, (cell, x, y) => {
    if (board.cells[cell] && layerOf(distances, cell) < 0) context.fillRect(x + (side - dot) / 2, y + (side - dot) / 2, dot, dot);
  });
}

/**
 * How far each cell on a shortest path is from A.
 * @param {Context} context
 * @param {DrawnScene} scene
 * @param {Layout} g
 * @param {ReadonlySet<number>} [crossed] these alone, on a disc over the line that crosses them
 */
export function drawNumbers(context, scene, g, crossed) {
  const { board, distances, palette } = scene;
  const side = g.cell.width;
  if (side < NUMBERS_FROM_PX || !distances || distances.d === null || crossed?.size === 0) return;
  const { d } = distances;
  const label_px = Math.min(side * 0.42, Math.max(palette.px.label * 1.2, side * 0.22));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `500 ${label_px}px ${palette.font}`;
  eachSeen(scene, g, (cell, x, y) => {
    if (!board.cells[cell] || cell === board.startA || cell === board.startB || crossed?.has(cell) === false) return;
    const layer = layerOf(distances, cell);
    if (layer < 0) return;
    const [red, green, blue] = rampAt(layer / d);
    const [middle_x, middle_y] = [x + side / 2, y + side / 2];
    if (crossed) disc(context, { x: middle_x, y: middle_y }, label_px * 0.8, `rgb(${red}, ${green}, ${blue})`);
    context.fillStyle = 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? '#1b2130' : '#ffffff';
    context.fillText(String(layer), middle_x, middle_y + label_px * 0.06);
  });
}

/** A line across the ways where every tenth of a long one begins. @param {Context} context @param {DrawnScene} scene @param {Layout} g */
export function drawIsolines(context, scene, g) {
  const { board, distances, palette } = scene;
  const every = distances && distances.d !== null ? stepsOfIsolines(distances.d) : null;
  if (!distances || every === null) return;
  const side = g.cell.width;
  context.beginPath();
  /** Whether a line crosses between two cells. @param {number} cell @param {number} beside */
  const isCrossed = (cell, beside) => {
    const [here, there] = [layerOf(distances, cell), layerOf(distances, beside)];
    return here >= 0 && there >= 0 && Math.floor(here / every) !== Math.floor(there / every);
  };
  eachSeen(scene, g, (cell, x, y, column) => {
    const [right, bottom] = [x + side, y + side];
    if (column + 1 < board.columns && isCrossed(cell, cell + 1)) {
      context.moveTo(right, y);
      context.lineTo(right, bottom);
    }
    // Below the last row there is no layer.
    if (isCrossed(cell, cell + board.columns)) {
      context.moveTo(x, bottom);
      context.lineTo(right, bottom);
    }
  });
  context.strokeStyle = palette.ink;
  context.lineWidth = Math.max(1, side / 14);
  context.stroke();
}

/** Paints a part of the board, a pixel for a cell. @param {HTMLCanvasElement} canvas @param {DrawnScene} scene @param {Part} part */
function paint(canvas, { board, distances, palette }, { top, left, bottom, right }) {
  const width = right - left + 1;
  const pixels = new Uint32Array(width * (bottom - top + 1));
  const [wall, free] = [pixelOf(bytesOf(palette.wall)), pixelOf(bytesOf(palette.floor))];
  const ramp = Uint32Array.from({ length: 256 }, (_, part) => pixelOf(rampAt(part / 255)));
  const d = distances?.d ?? 1;
  let pixel = 0;
  for (let row = top; row <= bottom; row += 1)
    for (let cell = row * board.columns + left; cell <= row * board.columns + right; cell += 1) {
      const layer = distances ? layerOf(distances, cell) : -1;
      pixels[pixel++] = !board.cells[cell] ? wall : layer < 0 ? free : (ramp[Math.round((255 * layer) / d)] ?? 0);
    }
  putPixels(canvas, pixels, width);
}

/** The cells of the board, as tiles or as a picture. @param {Stage} stage */
export function createCells(stage) {
  const { context } = stage;
  /** The whole board with a pixel for a cell, and what it was made of. @type {{of: unknown[], canvas: HTMLCanvasElement} | null} */
  let picture = null;
  /** The cells on show, painted again whenever they are drawn. */
  const seen = stage.createCanvas();

  /** @param {DrawnScene} scene */
  function pictureOf(scene) {
    const { board, distances, palette } = scene;
    const of = [board.cells, distances, palette];
    if (picture && picture.of.every((one, i) => one === of[i])) return picture.canvas;
    const canvas = stage.createCanvas();
    paint(canvas, scene, { top: 0, left: 0, bottom: board.rows - 1, right: board.columns - 1 });
    picture = { of, canvas };
    return canvas;
  }

  /** @param {DrawnScene} scene @param {Layout} g */
  function drawTiles(scene, g) {
    const part = partOf(scene, g);
    const { top, left, bottom, right } = part;
    const [x0, y0, side] = [g.x(0n), g.y(0n), g.cell.width];
    const [x, y, width, height] = [x0 + left * side, y0 + top * side, (right - left + 1) * side, (bottom - top + 1) * side];
    if (width <= 0 || height <= 0) return;
    // One picture, and the gaps between its cells taken away: far fewer calls than a square for each cell.
    paint(seen, scene, part);
    context.imageSmoothingEnabled = false;
    context.drawImage(seen, x, y, width, height);
    const gap = side >= 14 ? 1 : 0.5;
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = scene.palette.ink; // any that is opaque
    for (let column = left; column <= right + 1; column += 1) context.fillRect(x0 + column * side - gap, y, 2 * gap, height);
    for (let row = top; row <= bottom + 1; row += 1) context.fillRect(x, y0 + row * side - gap, width, 2 * gap);
    context.globalCompositeOperation = 'source-over';
    drawWalls(context, scene, part, g);
    drawDots(context, scene, g);
    context.strokeStyle = scene.palette['ink-soft'];
    context.lineWidth = 1;
    context.strokeRect(g.x(0n) - 0.5, g.y(0n) - 0.5, scene.board.columns * side + 1, scene.board.rows * side + 1);
  }

  /** Cells that are too small for tiles. @param {DrawnScene} scene @param {Layout} g */
  function drawPicture(scene, g) {
    const { rows, columns } = scene.board;
    const [x, y] = [g.x(0n), g.y(0n)];
    context.imageSmoothingEnabled = g.cell.width < 1;
    context.drawImage(pictureOf(scene), x, y, g.x(BigInt(columns)) - x, g.y(BigInt(rows)) - y);
  }

  return { drawTiles, drawPicture };
}
