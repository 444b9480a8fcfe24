/**
 * A board of cells on a canvas: follows what it is told to reveal, pans, zooms, is clicked, and is walked by the arrow keys
 * when it has the focus. What is drawn is the game's view's business.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.jsx';
import { readable } from '../ui/numbers.js';
import { theme } from '../ui/settings.js';
import { readPalette } from './palette.js';
import { listenToPointers } from './pointers.js';
import { printInLight } from './print.js';
import { createStage } from './stage.js';
import { cellAt, cellSize, fitted, kept, legible, panned, revealing, zoomed } from './viewport.js';
import './board.css';
import './under_board.css';

/** @typedef {{row: number, column: number}} Cell */

/**
 * What a game gives its board. A scene is the game's own; the board adds the viewport and the palette.
 * @template Scene
 * @typedef {object} BoardModel
 * @property {import('@preact/signals').ReadonlySignal<Scene | null>} scene
 * @property {(stage: import('./stage.js').Stage) => {draw: (scene: any) => void, hitTest: (scene: any, x: number, y: number) => Cell | null}} createView
 * @property {(scene: Scene) => import('./viewport.js').Extent} extentOf
 * @property {(size: {width: number, height: number}, scene: Scene, palette: import('./palette.js').Palette) => {left: number, top: number, width: number, height: number}} areaOf
 * @property {(scene: Scene) => {first_row: bigint, last_row: bigint, first_column: bigint, last_column: bigint, margin: bigint}} revealOf what must be in sight, and how many cells around it
 * @property {(scene: Scene, cell: Cell) => boolean} has whether a cell belongs to the table
 * @property {(scene: Scene) => Cell} startOf where the cell cursor starts
 * @property {import('@preact/signals').Signal<Cell | null>} focus the cell cursor, while the board has the focus
 * @property {(cell: Cell | null) => void} pick
 * @property {() => boolean} close closes what a pick has opened; whether there was something
 * @property {() => string} describe the caption, as the board's text alternative
 * @property {string} [cell_name] message that names a cell by its row and column
 */

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Everything of a board that is not an element.
 * @template Scene
 * @param {BoardModel<Scene>} model
 */
