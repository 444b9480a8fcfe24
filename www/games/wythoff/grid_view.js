/**
 * The star grid on a canvas, from single cells to piles of a thousand digits: column a to the right, row b downwards. Small cells are
 * the solver's pictures, every pixel with its exact count of stars; larger ones are drawn one by one, with what the steps have shown.
 */
import { drawAxes, mapAreaOf } from '../../canvas/axis.js';
import { cellsOnShow, cellUnder, layoutOf } from '../../canvas/map_layout.js';
import { createRamp } from '../../canvas/ramp.js';
import { createTiles } from '../../canvas/tiles.js';
import { entryAt } from '../../ui/entry_at.js';
import { cellOf, drawGridMarks, drawPlayedQueen, drawStar } from './grid_marks.js';
import { drawTable, valueAt } from './grundy_layer.js';
import { NOTHING } from './knowledge.js';
import { indexOf } from './star_steps.js';

/** @import { AxisNames } from '../../canvas/axis.js' */
/** @import { Layout } from '../../canvas/map_layout.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { BoardView, Stage } from '../../canvas/types.js' */
/** @import { Cell, GridScene, GrundyTable } from './types.js' */

/** Cells from this size on, in CSS pixels, are drawn one by one. */
const DRAWN_FROM_PX = 5;
/** Lines between cells, the covering lines, and numbers need cells as large as these. */
const LATTICE_FROM_PX = 8;
const COVER_FROM_PX = 12;
export const NUMBERS_FROM_PX = 30;
/** Grundy values are printed in cells of this size. */
const VALUES_FROM_PX = 18;
/** Side of a piece of stars. */
const PIECE = 128n;
/** Cells from here on lie beyond all steps. */
const STEPPED = 1n << 30n;

/** The number that must have room beside the axes at any place. @param {bigint} home */
const widestOf = (home) => (home > 99_999n ? home : 99_999n);

/** What the axes are called if there are no words, or have no room. */
export const LETTERS = { row: 'b ↓', column: 'a →' };

/** The cell whose row and column the axes name. @param {GridScene} scene */
function currentOf({ selection, played, current, position }) {
  return selection ?? cellOf(played ?? current ?? position);
}

/** @param {{width: number, height: number}} size @param {bigint} home @param {Palette} palette @param {AxisNames} [axes] */
export const gridAreaOf = (size, home, palette, axes = LETTERS) => mapAreaOf(size, widestOf(home), palette, axes);

/**
 * @param {Stage} stage
 * @param {(question: {ask: string, about: unknown}, abort: AbortSignal) => Promise<any>} ask
 * @returns {BoardView<GridScene, Cell>}
 */
