/**
 * What is known at a step of a run over a sum: the values of heaps and parts, and the values that were compared with those a period later.
 */
import { stepAt } from '../../player/recorded_lesson.js';

/** @import { Nested, SumPeriod, SumStep, SumTimeline, SumVerdict } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Knowledge, Option, PartMove } from './types.js' */

/** @typedef {SumTimeline} Timeline */
/** @typedef {SumVerdict} Verdict */
/** @typedef {import('../../player/recorded_lesson.js').Step<SumStep>} Step */

/** The distinct options of a heap that has steps of its own. @param {Timeline} timeline @param {number} heap @returns {Option[]} */
export function optionsOf({ options, optionStarts }, heap) {
  const [start = 0, end = 0] = optionStarts.subarray(heap, heap + 2);
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => {
    const [first = 0, second = 0, third = 0, value = 0] = options.subarray(4 * (start + index));
    return { parts: [first, second, third].filter((part) => part > 0), value };
  });
}

/** The distinct values, ascending. @param {readonly Option[]} options */
export const valuesOf = (options) => [...new Set(options.map(({ value }) => value))].sort((a, b) => a - b);

/**
 * The heaps before the period begins whose values break it.
 * @param {Uint32Array} values @param {Pick<SumPeriod, 'preperiod' | 'period' | 'saltus'> | null} found
 * @returns {ReadonlySet<number>}
 */
export function exceptionsOf(values, found) {
  if (!found) return new Set();
  const { preperiod, period, saltus } = found;
  const breaks = (/** @type {number} */ n) => {
    const periods = Math.ceil((preperiod - n) / period);
    const later = values[n + periods * period];
    return later !== undefined && later - periods * saltus !== values[n];
  };
  return new Set([...Array(preperiod).keys()].filter(breaks));
}

/** The greatest value; 0 if there are none. @param {Uint32Array} values */
export const greatestOf = (values) => values.reduce((most, value) => Math.max(most, value), 0);

/** @param {Timeline} timeline @param {number} cursor @returns {Knowledge} */
export function knowledgeAt(timeline, cursor) {
  const { steps, values, parts, rest, optionStarts } = timeline;
  const step = stepAt(steps, cursor);
  const [number] = step.numbers;
  const is_looking = step.kind === 'options' || step.kind === 'rare';
  const is_deciding = step.kind === 'mex' || step.kind === 'sought';
  const heap = is_looking || is_deciding ? number : null;
  const stepped = Math.max(timeline.sparse.length, optionStarts.length - 1);
  let decided = stepped === 0 ? values.length : stepped;
  if (stepped > 0 && step.kind === 'start') decided = 0;
  if (stepped > 0 && heap !== null) decided = heap + Number(is_deciding);
  return {
    step,
    decided,
    added: step.kind === 'added' ? number + 1 : step.kind === 'rest' || step.kind === 'answer' ? parts.length + (rest ? 1 : 0) : 0,
    heap,
    options: heap === null ? [] : optionsOf(timeline, heap),
  };
}

/** Heaps that the strip shows when more are wanted, at first. */
export const FIRST = 200;

/**
 * Whether the strip has all options of a part, each as one of its heaps.
 * @param {{kind: string, heap: string}} part @param {boolean} is_every
 */
export const framesMoves = ({ kind, heap }, is_every) => !is_every && /^(nim|subtraction)/.test(kind) && Number(heap) < FIRST;

/** The number of the part in a row, from 1. @param {Timeline} timeline @param {number} row */
export const partOf = ({ numbers }, row) => (numbers[row] ?? row) + 1;

/**
 * The XOR of the values of the first rows, or under *every* their maximum; null if one is unknown. Behind them is the rest.
 * @param {Timeline} timeline @param {number} count @param {boolean} is_every
 * @returns {bigint | null}
 */
export function totalOf({ parts, rest }, count, is_every) {
  const added = [...parts, ...(rest ? [rest] : [])].slice(0, count);
  const values = added.flatMap(({ value }) => (value === null ? [] : [BigInt(value)]));
  if (values.length < added.length) return null;
  return values.reduce((total, next) => (is_every ? (next > total ? next : total) : total ^ next), 0n);
}

/** @param {Nested | undefined} value */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * The moves in single parts that make up a winning move of the verdict.
 * @param {Nested} move @param {boolean} has_parts @param {boolean} is_every
 * @returns {PartMove[]}
 */
export function partMovesOf(move, has_parts, is_every) {
  return listOf(is_every ? move : [move]).map((one) => {
    const [part, ...rest] = listOf(one);
    return { part: Number(part), numbers: (has_parts ? listOf(rest[0]).slice(1) : rest).map(String) };
  });
}

/** The moves in single parts that make up a move of a play. @param {string} move as the solver writes it @returns {PartMove[]} */
export const namedMoves = (move) =>
  move.split(';').map((one) => {
    const [part, ...numbers] = one.split(',');
    return { part: Number(part), numbers };
  });

/** The heaps of a position; their kind is null if all are of one kind. @param {string} position as the solver writes it */
export const heapsOf = (position) =>
  position
    .split(/[,+]/)
    .filter(Boolean)
    .map((part) => {
      const at = part.lastIndexOf(':');
      return { kind: at < 0 ? null : part.slice(0, at), heap: part.slice(at + 1) };
    });

/** Whether a move can split a heap of this kind. @param {string | null} kind null: that of the whole page @param {boolean} usual */
export const falls = (kind, usual) => (kind === null ? usual : kind.startsWith('octal'));

/**
 * m + 1 if 1, 2, …, m may be taken: a heap's value is then its remainder (Bachet's game).
 * @param {string | null} set null for a game that has none
 */
export function modulusOf(set) {
  if (set === null) return null;
  const [, most] = /^1-(\d+)$/.exec(set) ?? [];
  if (most !== undefined) return BigInt(most) + 1n;
  const numbers = set.split(',');
  return numbers.every((one, index) => one === String(index + 1)) ? BigInt(numbers.length + 1) : null;
}