export function createBoard(model) {
  const size = signal({ width: 0, height: 0 });
  /** @type {import('@preact/signals').Signal<import('./palette.js').Palette | null>} */
  const palette = signal(null);
  /** @type {import('@preact/signals').Signal<import('./viewport.js').Viewport | null>} */
  const viewport = signal(null);
  /** @type {number | 'fit'} what was chosen for this table: a level of the legible unit, or all of it */
  let chosen = 0;
  let extent_key = '';
  const extent = computed(() => (model.scene.value ? model.extentOf(model.scene.value) : null));
  const area = computed(() => {
    if (!model.scene.value || !palette.value || size.value.width === 0) return null;
    return model.areaOf(size.value, model.scene.value, palette.value);
  });
  const fit = computed(() => {
    if (!area.value || !palette.value || !extent.value) return null;
    const largest = palette.value.px['cell-max'];
    return fitted(area.value, extent.value, { width: largest * 1.4, height: largest }, 1.45);
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
    if (key !== extent_key) chosen = 0;
    extent_key = key;
    const scene = untracked(() => model.scene.value);
    const view = viewAt(chosen);
    if (!view) return;
    viewport.value = scene ? revealing(view, room, table, model.revealOf(scene)) : kept(view, room, table);
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
      viewport.value = kept(panned(viewport.value, dx, dy), area.value, extent.value);
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
      const wanted = /** @type {import('./viewport.js').Viewport} */ (viewAt(target));
      // The model point under (x, y) stays there, also when the unit changes.
      const ratio = Math.log2(cellSize(wanted).height / cellSize(view).height);
      const moved = kept(
        { ...zoomed({ ...view, level: 0, unit: cellSize(view) }, ratio, at_x, at_y), unit: wanted.unit, level: target },
        room,
        table,
      );
      const scene = model.scene.value;
      viewport.value = x === undefined && scene ? revealing(moved, room, table, model.revealOf(scene)) : moved;
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

/** @typedef {ReturnType<typeof createBoard<any>> | import('./map_board.js').MapBoard} BoardState */

/**
 * @param {object} props
 * @param {BoardState} props.board
 * @param {import('../player/player.js').Player} props.player
 * @param {import('preact').ComponentChildren} [props.children] laid over the board
 */
export function Board({ board, player, children }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const { model } = board;

  useLayoutEffect(() => {
    const element = /** @type {HTMLCanvasElement} */ (canvas.current);
    const scene = () => ({ ...model.scene.value, viewport: board.viewport.value, palette: board.palette.value });
    const drawable = () => model.scene.value !== null && board.viewport.value !== null && board.palette.value !== null;
    const stage = createStage(element, {
      draw: () => untracked(() => drawable() && view.draw(scene())),
      resized: () => {
        board.size.value = stage.size();
      },
    });
    const view = model.createView(stage);
    /** @param {number} x @param {number} y @returns {any} */
    const cellUnder = (x, y) => (drawable() ? view.hitTest(scene(), x, y) : null);
    const stops = [
      effect(() => {
        // The theme changes the style sheet's properties; they are read once it has been applied.
        void theme.current.value;
        board.palette.value = readPalette(element);
      }),
      effect(() => {
        const { from, cause } = player.moved.value;
        const single = Math.abs(untracked(() => player.cursor.value) - from) === 1;
        const slow = cause === 'hand' || (cause === 'play' && untracked(() => player.speed.value) <= 3);
        stage.move(single && slow && !REDUCED.matches ? 200 : 0);
      }),
      effect(() => {
        if (!('moves' in model) || !model.moves) return;
        void model.moves.value;
        stage.move(REDUCED.matches ? 0 : 200);
      }),
      effect(() => {
        scene();
        stage.invalidate();
      }),
      printInLight((printing) => {
        board.palette.value = readPalette(element);
        if (printing) stage.drawNow(3);
      }),
      listenToPointers(
        element,
        board,
        (x, y) => board.pickAt(x, y, cellUnder(x, y)),
        (direction) => player.step(direction),
        (x, y) => {
          if ('hover' in model) /** @type {import('@preact/signals').Signal} */ (model.hover).value = x === null ? null : cellUnder(x, y);
        },
        (phase, x, y) => ('stroke' in model && model.stroke ? model.stroke(phase, phase === 'end' ? null : cellUnder(x, y)) : false),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      stage.destroy();
      if ('destroy' in view) view.destroy?.();
    };
  }, [board]);

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (!model.scene.value || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const here = /** @type {any} */ (model.focus.value ?? board.startOf());
    const move = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (move) {
      const to = /** @type {any} */ (board.cursorMoved(here, move[0] ?? 0, move[1] ?? 0));
      if (to) {
        model.focus.value = to;
        board.reveal(to);
      }
    } else if (event.key === 'Enter') board.enter(here);
    else if (event.key === 'Escape') {
      if (!model.close()) canvas.current?.blur();
    } else return;
    event.preventDefault();
  }

  return (
    <div class="board">
      <canvas
        ref={canvas}
        class="board-canvas"
        data-pans={board.pans.value ? '' : undefined}
        tabIndex={0}
        role="application"
        aria-label={`${text('board')}: ${model.describe()}`}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Enter Escape"
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (model.scene.value) model.focus.value = /** @type {any} */ (board.startOf());
        }}
        onBlur={() => {
          model.focus.value = null;
        }}
      />
      <p class="unseen" role="status">
        {model.focus.value
          ? text(model.cell_name ?? 'cell', {
              row: readable(String(model.focus.value.row)),
              column: readable(String(model.focus.value.column)),
            })
          : ''}
      </p>
      {children}
    </div>
  );
}

/** The buttons that zoom a board. @param {{board: BoardState, home?: string}} props home: message that names where the first one leads */
export function BoardTools({ board, home = 'zoom-fit' }) {
  return (
    <div class="board-tools">
      <button
        type="button"
        class="icon"
        title={text(home)}
        aria-label={text(home)}
        disabled={!board.away.value}
        onClick={() => board.fit()}
      >
        <Icon name="fit" />
      </button>
      {'oneToOne' in board && (
        <button type="button" class="icon" title={text('zoom-one')} aria-label={text('zoom-one')} onClick={() => board.oneToOne()}>
          1:1
        </button>
      )}
      <button
        type="button"
        class="icon"
        title={text('zoom-out')}
        aria-label={text('zoom-out')}
        disabled={!board.canZoomOut.value}
        onClick={() => board.zoom(-1)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        class="icon"
        title={text('zoom-in')}
        aria-label={text('zoom-in')}
        disabled={!board.canZoomIn.value}
        onClick={() => board.zoom(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
