/** The state of a table's board: it reveals what the scene asks for, pans and zooms. Elements and pointers are in `board.jsx`. */
import { computed, effect, signal } from '@preact/signals';
import * as tableViewport from './table_viewport.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Palette } from './palette.js' */
/** @import { Extent } from './table_viewport.js' */
/** @import { TableModel, TableViewport } from './types.js' */

/** @typedef {{row: number, column: number}} Cell */

/** @template Scene @typedef {TableModel<Scene>} BoardModel */

/** One cell and so many cells around it, as `revealOf` says what must be in sight. @param {Cell} cell @param {bigint} margin */
export function around(cell, margin) {
  const [row, column] = [BigInt(cell.row), BigInt(cell.column)];
  return { first_row: row, last_row: row, first_column: column, last_column: column, margin };
}

/**
 * How far to the right something is moved to be in the middle of its room.
 * @param {number} room @param {number} left @param {number} width @param {number} [right] room that stays on its right
 */
export const inMiddle = (room, left, width, right = 0) =>
  Math.floor(Math.max(0, Math.min((room - width - 2 * left) / 2, room - width - left - right)));

/** Cells of a table of so few rows and columns are stepped through one by one: lower than so many CSS pixels, they would be lost. */
const [FEW, LOW_PX] = [40n, 8];

/** At first all of a table is shown, or a part at half the legible unit. @param {Extent} extent @param {TableViewport} whole */
const firstLevel = ({ rows, columns }, whole) => (whole.unit.height < LOW_PX && rows <= FEW && columns <= FEW ? -1 : 'fit');

/**
 * @template Scene
 * @param {BoardModel<Scene>} model
 */
