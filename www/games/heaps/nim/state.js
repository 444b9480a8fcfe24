/** The state of a page of Nim: its lesson, its play, and the takes that are being chosen on the stones. */
import { computed, signal } from '@preact/signals';
import { createAskedMatch } from '../../../play/asked_match.js';
import { nimLesson } from './lesson.js';
import { knowledgeAt } from './steps.js';

/** @typedef {import('./steps.js').Timeline} Timeline */

/** @param {import('../../../page/state.js').CommonState<Timeline>} common */
export function createState({ session, player, timeline, solution }) {
  const lesson = computed(() => {
    const shown = solution.value;
    return shown?.timeline ? nimLesson(shown.timeline, shown.options) : null;
  });
  /** What is to be taken in a play, as typed, by heap; the one chosen last comes last. @type {import('@preact/signals').Signal<ReadonlyMap<number, string>>} */
  const wishes = signal(new Map());

  /** The heap that is explained. @type {import('@preact/signals').Signal<number | null>} */
  const selection = signal(null);

  return {
    lesson,
    selection,
    match: createAskedMatch(session, (heaps) => ({ heaps })),
    position: computed(() => {
      const shown = solution.value;
      if (!shown) return null;
      const { ends, outcome } = /** @type {import('../../../../crate/pkg/heaps/mexplorer.js').NimVerdict} */ (shown.verdict);
      return { text: shown.options.heaps ?? '', ends, mover_wins: ends && outcome === 'N' };
    }),
    known: computed(() => timeline.value && knowledgeAt(timeline.value, Math.min(player.cursor.value, timeline.value.stepCount))),
    wishes,

    /** Another take from a heap; from no more heaps than a move may, those chosen last. @param {number} heap @param {string} take */
    wish(heap, take) {
      const others = [...wishes.peek()].filter(([one]) => one !== heap);
      const k = timeline.peek()?.k ?? 1;
      wishes.value = new Map([...others.slice(Math.max(0, others.length - (k - 1))), /** @type {[number, string]} */ ([heap, take])]);
    },
    deselect() {
      selection.value = null;
    },
    destroy() {},
  };
}

/** @typedef {ReturnType<typeof import('../../../page/state.js').createPage<ReturnType<typeof createState>>>} Page */
