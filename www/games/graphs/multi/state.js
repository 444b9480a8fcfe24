/** The state of a page of tokens that are replaced: its lesson, its play, and the vertex that is explained. */
import { computed, signal } from '@preact/signals';
import { present } from '../../../play/play.js';
import { multiLesson, multiStepAt } from './lesson.js';
import { tokensOf } from '../tokens.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Multi } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { CommonState } from '../../../game_page/state.js' */

/** @param {CommonState<Multi>} common */
export function createState({ match, player, timeline, solution }) {
  const lesson = computed(() => {
    const shown = solution.value;
    return shown?.timeline ? multiLesson(shown.timeline, shown.verdict) : null;
  });
  /** The vertex that is explained. @type {Signal<number | null>} */
  const selection = signal(null);
  return {
    lesson,
    selection,
    /** Where the tokens are: those of a play, or of the link. */
    tokens: computed(() => (match.shown.value ? tokensOf(present(match.shown.value).text) : (timeline.value?.tokens ?? []))),
    /** How far the vertices are known. */
    known: computed(() => {
      const run = timeline.value;
      if (!run) return null;
      const cursor = Math.min(player.cursor.value, run.steps.stepCount);
      const { kind, numbers } = multiStepAt(run, cursor);
      const [valued, decided] = [new Set(), new Set()];
      for (let step = 1; step <= cursor; step += 1) {
        const at = multiStepAt(run, step);
        if (at.kind === 'options') valued.add(at.numbers[0]);
        if (at.kind === 'mex') decided.add(at.numbers[0]);
      }
      return {
        at: kind === 'options' || kind === 'mex' ? numbers[0] : null,
        valued,
        decided,
      };
    }),
    deselect() {
      selection.value = null;
    },
  };
}

/** @typedef {ReturnType<typeof import('../../../game_page/state.js').createPage<Multi, ReturnType<typeof createState>>>} Page */
