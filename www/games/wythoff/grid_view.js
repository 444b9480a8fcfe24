/**
 * The star grid on a canvas, from single cells to piles of a thousand digits: column a to the right, row b downwards. Small cells are
 * the solver's pictures, every pixel with its exact count of stars; larger ones are drawn one by one, with what the steps have shown.
 */
import { drawAxes, mapAreaOf } from '../../canvas/axis.js';
import { layoutOf } from '../../canvas/map_layout.js';
import { cellAt } from '../../canvas/map_viewport.js';
import { createTiles, screenRatio } from '../../canvas/tiles.js';
import { drawStar, drawGridMarks } from './grid_marks.js';
import { createRamp } from '../../canvas/ramp.js';
import { pictureOf, valueAt } from './grundy_layer.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { GrundyTable } from './grundy_layer.js' */
/** @import { GridScene } from './types.js' */

/** @typedef {{row: bigint, column: bigint}} Cell */

/** Cells from this size on, in CSS pixels, are drawn one by one. */
const DRAWN_FROM_PX = 5;
/** Lines between cells, the covering lines, and numbers need cells as large as these. */
const LATTICE_FROM_PX = 8;
const COVER_FROM_PX = 12;
export const NUMBERS_FROM_PX = 30;
/** Grundy values are printed in cells of so many pixels. */
const VALUES_FROM_PX = 18;
/** Side of a piece of stars. */
const PIECE = 128n;
/** Cells from here on lie beyond all that is stepped through. */
const STEPPED = 1n << 30n;

/** Room for the numbers of the axes at any place. */
const AXIS_ROOM = 99_999n;

/** @param {{width: number, height: number}} size @param {bigint} home @param {Palette} palette */
export const gridAreaOf = (size, home, palette) => mapAreaOf(size, home > AXIS_ROOM ? home : AXIS_ROOM, palette);

/**
 * @param {Stage} stage
 * @param {(question: {ask: string, about: unknown}, abort: AbortSignal) => Promise<any>} ask
 * @param {(reason: unknown) => void} refused
 */
