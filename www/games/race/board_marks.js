/**
 * What lies over the cells of a race's board. Every mark has a shape of its own: tokens are discs with their letters, the cells they began
 * on have flags, who wins from a cell is a triangle, a diamond or two bars, and a cell that is thought of has a ring with a corner.
 */
import { drawRing } from '../../canvas/map_layout.js';
import { segment } from '../../canvas/marks.js';
import { coordinatesOf, rowColumn } from './document.js';
import { keepCorners } from './trail.js';

/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { Point } from '../../canvas/marks.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { RaceScene } from './types.js' */

/** Lines of a trail that are shorter are drawn as one: they would lie within its halo. */
const LEAST_LINE_PX = 4;
/** Distances are printed in cells of so many pixels. */
export const NUMBERS_FROM_PX = 26;

/** @param {RaceScene} scene @param {'A' | 'B' | 'draw'} winner */
export const colourOfWinner = ({ palette }, winner) =>
  winner === 'A' ? palette['token-a'] : winner === 'B' ? palette['p-strong'] : palette.undecided;

/** @param {Stage} stage */
export function createMarks(stage) {
  const { context } = stage;
  const corners = keepCorners();

  /** A way through the middles of cells, as far as it is in sight. @param {RaceScene} scene @param {Layout} g @param {ArrayLike<number>} trail @param {string} colour @param {Set<number>} crossed cells that it leads through are added where they have numbers */
  function drawTrail(scene, g, trail, colour, crossed) {
    if (trail.length < 2) return;
    const side = g.cell.width;
    const { count, places, rows, columns } = corners(scene.board, trail, Math.max(1, LEAST_LINE_PX / side));
    const [x0, y0] = [g.x(0n) + side / 2, g.y(0n) + side / 2];
    const beyond = 2 * scene.palette.px.stroke;
    const [left, top, right, bottom] = [g.area.left, g.area.top, g.area.left + g.area.width, g.area.top + g.area.height];
    const is_in_sight = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ to_x, /** @type {number} */ to_y) =>
      Math.max(x, to_x) > left - beyond &&
      Math.min(x, to_x) < right + beyond &&
      Math.max(y, to_y) > top - beyond &&
      Math.min(y, to_y) < bottom + beyond;
    context.beginPath();
    let [x, y] = [NaN, NaN];
    let [from_row, from_column] = [0, 0];
    let is_on = false;
    /** @param {number} row @param {number} column */
    const go = (row, column) => {
      const [to_x, to_y] = [x0 + column * side, y0 + row * side];
      if (is_in_sight(x, y, to_x, to_y)) {
        if (!is_on) context.moveTo(x, y);
        context.lineTo(to_x, to_y);
        is_on = true;
        const steps = Math.abs(row - from_row) + Math.abs(column - from_column);
        const [down, right] = [Math.sign(row - from_row), Math.sign(column - from_column)];
        if (side >= NUMBERS_FROM_PX)
          for (let step = 0; step <= steps; step += 1)
            crossed.add((from_row + step * down) * scene.board.columns + from_column + step * right);
      } else is_on = false;
      [x, y, from_row, from_column] = [to_x, to_y, row, column];
    };
    for (let corner = 0; corner < count && (places[corner] ?? 0) < trail.length; corner += 1) go(rows[corner] ?? 0, columns[corner] ?? 0);
    const [row, column] = rowColumn(scene.board, trail[trail.length - 1] ?? 0);
    go(row, column);
    context.lineJoin = context.lineCap = 'round';
    for (const [stroke, width] of /** @type {const} */ ([
      [scene.palette.page, 2.2],
      [colour, 1.2],
    ])) {
      context.strokeStyle = stroke;
      context.lineWidth = width * scene.palette.px.stroke;
      context.stroke();
    }
    context.lineCap = 'butt';
  }

  /** A token. @param {Point} at @param {'A' | 'B'} letter @param {number} radius @param {RaceScene} scene */
  function drawToken({ x, y }, letter, radius, { palette }) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = letter === 'A' ? palette['token-a'] : palette['p-strong'];
    context.fill();
    context.strokeStyle = palette['ring-inner'];
    context.lineWidth = Math.max(1.5, radius / 7);
    context.stroke();
    context.fillStyle = letter === 'A' ? '#1b2130' : palette['p-strong-ink'];
    context.font = `700 ${radius * 1.15}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(letter, x, y + radius * 0.07);
  }

  /** A shape with an edge that is seen on any colour. @param {string} colour @param {RaceScene} scene @param {number} size_px */
  function fillShape(colour, { palette }, size_px) {
    context.closePath();
    context.lineJoin = 'round';
    context.strokeStyle = palette['ring-inner'];
    context.lineWidth = Math.max(1, size_px / 4);
    context.stroke();
    context.fillStyle = colour;
    context.fill();
    context.lineJoin = 'miter';
  }

  /** @param {readonly (readonly [number, number])[]} corners */
  function pathOf(corners) {
    context.beginPath();
    corners.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  }

  /** Where a player began, and the other is bound for: A's flag is pointed, B's is square. @param {RaceScene} scene @param {Point} at @param {'A' | 'B'} letter @param {number} r */
  function drawStart(scene, { x, y }, letter, r) {
    const { palette } = scene;
    const pole = x - r * 0.55;
    segment(context, { x: pole, y: y - r }, { x: pole, y: y + r }, palette['ring-inner'], Math.max(3, r / 2.4));
    pathOf(
      letter === 'A'
        ? [
            [pole, y - r],
            [x + r, y - r * 0.4],
            [pole, y + r * 0.2],
          ]
        : [
            [pole, y - r],
            [x + r * 0.9, y - r],
            [x + r * 0.9, y + r * 0.1],
            [pole, y + r * 0.1],
          ],
    );
    fillShape(letter === 'A' ? palette['token-a'] : palette['p-strong'], scene, r);
    segment(context, { x: pole, y: y - r }, { x: pole, y: y + r }, palette['ring-outer'], Math.max(1.2, r / 6));
  }

  /** Who wins from a cell: a triangle for A, a diamond for B, two bars for nobody. @param {RaceScene} scene @param {'A' | 'B' | 'draw'} winner @param {number} x @param {number} y @param {number} r */
  function drawWinner(scene, winner, x, y, r) {
    if (winner === 'draw') {
      for (const at of [y - r * 0.5, y + r * 0.5]) {
        segment(context, { x: x - r, y: at }, { x: x + r, y: at }, scene.palette['ring-inner'], r * 0.7);
        segment(context, { x: x - r, y: at }, { x: x + r, y: at }, scene.palette['ink-soft'], r * 0.4);
      }
      return;
    }
    pathOf(
      winner === 'A'
        ? [
            [x, y - r],
            [x + r, y + r * 0.8],
            [x - r, y + r * 0.8],
          ]
        : [
            [x, y - r * 1.1],
            [x + r * 1.1, y],
            [x, y + r * 1.1],
            [x - r * 1.1, y],
          ],
    );
    fillShape(colourOfWinner(scene, winner), scene, r);
  }

  /** An outline that lies on its cell. @param {number} x @param {number} y @param {number} side @param {string} colour @param {string} under seen on both sides of it */
  function outline(x, y, side, colour, under) {
    const line = Math.max(1.2, Math.min(side / 10, 5));
    const inset = line * 0.75 + (side >= 14 ? 1 : 0.5);
    for (const [stroke, width] of /** @type {const} */ ([
      [under, line * 1.5],
      [colour, line],
    ])) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.strokeRect(x + inset, y + inset, side - 2 * inset, side - 2 * inset);
    }
  }

  /** The cells that are thought of, picked or under the cursor. @param {RaceScene} scene @param {Layout} g */
  function drawMarked(scene, g) {
    const { board, palette, ghosts, distances, event, selection, focus } = scene;
    const side = g.cell.width;
    if (distances) {
      for (const letter of /** @type {const} */ (['A', 'B'])) {
        const cell = ghosts[letter];
        if (cell === null) continue;
        const at = coordinatesOf(board, cell);
        drawRing(context, g, at, palette, 0.9);
        if (side < 12) continue;
        // A corner in the colour of the player who is thought to stand there.
        const inset = Math.max(1.5, side / 16);
        const [right, top, long] = [g.x(at.column) + side - inset, g.y(at.row) + inset, side * 0.32];
        pathOf([
          [right - long, top],
          [right, top],
          [right, top + long],
        ]);
        fillShape(letter === 'A' ? palette['token-a'] : palette['p-strong'], scene, side * 0.2);
      }
    }
    if (event !== null) drawRing(context, g, coordinatesOf(board, event), palette, 1.1);
    if (selection) drawRing(context, g, selection, palette);
    if (focus) drawRing(context, g, focus, palette);
  }

  /** What may be done, and what comes of it. @param {RaceScene} scene @param {Layout} g */
  function drawMoves(scene, g) {
    const { palette, arrows } = scene;
    const at = (/** @type {number} */ cell) => coordinatesOf(scene.board, cell);
    const side = g.cell.width;
    for (const { from, to, winner } of arrows) {
      const [start, end] = [g.centre(at(from)), g.centre(at(to))];
      segment(context, start, end, palette.page, palette.px.stroke * 2.2);
      segment(context, start, end, colourOfWinner(scene, winner), palette.px.stroke * 1.2);
      context.beginPath();
      context.arc(end.x, end.y, Math.max(3.5, Math.min(side * 0.16, 9)), 0, 2 * Math.PI);
      context.fillStyle = colourOfWinner(scene, winner);
      context.fill();
      context.strokeStyle = palette.page;
      context.lineWidth = palette.px.stroke * 0.6;
      context.stroke();
    }
  }

  /** Where a token is while its last step is seen: over the other's cell where it led there. @param {RaceScene} scene @param {Layout} g @param {number} from @param {number} to @param {number | null} over */
  function between(scene, g, from, to, over) {
    const at = (/** @type {number} */ cell) => coordinatesOf(scene.board, cell);
    const motion = stage.motion();
    const [start, end] = over === null ? [from, to] : motion < 0.5 ? [from, over] : [over, to];
    const part = over === null ? motion : (2 * motion) % 1 || (motion === 1 ? 1 : 0);
    const [one, other] = [g.centre(at(start)), g.centre(at(end))];
    return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
  }

  /** Where the player may go, on the signs of the starts too. @param {RaceScene} scene @param {Layout} g */
  function drawTargets(scene, g) {
    const { palette, targets } = scene;
    const at = (/** @type {number} */ cell) => coordinatesOf(scene.board, cell);
    const side = g.cell.width;
    for (const cell of targets) {
      const { x, y } = g.centre(at(cell));
      context.beginPath();
      context.arc(x, y, Math.max(4, Math.min(side * 0.2, 12)), 0, 2 * Math.PI);
      context.fillStyle = palette.page;
      context.fill();
      context.strokeStyle = palette.ink;
      context.lineWidth = palette.px.stroke * 0.8;
      context.stroke();
    }
  }

  /** The ways of both tokens. @param {RaceScene} scene @param {Layout} g @returns {ReadonlySet<number>} the cells that they cross */
  function drawTrails(scene, g) {
    const { palette, tokens } = scene;
    /** @type {Set<number>} */
    const crossed = new Set();
    if (tokens) {
      drawTrail(scene, g, tokens.now.trail_a, palette['token-a'], crossed);
      drawTrail(scene, g, tokens.now.trail_b, palette['p-strong'], crossed);
    }
    return crossed;
  }

  /** @param {RaceScene} scene @param {Layout} g */
  function drawTokens(scene, g) {
    const { board, tokens } = scene;
    const at = (/** @type {number} */ cell) => coordinatesOf(scene.board, cell);
    const radius = Math.max(6, Math.min(g.cell.width * 0.36, 44));
    // Where each began is where the other is bound for: the flag stays there.
    for (const [letter, start, cell] of /** @type {const} */ ([
      ['A', board.startA, tokens?.now.a],
      ['B', board.startB, tokens?.now.b],
    ]))
      if (cell !== start) {
        const { x, y } = g.centre(at(start));
        // Beside the sign of who wins from there.
        const is_beside = scene.winners.has(start);
        const away = is_beside ? g.cell.width * 0.3 : 0;
        drawStart(scene, { x: x - away, y: y - away }, letter, radius * (is_beside ? 0.45 : 0.8));
      }
    if (tokens) {
      const { now, before } = tokens;
      // A step forward may have led over the other; back it goes straight.
      const over = now.moves > before.moves ? now.over : null;
      const places = {
        A: between(scene, g, before.a, now.a, now.moved === 'A' ? over : null),
        B: between(scene, g, before.b, now.b, now.moved === 'B' ? over : null),
      };
      for (const letter of now.moved === 'A' ? /** @type {const} */ (['B', 'A']) : /** @type {const} */ (['A', 'B']))
        drawToken(places[letter], letter, radius, scene);
    }
    drawTargets(scene, g);
  }

  return { drawMarked, drawMoves, drawTokens, drawTrails, drawWinner, outline };
}
