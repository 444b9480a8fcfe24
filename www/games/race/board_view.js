/**
 * The board on a canvas at any scale. Walls are dark, hatched and without gaps. Free cells are tiles, in the colour of their distance from
 * A where they lie on a shortest path, else pale; lines cross a long way after every tenth of it. The middle layer and the layers of the
 * step have outlines.
 */
import { drawAxes, mapAreaOf } from '../../canvas/axis.js';
import { layoutOf, wholeBoard } from '../../canvas/map_layout.js';
import { cellAt } from '../../canvas/map_viewport.js';
import { disc } from '../../canvas/marks.js';
import { bytesOf, pixelOf, rampAt } from '../../canvas/palette.js';
import { screenRatio } from '../../canvas/tiles.js';
import { createMarks, NUMBERS_FROM_PX } from './board_marks.js';

/** @import { RaceDistances } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { MapViewport } from '../../canvas/map_viewport.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Cell } from '../../canvas/map_board.js' */
/** @import { Board, DrawnScene } from './types.js' */

/** @typedef {{top: number, left: number, bottom: number, right: number}} Part of a board: its first and last rows and columns */

/** Smaller cells, in CSS pixels, are drawn as one picture. */
const DRAWN_FROM_PX = 6;

/** Whether cells are so large. @param {MapViewport | null} viewport */
export const areCellsDrawn = (viewport) =>
  viewport !== null && viewport.scale.px / Number(viewport.scale.cells) / screenRatio() >= DRAWN_FROM_PX;

/** Walls are hatched and what lies off the paths has its dot from this size on. */
const HATCHED_FROM_PX = 10;
/** A line after every so many parts of the way. */
const ISOLINES = 10;
/** Room for what reaches over the edge of the board, in CSS pixels. */
const MARGIN_PX = 6;
/** The distance of a cell that no path leads to. */
export const UNREACHABLE = 0xffffffff;

/** The last row or column of a board. @param {Board | null} board */
const lastOf = (board) => BigInt(Math.max(board?.rows ?? 2, board?.columns ?? 2) - 1);

/**
 * The area of the cells: a board that is narrower than its room is in the middle of it.
 * @param {{width: number, height: number}} size @param {Board | null} board @param {Palette} palette
 */
export function raceAreaOf(size, board, palette) {
  const { left, top, width, height } = mapAreaOf(size, lastOf(board), palette);
  const room = { left, top, width: Math.max(1, width - MARGIN_PX), height: Math.max(1, height - MARGIN_PX) };
  if (!board) return room;
  const { cells, px } = wholeBoard(board, room).scale;
  const free_px = Math.max(0, room.width - (board.columns * px) / Number(cells) / screenRatio() - left);
  const aside_px = Math.floor(free_px / 2);
  return { ...room, left: left + aside_px, width: room.width - aside_px };
}

/** After how many steps a line is drawn across the ways; null where every layer has its own colour. @param {number} d */
export const stepsOfIsolines = (d) => (d < 2 * ISOLINES ? null : Math.round(d / ISOLINES));

/** The layer of a cell on a shortest path, or -1. @param {RaceDistances} distances @param {number} cell */
export function layerOf({ d, fromA, fromB }, cell) {
  const a = fromA[cell] ?? UNREACHABLE;
  return d !== null && a !== UNREACHABLE && a + (fromB[cell] ?? UNREACHABLE) === d ? a : -1;
}

