/** What is known at a step of a run over the columns: which heaps are added, which columns are counted, which heaps may change. */
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
export const widthOf = ({ bits, rest }) => Math.max(bits.length === 0 ? 0 : 1, rest?.ones.length ?? 0, ...bits.map((one) => one.length));

/** The number of a row's heap, from 1. @param {Timeline} timeline @param {number} row */
export const heapOf = ({ numbers }, row) => (numbers[row] ?? row) + 1;

/** What the heaps without a row have in a column. @param {Timeline} timeline @param {number} column */
export const restDigit = ({ rest }, column) => rest?.ones[column] ?? 0;

/** The XOR of the heaps without a row. @param {Timeline} timeline */
export const restXor = ({ rest }) => (rest?.ones ?? []).reduceRight((xor, ones) => 2n * xor + BigInt(ones), 0n);

/** The column that a step is about; null for a step that is about none. @param {Step} step */
export const columnOf = ({ kind, numbers: [, column] }) => (kind === 'counted' || kind === 'opened' || kind === 'given' ? column : null);

/** What the move that is constructed takes from a heap. @param {Timeline} timeline @param {number} heap */
export const takeFrom = ({ takes }, heap) => takes.find(([one]) => Number(one) === heap)?.[1];

/** Whether a move takes from several heaps. @param {NimMove} move @returns {move is [string, string][]} */
const isOfSeveral = (move) => Array.isArray(move[0]);

/** The heaps and takes of a move as the verdict has it. @param {NimMove} move */
export const pairsOf = (move) => (isOfSeveral(move) ? move : [move]);

/** The XOR of the first rows. @param {Timeline} timeline @param {number} count */
export const xorOf = ({ bits }, count) => bits.slice(0, count).reduce((sum, one) => sum ^ numberOf(one), 0n);

/** The XOR of all heaps. @param {Timeline} timeline */
export const wholeXor = (timeline) => xorOf(timeline, timeline.bits.length) ^ restXor(timeline);

/** @param {Timeline} timeline @param {number} cursor @returns {Knowledge} */
export function knowledgeAt(timeline, cursor) {
  const { steps, bits, bitsAfter } = timeline;
  /** @type {Set<number>} */
  const open = new Set();
  /** @type {Set<number>} */
  const taken = new Set();
  /**
   * By column: heaps open when it was counted, heaps that it opened, and heaps that got a one.
   * @type {Map<number, {open: number[], opened: number[], ones: number[]}>}
   */
  const columns = new Map();
  const step = stepAt(steps, cursor);
  let [added, has_rest] = [0, false];
  for (let at = 1; at <= cursor; at += 1) {
    const { kind, numbers } = stepAt(steps, at);
    const [heap, column] = numbers;
    if (kind === 'added' || kind === 'timed') added += 1;
    if (kind === 'rest') has_rest = true;
    if (kind === 'counted') columns.set(column, { open: [...open], opened: [], ones: [] });
    if (kind === 'opened') columns.get(column)?.opened.push(heap);
    if (kind === 'opened') open.add(heap);
    if (kind === 'given') columns.get(column)?.ones.push(heap);
    if (kind === 'taken') taken.add(heap);
  }
  /** Heaps that get their one in this column at the next steps: until then they keep their digit. @type {Set<number>} */
  const due = new Set();
  for (let at = cursor + 1; at <= steps.stepCount && stepAt(steps, at).kind === 'given'; at += 1) due.add(stepAt(steps, at).numbers[0]);
  /** The digit of a heap by now. @param {number} heap @param {number} column */
  function newDigit(heap, column) {
    if (taken.has(heap)) return bitOf(bitsAfter?.[heap], column);
    const now = columns.get(column);
    if (now?.opened.includes(heap)) return 0;
    if (!now?.open.includes(heap) || (column === columnOf(step) && due.has(heap))) return bitOf(bits[heap], column);
    return now.ones.includes(heap) ? 1 : 0;
  }
  return {
    step,
    added,
    has_rest,
    open,
    taken,
    digitOf(heap, column) {
      const digit = newDigit(heap, column);
      return { digit, is_new: digit !== bitOf(bits[heap], column) };
    },
  };
}
