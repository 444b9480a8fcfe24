/** The state of the race's page: the board as it is drawn on and as it is solved, the lesson of its method, what is picked and played. */
import { batch, computed, effect, signal } from '@preact/signals';
import { askingOf } from '../../app/asked.js';
import { text } from '../../app/messages.jsx';
import { createPageState } from '../../app/page_state.js';
import { link, linkWith, replaceSoon } from '../../app/router.js';
import { covered } from '../../app/verdict.jsx';
import { createMapBoard } from '../../canvas/map_board.js';
import { createMatch } from '../../play/match.js';
import { isYourTurn, present } from '../../play/play.js';
import { createBoardView, layerOf, raceAreaOf } from './board_view.js';
import { toLink } from './document.js';
import { createEditor } from './editor.js';
import { EXAMPLES } from './examples.js';
import { facingAt, winnersFacing } from './facing.js';
import { createFiles } from './files.js';
import { fullLesson, pairsLesson, ringsLesson } from './lesson.js';
import { MAX_FULL_STATES, optionsOf } from './parameters.js';
import { movesOf, positionFrom, RULES } from './play.js';
import { walkedTo, withWalk } from './walk.js';

/** @typedef {import('./board_view.js').Cell} Cell */
/** @typedef {import('./document.js').Board} Board */
/** @typedef {import('./play.js').Position} Position */
/** @typedef {import('./play.js').Token} Token */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceTimeline} Timeline */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceExplanation} Explanation */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceLabels} Labels */
/** @typedef {{a: number, b: number, mover: Token}} State */

/** What the solver said, and of what. @template Is @typedef {{of: string, is: Is} | null} Told */

const NO_WINNERS = /** @type {ReadonlyMap<number, 'A' | 'B' | 'draw'>} */ (new Map());

