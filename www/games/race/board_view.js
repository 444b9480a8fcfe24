/** The board on a canvas at any scale: the ground, the outlines of the middle layer and of the step's layers, and what is marked. */
import { drawAxes, mapAreaOf } from '../../canvas/axis.js';
import { cellUnder, layoutOf, wholeBoard } from '../../canvas/map_layout.js';
import { screenRatio } from '../../canvas/tiles.js';
import { createMarks } from './board_marks.js';
import { createCells, drawIsolines, drawNumbers, eachSeen } from './ground.js';
import { layerOf } from './layers.js';

/** @import { AxisNames } from '../../canvas/axis.js' */
/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { MapViewport } from '../../canvas/map_viewport.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Cell } from '../../canvas/map_board.js' */
/** @import { Board, DrawnScene } from './types.js' */

/** Smaller cells, in CSS pixels, are drawn as one picture. */
const DRAWN_FROM_PX = 6;

/** A picture's axes have none. @type {AxisNames} */
const NO_NAMES = { row: '' };

/** Whether cells are so large. @param {MapViewport | null} viewport */
export const areCellsDrawn = (viewport) =>
  viewport !== null && viewport.scale.px / Number(viewport.scale.cells) / screenRatio() >= DRAWN_FROM_PX;

/** Room for what reaches over the edge of the board, in CSS pixels. */
const MARGIN_PX = 6;
/** The last row or column of a board. @param {Board | null} board */
const lastOf = (board) => BigInt(Math.max(board?.rows ?? 2, board?.columns ?? 2) - 1);

/**
 * The area of the cells: a board that is narrower than its room is in the middle of it.
 * @param {{width: number, height: number}} size @param {Board | null} board @param {Palette} palette @param {AxisNames} [axes]
 */
export function raceAreaOf(size, board, palette, axes = NO_NAMES) {
  const { left, top, width, height, right } = mapAreaOf(size, lastOf(board), palette, axes);
  const box = { left, top, width: Math.max(1, width - MARGIN_PX), height: Math.max(1, height - MARGIN_PX), right };
  if (!board) return box;
  const { cells, px } = wholeBoard(board, box).scale;
  const board_px = (board.columns * px) / Number(cells) / screenRatio();
  const aside_px = Math.floor(Math.max(0, Math.min((size.width - MARGIN_PX - board_px) / 2 - left, box.width - board_px)));
  return { ...box, left: left + aside_px, width: box.width - aside_px };
}

/** @param {Stage} stage */
export function createBoardView(stage) {
  const { context } = stage;
  const marks = createMarks(stage);
  const cells = createCells(stage);

  /**
   * The middle layer, cell by cell, until a step is about two layers; a way of an odd length has none.
   * @param {DrawnScene} scene @param {Layout} g
   */
  function drawMiddle(scene, g) {
    const { distances, facing, palette } = scene;
    if (!distances || facing || distances.d === null || distances.d % 2 === 1) return;
    const half = distances.d / 2;
    eachSeen(scene, g, (cell, x, y) => {
      if (layerOf(distances, cell) === half) marks.outline(x, y, g.cell.width, palette.threshold, palette.page);
    });
  }

  /** @param {DrawnScene} scene @param {Layout} g */
  function drawGround(scene, g) {
    if (g.cell.width < DRAWN_FROM_PX) return cells.drawPicture(scene, g);
    cells.drawTiles(scene, g);
    drawNumbers(context, scene, g);
    drawIsolines(context, scene, g);
    drawMiddle(scene, g);
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
      const g = layoutOf(viewport, raceAreaOf(stage.size(), board, palette, scene.axes));
      context.save();
      context.beginPath();
      // The frame and marks at the edge reach a little beyond it.
      context.rect(g.area.left - MARGIN_PX, g.area.top - MARGIN_PX, g.area.width + 2 * MARGIN_PX, g.area.height + 2 * MARGIN_PX);
      context.clip();
      drawGround(scene, g);
      drawFacing(scene, g);
      marks.drawMoves(scene, g);
      drawNumbers(context, scene, g, marks.drawTrails(scene, g));
      marks.drawTokens(scene, g);
      marks.drawMarked(scene, g);
      context.restore();
      drawAxes(stage, {
        viewport,
        area: g.area,
        palette,
        last: BigInt(board.rows - 1),
        last_column: BigInt(board.columns - 1),
        widest: lastOf(board),
        current: null,
        names: scene.axes ?? NO_NAMES,
      });
    },

    /** @param {DrawnScene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest({ board, viewport, palette, axes }, x, y) {
      const at = cellUnder(viewport, raceAreaOf(stage.size(), board, palette, axes), x, y);
      return !at || at.row < 0n || at.column < 0n || at.row >= BigInt(board.rows) || at.column >= BigInt(board.columns) ? null : at;
    },
  };
}