export function createGridView(stage, ask, refused) {
  const { context } = stage;
  const tiles = createTiles(stage, { ask, refused });
  /** The Grundy values with a pixel for a cell, and what it was made of. */
  let grundy_picture = /** @type {{table: object, palette: object, canvas: HTMLCanvasElement} | null} */ (null);

  /** @typedef {import('../../canvas/map_layout.js').Layout} Layout */

  /** @param {GridScene} scene */
  const layout = ({ viewport, palette, home }) => layoutOf(viewport, gridAreaOf(stage.size(), home, palette));

  /** The cells on show. @param {GridScene} scene @param {Layout} g */
  function seen({ viewport }, { area }) {
    const first = cellAt(viewport, 0, 0);
    const last = cellAt(viewport, area.width * screenRatio() - 1, area.height * screenRatio() - 1);
    return { first, columns: Number(last.column - first.column) + 1, rows: Number(last.row - first.row) + 1 };
  }

  /** Every star on show, by its column and row counted from the first cell. @param {GridScene} scene @param {ReturnType<typeof seen>} window @param {(dx: number, dy: number) => void} draw */
  function eachStar({ known }, { first, columns, rows }, draw) {
    if (!known.all) {
      if (first.row >= STEPPED || first.column >= STEPPED) return;
      const [left, top] = [Number(first.column), Number(first.row)];
      for (let dy = 0; dy < rows; dy += 1) {
        const a = known.starOfRow(top + dy);
        if (a >= left && a < left + columns) draw(a - left, dy);
      }
      return;
    }
    const [end_row, end_column] = [first.row + BigInt(rows), first.column + BigInt(columns)];
    for (let row = first.row - (first.row % PIECE); row < end_row; row += PIECE) {
      for (let column = first.column - (first.column % PIECE); column < end_column; column += PIECE) {
        const about = { row: String(row), column: String(column), rows: Number(PIECE), columns: Number(PIECE) };
        const piece = tiles.get(
          `stars ${row} ${column}`,
          { ask: 'starsIn', about },
          Math.abs(Number(row - first.row)) + Math.abs(Number(column - first.column)),
        );
        if (!(piece instanceof Uint32Array)) continue;
        const [at_x, at_y] = [Number(column - first.column), Number(row - first.row)];
        for (let i = 0; i < piece.length; i += 2) draw(at_x + entryAt(piece, i), at_y + entryAt(piece, i + 1));
      }
    }
  }

  /** Cells as runs of one colour, row by row. @param {GridScene} scene @param {Layout} g @param {ReturnType<typeof seen>} window */
  function drawGround({ known, palette }, g, { first, columns, rows }) {
    const [x0, y0, side] = [g.x(first.column), g.y(first.row), g.cell.width];
    context.fillStyle = known.all ? palette['n-fill'] : palette.undecided;
    context.fillRect(x0, y0, columns * side, rows * side);
    if (known.all || first.row >= STEPPED || first.column >= STEPPED) return;
    const [left, top] = [Number(first.column), Number(first.row)];
    context.fillStyle = palette['n-fill'];
    for (let dy = 0; dy < rows; dy += 1) {
      let from = -1;
      for (let dx = 0; dx <= columns; dx += 1) {
        const is_covered = dx < columns && known.stateOf(left + dx, top + dy) === 'N';
        if (is_covered && from < 0) from = dx;
        if (is_covered || from < 0) continue;
        context.fillRect(x0 + from * side, y0 + dy * side, (dx - from) * side, side);
        from = -1;
      }
    }
  }

  /** Which line covers each cell, and, where there is room, of which star. @param {GridScene} scene @param {Layout} g @param {ReturnType<typeof seen>} window */
  function drawCovers({ known, palette }, g, { first, columns, rows }) {
    if (g.cell.width < COVER_FROM_PX || first.row >= STEPPED || first.column >= STEPPED) return;
    const side = g.cell.width;
    const [x0, y0, left, top] = [g.x(first.column), g.y(first.row), Number(first.column), Number(first.row)];
    const has_numbers = side >= NUMBERS_FROM_PX;
    context.beginPath();
    for (let dy = 0; dy < rows; dy += 1) {
      for (let dx = 0; dx < columns; dx += 1) {
        const line = known.coveredBy(left + dx, top + dy);
        if (line === null) continue;
        const [x, y] = [x0 + dx * side, y0 + dy * side];
        context.moveTo(line === 'column' ? x + side / 2 : x, line === 'row' ? y + side / 2 : y);
        context.lineTo(line === 'column' ? x + side / 2 : x + side, line === 'row' ? y + side / 2 : y + side);
      }
    }
    context.strokeStyle = palette['n-ink'];
    context.globalAlpha = 0.28;
    context.lineWidth = Math.max(1, side / 16);
    context.stroke();
    context.globalAlpha = 1;
    if (!has_numbers) return;
    const label_px = Math.min(side * 0.4, palette.px.label * 1.1);
    context.font = `500 ${label_px}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (let dy = 0; dy < rows; dy += 1) {
      for (let dx = 0; dx < columns; dx += 1) {
        if (known.coveredBy(left + dx, top + dy) === null) continue;
        const [x, y] = [x0 + (dx + 0.5) * side, y0 + (dy + 0.5) * side];
        const index = String(known.coverIndex(left + dx, top + dy));
        context.fillStyle = palette['n-fill'];
        context.beginPath();
        context.arc(x, y, label_px * (index.length > 1 ? 0.85 : 0.65), 0, 2 * Math.PI);
        context.fill();
        context.fillStyle = palette['n-ink'];
        context.fillText(index, x, y + label_px * 0.06);
      }
    }
  }

  /** Lines of the page's colour between the cells. @param {GridScene} scene @param {Layout} g @param {ReturnType<typeof seen>} window */
  function drawLattice({ palette }, g, { first, columns, rows }) {
    if (g.cell.width < LATTICE_FROM_PX) return;
    const width = g.cell.width >= 16 ? 2 : 1;
    const [x0, y0, side] = [g.x(first.column), g.y(first.row), g.cell.width];
    context.fillStyle = palette.page;
    for (let dx = 0; dx <= columns; dx += 1) context.fillRect(x0 + dx * side - width / 2, y0, width, rows * side);
    for (let dy = 0; dy <= rows; dy += 1) context.fillRect(x0, y0 + dy * side - width / 2, columns * side, width);
  }

  /** @param {GridScene} scene @param {Layout} g @param {ReturnType<typeof seen>} window @param {GrundyTable} table */
  function drawValues({ palette }, g, { first, columns, rows }, table) {
    if (first.row > BigInt(table.n) || first.column > BigInt(table.n)) return;
    const side = g.cell.width;
    const [x0, y0, left, top] = [g.x(first.column), g.y(first.row), Number(first.column), Number(first.row)];
    const shade = createRamp(palette, table.most);
    const digit_px = Math.min(side * 0.46, palette.px.label * 1.3);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `500 ${digit_px}px ${palette.font}`;
    for (let dy = 0; dy < rows; dy += 1) {
      for (let dx = 0; dx < columns; dx += 1) {
        const value = valueAt(table, left + dx, top + dy);
        if (value < 0) continue;
        const { colour, is_dark } = shade(value);
        context.fillStyle = value === 0 ? palette['p-strong'] : colour;
        context.fillRect(x0 + dx * side, y0 + dy * side, side, side);
        if (side < VALUES_FROM_PX) continue;
        context.fillStyle = value === 0 ? palette['p-strong-ink'] : is_dark ? '#ffffff' : '#1b2130';
        context.fillText(String(value), x0 + (dx + 0.5) * side, y0 + (dy + 0.5) * side + digit_px * 0.06, side - 2);
      }
    }
  }

  /** @param {GridScene} scene @param {Layout} g */
  function drawGrundyPicture({ grundy, palette }, g) {
    if (!grundy) return;
    if (grundy_picture?.table !== grundy || grundy_picture.palette !== palette)
      grundy_picture = { table: grundy, palette, canvas: pictureOf(stage.createCanvas(), grundy, palette) };
    const [x, y] = [g.x(0n), g.y(0n)];
    context.imageSmoothingEnabled = g.cell.width < 1;
    context.drawImage(grundy_picture.canvas, x, y, g.x(BigInt(grundy.n + 1)) - x, g.y(BigInt(grundy.n + 1)) - y);
  }

  /** Cells too small to be drawn one by one. @param {GridScene} scene @param {Layout} g */
  function drawSmall(scene, g) {
    const { known, palette, viewport } = scene;
    const { area } = g;
    if (!known.all) {
      context.fillStyle = palette.undecided;
      context.fillRect(area.left, area.top, area.width, area.height);
      if (known.settled_to < 0) return;
      // All that is decided: rows and columns up to the last one that is done.
      const edge = BigInt(known.settled_to + 1);
      const [right, bottom] = [g.x(edge), g.y(edge)];
      context.beginPath();
      context.rect(area.left, area.top, area.width, Math.max(0, bottom - area.top));
      context.rect(area.left, area.top, Math.max(0, right - area.left), area.height);
      context.clip();
    }
    tiles.draw(viewport, area, { p: palette['p-strong'], n: palette['n-fill'] }, () => false);
  }

  return {
    /** @param {GridScene} scene */
    draw(scene) {
      const g = layout(scene);
      const { viewport, palette, grundy, opened } = scene;
      context.save();
      context.beginPath();
      const [right, bottom] = opened ? [g.x(opened.a + 1n), g.y(opened.b + 1n)] : [Infinity, Infinity];
      const { left, top, width, height } = g.area;
      context.rect(left, top, Math.min(width, Math.max(0, right - left)), Math.min(height, Math.max(0, bottom - top)));
      context.clip();
      tiles.begin(scene.of);
      if (g.cell.width >= DRAWN_FROM_PX) {
        const window = seen(scene, g);
        drawGround(scene, g, window);
        if (grundy) drawValues(scene, g, window, grundy);
        else if (scene.method === 'stars') drawCovers(scene, g, window);
        drawLattice(scene, g, window);
        const [x0, y0] = [g.x(window.first.column), g.y(window.first.row)];
        if (!grundy)
          eachStar(scene, window, (dx, dy) => drawStar(context, x0 + dx * g.cell.width, y0 + dy * g.cell.width, g.cell.width, palette));
      } else {
        context.save();
        drawSmall(scene, g);
        context.restore();
        drawGrundyPicture(scene, g);
      }
      tiles.end(viewport, g.area);
      drawGridMarks(stage, scene, g);
      context.restore();
      drawAxes(stage, {
        viewport,
        area: g.area,
        palette,
        last: opened?.b ?? null,
        ...(opened ? { last_column: opened.a } : {}),
        room: scene.home > AXIS_ROOM ? scene.home : AXIS_ROOM,
        current: null,
        names: scene.axes ?? { row: 'b ↓', column: 'a →' },
      });
    },

    /** The cell under a place of the canvas, the first one of its pixel. @param {GridScene} scene @param {number} x @param {number} y @returns {Cell | null} */
    hitTest({ viewport, home, palette }, x, y) {
      const area = gridAreaOf(stage.size(), home, palette);
      if (x < area.left || y < area.top) return null;
      return cellAt(viewport, (x - area.left) * screenRatio(), (y - area.top) * screenRatio());
    },

    destroy: () => tiles.destroy(),
  };
}
