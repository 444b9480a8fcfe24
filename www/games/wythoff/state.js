/** The state of a page of Wythoff's game: what the link shows, the lesson of its method or view, and the board of the star grid. */
import { computed, signal } from '@preact/signals';
import { optionsOf, viewOf } from '../../game_page/parameters.js';
import { createMapBoard } from '../../canvas/map_board.js';
import { present } from '../../play/play.js';
import { createResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { createGridView, gridAreaOf } from './grid_view.js';
import { cellOf } from './grid_marks.js';
import { sizeFor, tableOf } from './grundy_layer.js';
import { knowledgeAt, starAt } from './knowledge.js';
import { beattyLesson, mexLesson, partitionLesson, RATIOS, ratioLesson, starLesson, zeckendorfLesson } from './lesson.js';
import { pilesOf, wishFrom } from './moves.js';
import { homeOf, integerOf, MAX_GRUNDY, PARAMETERS, positionOf } from './parameters.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Wythoff, WythoffExplanation, WythoffTimeline } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { MapModel } from '../../canvas/map_board.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Cell } from './grid_view.js' */
/** @import { GrundyTable } from './grundy_layer.js' */
/** @import { Resource } from '../../solver/resource.js' */
/** @import { Session } from '../../solver/types.js' */

/** @typedef {WythoffTimeline} Timeline */
/** @typedef {WythoffExplanation} Explanation */

/** Past this the grid has no cells: piles have at most 1000 digits. */
const EDGE = 10n ** 1000n;
/** Integers of the strip on either side of the one that is chosen. */
const STRIP_REACH = 400;

/** What a view of Beatty's theorem is about. @typedef {{view: typeof import('./parameters.js').VIEWS[number], x: string}} ViewKey */

/** What a view shows of its integer. @param {Session<Wythoff>} session @param {ViewKey} key @param {AbortSignal} abort */
async function lookUp(session, { view, x }, abort) {
  if (view === 'ratio') return { view, x, is: await session.ask('lowers', { count: RATIOS + 1 }, abort) };
  if (view === 'zeckendorf') return { view, x, is: await session.ask('zeckendorf', { x }, abort) };
  const from = /^\d{1,1000}$/.test(x) && BigInt(x) > BigInt(STRIP_REACH) ? BigInt(x) - BigInt(STRIP_REACH) : 0n;
  return { view, x, is: await session.ask('partition', { x, from: String(from), count: 2 * STRIP_REACH + 1 }, abort) };
}

