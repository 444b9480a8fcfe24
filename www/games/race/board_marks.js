/**
 * What lies over the cells of a race's board. Every mark has a shape of its own: tokens are discs with their letters, the cells they began
 * on have flags, and who wins from a cell is a triangle, a diamond or two bars. An imagined token is pale, and its cell has a ring.
 */
import { drawHinted, drawRing } from '../../canvas/map_layout.js';
import { along, disc, segment } from '../../canvas/marks.js';
import { coordinatesOf, rowColumn } from './document.js';
import { cellOfToken, otherOf, TOKENS } from './position.js';
import { createCorners, keptRight } from './trail.js';

/** @import { RaceWinner } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { Point } from '../../canvas/marks.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { DrawnScene, Token } from './types.js' */

/** Shorter lines of a trail are drawn as one: they would lie within its halo. */
const LEAST_LINE_PX = 4;
/** How far the line of a trail is from the middle of its way, in strokes: both tokens' lines are seen where they went the same way. */
const ASIDE = 0.85;
/** Distances are printed in cells of so many pixels. */
export const NUMBERS_FROM_PX = 26;

/** Opacity of the tokens while one of them is imagined on another cell. */
const FADED = 0.4;

/** The corners of shapes, `x`, `y`, `x`, `y`, from their middle and in parts of their size. */
const SHAPES = {
  wins: { A: [0, -1, 1, 0.8, -1, 0.8], B: [0, -1.1, 1.1, 0, 0, 1.1, -1.1, 0] },
  flag: { A: [-0.55, -1, 1, -0.4, -0.55, 0.2], B: [-0.55, -1, 0.9, -1, 0.9, 0.1, -0.55, 0.1] },
};

/** @param {DrawnScene} scene @param {RaceWinner} winner */
const colourOf = ({ palette }, winner) => (winner === 'A' ? palette['token-a'] : winner === 'B' ? palette['p-strong'] : palette.undecided);

/** @param {DrawnScene} scene @param {Layout} g @param {number} cell */
const middleOf = ({ board }, g, cell) => g.centre(coordinatesOf(board, cell));

/** Whether a token is imagined on a cell where none is. @param {DrawnScene} scene */
const isElsewhere = ({ ghosts, tokens }) =>
  TOKENS.some((letter) => ghosts[letter] !== null && tokens && ![tokens.now.a, tokens.now.b].includes(ghosts[letter]));

