/** The state of a page of Wythoff's game: what the link shows, the lesson of its method or view, and the board of the star grid. */
import { computed, signal } from '@preact/signals';
import { optionsOf, viewOf } from '../../page/parameters.js';
import { createMapBoard } from '../../canvas/map_board.js';
import { createMatch } from '../../play/match.js';
import { isYourTurn, present } from '../../play/play.js';
import { createResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { createGridView, gridAreaOf } from './grid_view.js';
import { cellOf } from './grid_marks.js';
import { sizeFor, tableOf } from './grundy_layer.js';
import { knowledgeAt, starAt } from './knowledge.js';
import { beattyLesson, mexLesson, partitionLesson, RATIOS, ratioLesson, starLesson, zeckendorfLesson } from './lesson.js';
import { homeOf, integerOf, MAX_GRUNDY, PARAMETERS, positionOf } from './parameters.js';
import { moveTo, RULES } from './play.js';

/** @typedef {import('./grid_view.js').Cell} Cell */
/** @typedef {import('../../../crate/pkg/wythoff/mexplorer.js').WythoffTimeline} Timeline */
/** @typedef {import('../../../crate/pkg/wythoff/mexplorer.js').WythoffExplanation} Explanation */

/** Past this the grid has no cells: piles have at most 1000 digits. */
const EDGE = 10n ** 1000n;
/** Integers of the strip on either side of the one that is chosen. */
const STRIP_REACH = 400;

/** What a view of Beatty's theorem is about. @typedef {{view: typeof import('./parameters.js').VIEWS[number], x: string}} ViewKey */

/** What is asked for a view. @param {ViewKey} key */
function questionOfView({ view, x }) {
  if (view === 'ratio') return { ask: 'lowers', about: { count: RATIOS + 1 } };
  const from = /^\d{1,1000}$/.test(x) && BigInt(x) > BigInt(STRIP_REACH) ? BigInt(x) - BigInt(STRIP_REACH) : 0n;
  return view === 'partition'
    ? { ask: 'partition', about: { x, from: String(from), count: 2 * STRIP_REACH + 1 } }
    : { ask: 'zeckendorf', about: { x } };
}

/** @param {import('../../page/state.js').CommonState<Timeline>} common */
export function createState(common) {
  const { link, session, player, timeline, method, covered, solution } = common;
  /** The cell that is explained. @type {import('@preact/signals').Signal<Cell | null>} */
  const selection = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} */
  const focus = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} */
  const hover = signal(null);

  const position = computed(() => positionOf(solution.value?.options ?? optionsOf(PARAMETERS, new Map())));
  /** What stands in the place of the grid: Beatty's theorem has further views. @type {import('@preact/signals').ReadonlySignal<'grid' | typeof import('./parameters.js').VIEWS[number]>} */
  const view = computed(() => (method.value === 'beatty' && /** @type {any} */ (viewOf(PARAMETERS, link.value.params))) || 'grid');
  const integer = computed(() => integerOf(link.value.params, position.value));
  const has_layer = computed(() => link.value.params.get('layer') === 'grundy');

  /** Of the cell that was picked. @type {import('../../solver/resource.js').Resource<Explanation>} */
  const explained = createResource(
    computed(() => (solution.value ? selection.value : null)),
    ({ column, row }, abort) => session.ask('explain', { a: String(column), b: String(row) }, abort),
  );
  /** As text, so that the same view of the same integer is one and the same. */
  const view_text = computed(() =>
    view.value === 'grid' || !solution.value ? '' : JSON.stringify({ view: view.value, x: integer.value }),
  );
  /** What the solver tells of a view's integer; the last one stays while the next is asked for. */
  const viewed = createResource(
    computed(() => (view_text.value === '' ? null : /** @type {ViewKey} */ (JSON.parse(view_text.value)))),
    async (key, abort) => {
      const { ask, about } = questionOfView(key);
      return { ...key, is: await session.ask(ask, about, abort) };
    },
    { stays: true },
  );

  const lesson = computed(() => {
    const shown = timeline.value;
    if (!shown) return null;
    if (shown.method === 'stars') return starLesson(shown);
    if (shown.method === 'mex') return mexLesson(shown);
    if (view.value === 'grid') return beattyLesson(shown, position.value);
    const told = viewed.answer.value;
    if (!told || told.view !== view.value) return null;
    if (told.view === 'ratio') return ratioLesson(told.is);
    return told.view === 'partition' ? partitionLesson(told.is, BigInt(told.x)) : zeckendorfLesson(told.is, BigInt(told.x));
  });

  const match = createMatch(RULES, async (at, abort) => {
    const { moves } = await common.askAbout({ a: String(at.a), b: String(at.b) }, abort);
    return { winning: moves.flatMap((/** @type {[string, string]} */ [a, b]) => moveTo(at, { a: BigInt(a), b: BigInt(b) }) ?? []) };
  });

  /** The player's cursor comes to a shorter lesson a moment after it. */
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));
  const known = computed(() => knowledgeAt(timeline.value, cursor.value, covered.value));
  const home = computed(() => {
    if (!solution.value) return null;
    return homeOf(position.value);
  });

  /** The table of the layer; a larger one than is asked for will do. @type {import('../../solver/resource.js').Resource<import('./grundy_layer.js').GrundyTable>} */
  const grundy = createResource(
    computed(() => (solution.value && layerSize() > 0 ? layerSize() : null)),
    async (n, abort) => {
      const known = grundy.answer.peek();
      return known && known.n >= n ? known : tableOf(await session.ask('grundy', { n }, abort));
    },
    { stays: true },
  );

  const scene = computed(() => {
    const of = solution.value;
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
        !covered.value && is_at_end && session.state.value === 'ready'
          ? of.verdict.moves.map((/** @type {any} */ [a, b]) => ({ a: BigInt(a), b: BigInt(b) }))
          : null,
      played: play && present(play),
      your_turn: play !== null && isYourTurn(play),
      grundy: has_layer.value && !covered.value ? grundy.answer.value : null,
      selection: selection.value,
      explained: explained.answer.value,
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
      window: computed(() => link.value.params.get('map') ?? ''),
      moved: (window) => common.tell({ map: window }),
      focus,
      hover,
      pick: (cell) => {
        const play = match.play.value;
        // While one plays a click is a move, if it is allowed.
        const move = cell && play && moveTo(present(play), { a: cell.column, b: cell.row });
        if (move && isYourTurn(play)) return match.move(move);
        selection.value = covered.value ? null : cell;
      },
      close: () => {
        const open = selection.value !== null;
        selection.value = null;
        return open;
      },
      describe: () => {
        const message = lesson.value?.captionOf(cursor.value, covered.value);
        return message ? text(message.id, message.args) : text('wythoff-grid');
      },
      cell_name: 'wythoff-cell',
    }),
  );

  /** The largest pile on show, as far as there are Grundy values. @returns {number} */
  function layerSize() {
    const [show, room, shown] = [has_layer.value && !covered.value, board.area.value, board.viewport.value];
    if (!show || !room || !shown) return 0;
    const end = (/** @type {bigint} */ start, /** @type {number} */ side) =>
      ((start + BigInt(Math.ceil(side * Math.max(1, devicePixelRatio)))) * shown.scale.cells) / BigInt(shown.scale.px);
    const [right, bottom] = [end(shown.x, room.width), end(shown.y, room.height)];
    const most = right > bottom ? right : bottom;
    // Far away there are no values.
    if (end(shown.x, 0) > BigInt(MAX_GRUNDY) || end(shown.y, 0) > BigInt(MAX_GRUNDY)) return 0;
    return sizeFor(most > BigInt(MAX_GRUNDY) ? MAX_GRUNDY : Number(most));
  }

  return {
    board,
    match,
    position,
    lesson,
    view,
    viewed,
    integer,
    has_layer,
    grundy: grundy.answer,
    selection,
    explained: explained.answer,
    focus,
    hover,
    home,
    deselect() {
      selection.value = null;
    },
    destroy() {
      for (const resource of [explained, viewed, grundy]) resource.destroy();
      board.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../page/state.js').createPage<ReturnType<typeof createState>>>} Page */