/** @param {CommonState<Wythoff>} common */
export function createState(common) {
  const { link, session, match, player, timeline, method, covered, solution } = common;
  /** The cell that is explained. @type {Signal<Cell | null>} */
  const selection = signal(null);
  /** @type {Signal<Cell | null>} */
  const focus = signal(null);
  /** @type {Signal<Cell | null>} */
  const hover = signal(null);

  const piles = computed(() => positionOf(solution.value?.options ?? optionsOf(PARAMETERS, new Map())));
  /** As the solver writes it. */
  /** What stands in the place of the grid: Beatty's theorem has further views. @type {ReadonlySignal<'grid' | typeof import('./parameters.js').VIEWS[number]>} */
  const view = computed(() => (method.value === 'beatty' && /** @type {any} */ (viewOf(PARAMETERS, link.value.params))) || 'grid');
  const integer = computed(() => integerOf(link.value.params, piles.value));
  const has_layer = computed(() => link.value.params.get('layer') === 'grundy');

  /** Of the cell that was picked. @type {Resource<Explanation>} */
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
    (key, abort) => lookUp(session, key, abort),
    { stays: true },
  );

  const lesson = computed(() => {
    const shown = timeline.value;
    const verdict = solution.value?.verdict;
    if (!shown || !verdict) return null;
    if (shown.method === 'stars') return starLesson(shown, verdict);
    if (shown.method === 'mex') return mexLesson(shown, verdict);
    if (view.value === 'grid') return beattyLesson(shown, piles.value);
    const told = viewed.answer.value;
    if (!told || told.view !== view.value) return null;
    if (told.view === 'ratio') return ratioLesson(told.is);
    return told.view === 'partition' ? partitionLesson(told.is, BigInt(told.x)) : zeckendorfLesson(told.is, BigInt(told.x));
  });

  /** The piles of a play, now. */
  const played = computed(() => match.shown.value && pilesOf(present(match.shown.value).text));
  /** The piles that the play began with: its board has no others. */
  const opened = computed(() => match.play.value && pilesOf(entryAt(match.play.value.positions, 0).text));

  /** The player's cursor comes to a shorter lesson a moment after it. */
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));
  // While one plays the board tells nothing.
  const known = computed(() => (match.play.value ? knowledgeAt(null, 0, true) : knowledgeAt(timeline.value, cursor.value, covered.value)));
  const home = computed(() => {
    if (!solution.value) return null;
    return opened.value ? (opened.value.a > opened.value.b ? opened.value.a : opened.value.b) + 1n : homeOf(piles.value);
  });

  /** The table of the layer; a larger one than is asked for will do. @type {Resource<GrundyTable>} */
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
      axes: { row: `${text('axis-pile', { name: 'b' })} ↓`, column: `${text('axis-pile', { name: 'a' })} →` },
      position: piles.value,
      method: opened.value ? 'mex' : (timeline.value?.method ?? 'beatty'),
      known: known.value,
      current: opened.value ? null : starAt(timeline.value, cursor.value),
      answer:
        !opened.value && !covered.value && is_at_end && session.state.value === 'ready'
          ? of.verdict.moves.map((/** @type {any} */ [a, b]) => ({ a: BigInt(a), b: BigInt(b) }))
          : null,
      opened: opened.value,
      played: played.value,
      takes: (play && match.your_turn.value && play.told.at(-1)?.takes) || [],
      grundy: has_layer.value && !covered.value && !opened.value ? grundy.answer.value : null,
      selection: selection.value,
      explained: explained.answer.value,
      focus: focus.value,
      hover: hover.value,
    };
  });

  const board = createMapBoard(
    /** @type {MapModel<NonNullable<typeof scene.value>>} */ ({
      scene,
      // Every part of the grid can be drawn: nothing is refused.
      createView: (stage) =>
        createGridView(
          stage,
          (question, abort) => /** @type {Session} */ (session).ask(question.ask, question.about, abort),
          () => {},
        ),
      rows: home,
      edge: computed(() => (opened.value ? home.value : EDGE)),
      // The corner, where all begins, stays in sight as long as it is.
      pivot: ({ x, y }) => (x === 0n && y === 0n ? { x: 0, y: 0 } : { x: 0.5, y: 0.5 }),
      start: () => (played.value ? cellOf(played.value) : (selection.value ?? cellOf(piles.value))),
      areaOf: (room, palette) => gridAreaOf(room, home.value ?? 0n, palette),
      reveal: computed(() => {
        if (played.value) return cellOf(played.value);
        const star = starAt(timeline.value, cursor.value);
        return star && { row: BigInt(star.b), column: BigInt(star.a) };
      }),
      // The board of a play is all on show at first, and its place is not kept.
      window: computed(() => (opened.value ? '' : (link.value.params.get('map') ?? ''))),
      moved: (window) => !opened.peek() && common.tell({ map: window }),
      focus,
      hover,
      pick: (cell) => {
        const [play, from] = [match.play.value, played.value];
        const look = () => {
          selection.value = covered.value ? null : cell;
          if (cell && covered.value) match.refuse();
        };
        // While one plays a click is a move, if it is allowed.
        const wish = cell && play && from && match.your_turn.peek() ? wishFrom(from, cell) : null;
        if (wish === null) look();
        else void match.wishFor(wish).then((made) => made || look());
      },
      close: () => {
        const open = selection.value !== null;
        selection.value = null;
        return open;
      },
      describe: () => {
        const message = match.play.value ? null : lesson.value?.captionOf(cursor.value, covered.value);
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
    piles,
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

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Wythoff, ReturnType<typeof createState>>>} Page */
