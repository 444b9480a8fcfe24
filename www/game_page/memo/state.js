/** What memoised search adds to the state of a page. All of it but this is fetched when the method is first chosen. */
import { computed, effect, signal } from '@preact/signals';
import { needMessages } from '../../ui/messages.js';

/** @import { Signal } from '@preact/signals' */
/** @import { CommonState, GameState } from '../types.js' */
/** @import { Memo, Search, Searched } from './types.js' */

/** The folder of its words. */
export const WORDS = 'game_page/memo';

/**
 * The state of a page with this method among its own.
 * @template {GameState} Own
 * @param {CommonState<any>} common @param {Own} own @param {Searched} of
 * @returns {Own & {memo: Memo}}
 */
export function withMemo(common, own, of) {
  /** @type {Signal<Search | null>} */
  const search = signal(null);
  const is_on = computed(() => common.solution.value?.method === 'memo');
  const stop = effect(() => {
    if (!is_on.value || search.peek()) return;
    // Without it the board says that it could not be loaded.
    Promise.all([import('./search.js'), needMessages([WORDS])]).then(
      ([{ createSearch }]) => (search.value ??= createSearch(common, of)),
      () => {},
    );
  });
  return {
    ...own,
    lesson: computed(() => (is_on.value ? (search.value?.lesson.value ?? null) : own.lesson.value)),
    memo: { is_on, search },
    destroy() {
      stop();
      search.peek()?.destroy();
      own.destroy?.();
    },
  };
}
