/**
 * The state of a map: a board without edges, at any scale. It pans by pixels, zooms by powers of two, and shows the whole table at
 * the start. Elements and pointers are those of every board (`board.jsx`).
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { asCoarse, cellAt, coarser, columnX, finer, fitting, kept, LARGEST_PX, partOf, placeOf, rescaled, revealing, rowY, viewOf } from './map_viewport.js';
import { screenRatio } from './tiles.js';

/** @typedef {{row: bigint, column: bigint}} Cell */

/**
 * What a game gives its map.
 * @template Scene
 * @typedef {object} MapModel
 * @property {import('@preact/signals').ReadonlySignal<Scene | null>} scene
 * @property {(stage: import('./stage.js').Stage) => {draw: (scene: any) => void, hitTest: (scene: any, x: number, y: number) => Cell | null, destroy?: () => void}} createView
 * @property {import('@preact/signals').ReadonlySignal<bigint | null>} rows of the table, and columns
 * @property {(size: {width: number, height: number}, palette: import('./palette.js').Palette) => {left: number, top: number, width: number, height: number}} areaOf in CSS pixels
 * @property {import('@preact/signals').ReadonlySignal<Cell | null>} reveal a cell that must be in sight
 * @property {import('@preact/signals').ReadonlySignal<string>} place where the link points, `row,column,rows`
 * @property {(place: string | null) => void} moved the user has moved the map; null for all of it
 * @property {import('@preact/signals').Signal<Cell | null>} focus the cell cursor
 * @property {import('@preact/signals').Signal<Cell | null>} hover the cell under a pointer that does not press
 * @property {(cell: Cell | null) => void} pick
 * @property {() => boolean} close
 * @property {() => string} describe
 */

/** Cells smaller than this, in CSS pixels, cannot be picked: a click goes closer. */
const PICKED_FROM_PX = 8;
/** The cell cursor moves by so many pixels where cells are smaller. */
const CURSOR_PX = 16;

