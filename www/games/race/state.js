/** The state of the race's page: the board as it is drawn and as it is solved, the lesson of its method, a play, and what the boards show. */
import { batch, computed, effect, signal } from '@preact/signals';
import { createMapBoard } from '../../canvas/map_board.js';
import { filling } from '../../canvas/map_viewport.js';
import { setupOf } from '../../play/parameters.js';
import { present } from '../../play/play.js';
import { createSolverMatch } from '../../play/solver_match.js';
import { Refused } from '../../solver/protocol.js';
import { createResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { createBoardView, layerOf, raceAreaOf } from './board_view.js';
import { wordsOfCell } from './cell_words.js';
import { cellAt, coordinatesOf, nameOf, toLink } from './document.js';
import { createEditor } from './editor.js';
import { createFiles } from './files.js';
import { createInspection, NO_WINNERS, NOWHERE } from './inspection.js';
import { raceLesson } from './lesson.js';
import { boardOf } from './parameters.js';
import { cellOfToken, endOf, stateOf, textOf } from './position.js';
import { atStart, inPlay, onWalk, walkOn, withWalk } from './walk.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Race } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Cell, MapModel } from '../../canvas/map_board.js' */
/** @import { Size } from '../../canvas/map_viewport.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Position } from '../../play/solver_match.js' */
/** @import { Arrow, Board, RaceScene, Solved, Token } from './types.js' */

/** A position of the solver to play from. @param {string} text @returns {Position} */
const openingAt = (text) => ({ text, ends: false, mover_wins: false });

/** The cell cursor of a board, and the cell under its pointer. @returns {{focus: Signal<Cell | null>, hover: Signal<Cell | null>}} */
const cellSignals = () => ({ focus: signal(null), hover: signal(null) });

/** @param {CommonState<Race>} common */
export function createState(common) {
  const { router, link, session, player, go, timeline, solution, covered } = common;
  let boards = 0;
  /** The cells and the distances of a board; the last good ones stay. */
  const solved = createResource(
    computed(() => solution.value && boardOf(solution.value.options)),
    /** @returns {Promise<Solved>} */
    async (question, abort) => {
      const [board, distances] = await Promise.all([session.ask('board', undefined, abort), session.ask('distances', undefined, abort)]);
      return { id: (boards += 1), question, board, distances };
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
  const nameOfCell = (/** @type {number} */ cell) => (solved.answer.value ? nameOf(solved.answer.value.board, cell) : '');

  /** Where both are after so many moves of the walk that follows the answer; null while the board is not known. */
  const walked = computed(() => current.value && timeline.value && walkOn(current.value.board, timeline.value.walk));
  const lesson = computed(() => {
    const [shown, answer, walkedAfter] = [timeline.value, verdict.value, walked.value];
    // The words of a walk name cells: they wait for the board.
    if (!shown || !answer || !walkedAfter) return null;
    return withWalk(raceLesson(shown, answer, nameOfCell), shown.walk.length, walkedAfter, nameOfCell);
  });
  /** The player's cursor comes to a shorter lesson a moment after it. */
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));

  // Tokens may go to and fro for ever.
  const match = createSolverMatch(session, undefined, { nameOf: (position) => position.text });
  const played = computed(() => {
    const [play, at] = [match.shown.value, solved.answer.value];
    return play && at && stateOf(at.board, present(play).text);
  });
  /** The moves that the player has now, as far as the solver lists them, each with the cell where it ends. */
  const choices = computed(() => {
    const [play, at] = [match.play.value, solved.answer.value];
    if (!play || !at || !match.your_turn.value) return [];
    return (play.answers.at(-1)?.moves ?? []).map((move) => ({ move, end: endOf(at.board, move.move) }));
  });
  const inspection = createInspection({ session, timeline, verdict, solved: current, cursor, played, covered });
  const { selection, placed } = inspection;
  /** Where the play of the link begins; null where nothing joins the starts. */
  const opening = inspection.lookedUp('place', () => {
    const { params } = link.value;
    const can_play = current.value !== null && current.value.distances.d !== null && timeline.value !== null;
    return can_play && setupOf(params) !== null ? { from: params.get('from') ?? null } : null;
  });

  const UNNAMED = { from: '', text: '' };
  /** The state that the link names: as it is written there and, once the solver has read it, as the solver writes it. */
  const named = signal(UNNAMED);
  /** The last `from` of a link that is no state. */
  const refused = signal('');

  /** Where tokens are drawn. */
  const tokens = computed(() => {
    const [board, shown, play] = [drawn.value, timeline.value, match.shown.value];
    if (!board) return null;
    if (editor.is_draft.value || !walked.value || !shown) return atStart(board);
    if (play) return inPlay(board, play);
    return covered.value ? atStart(board) : onWalk(walked.value, cursor.value - shown.stepCount, player.moved.value.from - shown.stepCount);
  });
  /** The distances of the board that is drawn; null while it is a draft. */
  const distances = computed(() => (editor.is_draft.value ? null : (current.value?.distances ?? null)));
  /** Whether the board has walls, and free cells on no shortest path: worked out once a board, which may have millions of cells. */
  const kinds = computed(() => {
    const [cells, known] = [drawn.value?.cells ?? new Uint8Array(), distances.value];
    return {
      has_walls: cells.includes(0),
      has_free_off: !known || known.d === null || cells.some((is_free, cell) => is_free === 1 && layerOf(known, cell) < 0),
    };
  });

  /** What a board shows in any case. @param {Board} board @param {ReturnType<typeof cellSignals>} cells @returns {RaceScene} */
  const backdropOf = (board, { focus, hover }) => ({
    board,
    distances: distances.value,
    facing: null,
    winners: NO_WINNERS,
    ghosts: NOWHERE,
    event: null,
    axes: { row: text('axis-row'), column: text('axis-column') },
    arrows: [],
    targets: [],
    tokens: null,
    selection: null,
    focus: focus.value,
    hover: hover.value,
  });
  const [cells_a, cells_b] = [cellSignals(), cellSignals()];

  /**
   * The moves of the state that is explained, or at the answer the winning first moves.
   * @param {Board} board @param {boolean} is_answer
   * @returns {Arrow[]}
   */
  function arrowsOf(board, is_answer) {
    const [at, explained] = [inspection.explained_state.value, inspection.explanation.value];
    if (at && explained) return explained.moves.map(({ to, winner }) => ({ from: cellOfToken(at, at.mover), to, winner }));
    const moves = is_answer ? (verdict.value?.moves ?? []) : [];
    return moves.map(([row, column]) => ({ from: board.startA, to: Number(row) * board.columns + Number(column), winner: 'A' }));
  }

  const scene = computed(() => {
    const on = drawn.value;
    if (!on) return null;
    const selected = selection.value === null ? null : coordinatesOf(on, selection.value);
    const backdrop = { ...backdropOf(on, cells_a), tokens: tokens.value, selection: selected };
    if (backdrop.distances === null) return backdrop;
    const [shown, decision, play] = [timeline.value, verdict.value?.decision, match.play.value];
    const is_answer = shown !== null && !play && cursor.value === shown.stepCount && cursor.value > 0 && !covered.value;
    const is_full = shown?.method === 'full' && !play;
    const winners = is_full ? inspection.labels.B.value : inspection.winners.value;
    return {
      ...backdrop,
      facing: inspection.facing.value,
      winners,
      ghosts: winners.size > 0 || (is_full && cursor.value <= shown.stepCount) ? placed.value : NOWHERE,
      event: is_answer && decision && 'cell' in decision ? decision.cell : null,
      arrows: arrowsOf(on, is_answer),
      targets: choices.value.map(({ end }) => end),
    };
  });
  /** The second board of the full game: who wins with A on a cell, by where B is imagined. */
  const scene_b = computed(() => {
    if (!drawn.value || timeline.value?.method !== 'full' || played.value) return null;
    const backdrop = backdropOf(drawn.value, cells_b);
    return backdrop.distances === null ? backdrop : { ...backdrop, winners: inspection.labels.A.value, ghosts: placed.value };
  });

  /** @param {(board: Board) => number} of */
  const sideOf = (of) => computed(() => drawn.value && BigInt(of(drawn.value)));
  /** @param {Cell | null} at */
  function cellIndex(at) {
    const on = drawn.peek();
    return on && at ? cellAt(on, at) : null;
  }
  /** @param {number | null} cell */
  function placeOfCell(cell) {
    const on = drawn.peek();
    return on && cell !== null ? coordinatesOf(on, cell) : null;
  }

  /**
   * Imagines a token where the user clicks; then the state of the link is not looked at any longer.
   * @param {Cell | null} cell @param {Token | null} token
   */
  const look = (cell, token) =>
    batch(() => {
      named.value = UNNAMED;
      inspection.pick(cellIndex(cell), token);
    });

  /** What both boards have in common. */
  const both = {
    createView: createBoardView,
    rows: sideOf(({ rows }) => rows),
    columns: sideOf(({ columns }) => columns),
    edge: sideOf(({ rows, columns }) => Math.max(rows, columns)),
    /** @param {Size} room */
    filling: (room) => filling(drawn.value ?? { rows: 1, columns: 1 }, room),
    /** @param {Cell} cell */
    nearest: ({ row, column }) => {
      const { rows, columns } = drawn.peek() ?? { rows: 1, columns: 1 };
      return { row: row < rows ? row : BigInt(rows - 1), column: column < columns ? column : BigInt(columns - 1) };
    },
    /** @param {{width: number, height: number}} room @param {Palette} palette */
    areaOf: (room, palette) => raceAreaOf(room, drawn.value, palette),
    reveal: signal(null),
    close: () => {
      const was_open = selection.value !== null;
      selection.value = null;
      return was_open;
    },
    cell_name: 'race-cell',
    /** @param {Cell} at */
    describeCell: (at) => {
      if (!current.value) return '';
      const { id, args } = wordsOfCell({ covered, inspection, timeline, nameOfCell }, current.value, cellAt(current.value.board, at));
      return text(id, args);
    },
  };
  /** @type {MapModel<RaceScene>} */
  const model = {
    ...both,
    scene,
    ...cells_a,
    start: () => placeOfCell(played.value ? cellOfToken(played.value, played.value.mover) : selection.value),
    window: computed(() => link.value.params.get('map') ?? ''),
    moved: (window) => common.writeToLink({ map: window }),
    moves: computed(() => match.shown.value?.moves.length ?? 0),
    pick: (cell) => {
      const choice = choices.value.find(({ end }) => end === cellIndex(cell));
      // While one plays a click is a move, if it is allowed.
      if (choice) return match.playMove(choice.move);
      if (match.play.value) {
        selection.value = null;
        if (cell) match.rejectMove();
      } else if (!editor.click(cell)) look(cell, timeline.value?.method === 'full' ? 'A' : null);
    },
    stroke: (phase, cell) => !match.play.value && editor.stroke(phase, cell),
    describe: () => {
      const message = match.play.value ? null : lesson.value?.captionOf(cursor.value, covered.value);
      return message ? text(message.id, message.args) : text('race-board');
    },
  };
  /** @type {MapModel<RaceScene>} */
  const model_b = {
    ...both,
    scene: scene_b,
    ...cells_b,
    start: () => placeOfCell(placed.value.B),
    window: signal(''),
    moved: () => {},
    pick: (cell) => look(cell, 'B'),
    describe: () => text('race-board-b'),
  };
  const [board, board_b] = [createMapBoard(model), createMapBoard(model_b)];

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
    /** The `from` of the link where it is no state, and nothing else says so. */
    stateless: computed(() => {
      const { params } = link.value;
      return setupOf(params) === null && params.get('from') === refused.value ? refused.value : '';
    }),
    position: computed(() => opening.answer.value && openingAt(opening.answer.value.position)),
    openingOf: async () => openingAt((await session.ask('place', { from: link.peek().params.get('from') ?? null })).position),
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
      const written = textOf(on.board, at);
      return written === named.value.text ? named.value.from : written;
    }),
    /** @param {string} from */
    pick(from) {
      const name_of_link = { from, text: '' };
      named.value = name_of_link;
      session.ask('place', { from }).then(
        ({ state }) =>
          batch(() => {
            if (named.peek() !== name_of_link) return;
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
      for (const one of [solved, inspection, editor, board, board_b]) one.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Race, ReturnType<typeof createState>>>} Page */
