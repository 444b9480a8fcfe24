/** The state of a page of Nim: its lesson, its play, and the heap that is explained. */
import { computed } from '@preact/signals';
import { createPicks } from '../../../canvas/picks.js';
import { viewOf } from '../../../game_page/parameters.js';
import { withMemo } from '../../../game_page/memo/state.js';
import { createSolverMatch } from '../../../play/solver_match.js';
import { nimLesson } from './lesson.js';
import { knowledgeAt } from './steps.js';

/** @import { Nim } from '../../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Picks } from '../../../canvas/types.js' */
/** @import { Options } from '../../../solver/types.js' */
/** @import { CommonState } from '../../../game_page/state.js' */
/** @import { PageOf } from '../../../game_page/types.js' */

/** What is searched. A move in several heaps is refused as one in every heap is. @param {Options} options */
export const heapsOf = ({ heaps, max, moore, rule, file }) => ({
  heaps: heaps ?? '',
  file: file ?? null,
  text: null,
  set: max ? `1-${max}` : '!',
  rule: moore && moore !== '1' ? 'every' : (rule ?? ''),
});

/** @param {CommonState<Nim>} common */
export function createState(common) {
  const { session, timeline, solution, parameters, link, cursorIn } = common;
  /** The heap that is explained. @type {Picks<number>} */
  const { selection, deselect } = createPicks();
  const lesson = computed(() => {
    const shown = solution.value;
    return shown?.timeline ? nimLesson(shown.timeline, shown.options) : null;
  });
  const cursor = cursorIn(lesson);
  const own = {
    programs: ['one', 'several', 'every', 'memo'],
    selection,
    lesson,
    match: createSolverMatch(session, () => (solution.peek()?.options.rule === 'every' ? 100 : (timeline.peek()?.k ?? 1))),
    known: computed(() => timeline.value && knowledgeAt(timeline.value, cursor.value)),
    /** Whether the stones are shown without their columns. */
    shows_stones: computed(() => viewOf(parameters, link.value.params) === 'stones' && cursor.value === 0),
    /** @param {number} heap */
    explainHeap(heap) {
      selection.value = heap;
    },
    deselect,
  };
  return withMemo(common, own, { kind: 'heaps', heapsOf });
}

/** @typedef {PageOf<Nim, ReturnType<typeof createState>>} Page */
