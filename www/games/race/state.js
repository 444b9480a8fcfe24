/** The state of the race's page: the board as it is drawn on and as it is solved, the lesson of its method, a play, both boards. */
import { batch, computed, effect, signal } from '@preact/signals';
import { text } from '../../ui/messages.jsx';
import { createPageState } from '../../page/state.js';
import { link, linkWith, replaceSoon } from '../../ui/router.js';
import { covered } from '../../page/verdict.jsx';
import { createMapBoard } from '../../canvas/map_board.js';
import { createMatch } from '../../play/match.js';
import { setupOf } from '../../play/parameters.js';
import { isYourTurn, present } from '../../play/play.js';
import { createBoardView, raceAreaOf } from './board_view.js';
import { cellAt, nameOf, placeOf, toLink } from './document.js';
import { createEditor } from './editor.js';
import { EXAMPLES } from './examples.js';
import { createFiles } from './files.js';
import { fullLesson, pairsLesson, ringsLesson } from './lesson.js';
import { boardOf, MAX_FULL_STATES, optionsOf } from './parameters.js';
import { cellOfToken, fromText, movesOf, positionFrom, RULES } from './play.js';
import { createThought, NO_WINNERS } from './thought.js';
import { atStart, inPlay, onWalk } from './tokens.js';
import { walkedTo, withWalk } from './walk.js';

/** @typedef {import('./board_view.js').Cell} Cell */
/** @typedef {import('./document.js').Board} Board */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceTimeline} Timeline */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceVerdict} Verdict */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceExplanation} Explanation */

/**
 * The board that is solved.
 * @typedef {object} Solved
 * @property {object} of the answer of the session it belongs to
 * @property {string} question the board as it was asked for
 * @property {Board} board
 * @property {import('../../../crate/pkg/race/mexplorer.js').RaceDistances} distances
 */

