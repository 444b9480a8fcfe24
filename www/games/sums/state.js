/** The state of a page of a sum: its lesson, its play, the strip of values, and the heap that is explained. */
import { computed, signal } from '@preact/signals';
import { createTableBoard } from '../../canvas/table_board.js';
import { viewOf } from '../../game_page/parameters.js';
import { createSolverMatch } from '../../play/solver_match.js';
import { present } from '../../play/play.js';
import { createResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { sumLesson } from './lesson.js';
import { FOLD } from './parameters.js';
import { exceptionsOf, greatestOf, heapsOf, knowledgeAt } from './steps.js';
import { createStripView, stripAreaOf, stripExtentOf } from './strip_view.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Sum } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { BoardModel, Cell } from '../../canvas/table_board.js' */
/** @import { CommonState } from '../../game_page/state.js' */

/** The longest period that a line of the strip is made to fit. */
const LONGEST_FOLD = 60;

/** Heaps that the strip shows when one asks for more, at first and at most. */
const [FIRST, MOST] = [200, 1_000_000];

/** The first values, whose greatest one has the strongest colour. */
const COLOURED = 100_000;

/** Heaps that charts show at first. */
const CHARTED = 1000;

/** Heaps on a line of the strip, which is twice as wide as it is high: whole periods. @param {number} count @param {number} period */
function foldFor(count, period) {
  const wide = Math.min(60, Math.max(8, Math.sqrt(2.4 * count)));
  const unit = period > 3 && period <= LONGEST_FOLD ? period : 5;
  return unit * Math.max(1, Math.round(wide / unit));
}

/** @param {{has_parts: boolean, cuts: boolean}} of whether the parts are of kinds of their own, whether heaps fall in parts */
export const createSumState =
  ({ has_parts, cuts }) =>
  /** @param {CommonState<Sum>} common */
  ({ session, player, timeline, solution, method, link, covered, parameters, asked: question }) => {
    /** What is looked at: the board, or what stands in its place. */
    const view = computed(() => viewOf(parameters, link.value.params) ?? 'board');
    const rule = computed(() => solution.value?.options.rule ?? 'normal');
    const lesson = computed(() => {
      const shown = solution.value;
      if (!shown?.timeline) return null;
      const { verdict } = shown;
      return sumLesson(shown.timeline, { rule: rule.value, method: shown.method, verdict, has_parts });
    });
    /** The heap that is explained: a part of the sum, or any heap of a kind. @type {Signal<{kind: string, heap: string, part: number | null} | null>} */
    const selection = signal(null);
    /** The cell cursor of the strip. @type {Signal<Cell | null>} */
    const focus = signal(null);
    const known = computed(
      () => timeline.value && knowledgeAt(timeline.value, Math.min(player.cursor.value, timeline.value.steps.stepCount)),
    );

    /** The kind whose values are on the strip. */
    const kind = computed(() => {
      const parts = timeline.value?.parts ?? [];
      const step = known.value?.step;
      // The part at hand, or the first one that is not Nim's, whose values are no news.
      const at_hand = step?.kind === 'added' ? parts[step.numbers[0]] : null;
      return selection.value?.kind ?? (at_hand ?? parts.find((part) => part.kind !== 'nim') ?? parts[0])?.kind ?? null;
    });
    /** How many values are asked for; 0 for those that are stepped through. */
    const wanted = signal(0);
    /** Whether steps are shown, and not nimbers. */
    const is_steps = computed(() => rule.value === 'every' && method.value !== 'period');
    const asked = computed(() => {
      const shown = timeline.value;
      const of = kind.value;
      // Where the parts are of kinds of their own nothing is stepped through.
      const least = view.value !== 'board' ? CHARTED : has_parts || of !== shown?.parts[0]?.kind ? FIRST : 0;
      const count = Math.min(MOST, Math.max(wanted.value, least));
      return shown && of !== null && count > shown.values.length ? { kind: of, count, steps: is_steps.value } : null;
    });
    const told = createResource(asked, (question, abort) => session.ask('values', question, abort), { stays: true });
    /** Values of the heaps from 0 on. @type {ReadonlySignal<Uint32Array | null>} */
    const values = computed(() => (asked.value && told.answer.value) ?? timeline.value?.values ?? null);
    /** The same for a chart, which does not show some of them first. */
    const charted = computed(() => (asked.value ? told.answer.value : (timeline.value?.values ?? null)));

    const fold = computed(() => {
      const typed = link.value.params.get('fold') ?? '';
      if (FOLD.form?.test(typed)) return Number(typed);
      return foldFor(values.value?.length ?? 0, timeline.value?.period?.period ?? 0);
    });

    /** The period, unless it would give the answer away, and what stands apart before it. */
    const told_period = computed(() => (covered.value ? null : (timeline.value?.period ?? null)));
    const exceptions = computed(() => exceptionsOf(values.value ?? new Uint32Array(), told_period.value));

    const scene = computed(() => {
      const [shown, at, all] = [timeline.value, known.value, values.value];
      if (!shown || !at || !all || all.length === 0) return null;
      const { step } = at;
      const is_stepped =
        shown.optionStarts.length + shown.sparse.length > 1 && asked.value === null && step.kind !== 'answer' && step.kind !== 'added';
      const { period } = shown;
      const is_proved = step.kind === 'found' && period && period.window > 0 && period.certainty !== 'seen';
      const [from, count] = step.kind === 'compared' ? step.numbers : is_proved ? [period.from, period.window] : [0, 0];
      const compared = count > 0 && period ? { from, count, period: period.period } : null;
      // What is not yet stepped through is no more than room.
      // What parts are worth is what is asked for.
      const reached = is_stepped ? at.decided : has_parts && question?.is_open.value ? 0 : all.length;
      // The value of a heap that is alone is the answer.
      const alone = covered.value && shown.parts.length === 1 ? Number(shown.parts[0]?.heap) : Infinity;
      const decided = Math.min(reached, alone);
      return {
        values: all,
        fold: fold.value,
        decided,
        most: Math.max(1, greatestOf(all.subarray(0, Math.min(decided, COLOURED)))),
        shown: all.length,
        heap: at.heap,
        read: new Set(at.options.flatMap(({ parts }) => (parts.length > 0 ? parts : [0]))),
        compared,
        period: told_period.value,
        exceptions: exceptions.value,
        picked: selection.value && /^\d{1,9}$/.test(selection.value.heap) ? Number(selection.value.heap) : null,
        focus: focus.value,
        row_name: text('sums-axis-row'),
      };
    });
    /** @typedef {NonNullable<typeof scene.value>} Scene */

    const cellOf = (/** @type {number} */ heap, /** @type {number} */ width) => ({ row: Math.floor(heap / width), column: heap % width });
    /** @param {Cell} cell */
    const heapAt = ({ row, column }) => row * fold.peek() + column;

    const board = createTableBoard(
      /** @type {BoardModel<Scene>} */ ({
        scene,
        createView: createStripView,
        extentOf: stripExtentOf,
        areaOf: stripAreaOf,
        revealOf: ({ heap, compared, picked, focus: walked, fold: width, shown }) => {
          const at = walked ?? cellOf(Math.min(shown - 1, picked ?? heap ?? compared?.from ?? 0), width);
          const row = BigInt(at.row);
          const column = BigInt(at.column);
          return { first_row: row, last_row: row, first_column: column, last_column: column, margin: walked || picked !== null ? 0n : 1n };
        },
        has: ({ shown, fold: width }, { row, column }) => row >= 0 && column >= 0 && column < width && row * width + column < shown,
        startOf: ({ heap, picked, fold: width }) => cellOf(picked ?? heap ?? 0, width),
        focus,
        pick: (cell) => {
          const of = kind.peek();
          const at = scene.peek();
          if (!cell || of === null || !at) selection.value = null;
          else if (heapAt(cell) < at.decided) selection.value = { kind: of, heap: String(heapAt(cell)), part: null };
        },
        close: () => {
          const open = selection.value !== null;
          selection.value = null;
          return open;
        },
        tell: (cell) => {
          const at = scene.value;
          const heap = heapAt(cell);
          return !at || covered.value || heap >= at.decided
            ? text('cell-unknown')
            : text('sums-cell', { heap, value: at.values[heap] ?? 0, rule: rule.value });
        },
        cell_name: 'sums-cell-name',
        describe: () => {
          const caption = lesson.value?.captionOf(Math.min(player.cursor.value, lesson.value.stepCount), covered.value);
          return caption ? text(caption.id, caption.args) : '';
        },
      }),
    );

    const next_count = computed(() => {
      const length = values.value?.length ?? 0;
      const next = view.value === 'board' && length < FIRST ? FIRST : 10 ** Math.ceil(Math.log10(length + 1));
      return length >= wanted.value && next <= MOST ? Math.max(next, view.value === 'board' ? 0 : CHARTED) : null;
    });

    /** Parts that are moved in at once. */
    const partsOf = () => {
      const play = match.play.peek();
      return rule.peek() === 'every' && play ? heapsOf(present(play).text).length : 1;
    };
    const match = createSolverMatch(session, partsOf);

    return {
      has_parts,
      cuts,
      lesson,
      scene,
      /** A heap of the board is looked at. @param {number} part */
      explainHeap(part) {
        const of = timeline.peek()?.parts[part];
        if (of) selection.value = { kind: of.kind, heap: of.heap, part };
      },
      /** A heap of the kind at hand is looked at. @param {number} heap */
      lookAt(heap) {
        const of = kind.peek();
        if (of !== null) selection.value = { kind: of, heap: String(heap), part: null };
      },
      view,
      charted,
      /** How many values charts ask for. */
      charted_count: computed(() => Math.max(wanted.value, CHARTED)),
      is_steps,
      selection,
      match,
      known,
      kind,
      rule,
      values,
      board,
      fold,
      /** How many values there are to be looked at next; null where there are no more. */
      next_count,
      grow() {
        wanted.value = next_count.peek() ?? wanted.peek();
      },
      deselect() {
        selection.value = null;
      },
      destroy() {
        told.destroy();
        board.destroy();
      },
    };
  };

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Sum, ReturnType<ReturnType<typeof createSumState>>>>} Page */
