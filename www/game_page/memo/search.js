/** The search of a page: its calls, its lesson, or why there is none. */
import { computed } from '@preact/signals';
import { createResource } from '../../solver/resource.js';
import { callsOf } from './calls.js';
import { memoLesson } from './lesson.js';

/** @import { MemoRun } from '../../../crate/pkg/heaps/mexplorer.js' */
/** @import { CommonState } from '../types.js' */
/** @import { Search, Searched } from './types.js' */

/**
 * A pile is searched by the page's own solver, as one of its methods. Heaps are searched by that of Nim, also for subtraction games: the
 * package of the sums has no room for it.
 * @param {CommonState<any>} common @param {Searched} of @returns {Search}
 */
export function createSearch({ solution, session }, { kind, heapsOf }) {
  const solved = computed(() => (solution.value?.method === 'memo' ? solution.value : null));
  const options = computed(() => (heapsOf ? (solved.value?.options ?? null) : null));
  const heaps = createResource(options, (of, abort) =>
    session.askFamily('heaps', { game: 'HeapMemo', options: { ...heapsOf?.(of) }, ask: 'run' }, abort),
  );
  /** @type {{readonly value: MemoRun | null}} */
  const run = computed(() => heaps.answer.value ?? solved.value?.timeline?.memo ?? null);
  const calls = computed(() => run.value && callsOf(run.value));
  return {
    kind,
    calls,
    lesson: computed(() => calls.value && memoLesson(calls.value, kind, solution.value?.options.rule === 'misere')),
    problem: computed(() => heaps.problem.value ?? solved.value?.refusal ?? null),
    destroy: heaps.destroy,
  };
}