/** @template Scene @param {MapModel<Scene>} model */
export function createMapBoard(model) {
  const size = signal({ width: 0, height: 0 });
  /** @type {import('@preact/signals').Signal<import('./palette.js').Palette | null>} */
  const palette = signal(null);
  /** @type {import('@preact/signals').Signal<import('./map_viewport.js').MapViewport | null>} */
  const viewport = signal(null);
  /** The part of the canvas that holds cells, in CSS pixels. */
  const area = computed(() => (palette.value && size.value.width > 0 ? model.areaOf(size.value, palette.value) : null));
  /** The same in pixels of the screen: every one of them stands for whole cells. */
  const room = computed(() => area.value && { width: Math.max(1, Math.floor(area.value.width * screenRatio())), height: Math.max(1, Math.floor(area.value.height * screenRatio())) });
  const whole = computed(() => (room.value && model.rows.value !== null ? fitting(model.rows.value, room.value) : null));
  const zoomed_in = computed(() => viewport.value !== null && whole.value !== null && !asCoarse(viewport.value.scale, whole.value));
  const canZoomIn = computed(() => viewport.value !== null && viewport.value.scale.px < LARGEST_PX);
  let written = /** @type {string | null} */ (null);
  /** Whether all of the table is on show, and so stays when the room changes. */
  let fits = true;

  /** @param {import('./map_viewport.js').MapViewport} view @param {boolean} [by_user] */
  function show(view, by_user = true) {
    const [sides, rows, all] = [room.value, model.rows.value, whole.value];
    if (!sides || rows === null || !all) return;
    const is_whole = asCoarse(view.scale, all);
    if (by_user) fits = is_whole;
    const [before, after] = [viewport.peek(), kept(is_whole ? { scale: all, x: 0n, y: 0n } : view, sides, rows)];
    const { cells, px } = after.scale;
    if (before && before.x === after.x && before.y === after.y && before.scale.cells === cells && before.scale.px === px) return;
    viewport.value = after;
    if (!by_user) return;
    written = fits ? '' : placeOf(viewport.value, sides);
    model.moved(written === '' ? null : written);
  }

  const stops = [
    // A new table, another room for it, or a link to another place of it.
    effect(() => {
      const [sides, rows, all, place] = [room.value, model.rows.value, whole.value, model.place.value];
      if (!sides || rows === null || !all) return;
      const before = untracked(() => viewport.value);
      const whole_view = { scale: all, x: 0n, y: 0n };
      const view = place === written && before ? (fits ? whole_view : before) : (viewOf(place, sides, rows) ?? whole_view);
      written = place;
      fits = asCoarse(view.scale, all);
      untracked(() => show(view, false));
    }),
    effect(() => {
      const cell = model.reveal.value;
      const [view, sides] = untracked(() => [viewport.value, room.value]);
      // The whole table has every cell in sight.
      if (cell && view && sides && !fits) untracked(() => show(revealing(view, sides, cell), false));
    }),
  ];

  return {
    model,
    size,
    palette,
    viewport,
    area,
    zoomed_in,
    canZoomIn,

    /** @param {number} dx @param {number} dy in CSS pixels */
    pan(dx, dy) {
      const view = viewport.value;
      if (view) show({ ...view, x: view.x - BigInt(Math.round(dx * screenRatio())), y: view.y - BigInt(Math.round(dy * screenRatio())) });
    },

    /** @param {number} levels @param {number} [x] @param {number} [y] of the canvas, in CSS pixels; by default its middle */
    zoom(levels, x, y) {
      const [view, box] = [viewport.value, area.value];
      if (!view || !box) return;
      let scale = view.scale;
      // What was under the pointer lies elsewhere now.
      model.hover.value = null;
      for (let level = 0; level < Math.abs(levels); level += 1) scale = levels > 0 ? finer(scale) : coarser(scale);
      // Column 0, where every wall begins, stays in sight.
      const middle = view.x === 0n ? 0 : box.width / 2;
      const at = { x: (x === undefined ? middle : x - box.left) * screenRatio(), y: (y === undefined ? box.height / 2 : y - box.top) * screenRatio() };
      show(rescaled(view, scale, at.x, at.y));
    },

    fit() {
      if (whole.value) show({ scale: whole.value, x: 0n, y: 0n });
    },

    /** One pixel a cell, about the middle. */
    oneToOne() {
      const [view, sides] = [viewport.value, room.value];
      if (view && sides) show(rescaled(view, { cells: 1n, px: 1 }, view.x === 0n ? 0 : sides.width / 2, sides.height / 2));
    },

    /** Brings a row and a column, as parts of the table from 0 to 1, to the middle. @param {number} row @param {number} column */
    centre(row, column) {
      const [view, sides, rows] = [viewport.value, room.value, model.rows.value];
      if (!view || !sides || rows === null) return;
      /** @param {number} part @param {number} side */
      const start = (part, side) => (rows * BigInt(Math.round(part * 1e6)) * BigInt(view.scale.px)) / (1_000_000n * view.scale.cells) - BigInt(Math.round(side / 2));
      show({ ...view, x: start(column, sides.width), y: start(row, sides.height) });
    },

    /** The part on show, in parts of the table's side. */
    part() {
      const [view, sides, rows] = [viewport.value, room.value, model.rows.value];
      return view && sides && rows !== null ? partOf(view, sides, rows) : null;
    },

    /** A click: on a cell, or on cells too small for it, which come closer. @param {number} x @param {number} y @param {Cell | null} cell */
    pickAt(x, y, cell) {
      const view = viewport.value;
      if (view && view.scale.px < PICKED_FROM_PX * screenRatio() && cell) this.zoom(view.scale.cells > 1n ? 2 : 3, x, y);
      else model.pick(cell);
    },

    /** Enter at the cell cursor: as a click there. @param {Cell} cell */
    enter(cell) {
      const [view, box] = [viewport.value, area.value];
      if (view && box) this.pickAt(box.left + columnX(view, cell.column) / screenRatio(), box.top + rowY(view, cell.row) / screenRatio(), cell);
    },

    /** Where the cell cursor starts: in the middle of what is on show. */
    startOf() {
      const [view, sides, rows] = [viewport.value, room.value, model.rows.value];
      if (!view || !sides || rows === null) return { row: 0n, column: 0n };
      const { row, column } = cellAt(view, sides.width / 4, sides.height / 2);
      const down = row < rows ? row : rows - 1n;
      return { row: down, column: column < down ? column : down };
    },

    /** The cell cursor moved by an arrow key; null where there is no cell. @param {Cell} from @param {number} down @param {number} right */
    cursorMoved(from, down, right) {
      const [view, rows] = [viewport.value, model.rows.value];
      if (!view || rows === null) return null;
      const { cells, px } = view.scale;
      const by = px >= CURSOR_PX / 2 ? 1n : cells > 1n ? cells * BigInt(CURSOR_PX) : BigInt(Math.round(CURSOR_PX / px));
      const row = from.row + by * BigInt(down);
      const column = from.column + by * BigInt(right);
      if (row < 0n || row >= rows || column < 0n) return null;
      model.hover.value = null;
      return { row, column: column > row ? row : column };
    },

    /** @param {Cell} cell */
    reveal(cell) {
      const [view, sides] = [viewport.value, room.value];
      if (view && sides) show(revealing(view, sides, cell));
    },

    destroy() {
      for (const stop of stops) stop();
    },
  };
}

/** @typedef {ReturnType<typeof createMapBoard<any>>} MapBoard */
