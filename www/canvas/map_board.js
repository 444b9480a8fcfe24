/**
 * The state of a map: a board at any scale, with or without an edge. It pans by pixels and zooms by powers of two. At first it is at
 * home: it shows the whole table, or the beginning of a table without an edge; where cells would be too small to follow, a part that goes
 * along with the steps. Elements and pointers are in `board.jsx`.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import * as mapViewport from './map_viewport.js';
import { screenSize } from './map_layout.js';
import { inMiddle } from './table_board.js';
import { screenRatio } from './tiles.js';

/** @import { Signal } from '@preact/signals' */
/** @import { MapViewport, Size } from './map_viewport.js' */
/** @import { Palette } from './palette.js' */

/** @typedef {{row: bigint, column: bigint}} Cell */

/** @template Scene @typedef {import('./types.js').MapModel<Scene>} MapModel */

/** Cells smaller than this, in CSS pixels, cannot be picked: a click goes closer. */
const PICKED_FROM_PX = 8;
/** The cell cursor moves by so many pixels where cells are smaller. */
const CURSOR_PX = 16;

/** @template Scene @param {MapModel<Scene>} model */
export function createMapBoard(model) {
  const size = signal({ width: 0, height: 0 });
  /** @type {Signal<Palette | null>} */
  const palette = signal(null);
  /** @type {Signal<MapViewport | null>} */
  const viewport = signal(null);
  /** The part of the canvas that holds cells, in CSS pixels. */
  const area = computed(() => (palette.value && size.value.width > 0 ? model.areaOf(size.value, palette.value) : null));
  /** The same in pixels of the screen: every pixel shows whole cells. */
  const screen_area = computed(() => {
    if (!area.value) return null;
    const { width, height } = screenSize(area.value);
    return { width: Math.max(1, width), height: Math.max(1, height) };
  });
  const edge = model.edge ?? model.rows;
  const { nearest = (/** @type {Cell} */ cell) => cell, pivot = () => ({ x: 0.5, y: 0.5 }), start = () => null } = model;
  /** The scale that shows so many rows. @param {bigint} rows @param {Size} sides */
  const scaleOf = (rows, sides) => model.filling?.(sides) ?? mapViewport.fitting(rows, sides);
  const whole = computed(() => (screen_area.value && model.rows.value !== null ? scaleOf(model.rows.value, screen_area.value) : null));
  const least = computed(() => ({ cells: 1n, px: Math.round((model.least_px?.value ?? 0) * screenRatio()) }));
  /** Whether home shows a part alone: in the whole, cells would be too small. */
  const has_part = computed(() => whole.value !== null && least.value.px > 0 && mapViewport.asCoarse(whole.value, least.value));
  /** The view at home, at its beginning. */
  const home = computed(() => whole.value && { scale: has_part.value ? least.value : whole.value, x: 0n, y: 0n });
  /** The scale of all there is. */
  const coarsest = computed(() => (screen_area.value && edge.value !== null ? scaleOf(edge.value, screen_area.value) : null));
  const canZoomOut = computed(
    () => viewport.value !== null && coarsest.value !== null && !mapViewport.asCoarse(viewport.value.scale, coarsest.value),
  );
  const canZoomIn = computed(() => {
    const scale = viewport.value?.scale;
    return scale !== undefined && BigInt(scale.px) < BigInt(mapViewport.LARGEST_PX) * scale.cells;
  });
  /** Whether the map is at home: it stays there when its size changes, and nobody but the steps moves it. */
  const at_home = signal(true);
  const away = computed(() => viewport.value !== null && home.value !== null && !at_home.value);
  /** The window that this map last wrote into the link. @type {string | null} */
  let written = null;

  /** @param {MapViewport} view */
  function isHome({ scale, x, y }) {
    const there = home.peek();
    return there !== null && x === 0n && y === 0n && mapViewport.asCoarse(scale, there.scale) && mapViewport.asCoarse(there.scale, scale);
  }

  /** @param {MapViewport} view @param {boolean} [by_user] */
  function show(view, by_user = true) {
    const [sides, rows, all] = [screen_area.value, edge.value, coarsest.value];
    if (!sides || rows === null || !all) return;
    const board_rows = model.columns ? (model.rows.peek() ?? rows) : rows;
    const scaled = mapViewport.asCoarse(view.scale, all) ? { ...view, scale: all } : view;
    const [before, after] = [viewport.peek(), mapViewport.clamped(scaled, sides, board_rows, model.columns?.peek() ?? rows)];
    if (by_user) at_home.value = isHome(after);
    const { cells, px } = after.scale;
    if (before && before.x === after.x && before.y === after.y && before.scale.cells === cells && before.scale.px === px) return;
    viewport.value = after;
    if (!by_user) return;
    written = at_home.value ? '' : mapViewport.windowOf(after, sides);
    model.moved(at_home.value ? null : written);
  }

  /** Moves the map as little as needed to show a cell. @param {Cell | null} cell @param {boolean} by_user */
  function reveal(cell, by_user) {
    const [view, sides] = [viewport.value, screen_area.value];
    if (cell && view && sides) show(mapViewport.revealing(view, sides, cell), by_user);
  }

  /** Shows the cell that the step is about. */
  const followSteps = () => reveal(model.reveal.value, false);

  /** How far a board that is narrower than its room is moved to the right, to its middle, in CSS pixels. */
  const shift = computed(() => {
    const [view, box, all] = [viewport.value, area.value, model.columns?.value ?? edge.value];
    if (!view || !box || all === null) return 0;
    return inMiddle(size.value.width, box.left, Number((all * BigInt(view.scale.px)) / view.scale.cells) / screenRatio(), box.right);
  });

  const stops = [
    // A new table, another size of the board, or a link to another window of it.
    effect(() => {
      const [sides, rows, there, wanted] = [screen_area.value, edge.value, home.value, model.window.value];
      if (!sides || rows === null || !there) return;
      const before = viewport.peek();
      let view = before && at_home.peek() ? there : before;
      if (!view || wanted !== written) view = mapViewport.viewOf(wanted, sides, rows, coarsest.value ?? undefined) ?? there;
      written = wanted;
      const is_home = isHome(view);
      at_home.value = is_home;
      untracked(() => {
        show(view, false);
        if (is_home) followSteps();
      });
    }),
    effect(() => {
      if (model.reveal.value) untracked(followSteps);
    }),
  ];

  return {
    model,
    size,
    palette,
    viewport,
    area,
    shift,
    /** Whether some of the table lies outside the board. */
    pans: canZoomOut,
    /** Whether a finger moves it; where home shows all, a stroke scrolls the page. */
    takes_touch: computed(() => away.value || has_part.value),
    canZoomIn,
    canZoomOut,
    /** Whether the viewport differs from the one that `fit` shows. */
    away,

    /** By CSS pixels. @param {number} dx @param {number} dy */
    pan(dx, dy) {
      const view = viewport.value;
      if (view) show({ ...view, x: view.x - BigInt(Math.round(dx * screenRatio())), y: view.y - BigInt(Math.round(dy * screenRatio())) });
    },

    /** About a point of the canvas, by default the pivot. @param {number} levels @param {number} [x] @param {number} [y] */
    zoom(levels, x, y) {
      const [view, box] = [viewport.value, area.value];
      if (!view || !box) return;
      let scale = view.scale;
      // Another cell is under the pointer now.
      model.hover.value = null;
      for (let level = 0; level < Math.abs(levels); level += 1) scale = levels > 0 ? mapViewport.finer(scale) : mapViewport.coarser(scale);
      const fixed = pivot(view);
      const at = { x: x === undefined ? fixed.x * box.width : x - box.left, y: y === undefined ? fixed.y * box.height : y - box.top };
      show(mapViewport.rescaled(view, scale, at.x * screenRatio(), at.y * screenRatio()));
    },

    fit() {
      if (!home.value) return;
      show(home.value);
      followSteps();
    },

    /** A pixel a cell. */
    oneToOne() {
      const [view, sides] = [viewport.value, screen_area.value];
      if (!view || !sides) return;
      const fixed = pivot(view);
      show(mapViewport.rescaled(view, { cells: 1n, px: 1 }, fixed.x * sides.width, fixed.y * sides.height));
    },

    /** A cell in the middle, at a number of pixels a cell. @param {Cell} cell @param {number} px */
    goTo(cell, px) {
      const sides = screen_area.value;
      if (!sides) return;
      const scale = { cells: 1n, px };
      const start = (/** @type {bigint} */ index, /** @type {number} */ side) => index * BigInt(px) - BigInt((side - px) >> 1);
      show({ scale, x: start(cell.column, sides.width), y: start(cell.row, sides.height) });
    },

    /** Brings a row and a column, as parts of the table from 0 to 1, to the middle. @param {number} row @param {number} column */
    centre(row, column) {
      const [view, sides, rows] = [viewport.value, screen_area.value, edge.value];
      if (!view || !sides || rows === null) return;
      /** @param {number} part @param {number} side */
      const start = (part, side) =>
        (rows * BigInt(Math.round(part * 1e6)) * BigInt(view.scale.px)) / (1_000_000n * view.scale.cells) - BigInt(Math.round(side / 2));
      show({ ...view, x: start(column, sides.width), y: start(row, sides.height) });
    },

    /** The part of the table on show, in parts of its sides. */
    part() {
      const [view, sides, rows] = [viewport.value, screen_area.value, edge.value];
      return view && sides && rows !== null ? mapViewport.partOf(view, sides, rows) : null;
    },

    /** A click on a cell picks it; where cells are too small it zooms. @param {number} x @param {number} y @param {Cell | null} cell */
    pickAt(x, y, cell) {
      const view = viewport.value;
      const is_small = view && view.scale.px < PICKED_FROM_PX * screenRatio() * Number(view.scale.cells);
      if (is_small && cell) this.zoom(BigInt(view.scale.px) < view.scale.cells ? 2 : 3, x, y);
      else model.pick(cell);
    },

    /** Enter at the cell cursor does what a click there does. @param {Cell} cell */
    enter(cell) {
      const [view, box] = [viewport.value, area.value];
      if (view && box)
        this.pickAt(
          box.left + mapViewport.columnX(view, cell.column) / screenRatio(),
          box.top + mapViewport.rowY(view, cell.row) / screenRatio(),
          cell,
        );
    },

    /** The cell cursor starts at a cell of the game's choice, or in the middle of what is on show. */
    startOf() {
      const [view, sides, rows] = [viewport.value, screen_area.value, edge.value];
      if (!view || !sides || rows === null) return { row: 0n, column: 0n };
      const chosen = start();
      if (chosen && mapViewport.has(view, sides, chosen)) return chosen;
      const { row, column } = mapViewport.cellAt(view, sides.width / 4, sides.height / 2);
      return nearest({ row: row < rows ? row : rows - 1n, column: column < rows ? column : rows - 1n });
    },

    /** The cell cursor moved by an arrow key; null if there is no cell. @param {Cell} from @param {number} down @param {number} right */
    cursorMoved(from, down, right) {
      const [view, rows] = [viewport.value, edge.value];
      if (!view || rows === null) return null;
      const { cells, px } = view.scale;
      const by = BigInt(px) >= cells * BigInt(CURSOR_PX / 2) ? 1n : (cells * BigInt(CURSOR_PX) + BigInt(px) / 2n) / BigInt(px);
      const row = from.row + by * BigInt(down);
      const column = from.column + by * BigInt(right);
      if (row < 0n || row >= rows || column < 0n || column >= rows) return null;
      model.hover.value = null;
      return nearest({ row, column });
    },

    /** @param {Cell} cell */
    reveal: (cell) => reveal(cell, true),

    destroy() {
      for (const stop of stops) stop();
    },
  };
}
