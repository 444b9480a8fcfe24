/** What the programs of heaps of one game show at a step, and what they read. */
import { itemsOf, listed } from '../../game_page/code/input.js';
import { marked } from '../../game_page/code/listing.js';
import { stepAt } from '../../player/recorded_lesson.js';
import { entryAt } from '../../ui/entry_at.js';
import { optionsOf, totalOf } from './steps.js';

/** @import { SumTimeline } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Options } from '../../solver/types.js' */

/** Heaps of a link. @param {Options} options */
export const heapsIn = ({ heaps }) => itemsOf(heaps).map(BigInt);

/** @param {readonly bigint[]} heaps */
export const largestOf = (heaps) => heaps.reduce((most, heap) => (heap > most ? heap : most), 0n);

/**
 * Values of heaps, and what they add up to.
 * @param {string} value the name of the values in the listing @param {string} total that of their sum @param {boolean} is_every
 */
const stepOf =
  (value, total, is_every) =>
  /** @param {SumTimeline} timeline @param {number} cursor */
  (timeline, cursor) => {
    const { kind, numbers } = stepAt(timeline.steps, cursor);
    const [number, v] = numbers;
    switch (kind) {
      case 'options':
        return marked('options', { n: number, values: listed(optionsOf(timeline, number).map((option) => option.value)) });
      case 'mex':
        return marked('mex', { n: number, v });
      case 'added': {
        const part = entryAt(timeline.parts, number);
        const before = totalOf(timeline, number, is_every) ?? 0n;
        return marked('added', { i: number + 1, a: part.heap, [`${value}[a]`]: part.value ?? 0, [total]: before });
      }
      case 'answer':
        return marked('answer', { [total]: totalOf(timeline, Infinity, is_every) ?? 0n });
      default:
        return null;
    }
  };

export const stepOfMex = stepOf('g', 'X', false);
export const stepOfEvery = stepOf('steps', 'm', true);

/**
 * What proves a period: values equal those a period later. Where it is a formula, or only seen, no value is compared.
 * @param {SumTimeline} timeline @param {number} cursor
 */
export function stepOfPeriod({ steps, values, period }, cursor) {
  const { kind, numbers } = stepAt(steps, cursor);
  if (!period || period.certainty === 'seen') return null;
  const [n] = numbers;
  if (kind === 'found') return marked('found', { pre: period.preperiod, p: period.period });
  if (kind !== 'compared') return null;
  const p = period.period;
  return marked('compared', { n, p, 'g[n]': entryAt(values, n), 'g[n + p]': entryAt(values, n + p) });
}
