/** The state of the race's page: the board as it is drawn on and as it is solved, the lesson of its method, a play, both boards. */
import { batch, computed, effect, signal } from '@preact/signals';
import { createMapBoard } from '../../canvas/map_board.js';
import { filling } from '../../canvas/map_viewport.js';
import { createSolverMatch } from '../../play/solver_match.js';
import { setupOf } from '../../play/parameters.js';
import { present } from '../../play/play.js';
import { Refused } from '../../solver/protocol.js';
import { createResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { createBoardView, layerOf, raceAreaOf } from './board_view.js';
import { wordsOfCell } from './cell_words.js';
import { cellAt, nameOf, coordinatesOf, toLink } from './document.js';
import { createEditor } from './editor.js';
import { createFiles } from './files.js';
import { createInspection, NO_WINNERS } from './inspection.js';
import { fullLesson, pairsLesson, ringsLesson } from './lesson.js';
import { boardOf } from './parameters.js';
import { cellOfToken, endOf, stateOf, textOf } from './position.js';
import { atStart, inPlay, onWalk } from './tokens.js';
import { walkOn, withWalk } from './walk.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Race, RacePlace, RaceTimeline, RaceVerdict } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { MapModel } from '../../canvas/map_board.js' */
/** @import { Size } from '../../canvas/map_viewport.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Arrow } from './board_view.js' */
/** @import { Cell } from './document.js' */
/** @import { Board, Solved } from './types.js' */
/** @import { Resource } from '../../solver/resource.js' */

/** @typedef {RaceTimeline} Timeline */
/** @typedef {RaceVerdict} Verdict */
/** @typedef {RacePlace} Place */

/** @param {CommonState<Race>} common */
export function createState(common) {
  const { router, link, session, player, go, timeline, solution, covered } = common;
  let boards = 0;
  /** The cells and the distances of a board; the last good ones stay. */
  const solved = createResource(
    computed(() => solution.value && boardOf(solution.value.options)),
    async (question, abort) => {
      const [board, distances] = await Promise.all([session.ask('board', undefined, abort), session.ask('distances', undefined, abort)]);
      return /** @type {Solved} */ ({ id: (boards += 1), question, board, distances });
    },
    { stays: true },
  );

  const verdict = computed(() => solution.value?.verdict ?? null);
  /** The board that is solved, as long as the solution is about it. */
  const current = computed(() => {
    const [at, of] = [solved.answer.value, solution.value];
    return at && of && at.question === boardOf(of.options) ? at : null;
  });
  const editor = createEditor({
    router,
    board: computed(() => solved.answer.value?.board ?? null),
    publish: (board) => go({ board: toLink(board), sample: null, at: null, from: null }),
  });
  const { drawn } = editor;
  /** A cell as its row and column. @param {number} cell */
  const nameOfCell = (cell) => (solved.answer.value ? nameOf(solved.answer.value.board, cell) : '');
  /** Row and column of a cell of the board that is drawn; null without one. @param {number | null} cell */
  const coordinatesOfCell = (cell) => (drawn.peek() && cell !== null ? coordinatesOf(/** @type {Board} */ (drawn.peek()), cell) : null);
  /** @param {Cell | null} at */
  const cellOfCoordinates = (at) => (drawn.peek() && at ? cellAt(/** @type {Board} */ (drawn.peek()), at) : null);

  /** Where both are after so many moves of the walk that follows the answer; null while the board is not known. */
  const walked = computed(() => current.value && timeline.value && walkOn(current.value.board, timeline.value.walk));
  const lesson = computed(() => {
    const [shown, answer, walkedAfter] = [timeline.value, verdict.value, walked.value];
    // The words of a walk name cells: they wait for the board.
    if (!shown || !answer || !walkedAfter) return null;
    const steps =
      shown.method === 'rings'
        ? ringsLesson(shown, nameOfCell)
        : shown.method === 'pairs'
          ? pairsLesson(shown, answer)
          : fullLesson(shown, answer);
    return withWalk(steps, shown.walk.length, walkedAfter, nameOfCell);
  });
  /** The player's cursor comes to a shorter lesson a moment after it. */
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));

  // Tokens may go to and fro for ever.
  const match = createSolverMatch(session, undefined, { nameOf: (position) => position.text });
  const played = computed(() => {
    const [play, at] = [match.shown.value, solved.answer.value];
    return play && at && stateOf(at.board, present(play).text);
  });
  /** The moves that the player has now, where they are told; each with the cell where it ends. */
  const choices = computed(() => {
    const [play, at] = [match.play.value, solved.answer.value];
    if (!play || !at || !match.your_turn.value) return [];
    return (play.told.at(-1)?.moves ?? []).map((move) => ({ move, end: endOf(at.board, move.move) }));
  });
  const inspection = createInspection({ session, timeline, verdict, solved: current, cursor, played, covered });
  const { selection, placed } = inspection;
  /** The state that the link names: as it is written there and, once the solver has read it, as the solver writes it. */
  const named = signal({ from: '', text: '' });
  const UNNAMED = named.peek();
  /** The last `from` of a link that is no state. */
  const refused = signal('');
  /** What the user picks is looked at instead. @type {typeof inspection.pick} */
  const look = (cell, token) =>
    batch(() => {
      named.value = UNNAMED;
      inspection.pick(cell, token);
    });

  const tokens = computed(() => {
    const [board, shown, play] = [drawn.value, timeline.value, match.shown.value];
    if (!board) return null;
    if (editor.is_draft.value || !walked.value || !shown) return atStart(board);
    if (play) return inPlay(board, play);
    return covered.value ? atStart(board) : onWalk(walked.value, cursor.value - shown.stepCount, player.moved.value.from - shown.stepCount);
  });

  /** The distances of the board that is drawn; null while it is a draft. */
  const distances = computed(() => (editor.is_draft.value ? null : (current.value?.distances ?? null)));
  /** What kinds of cells there are on it: walls, and free ones that no shortest path leads over. Told once a board, of millions of cells. */
  const kinds = computed(() => {
    const [cells, known] = [drawn.value?.cells ?? new Uint8Array(), distances.value];
    return {
      has_walls: cells.includes(0),
      has_free_off: !known || known.d === null || cells.some((is_free, cell) => is_free === 1 && layerOf(known, cell) < 0),
    };
  });

  /** What is drawn on a board in any case. @param {{focus: Signal<Cell | null>, hover: Signal<Cell | null>}} cells */
  const backdropOf = ({ focus, hover }) => ({
    board: /** @type {Board} */ (drawn.value),
    distances: distances.value,
    facing: null,
    winners: NO_WINNERS,
    ghosts: /** @type {typeof placed.value} */ ({ A: null, B: null }),
    event: null,
    axes: { row: text('axis-row'), column: text('axis-column') },
    arrows: /** @type {Arrow[]} */ ([]),
    targets: /** @type {number[]} */ ([]),
    tokens: null,
    selection: null,
    focus: focus.value,
    hover: hover.value,
  });
  const cellSignals = () => ({ focus: signal(/** @type {Cell | null} */ (null)), hover: signal(/** @type {Cell | null} */ (null)) });
  const [cells_a, cells_b] = [cellSignals(), cellSignals()];

  /** The moves of the state that is explained, or at the answer the winning ones of the first. @param {boolean} is_answer @returns {Arrow[]} */
  function arrowsOf(is_answer) {
    const [at, told, board] = [inspection.explained_state.value, inspection.explanation.value, drawn.value];
    if (at && told) return told.moves.map(({ to, winner }) => ({ from: cellOfToken(at, at.mover), to, winner }));
    if (!is_answer || !board) return [];
    return (verdict.value?.moves ?? []).map(([row, column]) => ({
      from: board.startA,
      to: Number(row) * board.columns + Number(column),
      winner: 'A',
    }));
  }

  const scene = computed(() => {
    if (!drawn.value) return null;
    const backdrop = { ...backdropOf(cells_a), tokens: tokens.value, selection: coordinatesOfCell(selection.value) };
    if (backdrop.distances === null) return backdrop;
    const [shown, decision, play] = [timeline.value, verdict.value?.decision, match.play.value];
    const is_answer = shown !== null && !play && cursor.value === shown.stepCount && cursor.value > 0 && !covered.value;
    const is_full = shown?.method === 'full' && !play;
    const winners = is_full ? inspection.labels.B.value : inspection.winners.value;
    return {
      ...backdrop,
      facing: inspection.facing.value,
      winners,
      ghosts: winners.size > 0 || (is_full && cursor.value <= shown.stepCount) ? placed.value : backdrop.ghosts,
      event: is_answer && decision && 'cell' in decision ? decision.cell : null,
      arrows: arrowsOf(is_answer),
      targets: choices.value.map(({ end }) => end),
    };
  });
  /** The second board of the full game: B's cells, with A where it is inspection to be. */
  const scene_b = computed(() => {
    if (!drawn.value || timeline.value?.method !== 'full' || played.value) return null;
    const backdrop = backdropOf(cells_b);
    return backdrop.distances === null ? backdrop : { ...backdrop, winners: inspection.labels.A.value, ghosts: placed.value };
  });

  /** What both boards have in common. */
  const both = {
    createView: createBoardView,
    rows: computed(() => (drawn.value ? BigInt(drawn.value.rows) : null)),
    columns: computed(() => (drawn.value ? BigInt(drawn.value.columns) : null)),
    edge: computed(() => (drawn.value ? BigInt(Math.max(drawn.value.rows, drawn.value.columns)) : null)),
    /** @param {Size} room */
    filling: (room) => filling(drawn.value ?? { rows: 1, columns: 1 }, room),
    /** @param {Cell} cell */
    nearest: ({ row, column }) => {
      const [rows, columns] = [BigInt(drawn.peek()?.rows ?? 1), BigInt(drawn.peek()?.columns ?? 1)];
      return { row: row < rows ? row : rows - 1n, column: column < columns ? column : columns - 1n };
    },
    /** @param {{width: number, height: number}} room @param {Palette} palette */
    areaOf: (room, palette) => raceAreaOf(room, drawn.value, palette),
    reveal: signal(null),
    close: () => {
      const open = selection.value !== null;
      selection.value = null;
      return open;
    },
    cell_name: 'race-cell',
    /** @param {Cell} at */
    tell: (at) => {
      const [on, cell] = [current.value, cellOfCoordinates(at)];
      if (!on || cell === null) return '';
      const { id, args } = wordsOfCell({ covered, inspection, timeline, nameOfCell }, on, cell);
      return text(id, args);
    },
  };
  const board = createMapBoard(
    /** @type {MapModel<NonNullable<typeof scene.value>>} */ ({
      ...both,
      scene,
      ...cells_a,
      start: () => coordinatesOfCell(played.value ? cellOfToken(played.value, played.value.mover) : selection.value),
      window: computed(() => link.value.params.get('map') ?? ''),
      moved: (window) => common.tell({ map: window }),
      moves: computed(() => match.shown.value?.moves.length ?? 0),
      pick: (cell) => {
        const picked = cellOfCoordinates(cell);
        const choice = choices.value.find(({ end }) => end === picked);
        // While one plays a click is a move, if it is allowed.
        if (choice) return match.move(choice.move);
        if (match.play.value) {
          selection.value = null;
          if (cell) match.refuse();
        } else if (!editor.click(cell)) look(picked, timeline.value?.method === 'full' ? 'A' : null);
      },
      stroke: (phase, cell) => !match.play.value && editor.stroke(phase, cell),
      describe: () => {
        const message = match.play.value ? null : lesson.value?.captionOf(cursor.value, covered.value);
        return message ? text(message.id, message.args) : text('race-board');
      },
    }),
  );
  const board_b = createMapBoard(
    /** @type {MapModel<NonNullable<typeof scene_b.value>>} */ ({
      ...both,
      scene: scene_b,
      ...cells_b,
      start: () => coordinatesOfCell(placed.value.B),
      window: signal(''),
      moved: () => {},
      pick: (cell) => look(cellOfCoordinates(cell), 'B'),
      describe: () => text('race-board-b'),
    }),
  );

  /** Where the play of the link begins; nothing where nothing joins the starts. @type {Resource<Place>} */
  const opening = createResource(
    computed(() => {
      const [at, { params }] = [current.value, link.value];
      const is_asked = at !== null && at.distances.d !== null && timeline.value !== null && setupOf(params) !== null;
      return is_asked ? `${at.id} ${JSON.stringify({ from: params.get('from') ?? null })}` : null;
    }),
    (key, abort) => session.ask('place', JSON.parse(key.slice(key.indexOf(' ') + 1)), abort),
  );
  const position = computed(() => opening.answer.value && { text: opening.answer.value.position, ends: false, mover_wins: false });

  // A board that was drawn stays a draft until it is solved, and its cells are there.
  const stop = effect(() => {
    if (current.value && solution.value) editor.settle(solution.value.options);
  });

  return {
    board,
    board_b,
    editor,
    files: createFiles(session, go),
    inspection,
    match,
    opening,
    /** What the link names for a state and is none, where nothing else says so. */
    stateless: computed(() => {
      const { params } = link.value;
      return setupOf(params) === null && params.get('from') === refused.value ? refused.value : '';
    }),
    position,
    async openingOf() {
      const from = link.peek().params.get('from') ?? null;
      const { position: text } = /** @type {Place} */ (await session.ask('place', { from }));
      return { text, ends: false, mover_wins: false };
    },
    verdict,
    lesson,
    solved: current,
    drawn,
    kinds,
    played,
    nameOfCell,
    deselect() {
      selection.value = null;
      named.value = UNNAMED;
    },
    picked: computed(() => {
      const [at, on] = [inspection.explained_state.value, current.value];
      if (!at || !on || match.play.value) return '';
      const text = textOf(on.board, at);
      return text === named.value.text ? named.value.from : text;
    }),
    /** @param {string} from */
    pick(from) {
      const wish = { from, text: '' };
      named.value = wish;
      session.ask('place', { from }).then(
        (/** @type {Place} */ { state }) =>
          batch(() => {
            if (named.peek() !== wish) return;
            inspection.put(state);
            const [at, on] = [inspection.explained_state.peek(), current.peek()];
            if (at && on) named.value = { from, text: textOf(on.board, at) };
          }),
        // What is no state stays in the link as it was written.
        (reason) => {
          if (reason instanceof Refused) refused.value = from;
        },
      );
    },
    destroy() {
      stop();
      for (const one of [solved, opening, inspection, editor, board, board_b]) one.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Race, ReturnType<typeof createState>>>} Page */
