/**
 * The board on a canvas at any scale: walls, the distance from A as a ramp of colours with a line where a tenth of the way is done,
 * cells off the shortest paths dimmed, the middle layer marked, and what the step at hand is about.
 */
import { drawAxes, mapAreaOf } from '../../canvas/axis.js';
import { layoutOf, drawRing } from '../../canvas/map_layout.js';
import { cellAt } from '../../canvas/map_viewport.js';
import { bytesOf, pixelOf } from '../../canvas/palette.js';
import { screenRatio } from '../../canvas/tiles.js';
import { colourOfWinner, createMarks } from './board_marks.js';
import { coordinatesOf } from './document.js';

/** @typedef {import('./document.js').Cell} Cell */
/** @typedef {{from: number, to: number, winner: 'A' | 'B' | 'draw'}} Arrow a move, and who wins after it */

/**
 * @typedef {object} RaceScene
 * @property {import('./document.js').Board} board as it is drawn on
 * @property {import('../../../crate/pkg/race/mexplorer.js').RaceDistances | null} distances of the board that is solved; null while it is not
 * @property {{layer_a: number, layer_b: number} | null} facing the two layers that the step is about
 * @property {ReadonlyMap<number, 'A' | 'B' | 'draw'>} winners who wins with B on a cell
 * @property {{A: number | null, B: number | null}} ghosts where the tokens are thought to be
 * @property {number | null} event the cell that decides
 * @property {boolean} is_whole whether cells off the shortest paths matter as well
 * @property {readonly Arrow[]} arrows
 * @property {readonly number[]} targets where the player may go
 * @property {{now: import('./walk.js').Walked, before: import('./walk.js').Walked} | null} tokens where they are and have been, and where they were before the last step
 * @property {Cell | null} selection
 * @property {Cell | null} focus
 * @property {Cell | null} hover
 * @property {import('../../canvas/map_viewport.js').MapViewport} viewport
 * @property {import('../../canvas/palette.js').Palette} palette
 */

/** Cells from this size on, in CSS pixels, are drawn one by one; distances are printed from there. */
const DRAWN_FROM_PX = 6;
const NUMBERS_FROM_PX = 26;
/** A line after every so many parts of the way. */
const ISOLINES = 10;
const UNREACHABLE = 0xffffffff;

/** A ramp of even steps to the eye, from dark violet to yellow, as red, green, blue. */
const RAMP = [
  [68, 1, 84],
  [71, 45, 123],
  [59, 82, 139],
  [44, 114, 142],
  [33, 145, 140],
  [40, 174, 128],
  [94, 201, 98],
  [173, 220, 48],
  [253, 231, 37],
];

/** @param {number} part from 0 to 1 @returns {[number, number, number]} */
export function rampAt(part) {
  const at = Math.min(Math.max(part, 0), 1) * (RAMP.length - 1);
  const [low, high] = [RAMP[Math.floor(at)] ?? [], RAMP[Math.ceil(at)] ?? []];
  const mix = (/** @type {number} */ channel) => Math.round((low[channel] ?? 0) + ((high[channel] ?? 0) - (low[channel] ?? 0)) * (at % 1));
  return [mix(0), mix(1), mix(2)];
}

/** The last row or column of a board. @param {import('./document.js').Board | null} board */
const lastOf = (board) => BigInt(Math.max(board?.rows ?? 2, board?.columns ?? 2) - 1);

/** @param {{width: number, height: number}} size @param {import('./document.js').Board | null} board @param {import('../../canvas/palette.js').Palette} palette */
export const raceAreaOf = (size, board, palette) => mapAreaOf(size, lastOf(board), palette);

