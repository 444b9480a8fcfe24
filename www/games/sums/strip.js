/** The strip of values: what it shows at a step, and its board. */
import { computed } from '@preact/signals';
import { createTableBoard, around } from '../../canvas/table_board.js';
import { text } from '../../ui/messages.js';
import { NARROW } from '../../ui/touch.js';
import { FOLD } from './parameters.js';
import { exceptionsOf, greatestOf, knowledgeAt } from './steps.js';
import { createStripView, stripAreaOf, stripExtentOf } from './strip_view.js';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { HeapAnswer, Sum, ValuesOf } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { BoardModel, Cell } from '../../canvas/table_board.js' */
/** @import { Picks } from '../../canvas/types.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Lesson } from '../../player/types.js' */
/** @import { Knowledge, Picked, StripScene } from './types.js' */
/** @import { Called } from './words.js' */

/** The longest period that a line of the strip is made to fit. */
const LONGEST_FOLD = 60;

/** The greatest of so many values has the strongest colour. */
const COLOURED = 100_000;

/** Heaps on a line of the strip, which has about as many lines: whole periods. @param {number} count @param {number} period */
function foldFor(count, period) {
  const wide = Math.min(NARROW ? 10 : 60, Math.max(8, Math.sqrt(count)));
  const unit = period > 3 && period <= LONGEST_FOLD ? period : 5;
  return unit * Math.max(1, Math.round(wide / unit));
}

/** @param {number} heap @param {number} fold */
const cellOf = (heap, fold) => ({ row: Math.floor(heap / fold), column: heap % fold });

/**
 * @param {object} of
 * @param {CommonState<Sum>} of.common
 * @param {ReadonlySignal<Lesson | null>} of.lesson
 * @param {ReadonlySignal<number>} of.cursor the step of the lesson
 * @param {ReadonlySignal<Knowledge | null>} of.known
 * @param {ReadonlySignal<HeapAnswer | null | undefined>} of.looked where the moves of the part at hand lead
 * @param {ReadonlySignal<string | null>} of.kind whose values are shown
 * @param {ReadonlySignal<string>} of.rule
 * @param {ReadonlySignal<Uint32Array | null>} of.values
 * @param {ReadonlySignal<ValuesOf | null>} of.more_question the question for more values than the steps have
 * @param {Picks<Cell, Picked>} of.picks
 * @param {boolean} of.has_parts
 * @param {Called} of.called what its heaps are called
 */
