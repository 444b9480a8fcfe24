/**
 * A board of cells on a canvas: the user pans, zooms and clicks it, and moves a cell cursor by the arrow keys. Its state is that of a
 * table or of a map; the game's view draws it.
 */
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { readable } from '../ui/numbers.js';
import { theme } from '../ui/settings.js';
import { readPalette } from './palette.js';
import { listenToPointers } from './pointers.js';
import { printInLight } from './print.js';
import { createStage, PAINTERS } from './stage.js';
import './board.css';
import './under_board.css';

/** @import { ComponentChildren, RefObject } from 'preact' */
/** @import { BoardState } from './types.js' */
/** @import { Player } from '../player/player.js' */

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

/** What the arrow keys add to the row and the column. @type {Record<string, readonly [down: number, right: number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {{board: BoardState, player: Player, kind?: string, children?: ComponentChildren}} props
 * kind: further class; children: laid over the board
 */
export function Board({ board, player, kind = '', children }) {
  const /** @type {RefObject<HTMLCanvasElement | null>} */ canvas = useRef(null);
  const { model } = board;

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const scene = () => ({ ...model.scene.value, viewport: board.viewport.value, palette: board.palette.value });
    const drawable = () => model.scene.value !== null && board.viewport.value !== null && board.palette.value !== null;
    const readColours = () => {
      board.palette.value = readPalette(element);
    };
    const stage = createStage(element, {
      draw: () => untracked(() => drawable() && view.draw(scene())),
      resized: () => {
        board.size.value = stage.size();
      },
    });
    const view = model.createView(stage);
    PAINTERS.set(element, (other) => {
      const { draw, destroy } = model.createView(other);
      return { draw: () => untracked(() => drawable() && draw({ ...scene(), palette: readPalette(element) })), destroy };
    });
    /** @param {number} x @param {number} y @returns {any} a cell of this board, whose rows are numbers or bigints */
    const cellUnder = (x, y) => (drawable() ? view.hitTest(scene(), x, y) : null);
    /** Ends what `showWhole` shows on paper. */
    let restore = () => {};
    const stops = [
      effect(() => {
        // The theme changes the style sheet's properties; they are read once it has been applied.
        void theme.current.value;
        readColours();
      }),
      effect(() => {
        const { from, cause } = player.moved.value;
        const is_single = Math.abs(player.cursor.peek() - from) === 1;
        const is_slow = cause === 'hand' || (cause === 'play' && player.speed.peek() <= 3);
        stage.move(is_single && is_slow && !REDUCED.matches ? 200 : 0);
      }),
      effect(() => {
        if (model.moves?.value !== undefined) stage.move(REDUCED.matches ? 0 : 200);
      }),
      effect(() => {
        scene();
        stage.invalidate();
      }),
      printInLight((printing) => {
        readColours();
        restore();
        restore = printing && 'showWhole' in board ? board.showWhole() : () => {};
        if (printing) stage.drawNow(3);
      }),
      listenToPointers(element, board, {
        pick: (x, y) => board.pickAt(x, y, cellUnder(x, y)),
        swipe: (direction) => player.step(direction),
        hover(at) {
          if (model.hover) model.hover.value = at && cellUnder(at.x, at.y);
        },
        stroke: (phase, at) => model.stroke?.(phase, at && cellUnder(at.x, at.y)) ?? false,
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      stage.destroy();
      view.destroy?.();
    };
  }, [board]);

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (!model.scene.value || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const /** @type {any} */ here = model.focus.value ?? board.startOf();
    const [down = 0, right = 0] = ARROWS[event.key] ?? [];
    if (down !== 0 || right !== 0) {
      const /** @type {any} */ to = board.cursorMoved(here, down, right);
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
    <div class={`board ${kind}`} style={{ '--shift': `${board.shift.value}px` }}>
      <canvas
        ref={canvas}
        class="board-canvas"
        data-pans={board.pans.value ? '' : undefined}
        data-takes-touch={board.takes_touch.value ? '' : undefined}
        tabIndex={0}
        role="application"
        aria-label={text('board-says', { words: model.describe() })}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Enter Escape"
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (model.scene.value) model.focus.value = board.startOf();
        }}
        onBlur={() => {
          model.focus.value = null;
        }}
      />
      {model.poster?.value && <Poster board={board} />}
      <p class="unseen" role="status">
        {model.focus.value && cellWords(model, model.focus.value)}
      </p>
      {children}
    </div>
  );
}

/** The finished picture, pale and without a letter, over a board on which nothing has been done yet. @param {{board: BoardState}} props */
function Poster({ board }) {
  const /** @type {RefObject<HTMLCanvasElement | null>} */ canvas = useRef(null);
  const { model } = board;
  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const stage = createStage(canvas.current, { draw: () => untracked(draw) });
    stage.context.fillText = () => {};
    const view = model.createView(stage);
    function draw() {
      const [scene, viewport, palette] = [model.poster?.value, board.viewport.value, board.palette.value];
      if (scene && viewport && palette) view.draw({ ...scene, viewport, palette });
    }
    const stop = effect(() => {
      void [model.poster?.value, board.viewport.value, board.palette.value];
      stage.invalidate();
    });
    return () => {
      stop();
      stage.destroy();
      view.destroy?.();
    };
  }, [board]);
  return <canvas ref={canvas} class="poster" aria-hidden="true" />;
}

/** What is known of a cell. @param {BoardState['model']} model @param {any} cell */
function cellWords(model, cell) {
  const name = text(model.cell_name ?? 'cell', { row: readable(String(cell.row)), column: readable(String(cell.column)) });
  const words = model.describeCell?.(cell);
  return words ? text('cell-told', { cell: name, words }) : name;
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
      <IconButton icon="fit" name={home} disabled={!board.away.value} onClick={() => board.fit()} />
      {is_large && 'oneToOne' in board && (
        <button
          type="button"
          class="icon one-to-one"
          title={text('zoom-one')}
          aria-label={text('zoom-one')}
          onClick={() => board.oneToOne()}
        >
          1:1
        </button>
      )}
      <IconButton icon="minus" name="zoom-out" disabled={!board.canZoomOut.value} onClick={() => board.zoom(-1)} />
      <IconButton icon="plus" name="zoom-in" disabled={!board.canZoomIn.value} onClick={() => board.zoom(1)} />
    </div>
  );
}
