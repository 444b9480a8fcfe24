/** The state of a page of Wythoff's game: what the link shows, the lesson of its method or view, and the board of the star grid. */
import { computed } from '@preact/signals';
import { optionsOf, viewOf } from '../../game_page/parameters.js';
import { createMapBoard } from '../../canvas/map_board.js';
import * as mapViewport from '../../canvas/map_viewport.js';
import { createPicks } from '../../canvas/picks.js';
import { screenRatio } from '../../canvas/tiles.js';
import { present } from '../../play/play.js';
import { createResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { createGridView, gridAreaOf, LETTERS } from './grid_view.js';
import { cellOf } from './grid_marks.js';
import { sizeFor, tableOf } from './grundy_layer.js';
import { knowledgeAt, starAt } from './knowledge.js';
import { beattyLesson, cellLesson, mexLesson, partitionLesson, RATIOS, ratioLesson, starLesson, zeckendorfLesson } from './lesson.js';
import { roundingLesson, ROUNDINGS } from './rounding_lesson.js';
import { pilesOf, moveTextFrom } from './moves.js';
import { game } from './game.js';
import { homeOf, integerOf, largest, MAX_GRUNDY, PARAMETERS, positionOf, VIEWS } from './parameters.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Wythoff, WythoffExplanation } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Picks } from '../../canvas/types.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Resource } from '../../solver/resource.js' */
/** @import { Session } from '../../solver/types.js' */
/** @import { Cell, GrundyTable, View } from './types.js' */

/** Past this the grid has no cells: piles have at most 1000 digits. */
const EDGE = 10n ** 1000n;
/** Of a table of at most so many rows, whose steps are followed cell by cell, cells are no smaller, in CSS pixels. */
const [FOLLOWED_ROWS, FOLLOWED_PX] = [64n, 9];
/** Integers of the strip on either side of the one that is chosen. */
const STRIP_REACH = 400;

/** What a view shows of its integer. @param {Session<Wythoff>} session @param {View} view @param {string} x @param {AbortSignal} abort */
async function lookUp(session, view, x, abort) {
  if (view === 'ratio') return { view, x, is: await session.ask('lowers', { count: RATIOS + 1 }, abort) };
  if (view === 'rounding') return { view, x, is: await session.ask('roundings', { count: ROUNDINGS + 1 }, abort) };
  if (view === 'zeckendorf') return { view, x, is: await session.ask('zeckendorf', { x }, abort) };
  const from = /^\d{1,1000}$/.test(x) && BigInt(x) > STRIP_REACH ? BigInt(x) - BigInt(STRIP_REACH) : 0n;
  return { view, x, from, is: await session.ask('partition', { x, from: String(from), count: 2 * STRIP_REACH + 1 }, abort) };
}

const axesOf = () => ({ row: `${text('axis-pile', { name: 'b' })} ↓`, column: `${text('axis-pile', { name: 'a' })} →`, brief: LETTERS });

