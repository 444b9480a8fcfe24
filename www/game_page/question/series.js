/** The series: the first answers to the questions that were asked one after another. */
import { computed, signal } from '@preact/signals';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { SeriesEntry } from './types.js' */

/** One question of the series. @param {SeriesEntry} entry */
const keyOf = ({ kind, level, seed }) => `${kind} ${level} ${seed}`;

export function createSeries() {
  const entries = signal(/** @type {readonly SeriesEntry[]} */ ([]));
  return {
    entries: /** @type {ReadonlySignal<readonly SeriesEntry[]>} */ (entries),
    /** How many questions were asked, and how many were answered correctly at the first try. */
    tally: computed(() => ({
      asked: entries.value.length,
      right: entries.value.filter(({ result }) => result.status === 'right').length,
    })),
    /** @param {SeriesEntry} entry */
    add(entry) {
      entries.value = [...entries.peek(), entry];
    },
    /** Adds answers from before a reload, to questions that were not answered again. @param {readonly SeriesEntry[]} earlier */
    restore(earlier) {
      const known = new Set(entries.peek().map(keyOf));
      entries.value = [...earlier.filter((one) => !known.has(keyOf(one))), ...entries.peek()];
    },
  };
}