export function createTableBoard(model) {
  const { scene } = model;
  const size = signal({ width: 0, height: 0 });
  /** @type {Signal<Palette | null>} */
  const palette = signal(null);
  /** @type {Signal<TableViewport | null>} */
  const viewport = signal(null);
  /** What was chosen for this table: a level of the legible unit, or all of it. @type {number | 'fit'} */
  let chosen = 'fit';
  let extent_key = '';
  const extent = computed(() => (scene.value ? model.extentOf(scene.value) : null));
  const area = computed(() =>
    scene.value && palette.value && size.value.width > 0 ? model.areaOf(size.value, scene.value, palette.value) : null,
  );
  /** The viewports that show the whole table, and its cells large enough to be read. */
  const fits = computed(() => {
    if (!area.value || !palette.value || !extent.value) return null;
    const { 'cell-min': least, 'cell-max': largest } = palette.value.px;
    const [widest, tallest] = model.is_shown_whole ? [1, 1] : [1.45, 1.25];
    const whole = tableViewport.fitted(area.value, extent.value, { width: largest * 1.4, height: largest }, widest, tallest);
    // No row is cut where the table begins or ends.
    const { width, height } = area.value;
    const row_px = height / Math.max(1, Math.floor(height / least));
    return { whole, legible: tableViewport.legible(whole, row_px, width / Number(extent.value.columns)), largest };
  });
  const zoomed_in = computed(
    () =>
      viewport.value !== null &&
      fits.value !== null &&
      tableViewport.cellSize(viewport.value).height > fits.value.whole.unit.height * 1.001,
  );
  const canZoomIn = computed(
    () => viewport.value !== null && fits.value !== null && tableViewport.cellSize(viewport.value).height <= fits.value.largest,
  );

  /** How far a table that is narrower than the board is moved to the right, to its middle, in CSS pixels. */
  const shift = computed(() => {
    if (!area.value || !extent.value || !viewport.value) return 0;
    return inMiddle(size.value.width, area.value.left, Number(extent.value.columns) * tableViewport.cellSize(viewport.value).width);
  });

  /** The same viewport, moved so that what the scene reveals is in sight. @param {TableViewport} view @returns {TableViewport} */
  const withRevealed = (view) =>
    scene.value && area.value && extent.value ? tableViewport.revealing(view, area.value, extent.value, model.revealOf(scene.value)) : view;

  // Every scene is laid out again; a new table starts at the level that can be read.
  const stopLayout = effect(() => {
    if (!fits.value || !extent.value) return;
    const key = `${extent.value.rows}x${extent.value.columns}`;
    const { whole, legible: large } = fits.value;
    if (key !== extent_key) chosen = model.is_shown_whole ? firstLevel(extent.value, whole) : 0;
    extent_key = key;
    viewport.value = withRevealed(chosen === 'fit' ? whole : { ...large, level: chosen });
  });

  return {
    model,
    size,
    palette,
    viewport,
    shift,
    /** Whether some of the table lies outside the board. */
    pans: zoomed_in,
    /** Whether a finger moves it. */
    takes_touch: zoomed_in,
    canZoomIn,
    canZoomOut: zoomed_in,
    /** Whether the viewport differs from the one that `fit` shows. */
    away: zoomed_in,

    /** By CSS pixels. @param {number} dx @param {number} dy */
    pan(dx, dy) {
      if (!viewport.value || !area.value || !extent.value) return;
      viewport.value = tableViewport.clamped(tableViewport.panned(viewport.value, dx, dy), area.value, extent.value);
    },

    /** About a point of the canvas, by default its middle. @param {number} levels @param {number} [x] @param {number} [y] */
    zoom(levels, x, y) {
      const [view, box, table, possible] = [viewport.value, area.value, extent.value, fits.value];
      if (!view || !box || !table || !possible || (levels > 0 && !canZoomIn.value)) return;
      const { whole, legible: large } = possible;
      // Levels up to this one show little less than the whole table; from there the first level up is the next one.
      const all = Math.log2((whole.unit.height * 1.2) / large.unit.height);
      const target = (chosen === 'fit' ? Math.floor(all) : chosen) + levels;
      if (target <= all) return this.fit();
      chosen = target;
      const at_x = (x ?? box.left + box.width / 2) - box.left;
      const at_y = (y ?? box.top + box.height / 2) - box.top;
      // The cell under (x, y) stays there, also when the unit changes.
      const ratio = Math.log2(tableViewport.cellSize({ ...large, level: target }).height / tableViewport.cellSize(view).height);
      const about = tableViewport.zoomed({ ...view, level: 0, unit: tableViewport.cellSize(view) }, ratio, at_x, at_y);
      const moved = tableViewport.clamped({ ...about, unit: large.unit, level: target }, box, table);
      viewport.value = x === undefined ? withRevealed(moved) : moved;
    },

    /** Shows all of the table until the returned function is called: paper cannot be panned. */
    showWhole() {
      const before = viewport.value;
      if (fits.value) viewport.value = fits.value.whole;
      return () => {
        viewport.value = before;
      };
    },

    fit() {
      chosen = 'fit';
      if (fits.value) viewport.value = fits.value.whole;
    },

    /** Brings a row and a column, as parts of the table from 0 to 1, to the middle. @param {number} row @param {number} column */
    centre(row, column) {
      const [view, box, table] = [viewport.value, area.value, extent.value];
      if (!view || !box || !table) return;
      const { width, height } = tableViewport.cellSize(view);
      const x = tableViewport.columnX(view, 0n) + column * Number(table.columns) * width;
      const y = tableViewport.rowY(view, 0n) + row * Number(table.rows) * height;
      this.pan(box.width / 2 - x, box.height / 2 - y);
    },

    /** The part of the table on show, in parts of its sides. */
    part() {
      const [view, box, table] = [viewport.value, area.value, extent.value];
      if (!view || !box || !table) return null;
      const [first, last] = [tableViewport.cellAt(view, 0, 0), tableViewport.cellAt(view, box.width - 1, box.height - 1)];
      const [rows, columns] = [Number(table.rows), Number(table.columns)];
      const [left, top] = [Number(first.column) / columns, Number(first.row) / rows];
      return {
        left,
        top,
        width: Math.min(Number(last.column + 1n), columns) / columns - left,
        height: Math.min(Number(last.row + 1n), rows) / rows - top,
      };
    },

    /** A click at a point of the canvas. @param {number} _x @param {number} _y @param {Cell | null} cell */
    pickAt: (_x, _y, cell) => model.pick(cell),

    /** Enter at the cell cursor. @param {Cell} cell */
    enter: (cell) => model.pick(cell),

    /** Where the cell cursor starts. */
    startOf: () => (scene.value ? model.startOf(scene.value) : { row: 0, column: 0 }),

    /** The cell cursor moved by an arrow key; null if there is no cell. @param {Cell} from @param {number} down @param {number} right */
    cursorMoved(from, down, right) {
      const to = { row: from.row + down, column: from.column + right };
      return scene.value && model.has(scene.value, to) ? to : null;
    },

    /** The board follows its scene by itself. */
    reveal() {},

    destroy: stopLayout,
  };
}
