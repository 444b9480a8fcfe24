/** The state of a page of Wythoff's game: what the link shows, the lesson of its method or view, and the board of the star grid. */
import { computed, effect, signal } from '@preact/signals';
import { text } from '../../ui/messages.jsx';
import { createPageState } from '../../page/state.js';
import { link, linkWith, replaceSoon } from '../../ui/router.js';
import { covered } from '../../page/verdict.jsx';
import { createMapBoard } from '../../canvas/map_board.js';
import { createMatch } from '../../play/match.js';
import { isYourTurn, present } from '../../play/play.js';
import { Refused } from '../../solver/protocol.js';
import { EXAMPLES } from './examples.js';
import { createGridView, gridAreaOf } from './grid_view.js';
import { cellOf } from './grid_marks.js';
import { sizeFor, tableOf } from './grundy_layer.js';
import { knowledgeAt, starAt } from './knowledge.js';
import { beattyLesson, mexLesson, partitionLesson, RATIOS, ratioLesson, starLesson, zeckendorfLesson } from './lesson.js';
import { homeOf, integerOf, MAX_GRUNDY, optionsOf, positionOf, VIEWS } from './parameters.js';
import { moveTo, RULES } from './play.js';

/** @typedef {import('./grid_view.js').Cell} Cell */
/** @typedef {import('../../../crate/pkg/wythoff/mexplorer.js').WythoffTimeline} Timeline */

/** Past this the grid has no cells: piles have at most 1000 digits. */
const EDGE = 10n ** 1000n;
/** Integers of the strip on either side of the one that is chosen. */
export const STRIP_REACH = 400;

/** What a view of Beatty's theorem is about, once the solver has told it. @typedef {{view: typeof VIEWS[number], x: string, is: any}} ViewData */

