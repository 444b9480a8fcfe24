/** The state of a page of tokens that are replaced: its lesson, its play, and the vertex that is explained. */
import { computed } from '@preact/signals';
import { createPicks } from '../../../canvas/picks.js';
import { present } from '../../../play/play.js';
import { multiLesson, multiStepAt } from './lesson.js';
import { tokensOf } from '../tokens.js';

/** @import { Multi } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Picks } from '../../../canvas/types.js' */
/** @import { CommonState } from '../../../game_page/state.js' */

/** @param {CommonState<Multi>} common */
export function createState({ match, timeline, solution, cursorIn }) {
  const lesson = computed(() => {
    const shown = solution.value;
    return shown?.timeline ? multiLesson(shown.timeline, shown.verdict) : null;
  });
  const cursor = cursorIn(lesson);
  /** The vertex that is explained. @type {Picks<number>} */
  const { selection, deselect } = createPicks();
  return {
    programs: ['multi'],
    lesson,
    selection,
    /** Where the tokens are: those of a play, or of the link. */
    tokens: computed(() => (match.shown.value ? tokensOf(present(match.shown.value).text) : (timeline.value?.tokens ?? []))),
    /** How far the vertices are known. */
    known: computed(() => {
      const run = timeline.value;
      if (!run) return null;
      const steps = Array.from({ length: cursor.value }, (_, step) => multiStepAt(run, step + 1));
      const verticesOf = (/** @type {string} */ kind) => steps.flatMap((step) => (step.kind === kind ? [step.numbers[0]] : []));
      const last = steps.at(-1);
      return {
        at: last?.kind === 'options' || last?.kind === 'mex' ? last.numbers[0] : null,
        valued: new Set(verticesOf('options')),
        decided: new Set(verticesOf('mex')),
      };
    }),
    deselect,
  };
}

/** @typedef {ReturnType<typeof import('../../../game_page/state.js').createPage<Multi, ReturnType<typeof createState>>>} Page */
