/** Drawing on a board: walls by a stroke, tokens by a click, sides; and undo. */
import { computed, signal } from '@preact/signals';
import { createUndo } from '../../game_page/undo.js';
import { cellAt, painted, resized, withToken } from './document.js';
import { optionsOf } from '../../game_page/parameters.js';
import { boardOf, PARAMETERS } from './parameters.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Cell } from '../../canvas/map_board.js' */
/** @import { Board, Token } from './types.js' */
/** @import { Router } from '../../ui/router.js' */

/** @type {readonly ('look' | 'wall' | Token)[]} */
export const TOOLS = ['look', 'wall', 'A', 'B'];

/**
 * @param {object} page
 * @param {Router} page.router
 * @param {ReadonlySignal<Board | null>} page.board that is solved
 * @param {(board: Board) => void} page.publish a changed board becomes the link
 */
export function createEditor({ router, board, publish }) {
  /** @type {Signal<typeof TOOLS[number]>} */
  const tool = signal('look');
  /** The board while it is changed, until it is solved. @type {Signal<Board | null>} */
  const draft = signal(null);
  const drawn = computed(() => draft.value ?? board.value);
  const undo_stack = createUndo({
    router,
    keyOf: (params) => boardOf(optionsOf(PARAMETERS, params)),
    forget: () => (draft.value = null),
  });
  let white = false;
  /** The stroke's last cell. @type {Cell | null} */
  let last = null;

  /** @param {Board} changed */
  function change(changed) {
    const is_new = changed !== board.peek();
    draft.value = is_new ? changed : null;
    if (is_new) undo_stack.change(() => publish(changed));
  }

  /** Every cell on the way from the last one: a fast stroke has no gaps. @param {Board} on @param {Cell} to */
  function stroked(on, to) {
    const from = last ?? to;
    last = to;
    const [down, right] = [Number(to.row - from.row), Number(to.column - from.column)];
    const steps = Math.max(Math.abs(down), Math.abs(right), 1);
    const way = Array.from({ length: steps + 1 }, (_, step) =>
      cellAt(on, {
        row: from.row + BigInt(Math.round((down * step) / steps)),
        column: from.column + BigInt(Math.round((right * step) / steps)),
      }),
    );
    return painted(on, way, white);
  }

  return {
    tool,
    /** @param {typeof TOOLS[number]} next */
    take: (next) => (tool.value = next),
    drawn,
    /** Whether what is drawn has not been solved yet. */
    is_draft: computed(() => draft.value !== null),
    can_undo: undo_stack.can_undo,
    /** A board is solved: if that of the link, it is what is drawn. @param {Readonly<Record<string, string | null>>} options */
    settle(options) {
      if (boardOf(options) === undo_stack.key()) draft.value = null;
    },

    /** A click with the chosen tool; false if it is for looking. @param {Cell | null} cell */
    click(cell) {
      const [now, token] = [drawn.peek(), tool.peek()];
      if (token === 'look' || !cell || !now) return false;
      const at = cellAt(now, cell);
      change(token === 'wall' ? painted(now, [at], !now.cells[at]) : withToken(now, token, at));
      return true;
    },

    /** A pointer that draws; false if it pans and picks. @param {'begin' | 'move' | 'end'} phase @param {Cell | null} cell */
    stroke(phase, cell) {
      const now = drawn.peek();
      if (tool.peek() !== 'wall' || !now) return false;
      if (phase === 'begin') last = null;
      // A stroke paints what its first cell was not.
      if (phase === 'begin' && cell) white = !now.cells[cellAt(now, cell)];
      if (phase !== 'end' && cell) draft.value = stroked(now, cell);
      if (phase === 'end' && draft.peek()) change(now);
      return true;
    },

    /** @param {number} rows @param {number} columns */
    resize(rows, columns) {
      const now = drawn.peek();
      if (now) change(resized(now, rows, columns));
    },

    /** The board before its last change. */
    undo() {
      draft.value = null;
      undo_stack.undo();
    },

    destroy: undo_stack.destroy,
  };
}