/** @param {CommonState<Wythoff>} common */
export function createState(common) {
  const { link, session, match, player, timeline, method, covered, solution, cursorIn } = common;
  /** For questions that tiles put. @type {Session} */
  const any_session = session;
  /** @type {Picks<Cell>} */
  const picks = createPicks();
  const { selection, focus, hover, close } = picks;

  const piles = computed(() => positionOf(solution.value?.options ?? optionsOf(PARAMETERS, new Map())));
  /** A view of Beatty's theorem in the place of the grid. */
  const view = computed(() => VIEWS.find((one) => method.value === 'beatty' && one === viewOf(PARAMETERS, link.value.params)));
  const integer = computed(() => integerOf(link.value.params, piles.value));
  const has_layer = computed(() => link.value.params.get('layer') === 'grundy');

  /** @type {Resource<WythoffExplanation>} */
  const explained = createResource(
    computed(() => (solution.value ? selection.value : null)),
    ({ column, row }, abort) => session.ask('explain', { a: String(column), b: String(row) }, abort),
  );
  /** What the solver says of a view's integer; the last one stays while the next is asked for. */
  const viewed = createResource(
    computed(() => (view.value && solution.value ? `${view.value} ${integer.value}` : null)),
    (_, abort) => lookUp(session, view.peek() ?? 'ratio', integer.peek(), abort),
    { stays: true },
  );

  const lesson = computed(() => {
    const shown = timeline.value;
    const verdict = solution.value?.verdict;
    if (!shown || !verdict) return null;
    if (shown.method === 'stars') return starLesson(shown, verdict);
    if (shown.method === 'mex') return mexLesson(shown, verdict);
    if (shown.method === 'definition') return cellLesson(shown, verdict);
    if (!view.value) return beattyLesson(shown);
    const about = viewed.answer.value;
    if (about?.view !== view.value) return null;
    if (about.view === 'ratio') return ratioLesson(about.is);
    if (about.view === 'rounding') return roundingLesson(about.is);
    return about.view === 'partition' ? partitionLesson(about.is, BigInt(about.x)) : zeckendorfLesson(about.is, BigInt(about.x));
  });

  /** The piles of a play, now. */
  const played = computed(() => match.shown.value && pilesOf(present(match.shown.value).text));
  /** The piles that the play began with: its board has no others. */
  const opened = computed(() => match.play.value && pilesOf(entryAt(match.play.value.positions, 0).text));

  const cursor = cursorIn(lesson);
  /** During a play the board shows no answers. */
  const known = computed(() => (match.play.value ? knowledgeAt(null, 0, true) : knowledgeAt(timeline.value, cursor.value, covered.value)));
  const home = computed(() => {
    if (!solution.value) return null;
    return opened.value ? largest(opened.value.a, opened.value.b) + 1n : homeOf(piles.value);
  });

  /** The table of the layer. @type {Resource<GrundyTable>} */
  const grundy = createResource(
    computed(() => solution.value && layerSize()),
    async (n, abort) => {
      const known = grundy.answer.peek();
      return known && known.n >= n ? known : tableOf(await session.ask('grundy', { n }, abort));
    },
    { stays: true },
  );

  const scene = computed(() => {
    const solved = solution.value;
    if (!solved || home.value === null) return null;
    const is_at_end = player.cursor.value === player.last.value && session.state.value === 'ready';
    return {
      of: solved,
      home: home.value,
      axes: axesOf(),
      position: piles.value,
      method: opened.value ? 'mex' : (timeline.value?.method ?? 'beatty'),
      known: known.value,
      // The answer to a question shows who wins, not which star covers a cell; nor do lessons speak of numbers of stars.
      covers: /** @type {'none' | 'lines' | 'numbers'} */ (common.shows_answer.value ? 'none' : common.is_guided ? 'lines' : 'numbers'),
      current: opened.value ? null : starAt(timeline.value, cursor.value),
      answer: !opened.value && !covered.value && is_at_end ? solved.verdict.moves.map((move) => pilesOf(String(move))) : null,
      opened: opened.value,
      played: played.value,
      takes: (match.your_turn.value && match.play.value?.answers.at(-1)?.takes) || [],
      hinted: match.hint.value?.move ? pilesOf(match.hint.value.move.to) : null,
      grundy: has_layer.value && !covered.value && !opened.value ? grundy.answer.value : null,
      selection: selection.value,
      explained: explained.answer.value,
      focus: focus.value,
      hover: hover.value,
    };
  });

  const poster = computed(() => {
    const [shown, steps] = [scene.value, timeline.value];
    if (!common.shows_poster.value || !shown || !steps || !('stepCount' in steps)) return null;
    const nothing_picked = { selection: null, explained: null, focus: null, hover: null };
    return { ...shown, known: knowledgeAt(steps, steps.stepCount + 1, false), current: null, answer: null, ...nothing_picked };
  });

  const board = createMapBoard({
    scene,
    poster,
    createView: (stage) => createGridView(stage, ({ ask, about }, abort) => any_session.ask(ask, about, abort)),
    rows: home,
    // In a play all cells are in sight.
    least_px: computed(() => (opened.value || (home.value ?? 0n) > FOLLOWED_ROWS ? 0 : FOLLOWED_PX)),
    edge: computed(() => (opened.value ? home.value : EDGE)),
    // The corner, where all begins, stays in sight as long as it is.
    pivot: ({ x, y }) => (x === 0n && y === 0n ? { x: 0, y: 0 } : { x: 0.5, y: 0.5 }),
    start: () => (played.value ? cellOf(played.value) : (selection.value ?? cellOf(piles.value))),
    areaOf: (size, palette) => gridAreaOf(size, home.value ?? 0n, palette, axesOf()),
    reveal: computed(() => {
      const is_at_end = player.last.value > 0 && cursor.value === player.last.value;
      const at = played.value ?? (is_at_end ? piles.value : starAt(timeline.value, cursor.value));
      return at && cellOf(at);
    }),
    // The board of a play is all on show at first, and its place is not in the link.
    window: computed(() => (opened.value ? '' : (link.value.params.get('map') ?? ''))),
    moved: (window) => !opened.peek() && common.writeToLink({ map: window }),
    focus,
    hover,
    pick(cell) {
      const from = match.play.value && match.your_turn.peek() ? played.value : null;
      const explain = () => {
        selection.value = covered.value ? null : cell;
        if (cell && covered.value) match.rejectMove('wythoff-refused');
      };
      // In a play a click is a move, if it is allowed.
      const move_text = cell && from ? moveTextFrom(from, cell) : null;
      if (move_text === null) explain();
      else void match.tryMoveText(move_text).then((made) => made || explain());
    },
    close,
    describe() {
      const message = match.play.value ? null : lesson.value?.captionOf(cursor.value, covered.value);
      return message ? text(message.id, message.args) : text('wythoff-grid');
    },
    cell_name: 'wythoff-cell',
  });

  /** The size of the table that holds all Grundy values on show; null if none are. */
  function layerSize() {
    const [area, shown] = [board.area.value, board.viewport.value];
    if (!has_layer.value || covered.value || !area || !shown) return null;
    const first = mapViewport.cellAt(shown, 0, 0);
    // Far away there are no values.
    if (first.row > MAX_GRUNDY || first.column > MAX_GRUNDY) return null;
    const last = mapViewport.cellAt(shown, Math.ceil(area.width * screenRatio()), Math.ceil(area.height * screenRatio()));
    return sizeFor(Math.max(Number(last.row), Number(last.column)));
  }

  return {
    /** From the position of a bare link a play begins with fewer stones: their cells are large enough for a finger. */
    startOfPlay: () =>
      ['a', 'b'].every((name) => [undefined, PARAMETERS[name]?.default].includes(link.peek().params.get(name))) ? { ...game.fair } : {},
    programs: ['stars', 'mex', 'beatty', 'definition'],
    board,
    piles,
    lesson,
    view,
    viewed,
    integer,
    has_layer,
    known,
    grundy: grundy.answer,
    explained: explained.answer,
    ...picks,
    destroy() {
      for (const resource of [explained, viewed, grundy]) resource.destroy();
      board.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Wythoff, ReturnType<typeof createState>>>} Page */
