/** The state of the race's page: the board as it is drawn on and as it is solved, the lesson of its method, what is picked. */
import { batch, computed, effect, signal } from '@preact/signals';
import { text } from '../../app/messages.jsx';
import { createPageState } from '../../app/page_state.js';
import { link, linkWith, push, replaceSoon } from '../../app/router.js';
import { covered } from '../../app/verdict.jsx';
import { createMapBoard } from '../../canvas/map_board.js';
import { createBoardView, layerOf, raceAreaOf } from './board_view.js';
import { painted, resized, toLink, withToken } from './document.js';
import { EXAMPLES } from './examples.js';
import { fullLesson, layerAt, pairsLesson, ringsLesson, rowAt } from './lesson.js';
import { optionsOf } from './parameters.js';

/** @typedef {import('./board_view.js').Cell} Cell */
/** @typedef {import('./document.js').Board} Board */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceTimeline} Timeline */
/** @typedef {'look' | 'wall' | 'A' | 'B'} Tool */

/** @param {import('../../solver/client.js').Client} client */
export function createPage(client) {
  /** @type {ReturnType<typeof createPageState<Timeline>>} */
  const state = createPageState({ client, solver: 'Race', optionsOf, examples: EXAMPLES });
  const { session, player, go } = state;
  /** @type {import('@preact/signals').Signal<Tool>} */
  const tool = signal('look');
  /** @type {import('@preact/signals').Signal<Cell | null>} */
  const selection = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} */
  const focus = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} */
  const hover = signal(null);
  /** The board that is solved, with its distances; the last good one stays. @type {import('@preact/signals').Signal<{of: object, board: Board, distances: import('../../../crate/pkg/race/mexplorer.js').RaceDistances} | null>} */
  const solved = signal(null);
  /** The board while a stroke changes it. @type {import('@preact/signals').Signal<Board | null>} */
  const draft = signal(null);
  /** Who wins with B on each cell, as the step at hand says. @type {import('@preact/signals').Signal<{key: string, is: any} | null>} */
  const told = signal(null);

  const timeline = computed(() => session.board.value?.timeline ?? null);
  const verdict = computed(() => /** @type {import('../../../crate/pkg/race/mexplorer.js').RaceVerdict | null} */ (/** @type {unknown} */ (session.board.value?.verdict ?? null)));
  const drawn = computed(() => draft.value ?? solved.value?.board ?? null);
  /** A cell as its row and column. @param {number} cell */
  const nameOfCell = (cell) => {
    const columns = solved.value?.board.columns ?? 1;
    return `(${Math.floor(cell / columns)}, ${cell % columns})`;
  };
  /** @param {Cell} cell */
  const indexOf = ({ row, column }) => Number(row) * (drawn.peek()?.columns ?? 1) + Number(column);

  const lesson = computed(() => {
    const [shown, answer] = [timeline.value, verdict.value];
    if (!shown || !answer) return null;
    if (shown.method === 'rings') return ringsLesson(shown, nameOfCell);
    return shown.method === 'pairs' ? pairsLesson(shown, answer) : fullLesson(shown, answer);
  });
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));

  /** The two layers that the step at hand is about. */
  const facing = computed(() => {
    const shown = timeline.value;
    if (shown?.method === 'rings') return rowAt(shown, cursor.value);
    if (shown?.method !== 'pairs' || shown.d === null) return null;
    const i = layerAt(shown, cursor.value);
    return i === null ? null : { layer_a: i, layer_b: shown.d - i };
  });
  /** A's cell of the layer at hand that is looked at: the picked one, or the first. */
  const chosen = computed(() => {
    const [shown, layers, at] = [timeline.value, facing.value, solved.value];
    if (!at) return null;
    const picked = selection.value && Number(selection.value.row) * at.board.columns + Number(selection.value.column);
    if (shown?.method === 'full') return picked !== null && at.board.cells[picked] ? picked : at.board.startA;
    if (!shown || !layers) return null;
    if (picked !== null && layerOf(at.distances, picked) === layers.layer_a) return picked;
    const list = shown.method === 'rings' ? shown.order : shown.cells;
    return list[shown.firstOfLayer[layers.layer_a] ?? 0] ?? null;
  });

  /** Who wins with B on a cell and A on the chosen one. */
  const winners = computed(() => {
    /** @type {Map<number, 'A' | 'B' | 'draw'>} */
    const found = new Map();
    const [shown, layers, a] = [timeline.value, facing.value, chosen.value];
    if (!shown || a === null || covered()) return found;
    if (shown.method === 'rings' && layers && 'row' in layers) {
      const [first_a, first_b] = [shown.firstOfLayer[layers.layer_a] ?? 0, shown.firstOfLayer[layers.layer_b] ?? 0];
      const count = (shown.firstOfLayer[layers.layer_b + 1] ?? 0) - first_b;
      const entry = (shown.firstOfRow[layers.row] ?? 0) + shown.order.subarray(first_a).indexOf(a);
      const [l, r] = [shown.l[entry] ?? 0, shown.r[entry] ?? -1];
      for (let place = 0; place < count; place += 1) found.set(shown.order[first_b + place] ?? 0, 'A');
      for (let place = l; place <= r && place < l + count; place += 1) found.set(shown.order[first_b + (((place % count) + count) % count)] ?? 0, 'B');
      return found;
    }
    const answer = told.value;
    if (!answer || answer.key !== key.value) return found;
    if (shown.method === 'pairs' && layers) {
      const [first_a, first_b] = [shown.firstOfLayer[layers.layer_a] ?? 0, shown.firstOfLayer[layers.layer_b] ?? 0];
      const count = (shown.firstOfLayer[layers.layer_b + 1] ?? 0) - first_b;
      const row = shown.cells.subarray(first_a).indexOf(a);
      for (let place = 0; place < count; place += 1) found.set(shown.cells[first_b + place] ?? 0, answer.is[row * count + place] ? 'B' : 'A');
    }
    if (shown.method === 'full') {
      const is_end = cursor.value === shown.stepCount;
      answer.is.winners.forEach((/** @type {number} */ winner, /** @type {number} */ cell) => {
        if (winner === 0 || (!is_end && answer.is.movesLeft[cell] > cursor.value)) return;
        found.set(cell, winner === 1 ? 'A' : winner === 2 ? 'B' : 'draw');
      });
    }
    return found;
  });
  /** What the solver is asked for the step at hand; empty where it is not. */
  const key = computed(() => {
    const shown = timeline.value;
    if (!solved.value || solved.value.of !== session.board.value) return '';
    if (shown?.method === 'pairs') return facing.value ? `pairTable ${facing.value.layer_a}` : '';
    return shown?.method === 'full' && chosen.value !== null ? `labels ${chosen.value}` : '';
  });

  /** The table of pairs of the layers at hand, once it is told. @type {import('@preact/signals').ReadonlySignal<Uint8Array | null>} */
  const table = computed(() => (timeline.value?.method === 'pairs' && told.value?.key === key.value ? (told.value?.is ?? null) : null));

  const scene = computed(() => {
    const board = drawn.value;
    if (!board) return null;
    const is_solved = draft.value === null && solved.value !== null;
    const decision = verdict.value?.decision;
    const is_end = cursor.value > 0 && cursor.value === lesson.value?.stepCount && !covered() && is_solved;
    return {
      board,
      distances: is_solved ? (solved.value?.distances ?? null) : null,
      facing: is_solved ? facing.value : null,
      winners: is_solved ? winners.value : new Map(),
      chosen: is_solved && winners.value.size > 0 ? chosen.value : null,
      event: is_end && decision && 'cell' in decision ? decision.cell : null,
      moves: is_end ? (verdict.value?.moves ?? []).map(([row, column]) => Number(row) * board.columns + Number(column)) : [],
      selection: selection.value,
      focus: focus.value,
      hover: hover.value,
    };
  });

  /** Links before each change of the board, to be taken back to. @type {import('@preact/signals').Signal<string[]>} */
  const undoable = signal([]);

  /** A changed board is a new link. @param {Board} board */
  function publish(board) {
    if (board === solved.peek()?.board) return;
    undoable.value = [...undoable.peek(), location.hash];
    go({ board: toLink(board), sample: null, at: null });
  }

  /** The board after a cell was touched with the tool at hand. @param {Board} board @param {Cell} cell @param {boolean} white what a wall tool paints */
  function touched(board, cell, white) {
    const with_tool = tool.peek();
    if (with_tool === 'wall') return painted(board, indexOf(cell), white);
    return with_tool === 'look' ? board : withToken(board, with_tool, indexOf(cell));
  }

  let white = false;
  /** The stroke's last cell. @type {Cell | null} */
  let last = null;

  /** Every cell on the way from the last one: a fast stroke has no gaps. @param {Board} on @param {Cell} to */
  function stroked(on, to) {
    const from = last ?? to;
    last = to;
    const [down, right] = [Number(to.row - from.row), Number(to.column - from.column)];
    const steps = Math.max(Math.abs(down), Math.abs(right), 1);
    let now = on;
    for (let step = 0; step <= steps; step += 1) {
      const cell = { row: from.row + BigInt(Math.round((down * step) / steps)), column: from.column + BigInt(Math.round((right * step) / steps)) };
      now = touched(now, cell, white);
    }
    return now;
  }
  const board = createMapBoard(
    /** @type {import('../../canvas/map_board.js').MapModel<NonNullable<typeof scene.value>>} */ ({
      scene,
      createView: createBoardView,
      rows: computed(() => (drawn.value ? BigInt(Math.max(drawn.value.rows, drawn.value.columns)) : null)),
      nearest: ({ row, column }) => {
        const [rows, columns] = [BigInt(drawn.peek()?.rows ?? 1), BigInt(drawn.peek()?.columns ?? 1)];
        return { row: row < rows ? row : rows - 1n, column: column < columns ? column : columns - 1n };
      },
      areaOf: (room, palette) => raceAreaOf(room, drawn.value, palette),
      reveal: signal(null),
      place: computed(() => link.value.params.get('map') ?? ''),
      moved: (place) => replaceSoon(linkWith({ map: place })),
      focus,
      hover,
      pick: (cell) => {
        const now = drawn.peek();
        if (tool.peek() === 'look' || !cell || !now) selection.value = cell;
        else publish(touched(now, cell, !now.cells[indexOf(cell)]));
      },
      stroke: (phase, cell) => {
        const now = drawn.peek();
        if (tool.peek() !== 'wall' || !now) return false;
        if (phase === 'begin' && cell) {
          // A stroke paints what its first cell was not.
          white = !now.cells[indexOf(cell)];
          last = null;
          draft.value = stroked(now, cell);
        } else if (phase === 'move' && cell) draft.value = stroked(now, cell);
        else if (phase === 'end' && draft.peek()) publish(/** @type {Board} */ (draft.peek()));
        return true;
      },
      close: () => {
        const open = selection.value !== null;
        selection.value = null;
        return open;
      },
      describe: () => {
        const message = lesson.value?.captionOf(cursor.value, covered());
        return message ? text(message.id, message.args) : text('race-board');
      },
    }),
  );

  state.follow({
    lesson,
    positionOf: () => null,
    deselect: () => {},
  });

  const stops = [
    // The cells and the distances of a new board.
    effect(() => {
      const of = session.board.value;
      if (!of) return undefined;
      const abort = new AbortController();
      Promise.all([session.ask('board', undefined, abort.signal), session.ask('distances', undefined, abort.signal)]).then(
        ([cells, distances]) => {
          batch(() => {
            solved.value = { of, board: cells, distances };
            draft.value = null;
            selection.value = null;
          });
        },
        // Another board has come.
        () => {},
      );
      return () => abort.abort();
    }),
    effect(() => {
      const question = key.value;
      if (question === '') return undefined;
      const abort = new AbortController();
      const [ask = '', number] = question.split(' ');
      const about = ask === 'labels' ? { cell: Number(number), mover: 'A' } : { i: Number(number) };
      session.ask(ask, about, abort.signal).then(
        (is) => {
          told.value = { key: question, is };
        },
        () => {},
      );
      return () => abort.abort();
    }),
  ];

  return {
    ...state,
    board,
    tool,
    selection,
    timeline,
    verdict,
    lesson,
    cursor,
    solved,
    drawn,
    facing,
    chosen,
    winners,
    table,
    nameOfCell,
    can_undo: computed(() => undoable.value.length > 0),
    /** The board before its last change. */
    undo() {
      const before = undoable.peek().at(-1);
      undoable.value = undoable.peek().slice(0, -1);
      if (before !== undefined) push(before);
    },
    /** Another size of the board. @param {number} rows @param {number} columns */
    resize(rows, columns) {
      const now = drawn.peek();
      if (now) publish(resized(now, rows, columns));
    },
    destroy() {
      for (const stop of stops) stop();
      state.destroy();
      board.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createPage>} PageState */
