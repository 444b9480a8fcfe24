/** The state of the page of a subtraction game. */
import { computed } from '@preact/signals';
import { withMemo } from '../../../game_page/memo/state.js';
import { createSumState } from '../state.js';

/** @import { Sum } from '../../../../crate/pkg/sums/mexplorer.js' */
/** @import { CommonState } from '../../../game_page/state.js' */
/** @import { Options } from '../../../solver/types.js' */

const createOwn = createSumState({ has_parts: false, cuts: false, programs: ['mex', 'every', 'period', 'memo'] });

/** What is searched. @param {Options} options */
export const heapsOf = ({ set, heaps, rule }) => ({ set: set ?? '', heaps: heaps ?? '', rule: rule ?? '', file: null, text: null });

/** @param {CommonState<Sum>} common */
export function createState(common) {
  const page = withMemo(common, createOwn(common), { kind: 'heaps', heapsOf });
  // The tree replaces the strip.
  return { ...page, scene: computed(() => (page.memo.is_on.value ? null : page.scene.value)) };
}