export function createStrip({ common, lesson, cursor, known, looked, kind, rule, values, more_question, picks, has_parts, called }) {
  const { timeline, link, covered, question } = common;
  const { selection, focus, close } = picks;
  const fold = computed(() => {
    const typed = link.value.params.get('fold') ?? '';
    return FOLD.form?.test(typed) ? Number(typed) : foldFor(values.value?.length ?? 0, timeline.value?.period?.period ?? 0);
  });
  /** The period, unless the answer is covered: it would give that away. */
  const period = computed(() => (covered.value ? null : (timeline.value?.period ?? null)));
  const exceptions = computed(() => exceptionsOf(values.value ?? new Uint32Array(), period.value));

  /**
   * How many values are shown: those of later steps and of the answer to an open question are not.
   * @param {Knowledge} at @param {number} all
   */
  function decidedAt({ step, decided }, all) {
    const { optionStarts, sparse, parts } = timeline.value ?? { optionStarts: [], sparse: [], parts: [] };
    const has_steps = optionStarts.length + sparse.length > 1 && more_question.value === null;
    const is_stepped = has_steps && step.kind !== 'answer' && step.kind !== 'added';
    const reached = is_stepped ? decided : has_parts && question?.is_open.value ? 0 : all;
    // The value of a heap that is alone is the answer.
    const [part] = parts;
    return covered.value && part && parts.length === 1 ? Math.min(reached, Number(part.heap)) : reached;
  }

  /** The values that a step compares with those a period later, or that prove the period. @param {Knowledge} at */
  function comparedAt({ step }) {
    const found = timeline.value?.period;
    if (!found) return null;
    const is_proved = step.kind === 'found' && found.certainty !== 'seen';
    const [from, count] = step.kind === 'compared' ? step.numbers : is_proved ? [found.from, found.window] : [0, 0];
    return count > 0 ? { from, count, period: found.period } : null;
  }

  /** The heap of the part that a step adds: the strip has the values of its kind. @param {Knowledge} at */
  function partAt({ step: { kind: of, numbers } }) {
    const heap = Number(of === 'added' && has_parts ? timeline.value?.parts[numbers[0]]?.heap : NaN);
    return heap < (values.value?.length ?? 0) ? heap : null;
  }

  /** @returns {Omit<StripScene, 'viewport' | 'palette'> | null} */
  function sceneAt(/** @type {Knowledge | null} */ knowledge) {
    const heap_values = values.value;
    if (!knowledge || !heap_values || heap_values.length === 0) return null;
    const decided = decidedAt(knowledge, heap_values.length);
    // One colour for a value at all steps; only where an answer is covered may the greatest value not be read from the colours.
    const coloured = covered.value || question?.is_open.value ? Math.min(decided, COLOURED) : COLOURED;
    return {
      values: heap_values,
      fold: fold.value,
      decided,
      most: Math.max(1, greatestOf(heap_values.subarray(0, coloured))),
      shown: heap_values.length,
      heap: knowledge.heap ?? partAt(knowledge),
      read: new Set(
        [...knowledge.options, ...(looked.value?.options ?? [])].flatMap(({ parts }) => (parts.length > 0 ? parts.map(Number) : [0])),
      ),
      compared: comparedAt(knowledge),
      period: period.value,
      exceptions: exceptions.value,
      picked: selection.value && /^\d{1,9}$/.test(selection.value.heap) ? Number(selection.value.heap) : null,
      focus: focus.value,
      row_name: text('sums-axis-row'),
    };
  }
  const scene = computed(() => sceneAt(known.value));
  const poster = computed(() => {
    if (!common.shows_poster.value || !timeline.value || !lesson.value) return null;
    const end = sceneAt(knowledgeAt(timeline.value, lesson.value.stepCount));
    // Without steps all values are there from the start.
    return end?.decided === scene.value?.decided ? null : end;
  });

  /** @param {Cell} cell */
  const heapAt = ({ row, column }) => row * fold.peek() + column;

  /** @type {BoardModel<NonNullable<ReturnType<typeof sceneAt>>>} */
  const model = {
    scene,
    poster,
    createView: createStripView,
    extentOf: stripExtentOf,
    areaOf: stripAreaOf,
    revealOf({ heap, compared, picked, focus: walked, fold: width, shown }) {
      const at = cellOf(Math.min(shown - 1, picked ?? heap ?? compared?.from ?? 0), width);
      return around(walked ?? at, walked || picked !== null ? 0n : 1n);
    },
    has: ({ shown, fold: width }, { row, column }) => row >= 0 && column >= 0 && column < width && row * width + column < shown,
    startOf: ({ heap, picked, fold: width }) => cellOf(picked ?? heap ?? 0, width),
    focus,
    pick(cell) {
      const [of, at] = [kind.peek(), scene.peek()];
      if (!cell || of === null || !at) selection.value = null;
      else if (heapAt(cell) < (poster.peek() ?? at).decided) selection.value = { kind: of, heap: String(heapAt(cell)), part: null };
    },
    close,
    describeCell(cell) {
      const [at, heap] = [scene.value, heapAt(cell)];
      if (!at || covered.value || heap >= at.decided) return text('cell-unknown');
      return text('sums-cell', { of: called, heap, value: at.values[heap] ?? 0, rule: rule.value });
    },
    cell_name: 'sums-cell-name',
    describe() {
      const caption = lesson.value?.captionOf(cursor.value, covered.value);
      return caption ? text(caption.id, caption.args) : '';
    },
  };
  return { fold, scene, board: createTableBoard(model) };
}