/** @param {import('../../solver/client.js').Client} client */
export function createPage(client) {
  /** @type {ReturnType<typeof createPageState<Timeline>>} */
  const state = createPageState({ client, solver: 'Race', optionsOf, examples: EXAMPLES });
  const { session, player, go } = state;
  /** The last good one stays. @type {import('@preact/signals').Signal<Solved | null>} */
  const solved = signal(null);

  const timeline = computed(() => session.board.value?.timeline ?? null);
  const verdict = computed(() => /** @type {Verdict | null} */ (/** @type {unknown} */ (session.board.value?.verdict ?? null)));
  /** The board that is solved, as long as the session is about it. */
  const current = computed(() => (solved.value?.of === session.board.value ? solved.value : null));
  const editor = createEditor({
    board: computed(() => solved.value?.board ?? null),
    publish: (board) => go({ board: toLink(board), sample: null, at: null, from: null }),
  });
  const { drawn } = editor;
  /** A cell as its row and column. @param {number} cell */
  const nameOfCell = (cell) => (solved.value ? nameOf(solved.value.board, cell) : '');
  /** The place of a cell of the board that is drawn; null without one. @param {number | null} cell */
  const placeOfCell = (cell) => (drawn.peek() && cell !== null ? placeOf(/** @type {Board} */ (drawn.peek()), cell) : null);
  /** @param {Cell | null} place */
  const cellOfPlace = (place) => (drawn.peek() && place ? cellAt(/** @type {Board} */ (drawn.peek()), place) : null);

  const lesson = computed(() => {
    const [shown, answer, at] = [timeline.value, verdict.value, current.value];
    // The words of a walk name cells: they wait for the board.
    if (!shown || !answer || !at) return null;
    const steps =
      shown.method === 'rings'
        ? ringsLesson(shown, nameOfCell)
        : shown.method === 'pairs'
          ? pairsLesson(shown, answer)
          : fullLesson(shown, answer);
    return withWalk(steps, shown.walk, (moves) => walkedTo(at.board, shown.walk, moves), nameOfCell);
  });
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));

  const match = createMatch(RULES, async ({ a, b, mover }, abort) => {
    /** @type {Explanation} */
    const { moves, best } = await session.ask('explain', { a, b, mover }, abort);
    const winning = moves.filter(({ winner }, index) => winner === mover && index !== best);
    const first = /** @type {Explanation['moves'][number]} */ (moves[best]);
    return { winning: first.winner === mover ? [first, ...winning] : [], best: first };
  });
  const played = computed(() => (match.play.value ? present(match.play.value) : null));
  const thought = createThought({ session, timeline, verdict, solved: current, cursor, played });
  const { selection, placed } = thought;

  const tokens = computed(() => {
    const [board, shown, play] = [drawn.value, timeline.value, match.play.value];
    if (!board) return null;
    if (editor.is_draft.value || !current.value || !shown) return atStart(board);
    if (play) return inPlay(play);
    return covered()
      ? atStart(board)
      : onWalk(board, shown.walk, cursor.value - shown.stepCount, player.moved.value.from - shown.stepCount);
  });

  /** What is drawn on a board in any case. @param {{focus: import('@preact/signals').Signal<Cell | null>, hover: import('@preact/signals').Signal<Cell | null>}} cells */
  const groundOf = ({ focus, hover }) => ({
    board: /** @type {Board} */ (drawn.value),
    distances: editor.is_draft.value ? null : (current.value?.distances ?? null),
    facing: null,
    winners: NO_WINNERS,
    ghosts: /** @type {typeof placed.value} */ ({ A: null, B: null }),
    event: null,
    is_whole: timeline.value?.method === 'full' || match.play.value !== null,
    arrows: /** @type {import('./board_view.js').Arrow[]} */ ([]),
    targets: /** @type {number[]} */ ([]),
    tokens: null,
    selection: null,
    focus: focus.value,
    hover: hover.value,
  });
  const cellSignals = () => ({ focus: signal(/** @type {Cell | null} */ (null)), hover: signal(/** @type {Cell | null} */ (null)) });
  const [cells_a, cells_b] = [cellSignals(), cellSignals()];

  /** The moves of the state that is explained, or at the answer the winning ones of the first. @param {boolean} is_answer @returns {import('./board_view.js').Arrow[]} */
  function arrowsOf(is_answer) {
    const [at, told, board] = [thought.explained_state.value, thought.explanation.value, drawn.value];
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
    const ground = { ...groundOf(cells_a), tokens: tokens.value, selection: placeOfCell(selection.value) };
    if (ground.distances === null) return ground;
    const [shown, decision, play] = [timeline.value, verdict.value?.decision, match.play.value];
    const is_answer = shown !== null && cursor.value === shown.stepCount && cursor.value > 0 && !covered();
    const is_full = shown?.method === 'full' && !play;
    const winners = is_full ? thought.labels.B.value : thought.winners.value;
    return {
      ...ground,
      facing: thought.facing.value,
      winners,
      ghosts: winners.size > 0 || (is_full && cursor.value <= shown.stepCount) ? placed.value : ground.ghosts,
      event: is_answer && decision && 'cell' in decision ? decision.cell : null,
      arrows: arrowsOf(is_answer),
      targets: play && isYourTurn(play) && played.value ? movesOf(played.value).map(({ to }) => to) : [],
    };
  });
  /** The second board of the full game: B's cells, with A where it is thought to be. */
  const scene_b = computed(() => {
    if (!drawn.value || timeline.value?.method !== 'full' || played.value) return null;
    const ground = groundOf(cells_b);
    return ground.distances === null ? ground : { ...ground, winners: thought.labels.A.value, ghosts: placed.value };
  });

  /** What both boards have in common. */
  const both = {
    createView: createBoardView,
    rows: computed(() => (drawn.value ? BigInt(Math.max(drawn.value.rows, drawn.value.columns)) : null)),
    /** @param {Cell} cell */
    nearest: ({ row, column }) => {
      const [rows, columns] = [BigInt(drawn.peek()?.rows ?? 1), BigInt(drawn.peek()?.columns ?? 1)];
      return { row: row < rows ? row : rows - 1n, column: column < columns ? column : columns - 1n };
    },
    /** @param {{width: number, height: number}} room @param {import('../../canvas/palette.js').Palette} palette */
    areaOf: (room, palette) => raceAreaOf(room, drawn.value, palette),
    reveal: signal(null),
    close: () => {
      const open = selection.value !== null;
      selection.value = null;
      return open;
    },
    cell_name: 'race-cell',
  };
  const board = createMapBoard(
    /** @type {import('../../canvas/map_board.js').MapModel<NonNullable<typeof scene.value>>} */ ({
      ...both,
      scene,
      ...cells_a,
      start: () => placeOfCell(played.value ? cellOfToken(played.value, played.value.mover) : selection.value),
      place: computed(() => link.value.params.get('map') ?? ''),
      moved: (place) => replaceSoon(linkWith({ map: place })),
      moves: computed(() => match.play.value?.moves.length ?? 0),
      pick: (cell) => {
        const [play, at] = [match.play.value, played.value];
        const move = cell && at && movesOf(at).find(({ to }) => to === cellOfPlace(cell));
        // While one plays a click is a move, if it is allowed.
        if (play && move && isYourTurn(play)) return match.move(move);
        if (play) selection.value = null;
        else if (!editor.click(cell)) thought.pick(cellOfPlace(cell), timeline.value?.method === 'full' ? 'A' : null);
      },
      stroke: (phase, cell) => !match.play.value && editor.stroke(phase, cell),
      describe: () => {
        const message = lesson.value?.captionOf(cursor.value, covered());
        return message ? text(message.id, message.args) : text('race-board');
      },
    }),
  );
  const board_b = createMapBoard(
    /** @type {import('../../canvas/map_board.js').MapModel<NonNullable<typeof scene_b.value>>} */ ({
      ...both,
      scene: scene_b,
      ...cells_b,
      start: () => placeOfCell(placed.value.B),
      place: signal(''),
      moved: () => {},
      pick: (cell) => thought.pick(cellOfPlace(cell), 'B'),
      describe: () => text('race-board-b'),
    }),
  );

  /** Where the race is run. */
  const ground = computed(() => {
    const [at, shown] = [current.value, timeline.value];
    return at && shown ? { board: at.board, distances: at.distances, nearer: BigInt(shown.cost.full) > BigInt(MAX_FULL_STATES) } : null;
  });
  /** The position that the link names, to be played from or explained. */
  const positionOf = () => ground.value && positionFrom(ground.value, link.value.params.get('from'));

  const restart = state.follow({
    lesson,
    match,
    positionOf,
    deselect: () => {
      selection.value = null;
    },
  });

  /** The state that the link names. */
  let named = '';
  /** The link that was followed last. @type {object | null} */
  let followed = null;
  /** Whether the tokens are on their way to the state of a link. */
  let is_putting = false;
  const stops = [
    // A link to a state puts the tokens there, once its board and its steps are.
    effect(() => {
      if (link.value === followed || !lesson.value || session.state.value !== 'ready') return;
      followed = link.value;
      const from = link.value.params.get('from') ?? '';
      const position = from === named || setupOf(link.value.params) ? null : positionOf();
      named = from;
      if (!position || from === '') return;
      is_putting = true;
      // What follows the new steps forgets what was picked before.
      queueMicrotask(() => {
        is_putting = false;
        thought.put(position);
      });
    }),
    // A state that is explained is in the link.
    effect(() => {
      const [at, on] = [thought.explained_state.value, ground.value];
      if (!on || match.play.value || is_putting || link.value !== followed) return;
      const wanted = at ? fromText({ ground: on, ...at }) : '';
      if (wanted === named) return;
      named = wanted;
      replaceSoon(linkWith({ from: wanted || null }));
    }),
    // The cells and the distances of a new board.
    effect(() => {
      const of = session.board.value;
      if (!of) return undefined;
      const question = boardOf(of.options);
      const known = solved.peek();
      if (known?.question === question) {
        // The same board by another method.
        solved.value = { ...known, of };
        return undefined;
      }
      const abort = new AbortController();
      Promise.all([session.ask('board', undefined, abort.signal), session.ask('distances', undefined, abort.signal)]).then(
        ([cells, distances]) => {
          batch(() => {
            solved.value = { of, question, board: cells, distances };
            editor.settle(of.options);
            thought.forget();
          });
        },
        // Another board has come.
        () => {},
      );
      return () => abort.abort();
    }),
  ];

  return {
    ...state,
    board,
    board_b,
    editor,
    files: createFiles(session, go),
    thought,
    match,
    restart,
    timeline,
    verdict,
    lesson,
    cursor,
    solved: current,
    drawn,
    played,
    ground,
    nameOfCell,
    destroy() {
      for (const stop of stops) stop();
      thought.destroy();
      editor.destroy();
      state.destroy();
      board.destroy();
      board_b.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createPage>} PageState */