/** @param {Stage} stage */
export function createMarks(stage) {
  const { context } = stage;
  const cornersOf = createCorners();

  /**
   * A way through cells, on the right of their middles, as far as it is in sight.
   * @param {DrawnScene} scene @param {Layout} g @param {ArrayLike<number>} trail @param {string} colour
   * @param {Set<number>} crossed the cells on it are added where they have numbers
   */
  function drawTrail({ board, palette }, g, trail, colour, crossed) {
    if (trail.length < 2) return;
    const side = g.cell.width;
    const { count, places, rows, columns } = cornersOf(board, trail, Math.max(1, LEAST_LINE_PX / side));
    const [x0, y0] = [g.x(0n) + side / 2, g.y(0n) + side / 2];
    const aside_px = Math.min(ASIDE * palette.px.stroke, side / 6);
    const beyond = 2 * palette.px.stroke;
    const [left, top] = [g.area.left - beyond, g.area.top - beyond];
    const [right_edge, bottom] = [g.area.left + g.area.width + beyond, g.area.top + g.area.height + beyond];
    context.beginPath();
    let [x, y, from_row, from_column] = [NaN, NaN, 0, 0];
    let is_on = false;
    /** @param {readonly [row: number, column: number]} to @param {readonly [right: number, down: number]} kept */
    const go = ([row, column], [right, down]) => {
      const [to_x, to_y] = [x0 + column * side + right * aside_px, y0 + row * side + down * aside_px];
      const was_on = is_on;
      is_on = Math.max(x, to_x) > left && Math.min(x, to_x) < right_edge && Math.max(y, to_y) > top && Math.min(y, to_y) < bottom;
      if (is_on) {
        if (!was_on) context.moveTo(x, y);
        context.lineTo(to_x, to_y);
        const [down, across] = [Math.sign(row - from_row), Math.sign(column - from_column)];
        const last = side < NUMBERS_FROM_PX ? -1 : Math.abs(row - from_row) + Math.abs(column - from_column);
        for (let step = 0; step <= last; step += 1) crossed.add((from_row + step * down) * board.columns + from_column + step * across);
      }
      [x, y, from_row, from_column] = [to_x, to_y, row, column];
    };
    const end = rowColumn(board, trail[trail.length - 1] ?? 0);
    /** @type {readonly [row: number, column: number] | null} */
    let last = null;
    for (let corner = 0; corner < count && (places[corner] ?? 0) < trail.length; corner += 1) {
      const at = /** @type {const} */ ([rows[corner] ?? 0, columns[corner] ?? 0]);
      const is_next = corner + 1 < count && (places[corner + 1] ?? 0) < trail.length;
      go(at, keptRight(last, at, is_next ? [rows[corner + 1] ?? 0, columns[corner + 1] ?? 0] : end));
      last = at;
    }
    go(end, keptRight(last, end, null));
    context.lineJoin = context.lineCap = 'round';
    context.strokeStyle = palette.page;
    context.lineWidth = 2.2 * palette.px.stroke;
    context.stroke();
    context.strokeStyle = colour;
    context.lineWidth = 1.2 * palette.px.stroke;
    context.stroke();
    context.lineCap = 'butt';
  }

  /** @param {DrawnScene} scene @param {Point} at @param {Token} letter @param {number} radius @param {boolean} [is_imagined] */
  function drawToken(scene, at, letter, radius, is_imagined = false) {
    const { palette } = scene;
    const [colour, edge] = [colourOf(scene, letter), Math.max(1.5, radius / (is_imagined ? 4 : 7))];
    disc(context, at, radius, is_imagined ? palette.page : colour, is_imagined ? colour : palette['ring-inner'], edge);
    context.fillStyle = is_imagined ? palette.ink : letter === 'A' ? '#1b2130' : palette['p-strong-ink'];
    context.font = `700 ${radius * 1.15}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(letter, at.x, at.y + radius * 0.07);
  }

  /**
   * A shape with an edge that is seen on any colour.
   * @param {DrawnScene} scene @param {readonly number[]} corners @param {Point} at @param {number} size @param {string} colour
   * @param {number} [edge_px]
   */
  function fillShape({ palette }, corners, { x, y }, size, colour, edge_px = size / 4) {
    context.beginPath();
    for (let i = 0; i < corners.length; i += 2) {
      const [to_x, to_y] = [x + size * (corners[i] ?? 0), y + size * (corners[i + 1] ?? 0)];
      if (i === 0) context.moveTo(to_x, to_y);
      else context.lineTo(to_x, to_y);
    }
    context.closePath();
    context.lineJoin = 'round';
    context.strokeStyle = palette['ring-inner'];
    context.lineWidth = Math.max(1, edge_px);
    context.stroke();
    context.fillStyle = colour;
    context.fill();
    context.lineJoin = 'miter';
  }

  /**
   * The flag where a player began and the other is bound for: A's is pointed, B's is square.
   * @param {DrawnScene} scene @param {Point} at @param {Token} letter @param {number} r
   */
  function drawFlag(scene, at, letter, r) {
    const x = at.x - r * 0.55;
    const [top, foot] = [
      { x, y: at.y - r },
      { x, y: at.y + r },
    ];
    segment(context, top, foot, scene.palette['ring-inner'], Math.max(3, r / 2.4));
    fillShape(scene, SHAPES.flag[letter], at, r, colourOf(scene, letter));
    segment(context, top, foot, scene.palette['ring-outer'], Math.max(1.2, r / 6));
  }

  /**
   * Who wins from a cell: a triangle for A, a diamond for B, two bars for nobody.
   * @param {DrawnScene} scene @param {RaceWinner} winner @param {number} x @param {number} y @param {number} r
   */
  function drawWinner(scene, winner, x, y, r) {
    if (winner !== 'draw') return fillShape(scene, SHAPES.wins[winner], { x, y }, r, colourOf(scene, winner));
    for (const at of [y - r * 0.5, y + r * 0.5]) {
      segment(context, { x: x - r, y: at }, { x: x + r, y: at }, scene.palette['ring-inner'], r * 0.7);
      segment(context, { x: x - r, y: at }, { x: x + r, y: at }, scene.palette['ink-soft'], r * 0.4);
    }
  }

  /**
   * An outline that lies on its cell.
   * @param {number} x @param {number} y @param {number} side @param {string} colour @param {string} under seen on both sides of it
   */
  function outline(x, y, side, colour, under) {
    const line = Math.max(1.2, Math.min(side / 10, 5));
    const inset = line * 0.75 + (side >= 14 ? 1 : 0.5);
    for (const is_under of [true, false]) {
      context.strokeStyle = is_under ? under : colour;
      context.lineWidth = is_under ? line * 1.5 : line;
      context.strokeRect(x + inset, y + inset, side - 2 * inset, side - 2 * inset);
    }
  }

  /** The cells that are picked, under the cursor, decisive, or have an imagined token. @param {DrawnScene} scene @param {Layout} g */
  function drawMarked(scene, g) {
    const { board, palette, ghosts, distances, event, selection, focus } = scene;
    const side = g.cell.width;
    for (const letter of TOKENS) {
      const cell = ghosts[letter];
      if (!distances || cell === null) continue;
      const at = coordinatesOf(board, cell);
      drawRing(context, g, at, palette, 0.9);
      if (side < 12) continue;
      // The token itself is there.
      const now = scene.tokens?.now;
      if (now && (now.a === cell || now.b === cell)) continue;
      // Beside the sign of who wins from there.
      const { x, y } = g.centre(at);
      const away = scene.winners.has(cell) ? side * 0.26 : 0;
      drawToken(scene, { x: x + away, y: y - away }, letter, side * (away > 0 ? 0.2 : 0.3), true);
    }
    if (event !== null) drawRing(context, g, coordinatesOf(board, event), palette, 1.1);
    if (selection) drawRing(context, g, selection, palette);
    if (focus) drawRing(context, g, focus, palette);
  }

  /** Moves as arrows, in the colour of who wins after them or makes them. @param {DrawnScene} scene @param {Layout} g */
  function drawMoves(scene, g) {
    const { page, px } = scene.palette;
    const side = g.cell.width;
    const head_px = Math.max(4, Math.min(side * 0.13, 12));
    for (const { from, to, winner } of scene.arrows) {
      const [middle, goal, colour] = [middleOf(scene, g, from), middleOf(scene, g, to), colourOf(scene, winner)];
      const length = Math.hypot(goal.x - middle.x, goal.y - middle.y);
      // From the edge of what stands on its cell, to that of what stands on the other.
      const gap = TOKENS.some((letter) => scene.ghosts[letter] === to) ? 0.3 : 0.16;
      const at = (/** @type {number} */ way_px) => along(middle, goal, way_px / length);
      const tip_px = length - gap * side;
      const [start, neck, tip] = [at(0.3 * side), at(tip_px - 1.6 * head_px), at(tip_px)];
      const [right, down] = [(goal.x - middle.x) / length, (goal.y - middle.y) / length];
      segment(context, start, neck, page, px.stroke * 2.2);
      context.beginPath();
      context.moveTo(tip.x, tip.y);
      context.lineTo(neck.x - down * head_px, neck.y + right * head_px);
      context.lineTo(neck.x + down * head_px, neck.y - right * head_px);
      context.closePath();
      context.strokeStyle = page;
      context.lineWidth = px.stroke;
      context.stroke();
      context.fillStyle = colour;
      context.fill();
      segment(context, start, neck, colour, px.stroke * 1.2);
    }
  }

  /**
   * Where a token is while its last step is shown: over the other's cell where it led there.
   * @param {DrawnScene} scene @param {Layout} g @param {number} from @param {number} to @param {number | null} over
   */
  function between(scene, g, from, to, over) {
    const motion = stage.motion();
    const [start, end] = over === null ? [from, to] : motion < 0.5 ? [from, over] : [over, to];
    const part = over === null ? motion : (2 * motion) % 1 || (motion === 1 ? 1 : 0);
    return along(middleOf(scene, g, start), middleOf(scene, g, end), part);
  }

  /** The ways of both tokens. @param {DrawnScene} scene @param {Layout} g @returns {ReadonlySet<number>} the cells that they cross */
  function drawTrails(scene, g) {
    /** @type {Set<number>} */
    const crossed = new Set();
    const now = scene.tokens?.now;
    if (now) for (const letter of TOKENS) drawTrail(scene, g, letter === 'A' ? now.trail_a : now.trail_b, colourOf(scene, letter), crossed);
    return crossed;
  }

  /** The flags, the tokens, and where the player may go. @param {DrawnScene} scene @param {Layout} g */
  function drawTokens(scene, g) {
    const { board, tokens, palette, targets, hinted } = scene;
    const side = g.cell.width;
    const radius = Math.max(6, Math.min(side * 0.36, 44));
    for (const letter of TOKENS) {
      const start = letter === 'A' ? board.startA : board.startB;
      if (tokens && cellOfToken(tokens.now, letter) === start) continue;
      const { x, y } = middleOf(scene, g, start);
      // Beside the sign of who wins from there.
      const is_beside = scene.winners.has(start);
      const away = is_beside ? side * 0.3 : 0;
      drawFlag(scene, { x: x - away, y: y - away }, letter, radius * (is_beside ? 0.45 : 0.8));
    }
    if (tokens) {
      const { now, before } = tokens;
      context.globalAlpha = isElsewhere(scene) ? FADED : 1;
      const last = now.moved ?? 'B';
      for (const letter of [otherOf(last), last]) {
        // A step forward may have led over the other; back it goes straight.
        const over = now.moved === letter && now.moves > before.moves ? now.over : null;
        const at = between(scene, g, cellOfToken(before, letter), cellOfToken(now, letter), over);
        // Side by side where they share a cell.
        const aside = now.a === now.b ? (letter === 'A' ? -0.21 : 0.21) * side : 0;
        drawToken(scene, { x: at.x + aside, y: at.y }, letter, aside === 0 ? radius : radius * 0.62);
      }
      context.globalAlpha = 1;
    }
    const dot = Math.max(4, Math.min(side * 0.2, 12));
    for (const cell of targets) {
      const { x, y } = middleOf(scene, g, cell);
      // A dot on a token, as after a step there and back, leaves its letter to be read.
      const has_token = tokens !== null && TOKENS.some((letter) => cellOfToken(tokens.now, letter) === cell);
      const aside = has_token ? Math.max(0, side / 2 - dot * 1.2) : 0;
      disc(context, { x: x + aside, y: y + aside }, dot, palette.page, palette.ink, palette.px.stroke * 0.8);
    }
    if (hinted) drawHinted(context, middleOf(scene, g, hinted.from), g, coordinatesOf(board, hinted.to), palette);
  }

  return { drawMarked, drawMoves, drawTokens, drawTrails, drawWinner, outline };
}