/** @param {import('../../solver/client.js').Client} client */
export function createPage(client) {
  /** @type {ReturnType<typeof createPageState<Timeline>>} */
  const state = createPageState({ client, solver: 'Wythoff', optionsOf, examples: EXAMPLES });
  const { session, player, options, askAbout } = state;
  /** The cell that is explained. @type {import('@preact/signals').Signal<Cell | null>} */
  const selection = signal(null);
  /** @type {import('@preact/signals').Signal<{cell: Cell, is: import('../../../crate/pkg/wythoff/mexplorer.js').WythoffExplanation} | null>} */
  const explained = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} */
  const focus = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} */
  const hover = signal(null);
  /** @type {import('@preact/signals').Signal<import('./grundy_layer.js').GrundyTable | null>} */
  const grundy = signal(null);
  /** @type {import('@preact/signals').Signal<ViewData | null>} */
  const view_data = signal(null);
  /** Why the view has nothing to show. @type {import('@preact/signals').Signal<import('../../solver/session.js').Problem | null>} */
  const view_problem = signal(null);

  const timeline = computed(() => session.board.value?.timeline ?? null);
  const position = computed(() => positionOf(session.board.value?.options ?? optionsOf(new Map())));
  /** What stands in the place of the grid: Beatty's theorem has further views. @type {import('@preact/signals').ReadonlySignal<'grid' | typeof VIEWS[number]>} */
  const view = computed(() => {
    const wanted = link.value.params.get('view');
    return (options.value.method === 'beatty' && VIEWS.find((one) => one === wanted)) || 'grid';
  });
  const integer = computed(() => integerOf(link.value.params, position.value));
  const has_layer = computed(() => link.value.params.get('layer') === 'grundy');

  const lesson = computed(() => {
    const shown = timeline.value;
    if (!shown) return null;
    if (shown.method === 'stars') return starLesson(shown);
    if (shown.method === 'mex') return mexLesson(shown);
    if (view.value === 'grid') return beattyLesson(shown, position.value);
    const data = view_data.value;
    if (!data || data.view !== view.value) return null;
    if (data.view === 'ratio') return ratioLesson(data.is);
    return data.view === 'partition' ? partitionLesson(data.is, BigInt(data.x)) : zeckendorfLesson(data.is, BigInt(data.x));
  });

  const match = createMatch(RULES, async (at, abort) => {
    const { moves } = await askAbout({ a: String(at.a), b: String(at.b) }, abort);
    return { winning: moves.flatMap((/** @type {[string, string]} */ [a, b]) => moveTo(at, { a: BigInt(a), b: BigInt(b) }) ?? []) };
  });

  /** The player's cursor, which comes to a shorter timeline a moment after it. */
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));
  const known = computed(() => knowledgeAt(timeline.value, cursor.value, covered()));
  const home = computed(() => {
    if (!session.board.value) return null;
    return homeOf(position.value);
  });

  const scene = computed(() => {
    const of = session.board.value;
    if (!of || home.value === null) return null;
    const play = match.play.value;
    const is_at_end = player.cursor.value === player.last.value;
    return {
      of,
      home: home.value,
      position: position.value,
      method: timeline.value?.method ?? 'beatty',
      known: known.value,
      current: starAt(timeline.value, cursor.value),
      answer:
        !covered() && is_at_end && session.state.value === 'ready'
          ? of.verdict.moves.map((/** @type {any} */ [a, b]) => ({ a: BigInt(a), b: BigInt(b) }))
          : null,
      played: play && present(play),
      your_turn: play !== null && isYourTurn(play),
      grundy: has_layer.value && !covered() ? grundy.value : null,
      selection: selection.value,
      explained: explained.value?.cell === selection.value ? (explained.value?.is ?? null) : null,
      focus: focus.value,
      hover: hover.value,
    };
  });

  const board = createMapBoard(
    /** @type {import('../../canvas/map_board.js').MapModel<NonNullable<typeof scene.value>>} */ ({
      scene,
      // Every part of the grid can be drawn: nothing is refused.
      createView: (stage) =>
        createGridView(
          stage,
          (question, abort) => session.ask(question.ask, question.about, abort),
          () => {},
        ),
      rows: home,
      edge: signal(EDGE),
      // The corner, where all begins, stays in sight as long as it is.
      pivot: ({ x, y }) => (x === 0n && y === 0n ? { x: 0, y: 0 } : { x: 0.5, y: 0.5 }),
      start: () => (match.play.value ? cellOf(present(match.play.value)) : (selection.value ?? cellOf(position.value))),
      areaOf: (room, palette) => gridAreaOf(room, home.value ?? 0n, palette),
      reveal: computed(() => {
        const play = match.play.value;
        if (play) return cellOf(present(play));
        const star = starAt(timeline.value, cursor.value);
        return star && { row: BigInt(star.b), column: BigInt(star.a) };
      }),
      place: computed(() => link.value.params.get('map') ?? ''),
      moved: (place) => replaceSoon(linkWith({ map: place })),
      focus,
      hover,
      pick: (cell) => {
        const play = match.play.value;
        // While one plays a click is a move, if it is allowed.
        const move = cell && play && moveTo(present(play), { a: cell.column, b: cell.row });
        if (move && isYourTurn(play)) return match.move(move);
        selection.value = covered() ? null : cell;
      },
      close: () => {
        const open = selection.value !== null;
        selection.value = null;
        return open;
      },
      describe: () => {
        const message = lesson.value?.captionOf(Math.min(player.cursor.value, lesson.value.stepCount), covered());
        return message ? text(message.id, message.args) : text('wythoff-grid');
      },
      cell_name: 'wythoff-cell',
    }),
  );

  /** The largest pile on show, as far as there are Grundy values. */
  const layer_size = computed(() => {
    const [show, room, shown] = [has_layer.value && !covered(), board.area.value, board.viewport.value];
    if (!show || !room || !shown) return 0;
    const end = (/** @type {bigint} */ start, /** @type {number} */ side) =>
      ((start + BigInt(Math.ceil(side * Math.max(1, devicePixelRatio)))) * shown.scale.cells) / BigInt(shown.scale.px);
    const [right, bottom] = [end(shown.x, room.width), end(shown.y, room.height)];
    const most = right > bottom ? right : bottom;
    // Far away there are no values.
    if (end(shown.x, 0) > BigInt(MAX_GRUNDY) || end(shown.y, 0) > BigInt(MAX_GRUNDY)) return 0;
    return sizeFor(most > BigInt(MAX_GRUNDY) ? MAX_GRUNDY : Number(most));
  });

  const restart = state.follow({
    lesson,
    match,
    positionOf,
    deselect: () => {
      selection.value = null;
    },
  });

  /** Asks the solver as long as what it is asked about stays. @param {() => {ask: string, about: unknown} | null} question @param {(answer: any) => void} told @param {(reason: unknown) => void} [refused] */
  const asking = (question, told, refused = () => {}) =>
    effect(() => {
      const wanted = question();
      if (!wanted) return undefined;
      const abort = new AbortController();
      session.ask(wanted.ask, wanted.about, abort.signal).then(told, (reason) => {
        if (!abort.signal.aborted) refused(reason);
      });
      return () => abort.abort();
    });

  const stops = [
    asking(
      () => {
        const cell = selection.value;
        return cell && session.board.value && { ask: 'explain', about: { a: String(cell.column), b: String(cell.row) } };
      },
      (is) => {
        const cell = selection.peek();
        if (cell) explained.value = { cell, is };
      },
    ),
    asking(
      () => (layer_size.value > (grundy.peek()?.n ?? 0) && session.board.value ? { ask: 'grundy', about: { n: layer_size.value } } : null),
      (values) => {
        grundy.value = tableOf(values);
      },
    ),
    asking(
      () => {
        const [name, x] = [view.value, integer.value];
        if (name === 'grid' || !session.board.value) return null;
        if (name === 'ratio') return { ask: 'lowers', about: { count: RATIOS + 1 } };
        const from = /^\d{1,1000}$/.test(x) && BigInt(x) > BigInt(STRIP_REACH) ? BigInt(x) - BigInt(STRIP_REACH) : 0n;
        return name === 'partition'
          ? { ask: 'partition', about: { x, from: String(from), count: 2 * STRIP_REACH + 1 } }
          : { ask: 'zeckendorf', about: { x } };
      },
      (is) => {
        view_problem.value = null;
        if (view.peek() !== 'grid') view_data.value = { view: /** @type {any} */ (view.peek()), x: integer.peek(), is };
      },
      (reason) => {
        if (reason instanceof Refused) view_problem.value = { id: reason.refusal.id, args: reason.refusal.args };
      },
    ),
  ];

  return {
    ...state,
    board,
    match,
    restart,
    timeline,
    position,
    lesson,
    view,
    view_data,
    view_problem,
    integer,
    has_layer,
    grundy,
    selection,
    explained,
    focus,
    hover,
    home,
    destroy() {
      for (const stop of stops) stop();
      state.destroy();
      board.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createPage>} PageState */