/** What is on the canvas. @param {import('../../canvas/stage.js').Stage} stage */
function copied({ canvas, createCanvas }) {
  const copy = Object.assign(createCanvas(), { width: canvas.width, height: canvas.height });
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

/** The layer of a cell on a shortest path, or -1. @param {import('../../../crate/pkg/race/mexplorer.js').RaceDistances} distances @param {number} cell */
export function layerOf({ d, fromA, fromB }, cell) {
  const a = fromA[cell] ?? UNREACHABLE;
  return d !== null && a !== UNREACHABLE && a + (fromB[cell] ?? UNREACHABLE) === d ? a : -1;
}

/** @param {import('../../canvas/stage.js').Stage} stage */
export function createBoardView(stage) {
  const { context } = stage;
  const marks = createMarks(stage);
  /** The whole board with a pixel for a cell, and what it was made of. */
  let picture = /** @type {{of: unknown[], canvas: HTMLCanvasElement} | null} */ (null);

  /** The cells on show, painted anew whenever they are drawn. */
  const seen = stage.createCanvas();

  /** What the backdrop was last made of; and once it has stayed the same, as between steps, its pixels. */
  let backdrop = /** @type {{of: unknown[], canvas: HTMLCanvasElement | null}} */ ({ of: [], canvas: null });

  /** @typedef {{top: number, left: number, bottom: number, right: number}} Part its first and last rows and columns */

  /** Paints a part of the board, a pixel for a cell. @param {HTMLCanvasElement} canvas @param {RaceScene} scene @param {Part} part */
  function paint(canvas, { board, distances, palette, is_whole }, { top, left, bottom, right }) {
    const [width, height] = [right - left + 1, bottom - top + 1];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const own = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const image = own.createImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    const [wall, open, off] = /** @type {const} */ (['race-wall', 'race-open', is_whole ? 'race-free' : 'race-off']).map((name) =>
      pixelOf(bytesOf(palette[name])),
    );
    const ramp = Uint32Array.from({ length: 256 }, (_, part) => pixelOf(rampAt(part / 255)));
    const d = distances?.d ?? null;
    let pixel = 0;
    for (let row = top; row <= bottom; row += 1) {
      const end = row * board.columns + right;
      for (let cell = row * board.columns + left; cell <= end; cell += 1, pixel += 1) {
        if (!board.cells[cell]) pixels[pixel] = wall ?? 0;
        else if (!distances || d === null) pixels[pixel] = open ?? 0;
        else {
          const layer = layerOf(distances, cell);
          pixels[pixel] = layer < 0 ? (off ?? 0) : (ramp[Math.round((255 * layer) / d)] ?? 0);
        }
      }
    }
    own.putImageData(image, 0, 0);
  }

  /** @param {RaceScene} scene */
  function pictureOf(scene) {
    const { board, distances, palette } = scene;
    const of = [board.cells, distances, palette, board.startA, board.startB, scene.is_whole];
    if (picture && picture.of.every((one, i) => one === of[i])) return picture.canvas;
    const canvas = stage.createCanvas();
    paint(canvas, scene, { top: 0, left: 0, bottom: board.rows - 1, right: board.columns - 1 });
    picture = { of, canvas };
    return canvas;
  }

  /** @typedef {import('../../canvas/map_layout.js').Layout} Layout */

  /** The cells on show. @param {RaceScene} scene @param {Layout} g @returns {Part} */
  function partOf({ board, viewport }, g) {
    const first = cellAt(viewport, 0, 0);
    const last = cellAt(viewport, g.area.width * screenRatio() - 1, g.area.height * screenRatio() - 1);
    const [top, left] = [Math.max(0, Number(first.row)), Math.max(0, Number(first.column))];
    return { top, left, bottom: Math.min(board.rows - 1, Number(last.row)), right: Math.min(board.columns - 1, Number(last.column)) };
  }

  /** Each cell on show with its place. @param {RaceScene} scene @param {Layout} g @param {(cell: number, x: number, y: number, row: number, column: number) => void} draw */
  function eachSeen(scene, g, draw) {
    const { top, left, bottom, right } = partOf(scene, g);
    const [x0, y0, side] = [g.x(0n), g.y(0n), g.cell.width];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1)
        draw(row * scene.board.columns + column, x0 + column * side, y0 + row * side, row, column);
  }

  /** @param {RaceScene} scene @param {Layout} g */
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
  }

  /** How far each cell on a shortest path is from A. @param {RaceScene} scene @param {Layout} g */
  function drawNumbers(scene, g) {
    const { board, distances, palette } = scene;
    const side = g.cell.width;
    if (side < NUMBERS_FROM_PX || !distances || distances.d === null) return;
    const { d } = distances;
    const label_px = Math.min(side * 0.42, palette.px.label * 1.2);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `500 ${label_px}px ${palette.font}`;
    eachSeen(scene, g, (cell, x, y) => {
      if (!board.cells[cell] || cell === board.startA || cell === board.startB) return;
      const layer = layerOf(distances, cell);
      if (layer < 0) return;
      const [red, green, blue] = rampAt(layer / d);
      context.fillStyle = 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? '#1b2130' : '#ffffff';
      context.fillText(String(layer), x + side / 2, y + side / 2 + label_px * 0.06);
    });
  }

  /** Lines between layers: one where every tenth of the way begins, a stronger one around the middle layer. @param {RaceScene} scene @param {Layout} g */
  function drawIsolines(scene, g) {
    const { board, distances, palette } = scene;
    if (!distances || distances.d === null || distances.d < 2) return;
    const { d } = distances;
    const every = Math.max(1, Math.round(d / ISOLINES));
    const side = g.cell.width;
    const half = d % 2 === 0 ? d / 2 : -1;
    /** Lines by their ends. */
    const [thin, strong] = /** @type {[number[][], number[][]]} */ ([[], []]);
    /** @param {number} cell @param {number} beside @param {number[]} line */
    const between = (cell, beside, line) => {
      const [here, there] = [layerOf(distances, cell), layerOf(distances, beside)];
      if (here === there || (here < 0 && there < 0)) return;
      const lines =
        here === half || there === half
          ? strong
          : Math.floor(here / every) !== Math.floor(there / every) && here >= 0 && there >= 0
            ? thin
            : null;
      lines?.push(line);
    };
    eachSeen(scene, g, (cell, x, y, row, column) => {
      if (column + 1 < board.columns) between(cell, cell + 1, [x + side, y, x + side, y + side]);
      if (row + 1 < board.rows) between(cell, cell + board.columns, [x, y + side, x + side, y + side]);
    });
    for (const [lines, colour, width] of /** @type {const} */ ([
      [thin, palette.page, Math.max(1, side / 12)],
      [strong, palette.threshold, Math.max(1.5, Math.min(palette.px.stroke, side / 8))],
    ])) {
      context.beginPath();
      for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
      }
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
  }

  /** What does not change from step to step: cells and lines, or the picture of all. @param {RaceScene} scene @param {Layout} g */
  function drawGround(scene, g) {
    const { board, distances, palette, viewport } = scene;
    const { width, height } = stage.canvas;
    const of = [board, distances, palette, viewport, width, height, scene.is_whole];
    const is_same = backdrop.of.length > 0 && of.every((one, i) => one === backdrop.of[i]);
    if (is_same && backdrop.canvas) {
      context.save();
      context.resetTransform();
      context.drawImage(backdrop.canvas, 0, 0);
      return context.restore();
    }
    if (g.cell.width >= DRAWN_FROM_PX) {
      drawCells(scene, g);
      drawNumbers(scene, g);
      drawIsolines(scene, g);
    } else {
      const [x, y] = [g.x(0n), g.y(0n)];
      context.imageSmoothingEnabled = g.cell.width < 1;
      context.drawImage(pictureOf(scene), x, y, g.x(BigInt(board.columns)) - x, g.y(BigInt(board.rows)) - y);
    }
    // A board that is panned is another one in every frame: only what comes again is kept.
    backdrop = { of, canvas: is_same ? copied(stage) : null };
  }

  /** The two layers at hand, and who wins where. @param {RaceScene} scene @param {Layout} g */
  function drawFacing(scene, g) {
    const { distances, facing, winners, ghosts, palette } = scene;
    const side = g.cell.width;
    if (!distances || side < DRAWN_FROM_PX) return;
    eachSeen(scene, g, (cell, x, y) => {
      const winner = winners.get(cell);
      const layer = layerOf(distances, cell);
      const is_a = facing && layer === facing.layer_a;
      const is_b = facing && layer === facing.layer_b;
      if (!winner && !is_a && !is_b) return;
      if (winner) {
        const inset = side * 0.16;
        context.fillStyle = colourOfWinner(scene, winner);
        context.fillRect(x + inset, y + inset, side - 2 * inset, side - 2 * inset);
        if (side >= 16) {
          context.fillStyle = winner === 'B' ? palette['p-strong-ink'] : '#1b2130';
          context.font = `700 ${side * 0.4}px ${palette.font}`;
          context.textAlign = 'center';
          context.textBaseline = 'middle';
          context.fillText(winner === 'draw' ? '=' : winner, x + side / 2, y + side / 2 + side * 0.03);
        }
      }
      if (is_a || is_b) {
        context.strokeStyle = is_a ? palette['race-a'] : palette['p-strong'];
        context.lineWidth = Math.max(1.5, side / 10);
        context.strokeRect(x + side * 0.08, y + side * 0.08, side * 0.84, side * 0.84);
      }
    });
    for (const cell of [ghosts.A, ghosts.B]) if (cell !== null) drawRing(context, g, coordinatesOf(scene.board, cell), palette, 0.9);
  }

  return {
    /** @param {RaceScene} scene */
    draw(scene) {
      const { board, palette, viewport } = scene;
      const g = layoutOf(viewport, raceAreaOf(stage.size(), board, palette));
      context.save();
      context.beginPath();
      context.rect(g.area.left, g.area.top, g.area.width, g.area.height);
      context.clip();
      drawGround(scene, g);
      drawFacing(scene, g);
      marks.drawMoves(scene, g);
      marks.drawTokens(scene, g);
      if (scene.selection) drawRing(context, g, scene.selection, palette);
      if (scene.focus) drawRing(context, g, scene.focus, palette);
      context.restore();
      drawAxes(stage, {
        viewport,
        area: g.area,
        palette,
        last: BigInt(board.rows - 1),
        last_column: BigInt(board.columns - 1),
        room: lastOf(board),
        current: null,
        names: { row: '' },
      });
    },

    /** @param {RaceScene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest({ board, viewport, palette }, x, y) {
      const area = raceAreaOf(stage.size(), board, palette);
      if (x < area.left || y < area.top) return null;
      const at = cellAt(viewport, (x - area.left) * screenRatio(), (y - area.top) * screenRatio());
      return at.row < 0n || at.column < 0n || at.row >= BigInt(board.rows) || at.column >= BigInt(board.columns) ? null : at;
    },
  };
}
