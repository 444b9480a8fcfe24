/**
 * A board of cells on a canvas: pans, zooms, is clicked, and is walked by the arrow keys when it has the focus. Its state is that of a
 * table or of a map; what is drawn is the game's view's business.
 */
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { readable } from '../ui/numbers.js';
import { theme } from '../ui/settings.js';
import { readPalette } from './palette.js';
import { listenToPointers } from './pointers.js';
import { printInLight } from './print.js';
import { createStage, PAINTERS } from './stage.js';
import './board.css';
import './under_board.css';

/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChildren } from 'preact' */
/** @import { MapBoard } from './map_board.js' */
/** @import { Player } from '../player/player.js' */

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

/** @typedef {ReturnType<typeof import('./table_board.js').createTableBoard<any>> | MapBoard} BoardState */

/**
 * @param {object} props
 * @param {BoardState} props.board
 * @param {Player} props.player
 * @param {ComponentChildren} [props.children] laid over the board
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
    PAINTERS.set(element, (other) => {
      const { draw, destroy } = /** @type {{draw: (scene: any) => void, destroy?: () => void}} */ (model.createView(other));
      return { draw: () => untracked(() => drawable() && draw({ ...scene(), palette: readPalette(element) })), destroy };
    });
    /** @param {number} x @param {number} y @returns {any} */
    const cellUnder = (x, y) => (drawable() ? view.hitTest(scene(), x, y) : null);
    /** Takes back what was shown for paper. */
    let restore = () => {};
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
        restore();
        restore = printing && 'showWhole' in board ? board.showWhole() : () => {};
        if (printing) stage.drawNow(3);
      }),
      listenToPointers(
        element,
        board,
        (x, y) => board.pickAt(x, y, cellUnder(x, y)),
        (direction) => player.step(direction),
        (x, y) => {
          if ('hover' in model) /** @type {Signal} */ (model.hover).value = x === null ? null : cellUnder(x, y);
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
        aria-label={text('board-says', { words: model.describe() })}
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
        {model.focus.value && cellWords(model, model.focus.value)}
      </p>
      {children}
    </div>
  );
}

/** A cell by its name, and what is known of it. @param {BoardState['model']} model @param {any} cell */
function cellWords(model, cell) {
  const name = text(model.cell_name ?? 'cell', { row: readable(String(cell.row)), column: readable(String(cell.column)) });
  const words = ('tell' in model && model.tell?.(cell)) || '';
  return words === '' ? name : text('cell-told', { cell: name, words });
}

/**
 * The buttons that zoom a board.
 * @param {object} props
 * @param {BoardState} props.board
 * @param {string} [props.home] message that names where the first one leads
 * @param {boolean} [props.is_large] whether a pixel a cell is a scale to look at it
 */
export function BoardTools({ board, home = 'zoom-fit', is_large = true }) {
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
      {is_large && 'oneToOne' in board && (
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
