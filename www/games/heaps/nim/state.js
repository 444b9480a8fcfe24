/** The state of a page of Nim: its lesson, its play, and the heap that is explained. */
import { computed } from '@preact/signals';
import { createPicks } from '../../../canvas/picks.js';
import { createSolverMatch } from '../../../play/solver_match.js';
import { nimLesson } from './lesson.js';
import { knowledgeAt } from './steps.js';

/** @import { Nim } from '../../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Picks } from '../../../canvas/types.js' */
/** @import { CommonState } from '../../../game_page/state.js' */
/** @import { PageOf } from '../../../game_page/types.js' */

/** @param {CommonState<Nim>} common */
export function createState({ session, player, timeline, solution }) {
  /** The heap that is explained. @type {Picks<number>} */
  const { selection, deselect } = createPicks();
  return {
    selection,
    lesson: computed(() => {
      const shown = solution.value;
      return shown?.timeline ? nimLesson(shown.timeline, shown.options) : null;
    }),
    match: createSolverMatch(session, () => (solution.peek()?.options.rule === 'every' ? 100 : (timeline.peek()?.k ?? 1))),
    known: computed(() => timeline.value && knowledgeAt(timeline.value, Math.min(player.cursor.value, timeline.value.steps.stepCount))),
    /** @param {number} heap */
    explainHeap(heap) {
      selection.value = heap;
    },
    deselect,
  };
}

/** @typedef {PageOf<Nim, ReturnType<typeof createState>>} Page */