export function createGridView(stage, ask) {
  const { context } = stage;
  // The solver draws every part of the grid: it refuses none.
  const tiles = createTiles(stage, { ask, refused: () => {} });
  /** The Grundy values with a pixel for a cell. @type {{table: object, palette: object, canvas: HTMLCanvasElement} | null} */
  let grundy_picture = null;

  /** The cells on show, and where they are. @param {GridScene} scene @param {Layout} g */
  function seen({ viewport }, g) {
    const { first, last } = cellsOnShow(viewport, g.area);
    const [columns, rows] = [Number(last.column - first.column) + 1, Number(last.row - first.row) + 1];
    return {
      first,
      columns,
      rows,
      left: Number(first.column),
      top: Number(first.row),
      x0: g.x(first.column),
      y0: g.y(first.row),
      side: g.cell.width,
    };
  }
  /** @typedef {ReturnType<typeof seen>} Seen */

  /** Visits every cell on show, at its place. @param {Seen} cells @param {(a: number, b: number, x: number, y: number) => void} visit */
  function eachCell({ columns, rows, left, top, x0, y0, side }, visit) {
    for (let dy = 0; dy < rows; dy += 1) for (let dx = 0; dx < columns; dx += 1) visit(left + dx, top + dy, x0 + dx * side, y0 + dy * side);
  }

  /** Draws every star on show. @param {GridScene} scene @param {Seen} cells */
  function drawStars({ known, palette }, { first, columns, rows, left, top, x0, y0, side }) {
    /** @param {number} dx columns from the first @param {number} dy */
    const draw = (dx, dy) => drawStar(context, x0 + dx * side, y0 + dy * side, side, palette);
    if (!known.all) {
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
        const [at_x, at_y] = [Number(column - first.column), Number(row - first.row)];
        const piece = tiles.get(`stars ${row} ${column}`, { ask: 'starsIn', about }, Math.abs(at_y) + Math.abs(at_x));
        if (!(piece instanceof Uint32Array)) continue;
        for (let i = 0; i < piece.length; i += 2) draw(at_x + entryAt(piece, i), at_y + entryAt(piece, i + 1));
      }
    }
  }

  /** Cells as runs of one colour, row by row. @param {GridScene} scene @param {Seen} cells */
  function drawGround({ known, palette }, { columns, rows, left, top, x0, y0, side }) {
    context.fillStyle = known.all ? palette['n-fill'] : palette.undecided;
    context.fillRect(x0, y0, columns * side, rows * side);
    if (known.all) return;
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

  /** Which line covers each cell, and, if there is room, of which star. @param {GridScene} scene @param {Seen} cells */
  function drawCovers({ known, palette, covers: shown }, cells) {
    const { side } = cells;
    if (side < COVER_FROM_PX || shown === 'none') return;
    /** @type {{x: number, y: number, index: string}[]} */
    const covers = [];
    context.beginPath();
    eachCell(cells, (a, b, x, y) => {
      const cover = known.coverOf(a, b);
      if (!cover) return;
      const middle = { x: x + side / 2, y: y + side / 2 };
      covers.push({ ...middle, index: String(indexOf(cover.star)) });
      context.moveTo(cover.line === 'column' ? middle.x : x, cover.line === 'row' ? middle.y : y);
      context.lineTo(cover.line === 'column' ? middle.x : x + side, cover.line === 'row' ? middle.y : y + side);
    });
    context.strokeStyle = palette['n-ink'];
    context.globalAlpha = 0.28;
    context.lineWidth = Math.max(1, side / 16);
    context.stroke();
    context.globalAlpha = 1;
    if (side < NUMBERS_FROM_PX || shown === 'lines') return;
    const label_px = Math.min(side * 0.4, palette.px.label * 1.1);
    context.font = `500 ${label_px}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { x, y, index } of covers) {
      context.fillStyle = palette['n-fill'];
      context.beginPath();
      context.arc(x, y, label_px * (index.length > 1 ? 0.85 : 0.65), 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = palette['n-ink'];
      context.fillText(index, x, y + label_px * 0.06);
    }
  }

  /** Lines of the page's colour between the cells. @param {GridScene} scene @param {Seen} cells */
  function drawLattice({ palette }, { columns, rows, x0, y0, side }) {
    if (side < LATTICE_FROM_PX) return;
    const width = side >= 16 ? 2 : 1;
    context.fillStyle = palette.page;
    for (let dx = 0; dx <= columns; dx += 1) context.fillRect(x0 + dx * side - width / 2, y0, width, rows * side);
    for (let dy = 0; dy <= rows; dy += 1) context.fillRect(x0, y0 + dy * side - width / 2, columns * side, width);
  }

  /** @param {Palette} palette @param {Seen} cells @param {GrundyTable} table */
  function drawValues(palette, cells, table) {
    const { side } = cells;
    const shade = createRamp(palette, table.most);
    const digit_px = Math.min(side * 0.46, palette.px.label * 1.3);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `500 ${digit_px}px ${palette.font}`;
    eachCell(cells, (a, b, x, y) => {
      const value = valueAt(table, a, b);
      if (value < 0) return;
      const { colour, is_dark } = shade(value);
      context.fillStyle = value === 0 ? palette['p-strong'] : colour;
      context.fillRect(x, y, side, side);
      if (side < VALUES_FROM_PX) return;
      context.fillStyle = value === 0 ? palette['p-strong-ink'] : is_dark ? '#ffffff' : '#1b2130';
      context.fillText(String(value), x + side / 2, y + side / 2 + digit_px * 0.06, side - 2);
    });
  }

  /** @param {GrundyTable} table @param {Palette} palette @param {Layout} g */
  function drawGrundyPicture(table, palette, g) {
    if (grundy_picture?.table !== table || grundy_picture.palette !== palette) {
      grundy_picture = { table, palette, canvas: stage.createCanvas() };
      drawTable(grundy_picture.canvas, table, palette);
    }
    const [x, y, end] = [g.x(0n), g.y(0n), BigInt(table.n + 1)];
    context.imageSmoothingEnabled = g.cell.width < 1;
    context.drawImage(grundy_picture.canvas, x, y, g.x(end) - x, g.y(end) - y);
  }

  /** Cells too small to be drawn one by one. @param {GridScene} scene @param {Layout} g */
  function drawSmall({ known, palette, viewport }, g) {
    const { area } = g;
    if (!known.all) {
      context.fillStyle = palette.undecided;
      context.fillRect(area.left, area.top, area.width, area.height);
      if (known.settled_to < 0) return;
      // All that is decided: rows and columns up to the last one that is done.
      const edge = BigInt(known.settled_to + 1);
      context.beginPath();
      context.rect(area.left, area.top, area.width, Math.max(0, g.y(edge) - area.top));
      context.rect(area.left, area.top, Math.max(0, g.x(edge) - area.left), area.height);
      context.clip();
    }
    tiles.draw(viewport, area, { p: palette['p-strong'], n: palette['n-fill'] }, () => false);
  }

  /** @param {GridScene} scene @param {Layout} g */
  function drawCells(scene, g) {
    const { grundy, palette, method } = scene;
    const cells = seen(scene, g);
    const is_stepped = cells.first.row < STEPPED && cells.first.column < STEPPED;
    const shown = scene.known.all || is_stepped ? scene : { ...scene, known: NOTHING };
    drawGround(shown, cells);
    if (grundy && is_stepped) drawValues(palette, cells, grundy);
    else if (method === 'stars' && !grundy) drawCovers(shown, cells);
    drawLattice(scene, cells);
    if (!grundy) drawStars(shown, cells);
  }

  return {
    draw(scene) {
      const { viewport, palette, grundy, opened, home } = scene;
      const g = layoutOf(viewport, gridAreaOf(stage.size(), home, palette, scene.axes));
      const { left, top, width, height } = g.area;
      context.save();
      context.beginPath();
      const [right, bottom] = opened ? [g.x(opened.a + 1n), g.y(opened.b + 1n)] : [Infinity, Infinity];
      context.rect(left, top, Math.min(width, Math.max(0, right - left)), Math.min(height, Math.max(0, bottom - top)));
      context.clip();
      tiles.begin(scene.of);
      if (g.cell.width >= DRAWN_FROM_PX) drawCells(scene, g);
      else {
        context.save();
        drawSmall(scene, g);
        context.restore();
        if (grundy) drawGrundyPicture(grundy, palette, g);
      }
      tiles.end(viewport, g.area);
      drawGridMarks(stage, scene, g);
      context.restore();
      drawPlayedQueen(context, scene, g);
      drawAxes(stage, {
        viewport,
        area: g.area,
        palette,
        last: opened?.b ?? null,
        ...(opened ? { last_column: opened.a } : {}),
        widest: widestOf(home),
        current: currentOf(scene),
        names: scene.axes ?? LETTERS,
      });
    },

    hitTest: ({ viewport, home, palette, axes }, x, y) => cellUnder(viewport, gridAreaOf(stage.size(), home, palette, axes), x, y),

    destroy: () => tiles.destroy(),
  };
}
