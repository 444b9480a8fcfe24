/** The state of a table's board: follows what it is told to reveal, pans and zooms. Elements and pointers are those of every board (`board.jsx`). */
import { computed, effect, signal, untracked } from '@preact/signals';
import { cellAt, cellSize, fitted, clamped, legible, panned, revealing, zoomed } from './viewport.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Palette } from './palette.js' */
/** @import { Stage, Viewport } from './types.js' */
/** @import { Extent } from './viewport.js' */

/** @typedef {{row: number, column: number}} Cell */

/**
 * What a game gives its board. A scene is the game's own; the board adds the viewport and the palette.
 * @template Scene
 * @typedef {object} BoardModel
 * @property {ReadonlySignal<Scene | null>} scene
 * @property {(stage: Stage) => {draw: (scene: any) => void, hitTest: (scene: any, x: number, y: number) => Cell | null}} createView
 * @property {(scene: Scene) => Extent} extentOf
 * @property {(size: {width: number, height: number}, scene: Scene, palette: Palette) => {left: number, top: number, width: number, height: number}} areaOf
 * @property {(scene: Scene) => {first_row: bigint, last_row: bigint, first_column: bigint, last_column: bigint, margin: bigint}} revealOf what must be in sight, and how many cells around it
 * @property {(scene: Scene, cell: Cell) => boolean} has whether a cell belongs to the table
 * @property {(scene: Scene) => Cell} startOf where the cell cursor starts
 * @property {Signal<Cell | null>} focus the cell cursor, while the board has the focus
 * @property {(cell: Cell | null) => void} pick
 * @property {() => boolean} close closes what a pick has opened; whether there was something
 * @property {() => string} describe the caption, as the board's text alternative
 * @property {(cell: Cell) => string} [tell] what is known of a cell, in words
 * @property {boolean} [is_map] whether all of the table is shown at first, however small its cells, which are squares
 * @property {string} [cell_name] message that names a cell by its row and column
 */

/** A cell that must be in sight, with so many cells around it. @param {Cell} cell @param {bigint} margin */
export function revealed(cell, margin) {
  const [row, column] = [BigInt(cell.row), BigInt(cell.column)];
  return { first_row: row, last_row: row, first_column: column, last_column: column, margin };
}

/** Closes what a pick has opened; whether there was something. @param {Signal<any>} selection */
export function closed(selection) {
  const was_open = selection.peek() !== null;
  selection.value = null;
  return was_open;
}

/**
 * @template Scene
 * @param {BoardModel<Scene>} model
 */