/** @param {Stage} stage */
export function createBoardView(stage) {
  const { context } = stage;
  const marks = createMarks(stage);
  /** The whole board with a pixel for a cell, and what it was made of. @type {{of: unknown[], canvas: HTMLCanvasElement} | null} */
  let picture = null;
  /** The cells on show, painted anew whenever they are drawn. */
  const seen = stage.createCanvas();

  /** Paints a part of the board, a pixel for a cell. @param {HTMLCanvasElement} canvas @param {DrawnScene} scene @param {Part} part */
  function paint(canvas, { board, distances, palette }, { top, left, bottom, right }) {
    const [width, height] = [right - left + 1, bottom - top + 1];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const own = canvas.getContext('2d');
    if (!own) return;
    const image = own.createImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    const [wall, free] = [pixelOf(bytesOf(palette.wall)), pixelOf(bytesOf(palette.floor))];
    const ramp = Uint32Array.from({ length: 256 }, (_, part) => pixelOf(rampAt(part / 255)));
    const d = distances?.d ?? 1;
    let pixel = 0;
    for (let row = top; row <= bottom; row += 1)
      for (let cell = row * board.columns + left; cell <= row * board.columns + right; cell += 1) {
        const layer = distances ? layerOf(distances, cell) : -1;
        pixels[pixel++] = !board.cells[cell] ? wall : layer < 0 ? free : (ramp[Math.round((255 * layer) / d)] ?? 0);
      }
    own.putImageData(image, 0, 0);
  }

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

  /** The cells on show. @param {DrawnScene} scene @param {Layout} g @returns {Part} */
  function partOf({ board, viewport }, g) {
    const first = cellAt(viewport, 0, 0);
    const last = cellAt(viewport, g.area.width * screenRatio() - 1, g.area.height * screenRatio() - 1);
    const [top, left] = [Math.max(0, Number(first.row)), Math.max(0, Number(first.column))];
    return { top, left, bottom: Math.min(board.rows - 1, Number(last.row)), right: Math.min(board.columns - 1, Number(last.column)) };
  }

  /**
   * Each cell on show with its place.
   * @param {DrawnScene} scene @param {Layout} g @param {(cell: number, x: number, y: number, column: number) => void} draw
   */
  function eachSeen(scene, g, draw) {
    const { top, left, bottom, right } = partOf(scene, g);
    const [x0, y0, side] = [g.x(0n), g.y(0n), g.cell.width];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1)
        draw(row * scene.board.columns + column, x0 + column * side, y0 + row * side, column);
  }

  /** @param {DrawnScene} scene @param {Layout} g */
  function drawCells(scene, g) {
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
    drawWalls(scene, part, g);
    drawDots(scene, g);
    context.strokeStyle = scene.palette['ink-soft'];
    context.lineWidth = 1;
    context.strokeRect(g.x(0n) - 0.5, g.y(0n) - 0.5, scene.board.columns * side + 1, scene.board.rows * side + 1);
  }

  /** Walls have no gaps between them: a mass, where free cells are tiles. @param {DrawnScene} scene @param {Part} part @param {Layout} g */
  function drawWalls({ board, palette }, { top, left, bottom, right }, g) {
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

  /** A dot on what is free and on no shortest path. @param {DrawnScene} scene @param {Layout} g */
  function drawDots(scene, g) {
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
   * @param {DrawnScene} scene
   * @param {Layout} g
   * @param {ReadonlySet<number>} [crossed] these alone, on a disc over the line that crosses them
   */
  function drawNumbers(scene, g, crossed) {
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

  /** A line across the ways where every tenth of a long one begins. @param {DrawnScene} scene @param {Layout} g */
  function drawIsolines(scene, g) {
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

  /** The middle layer, cell by cell; a way of an odd length has none. @param {DrawnScene} scene @param {Layout} g */
  function drawMiddle(scene, g) {
    const { distances, palette } = scene;
    if (!distances || distances.d === null || distances.d % 2 === 1) return;
    const half = distances.d / 2;
    eachSeen(scene, g, (cell, x, y) => {
      if (layerOf(distances, cell) === half) marks.outline(x, y, g.cell.width, palette.threshold, palette.page);
    });
  }

  /** What does not change from step to step: cells and lines, or the picture of all. @param {DrawnScene} scene @param {Layout} g */
  function drawGround(scene, g) {
    const { rows, columns } = scene.board;
    if (g.cell.width >= DRAWN_FROM_PX) {
      drawCells(scene, g);
      drawNumbers(scene, g);
      drawIsolines(scene, g);
      drawMiddle(scene, g);
    } else {
      const [x, y] = [g.x(0n), g.y(0n)];
      context.imageSmoothingEnabled = g.cell.width < 1;
      context.drawImage(pictureOf(scene), x, y, g.x(BigInt(columns)) - x, g.y(BigInt(rows)) - y);
    }
  }

  /** The two layers of the step, and who wins where. @param {DrawnScene} scene @param {Layout} g */
  function drawFacing(scene, g) {
    const { distances, facing, winners, palette } = scene;
    const side = g.cell.width;
    if (!distances || side < DRAWN_FROM_PX) return;
    eachSeen(scene, g, (cell, x, y) => {
      const winner = winners.get(cell);
      const layer = layerOf(distances, cell);
      const is_a = facing && layer === facing.layer_a;
      const is_b = facing && layer === facing.layer_b;
      if (!winner && !is_a && !is_b) return;
      if (is_a || is_b) marks.outline(x, y, side, is_a ? palette['token-a'] : palette['p-strong'], is_a ? '#1b2130' : '#ffffff');
      if (winner) marks.drawWinner(scene, winner, x + side / 2, y + side / 2, side * 0.3);
    });
  }

  return {
    /** @param {DrawnScene} scene */
    draw(scene) {
      const { board, palette, viewport } = scene;
      const g = layoutOf(viewport, raceAreaOf(stage.size(), board, palette));
      context.save();
      context.beginPath();
      // The frame and marks at the edge reach a little beyond it.
      context.rect(g.area.left - MARGIN_PX, g.area.top - MARGIN_PX, g.area.width + 2 * MARGIN_PX, g.area.height + 2 * MARGIN_PX);
      context.clip();
      drawGround(scene, g);
      drawFacing(scene, g);
      marks.drawMoves(scene, g);
      drawNumbers(scene, g, marks.drawTrails(scene, g));
      marks.drawTokens(scene, g);
      marks.drawMarked(scene, g);
      context.restore();
      drawAxes(stage, {
        viewport,
        area: g.area,
        palette,
        last: BigInt(board.rows - 1),
        last_column: BigInt(board.columns - 1),
        room: lastOf(board),
        current: null,
        names: scene.axes ?? { row: '' },
      });
    },

    /** @param {DrawnScene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest({ board, viewport, palette }, x, y) {
      const area = raceAreaOf(stage.size(), board, palette);
      if (x < area.left || y < area.top) return null;
      const at = cellAt(viewport, (x - area.left) * screenRatio(), (y - area.top) * screenRatio());
      return at.row < 0n || at.column < 0n || at.row >= BigInt(board.rows) || at.column >= BigInt(board.columns) ? null : at;
    },
  };
}