/** @param {import('../../solver/client.js').Client} client */
export function createPage(client) {
  /** @type {ReturnType<typeof createPageState<Timeline>>} */
  const state = createPageState({ client, solver: 'Race', optionsOf, examples: EXAMPLES });
  const { session, player, go } = state;
  /** The cell that was picked last. @type {import('@preact/signals').Signal<Cell | null>} */
  const selection = signal(null);
  /** Where A's token and B's are thought to be, if they were put somewhere. @type {import('@preact/signals').Signal<{A: number | null, B: number | null}>} */
  const picked = signal({ A: null, B: null });
  /** Who is to move in the states of the full game that are on show. @type {import('@preact/signals').Signal<Token>} */
  const mover = signal('A');
  /** The board that is solved, with its distances; the last good one stays. @type {import('@preact/signals').Signal<{of: object, question: string, board: Board, distances: import('../../../crate/pkg/race/mexplorer.js').RaceDistances} | null>} */
  const solved = signal(null);
  /** The table of pairs of the layers at hand. @type {import('@preact/signals').Signal<Told<Uint8Array>>} */
  const table_told = signal(null);
  /** Labels with a token on its cell, by the other's. @type {Record<Token, import('@preact/signals').Signal<Told<Labels>>>} */
  const labels_told = { A: signal(null), B: signal(null) };
  /** @type {import('@preact/signals').Signal<Told<Explanation | null>>} */
  const explanation_told = signal(null);
  /** A's winning first steps that are along no shortest path; null where that is not known. @type {import('@preact/signals').Signal<Told<number[] | null>>} */
  const others_told = signal(null);

  const timeline = computed(() => session.board.value?.timeline ?? null);
  const verdict = computed(() => /** @type {import('../../../crate/pkg/race/mexplorer.js').RaceVerdict | null} */ (/** @type {unknown} */ (session.board.value?.verdict ?? null)));
  const is_current = computed(() => solved.value !== null && solved.value.of === session.board.value);
  const editor = createEditor({
    board: computed(() => solved.value?.board ?? null),
    publish: (board) => go({ board: toLink(board), sample: null, at: null, from: null }),
  });
  const { drawn } = editor;
  /** A cell as its row and column. @param {number} cell */
  const nameOfCell = (cell) => {
    const columns = solved.value?.board.columns ?? 1;
    return `(${Math.floor(cell / columns)}, ${cell % columns})`;
  };
  /** @param {number} cell @returns {Cell} */
  const placeOf = (cell) => {
    const columns = drawn.peek()?.columns ?? 1;
    return { row: BigInt(Math.floor(cell / columns)), column: BigInt(cell % columns) };
  };
  /** @param {Cell} cell */
  const indexOf = ({ row, column }) => Number(row) * (drawn.peek()?.columns ?? 1) + Number(column);

  /** The steps to the answer, without the walk that follows. */
  const method_lesson = computed(() => {
    const [shown, answer] = [timeline.value, verdict.value];
    if (!shown || !answer) return null;
    if (shown.method === 'rings') return ringsLesson(shown, nameOfCell);
    return shown.method === 'pairs' ? pairsLesson(shown, answer) : fullLesson(shown, answer);
  });
  const lesson = computed(() => {
    const [steps, shown, board] = [method_lesson.value, timeline.value, is_current.value ? solved.value?.board : null];
    if (!steps || !shown) return null;
    // The words of a walk name cells: they wait for the board.
    return board ? withWalk(steps, shown.walk, (moves) => walkedTo(board, shown.walk, moves), nameOfCell) : null;
  });
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));

  const match = createMatch(RULES, async ({ a, b, mover: to_move }, abort) => {
    /** @type {Explanation} */
    const { moves, best } = await session.ask('explain', { a, b, mover: to_move }, abort);
    const winning = moves.filter(({ winner }, index) => winner === to_move && index !== best);
    const first = /** @type {Explanation['moves'][number]} */ (moves[best]);
    return { winning: first.winner === to_move ? [first, ...winning] : [], best: first };
  });
  const played = computed(() => (match.play.value ? present(match.play.value) : null));

  /** What is asked of the solver for the step at hand is asked about this board. */
  const asked_table = computed(() => {
    const shown = timeline.value;
    const facing = is_current.value && shown?.method === 'pairs' ? facingAt(shown, cursor.value, null) : null;
    return facing ? String(facing.i) : '';
  });
  const table = computed(() => (table_told.value && table_told.value.of === asked_table.value ? table_told.value.is : null));
  const facing = computed(() => (timeline.value && is_current.value && !played.value ? facingAt(timeline.value, cursor.value, table.value) : null));

  /** Where the tokens are thought to be: in the layers at hand, or anywhere in the full game. @type {import('@preact/signals').ReadonlySignal<{A: number | null, B: number | null}>} */
  const placed = computed(() => {
    const [shown, layers, at] = [timeline.value, facing.value, solved.value];
    const { A, B } = picked.value;
    if (!at || !shown || !is_current.value) return { A: null, B: null };
    if (shown.method === 'full') return { A: A ?? at.board.startA, B: B ?? at.board.startB };
    if (!layers) return { A: null, B: null };
    const decision = cursor.value === shown.stepCount && !covered() ? verdict.value?.decision : null;
    const in_layer = (/** @type {number | null} */ cell, /** @type {number} */ layer) => (cell !== null && layerOf(at.distances, cell) === layer ? cell : null);
    return {
      A: in_layer(A, layers.layer_a) ?? (decision?.kind === 'aColumn' ? decision.cell : (layers.cells_a[0] ?? null)),
      // In the middle layer both may be picked on one cell, which is no state.
      B: in_layer(B, layers.layer_b) ?? (decision?.kind === 'bRow' ? decision.cell : null),
    };
  });
  /** Who wins with B on a cell and A where it is thought to be. */
  const winners = computed(() => (facing.value && placed.value.A !== null && !covered() ? winnersFacing(facing.value, placed.value.A) : NO_WINNERS));

  /** Whether they are no arc: the layer lies past the event that decides. */
  const several_arcs = computed(() => {
    const [layers, { A }] = [facing.value, placed.value];
    if (!layers || A === null || covered()) return false;
    return (layers.runsOf(Array.prototype.indexOf.call(layers.cells_a, A))?.length ?? 0) > 1;
  });

  /** @param {Token} token that stands */
  const labelsQuestion = (token) => (is_current.value && timeline.value?.method === 'full' && placed.value[token] !== null && !played.value ? `${token} ${placed.value[token]} ${mover.value}` : '');
  const asked_labels = { A: computed(() => labelsQuestion('A')), B: computed(() => labelsQuestion('B')) };
  /** Who wins with the other token on a cell, as far as the step at hand knows. @param {Token} token that stands */
  const labelled = (token) =>
    computed(() => {
      const [told, shown] = [labels_told[token].value, timeline.value];
      if (!told || told.of !== asked_labels[token].value || shown?.method !== 'full' || covered()) return NO_WINNERS;
      /** @type {Map<number, 'A' | 'B' | 'draw'>} */
      const found = new Map();
      const knows_all = cursor.value >= shown.stepCount;
      told.is.winners.forEach((winner, cell) => {
        if (winner === 0 || (!knows_all && (told.is.movesLeft[cell] ?? 0) > cursor.value)) return;
        found.set(cell, winner === 1 ? 'A' : winner === 2 ? 'B' : 'draw');
      });
      return found;
    });
  const labels = { A: labelled('A'), B: labelled('B') };

  /** The state that is explained: that of a play, or of the tokens as they were put. @type {import('@preact/signals').ReadonlySignal<State | null>} */
  const explained_state = computed(() => {
    if (!selection.value || !is_current.value || (covered() && !played.value)) return null;
    if (played.value) return played.value;
    const { A, B } = placed.value;
    const is_thought = picked.value.A !== null || picked.value.B !== null;
    if (A === null || B === null || A === B || !is_thought) return null;
    return { a: A, b: B, mover: facing.value ? facing.value.mover : mover.value };
  });
  const asked_explanation = computed(() => {
    const at = explained_state.value;
    return at ? `${at.a} ${at.b} ${at.mover}` : '';
  });
  const explanation = computed(() => (explanation_told.value && explanation_told.value.of === asked_explanation.value ? explanation_told.value.is : null));
  const others = computed(() => (others_told.value && is_current.value && others_told.value.of === solved.value?.question ? others_told.value.is : null));

  /** Both tokens: in a play, in the walk that follows the answer, or where they begin. */
  const tokens = computed(() => {
    const [board, shown, play] = [drawn.value, timeline.value, match.play.value];
    if (!board) return null;
    const start = walkedTo(board, [], 0);
    if (editor.is_draft.value || !is_current.value) return { now: start, before: start };
    if (play) {
      const { moves } = play;
      const first = /** @type {Position} */ (play.positions[0]);
      const trailed = (/** @type {number} */ count) => {
        const at = /** @type {Position} */ (play.positions[count]);
        const of = (/** @type {Token} */ token) => moves.slice(0, count).flatMap(({ to, over }, index) => (/** @type {Position} */ (play.positions[index]).mover === token ? (over === null ? [to] : [over, to]) : []));
        const last = count > 0 ? /** @type {Position} */ (play.positions[count - 1]).mover : null;
        return { a: at.a, b: at.b, trail_a: [first.a, ...of('A')], trail_b: [first.b, ...of('B')], moved: last, over: moves[count - 1]?.over ?? null };
      };
      return { now: trailed(moves.length), before: trailed(Math.max(0, moves.length - 1)) };
    }
    const answer = shown?.stepCount ?? 0;
    if (!shown || covered() || cursor.value <= answer) {
      // A step back from the walk is seen, too.
      const came_back = shown && !covered() && player.moved.value.from === answer + 1 && cursor.value === answer;
      return { now: start, before: came_back ? walkedTo(board, shown.walk, 1) : start };
    }
    const moves = cursor.value - answer;
    const { from } = player.moved.value;
    const came_from = Math.abs(from - cursor.value) === 1 ? Math.max(0, from - answer) : moves;
    return { now: walkedTo(board, shown.walk, moves), before: walkedTo(board, shown.walk, came_from) };
  });

  /** What is drawn on both boards. @param {{focus: import('@preact/signals').Signal<Cell | null>, hover: import('@preact/signals').Signal<Cell | null>}} cells */
  const base = ({ focus, hover }) => {
    const board = /** @type {Board} */ (drawn.value);
    const is_solved = !editor.is_draft.value && is_current.value;
    return {
      board,
      distances: is_solved ? (solved.value?.distances ?? null) : null,
      facing: null,
      winners: NO_WINNERS,
      ghosts: /** @type {{A: number | null, B: number | null}} */ ({ A: null, B: null }),
      event: null,
      arrows: /** @type {import('./board_view.js').Arrow[]} */ ([]),
      targets: /** @type {number[]} */ ([]),
      tokens: null,
      selection: null,
      focus: focus.value,
      hover: hover.value,
    };
  };

  const cells = { focus: signal(/** @type {Cell | null} */ (null)), hover: signal(/** @type {Cell | null} */ (null)) };
  const scene = computed(() => {
    const board = drawn.value;
    if (!board) return null;
    const shown = base(cells);
    if (shown.distances === null) return { ...shown, tokens: tokens.value, selection: selection.value };
    const [decision, play] = [verdict.value?.decision, match.play.value];
    const is_answer = timeline.value !== null && cursor.value === timeline.value.stepCount && cursor.value > 0 && !covered();
    const to_explain = explained_state.value;
    const from = to_explain && (to_explain.mover === 'A' ? to_explain.a : to_explain.b);
    const arrows = to_explain && explanation.value ? explanation.value.moves.map(({ to, winner }) => ({ from: from ?? 0, to, winner })) : [];
    if (is_answer && arrows.length === 0) for (const [row, column] of verdict.value?.moves ?? []) arrows.push({ from: board.startA, to: Number(row) * board.columns + Number(column), winner: 'A' });
    const is_full = timeline.value?.method === 'full';
    return {
      ...shown,
      facing: facing.value,
      winners: is_full ? labels.B.value : winners.value,
      ghosts: winners.value.size > 0 || (is_full && !play && cursor.value <= (timeline.value?.stepCount ?? 0)) ? placed.value : shown.ghosts,
      event: is_answer && decision && 'cell' in decision ? decision.cell : null,
      arrows,
      targets: play && isYourTurn(play) && played.value ? movesOf(played.value).map(({ to }) => to) : [],
      tokens: tokens.value,
      selection: selection.value,
    };
  });

  /** What both boards have in common. */
  const side_of = computed(() => (drawn.value ? BigInt(Math.max(drawn.value.rows, drawn.value.columns)) : null));
  const shared = {
    createView: createBoardView,
    rows: side_of,
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

  /** A token is thought to be on a cell that was picked. @param {Cell | null} cell @param {Token | null} token by default that of the layer which the cell is in */
  function pick(cell, token) {
    if (!cell || !solved.value) {
      selection.value = null;
      return;
    }
    const index = indexOf(cell);
    const layer = layerOf(solved.value.distances, index);
    const layers = facing.peek();
    const whose = token ?? (layers && (layer === layers.layer_a ? 'A' : layer === layers.layer_b ? 'B' : null));
    batch(() => {
      if (whose && solved.value?.board.cells[index]) picked.value = { ...picked.value, [whose]: index };
      selection.value = cell;
    });
  }

  const board = createMapBoard(
    /** @type {import('../../canvas/map_board.js').MapModel<NonNullable<typeof scene.value>>} */ ({
      ...shared,
      scene,
      ...cells,
      start: () => (played.value ? placeOf(played.value.mover === 'A' ? played.value.a : played.value.b) : selection.value),
      place: computed(() => link.value.params.get('map') ?? ''),
      moved: (place) => replaceSoon(linkWith({ map: place })),
      moves: computed(() => match.play.value?.moves.length ?? 0),
      pick: (cell) => {
        const [play, at] = [match.play.value, played.value];
        const move = cell && at && movesOf(at).find(({ to }) => to === indexOf(cell));
        // While one plays a click is a move, if it is allowed.
        if (play && move && isYourTurn(play)) return match.move(move);
        if (play) selection.value = null;
        else if (!editor.click(cell)) pick(cell, timeline.value?.method === 'full' ? 'A' : null);
      },
      stroke: (phase, cell) => !match.play.value && editor.stroke(phase, cell),
      describe: () => {
        const message = lesson.value?.captionOf(cursor.value, covered());
        return message ? text(message.id, message.args) : text('race-board');
      },
    }),
  );

  /** The second board of the full game: B's cells, with A where it is thought to be. */
  const cells_b = { focus: signal(/** @type {Cell | null} */ (null)), hover: signal(/** @type {Cell | null} */ (null)) };
  const scene_b = computed(() => {
    if (!drawn.value || timeline.value?.method !== 'full' || played.value) return null;
    const shown = base(cells_b);
    return shown.distances === null ? shown : { ...shown, winners: labels.A.value, ghosts: placed.value };
  });
  const board_b = createMapBoard(
    /** @type {import('../../canvas/map_board.js').MapModel<NonNullable<typeof scene_b.value>>} */ ({
      ...shared,
      scene: scene_b,
      ...cells_b,
      place: signal(''),
      moved: () => {},
      start: () => (placed.value.B === null ? null : placeOf(placed.value.B)),
      pick: (cell) => pick(cell, 'B'),
      describe: () => text('race-board-b'),
    }),
  );

  /** The position of a play that the link opens. */
  function positionOf() {
    const at = solved.value;
    const shown = timeline.value;
    if (!at || !is_current.value || !shown) return null;
    const ground = { board: at.board, distances: at.distances, nearer: BigInt(shown.cost.full) > BigInt(MAX_FULL_STATES) };
    return positionFrom(ground, link.value.params.get('from'));
  }

  const restart = state.follow({
    lesson,
    match,
    positionOf,
    deselect: () => {
      selection.value = null;
    },
  });

  const asking = askingOf(session);
  const stops = [
    // The cells and the distances of a new board.
    effect(() => {
      const of = session.board.value;
      if (!of) return undefined;
      const question = JSON.stringify([of.options.board, of.options.sample]);
      const known = solved.peek();
      if (known?.question === question) {
        // The same board by another method.
        solved.value = { ...known, of };
        return undefined;
      }
      const abort = new AbortController();
      Promise.all([session.ask('board', undefined, abort.signal), session.ask('distances', undefined, abort.signal)]).then(
        ([cells_of, distances]) => {
          batch(() => {
            solved.value = { of, question, board: cells_of, distances };
            editor.settle();
            selection.value = null;
            picked.value = { A: null, B: null };
          });
        },
        // Another board has come.
        () => {},
      );
      return () => abort.abort();
    }),
    asking(asked_table, (i) => ({ ask: 'pairTable', about: { i: Number(i) } }), table_told),
    .../** @type {const} */ (['A', 'B']).map((token) =>
      asking(
        asked_labels[token],
        (question) => {
          const [, cell, to_move] = question.split(' ');
          return { ask: 'labels', about: { token, cell: Number(cell), mover: to_move } };
        },
        labels_told[token],
      ),
    ),
    asking(
      asked_explanation,
      (question) => {
        const [a, b, to_move] = question.split(' ');
        return { ask: 'explain', about: { a: Number(a), b: Number(b), mover: to_move } };
      },
      explanation_told,
    ),
    // This may take the full game, which a board that is being drawn on need not wait for.
    asking(computed(() => (is_current.value && verdict.value?.winner === 'A' && !covered() ? (solved.value?.question ?? '') : '')), () => ({ ask: 'otherSteps', about: undefined }), others_told, 300),
  ];

  return {
    ...state,
    board,
    board_b,
    editor,
    files: createFiles(session, go),
    match,
    restart,
    selection,
    picked,
    mover,
    timeline,
    verdict,
    lesson,
    cursor,
    solved,
    is_current,
    drawn,
    facing,
    placed,
    several_arcs,
    winners,
    explained_state,
    explanation,
    others,
    played,
    nameOfCell,
    placeOf,
    /** A's token is thought to be on a cell of its layer. @param {number} cell */
    putA: (cell) => pick(placeOf(cell), 'A'),
    destroy() {
      for (const stop of stops) stop();
      state.destroy();
      board.destroy();
      board_b.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createPage>} PageState */