export function createTableBoard(model) {
  const size = signal({ width: 0, height: 0 });
  /** @type {Signal<Palette | null>} */
  const palette = signal(null);
  /** @type {Signal<Viewport | null>} */
  const viewport = signal(null);
  /** @type {number | 'fit'} what was chosen for this table: a level of the legible unit, or all of it */
  let chosen = model.is_map ? 'fit' : 0;
  let extent_key = '';
  const extent = computed(() => (model.scene.value ? model.extentOf(model.scene.value) : null));
  const area = computed(() => {
    if (!model.scene.value || !palette.value || size.value.width === 0) return null;
    return model.areaOf(size.value, model.scene.value, palette.value);
  });
  const fit = computed(() => {
    if (!area.value || !palette.value || !extent.value) return null;
    const largest = palette.value.px['cell-max'];
    const [widest, tallest] = model.is_map ? [1, 1] : [1.45, 1.25];
    return fitted(area.value, extent.value, { width: largest * 1.4, height: largest }, widest, tallest);
  });
  /** Whether some of the table lies outside the board. */
  const zoomed_in = computed(() => {
    const [view, whole] = [viewport.value, fit.value];
    return view !== null && whole !== null && cellSize(view).height > whole.unit.height * 1.001;
  });
  const canZoomIn = computed(() => {
    const [view, colours] = [viewport.value, palette.value];
    return view !== null && colours !== null && cellSize(view).height <= colours.px['cell-max'];
  });

  /** @param {number | 'fit'} level */
  function viewAt(level) {
    const [whole, colours] = [fit.value, palette.value];
    if (!whole || !colours) return null;
    return level === 'fit' ? whole : { ...legible(whole, colours.px['cell-min']), level };
  }

  /** A new table or another room for it: starts again at the level that can be read. */
  const stopLayout = effect(() => {
    const [room, table] = [area.value, extent.value];
    if (!room || !table) return;
    const key = `${table.rows}x${table.columns}`;
    if (key !== extent_key) chosen = model.is_map ? 'fit' : 0;
    extent_key = key;
    const scene = untracked(() => model.scene.value);
    const view = viewAt(chosen);
    if (!view) return;
    viewport.value = scene ? revealing(view, room, table, model.revealOf(scene)) : clamped(view, room, table);
  });

  /** Follows the step. */
  const stopFollowing = effect(() => {
    const scene = model.scene.value;
    const [view, room, table] = untracked(() => [viewport.value, area.value, extent.value]);
    if (scene && view && room && table) viewport.value = revealing(view, room, table, model.revealOf(scene));
  });

  return {
    model,
    size,
    palette,
    viewport,
    area,
    extent,
    pans: zoomed_in,
    canZoomIn,
    canZoomOut: zoomed_in,
    away: zoomed_in,

    /** @param {number} dx @param {number} dy */
    pan(dx, dy) {
      if (!viewport.value || !area.value || !extent.value) return;
      viewport.value = clamped(panned(viewport.value, dx, dy), area.value, extent.value);
    },

    /** Zooms about a point of the canvas, by default its middle. @param {number} levels @param {number} [x] @param {number} [y] */
    zoom(levels, x, y) {
      const [view, room, table, whole, colours] = [viewport.value, area.value, extent.value, fit.value, palette.value];
      if (!view || !room || !table || !whole || !colours || (levels > 0 && !canZoomIn.value)) return;
      // Levels up to this one show little less than the whole table; from there the first level up is the next one.
      const all = Math.log2((whole.unit.height * 1.2) / legible(whole, colours.px['cell-min']).unit.height);
      const target = (chosen === 'fit' ? Math.floor(all) : chosen) + levels;
      if (target <= all) return this.fit();
      chosen = target;
      const at_x = (x ?? room.left + room.width / 2) - room.left;
      const at_y = (y ?? room.top + room.height / 2) - room.top;
      const wanted = /** @type {Viewport} */ (viewAt(target));
      // The model point under (x, y) stays there, also when the unit changes.
      const ratio = Math.log2(cellSize(wanted).height / cellSize(view).height);
      const moved = clamped(
        { ...zoomed({ ...view, level: 0, unit: cellSize(view) }, ratio, at_x, at_y), unit: wanted.unit, level: target },
        room,
        table,
      );
      const scene = model.scene.value;
      viewport.value = x === undefined && scene ? revealing(moved, room, table, model.revealOf(scene)) : moved;
    },

    /** Shows all of the table, as on paper, which cannot be moved. @returns {() => void} takes it back */
    showWhole() {
      const before = viewport.value;
      if (fit.value) viewport.value = fit.value;
      return () => {
        viewport.value = before;
      };
    },

    fit() {
      chosen = 'fit';
      if (fit.value) viewport.value = fit.value;
    },

    /** Brings a row and a column, as parts of the table from 0 to 1, to the middle. @param {number} row @param {number} column */
    centre(row, column) {
      const [view, room, table] = [viewport.value, area.value, extent.value];
      if (!view || !room || !table) return;
      const cell = cellSize(view);
      const x = view.offset.x - Number(view.origin.column) * cell.width + column * Number(table.columns) * cell.width;
      const y = view.offset.y - Number(view.origin.row) * cell.height + row * Number(table.rows) * cell.height;
      this.pan(room.width / 2 - x, room.height / 2 - y);
    },

    /** The part on show, in parts of the table's sides. */
    part() {
      const [view, room, table] = [viewport.value, area.value, extent.value];
      if (!view || !room || !table) return null;
      const first = cellAt(view, 0, 0);
      const last = cellAt(view, room.width - 1, room.height - 1);
      const [rows, columns] = [Number(table.rows), Number(table.columns)];
      const [left, top] = [Number(first.column) / columns, Number(first.row) / rows];
      return {
        left,
        top,
        width: Math.min(Number(last.column + 1n), columns) / columns - left,
        height: Math.min(Number(last.row + 1n), rows) / rows - top,
      };
    },

    /** A click. @param {number} _x @param {number} _y @param {Cell | null} cell */
    pickAt(_x, _y, cell) {
      model.pick(cell);
    },

    /** Enter at the cell cursor. @param {Cell} cell */
    enter(cell) {
      model.pick(cell);
    },

    /** Where the cell cursor starts. */
    startOf() {
      return model.scene.value ? model.startOf(model.scene.value) : { row: 0, column: 0 };
    },

    /** The cell cursor moved by an arrow key; null where there is no cell. @param {Cell} from @param {number} down @param {number} right */
    cursorMoved(from, down, right) {
      const to = { row: from.row + down, column: from.column + right };
      return model.scene.value && model.has(model.scene.value, to) ? to : null;
    },

    /** The board follows its scene by itself. */
    reveal() {},

    destroy() {
      stopLayout();
      stopFollowing();
    },
  };
}
