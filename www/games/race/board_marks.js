/** What lies over the cells of a race's board: where both have been, their tokens, and moves. */
import { drawRing } from '../../canvas/map_layout.js';
import { segment } from '../../canvas/marks.js';
import { coordinatesOf, rowColumn } from './document.js';
import { keepCorners } from './trail.js';

/** @typedef {import('./board_view.js').RaceScene} RaceScene */
/** @typedef {import('../../canvas/map_layout.js').Layout} Layout */

/** Lines of a trail that are shorter are drawn as one: they would lie within its halo. */
const LEAST_LINE_PX = 4;

/** @param {RaceScene} scene @param {'A' | 'B' | 'draw'} winner */
export const colourOfWinner = ({ palette }, winner) =>
  winner === 'A' ? palette['race-a'] : winner === 'B' ? palette['p-strong'] : palette.undecided;

/** @param {import('../../canvas/stage.js').Stage} stage */
export function createMarks(stage) {
  const { context } = stage;
  const corners = keepCorners();

  /** A way through the middles of cells, as far as it is in sight. @param {RaceScene} scene @param {Layout} g @param {ArrayLike<number>} trail @param {string} colour */
  function drawTrail(scene, g, trail, colour) {
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
    let is_on = false;
    /** @param {number} row @param {number} column */
    const go = (row, column) => {
      const [to_x, to_y] = [x0 + column * side, y0 + row * side];
      if (is_in_sight(x, y, to_x, to_y)) {
        if (!is_on) context.moveTo(x, y);
        context.lineTo(to_x, to_y);
        is_on = true;
      } else is_on = false;
      [x, y] = [to_x, to_y];
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

  /** The sign of a player, filled or as an outline only. @param {import('../../canvas/marks.js').Point} at @param {'A' | 'B'} letter @param {number} radius @param {RaceScene} scene @param {boolean} filled */
  function drawToken({ x, y }, letter, radius, { palette }, filled) {
    const [fill, ink] = letter === 'A' ? [palette['race-a'], '#1b2130'] : [palette['p-strong'], palette['p-strong-ink']];
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = filled ? fill : palette.page;
    context.fill();
    context.strokeStyle = filled ? palette['ring-inner'] : fill;
    context.lineWidth = Math.max(1.5, radius / 7);
    context.stroke();
    context.fillStyle = filled ? ink : palette.ink;
    context.font = `700 ${radius * 1.15}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(letter, x, y + radius * 0.07);
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

  /** @param {RaceScene} scene @param {Layout} g */
  function drawTokens(scene, g) {
    const { board, palette, event, tokens, ghosts, distances } = scene;
    const at = (/** @type {number} */ cell) => coordinatesOf(scene.board, cell);
    const radius = Math.max(6, Math.min(g.cell.width * 0.4, 22));
    if (tokens) {
      const { now, before } = tokens;
      drawTrail(scene, g, now.trail_a, palette['race-a']);
      drawTrail(scene, g, now.trail_b, palette['p-strong']);
      // Where each began is where the other is bound for: its sign stays there.
      for (const [letter, start, cell] of /** @type {const} */ ([
        ['A', board.startA, now.a],
        ['B', board.startB, now.b],
      ]))
        if (cell !== start) drawToken(g.centre(at(start)), letter, radius * 0.8, scene, false);
      // A step forward may have led over the other; back it goes straight.
      const over = now.moves > before.moves ? now.over : null;
      const places = {
        A: between(scene, g, before.a, now.a, now.moved === 'A' ? over : null),
        B: between(scene, g, before.b, now.b, now.moved === 'B' ? over : null),
      };
      for (const letter of now.moved === 'A' ? /** @type {const} */ (['B', 'A']) : /** @type {const} */ (['A', 'B']))
        drawToken(places[letter], letter, radius, scene, true);
    } else {
      drawToken(g.centre(at(board.startA)), 'A', radius * 0.8, scene, false);
      drawToken(g.centre(at(board.startB)), 'B', radius * 0.8, scene, false);
    }
    // Thought to be elsewhere: small signs in the corners of their cells.
    if (distances && g.cell.width >= 18) {
      for (const letter of /** @type {const} */ (['A', 'B'])) {
        const cell = ghosts[letter];
        if (cell === null || cell === (letter === 'A' ? board.startA : board.startB)) continue;
        const { x, y } = g.centre(at(cell));
        drawToken({ x: x + g.cell.width * 0.3, y: y - g.cell.width * 0.3 }, letter, Math.max(6, g.cell.width * 0.2), scene, true);
      }
    }
    if (event !== null) drawRing(context, g, at(event), palette, 1.1);
    drawTargets(scene, g);
  }

  return { drawMoves, drawTokens };
}
