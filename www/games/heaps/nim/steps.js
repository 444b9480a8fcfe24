/** What is known at a step of a run over the columns: heaps added, columns counted, heaps opened. */
import { stepAt } from '../../../player/recorded_lesson.js';

/** @import { NimMove, NimStep, NimTimeline } from '../../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Knowledge } from './types.js' */

/** @typedef {NimTimeline} Timeline */

/** @typedef {import('../../../player/recorded_lesson.js').Step<NimStep>} Step */

/** A number of binary digits. @param {string | undefined} bits */
export const numberOf = (bits) => BigInt(`0b${bits ?? '0'}`);

/** The digit of a column. @param {string | undefined} bits @param {number} column */
export const bitOf = (bits = '0', column) => (bits[bits.length - 1 - column] === '1' ? 1 : 0);

/** How many columns there are. @param {Timeline} timeline */
export const widthOf = ({ bits }) => Math.max(bits.length === 0 ? 0 : 1, ...bits.map((one) => one.length));

/** The column that a step is about; null for a step that is about none. @param {Step} step */
export const columnOf = ({ kind, numbers: [, column] }) => (kind === 'counted' || kind === 'opened' || kind === 'given' ? column : null);

/** What the move that is constructed takes from a heap. @param {Timeline} timeline @param {number} heap */
export const takeFrom = ({ takes }, heap) => takes.find(([one]) => Number(one) === heap)?.[1];

/** The heaps and takes of a move as the verdict has it. @param {NimMove} move */
export const pairsOf = (move) => /** @type {[string, string][]} */ (Array.isArray(move[0]) ? move : [move]);

/** The XOR of the heaps that are added. @param {Timeline} timeline @param {number} count */
export const xorOf = ({ bits }, count) => bits.slice(0, count).reduce((sum, one) => sum ^ numberOf(one), 0n);

/** @param {Timeline} timeline @param {number} cursor @returns {Knowledge} */
export function knowledgeAt(timeline, cursor) {
  const { steps } = timeline;
  const [open, taken] = [new Set(), new Set()];
  /** The columns that the heaps opened have been through, each with the heaps that were given a one. @type {Map<number, {open: number[], ones: Set<number>, opened: Set<number>}>} */
  const columns = new Map();
  let added = 0;
  for (let step = 1; step <= cursor; step += 1) {
    const { kind, numbers } = stepAt(steps, step);
    const [heap, column] = numbers;
    if (kind === 'added' || kind === 'timed') added += 1;
    else if (kind === 'counted') columns.set(column, { open: [...open], ones: new Set(), opened: new Set() });
    else if (kind === 'opened') (open.add(heap), columns.get(column)?.opened.add(heap));
    else if (kind === 'given') columns.get(column)?.ones.add(heap);
    else if (kind === 'taken') taken.add(heap);
  }
  return {
    step: stepAt(steps, cursor),
    added,
    open,
    taken,
    digitOf(heap, column) {
      const digit = bitOf(timeline.bits[heap], column);
      const now = columns.get(column);
      if (taken.has(heap)) {
        const after = bitOf(timeline.bitsAfter?.[heap], column);
        return { digit: after, is_new: after !== digit };
      }
      if (now?.opened.has(heap)) return { digit: 0, is_new: true };
      if (!now?.open.includes(heap)) return { digit, is_new: false };
      const given = now.ones.has(heap) ? 1 : 0;
      return { digit: given, is_new: given !== digit };
    },
  };
}
