/** What is known at a step of a run over a sum: values of heaps decided, parts added, values compared with those a period later. */
import { stepAt } from '../../player/recorded_lesson.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { SumStep, SumTimeline, SumVerdict } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Knowledge } from './types.js' */

/** @typedef {SumTimeline} Timeline */
/** @typedef {SumVerdict} Verdict */
/** @typedef {import('../../player/recorded_lesson.js').Step<SumStep>} Step */

/** Steps that look at a heap. @type {readonly string[]} */
const LOOKING = ['options', 'rare'];
/** Steps that have its value. @type {readonly string[]} */
const DECIDING = ['mex', 'sought'];

/** An option of a heap: the heaps that it leaves, and its value. @typedef {{parts: number[], value: number}} Option */

/** The options of a heap that is stepped through, each once. @param {Timeline} timeline @param {number} heap @returns {Option[]} */
export function optionsOf({ options, optionStarts }, heap) {
  const found = /** @type {Option[]} */ ([]);
  for (let index = optionStarts[heap] ?? 0; index < (optionStarts[heap + 1] ?? 0); index += 1) {
    const parts = [...options.subarray(4 * index, 4 * index + 3)].filter((part) => part > 0);
    found.push({ parts, value: options[4 * index + 3] ?? 0 });
  }
  return found;
}

/** Values in their order, each once. @param {readonly Option[]} options */
export const valuesOf = (options) => [...new Set(options.map(({ value }) => value))].sort((a, b) => a - b);

/**
 * The heaps before the period begins whose values are not those that it would have there.
 * @param {Uint32Array} values @param {{preperiod: number, period: number, saltus: number} | null} found
 * @returns {ReadonlySet<number>}
 */
export function exceptionsOf(values, found) {
  const exceptions = /** @type {Set<number>} */ (new Set());
  if (!found) return exceptions;
  const { preperiod, period, saltus } = found;
  for (let n = 0; n < preperiod; n += 1) {
    // As many periods on as lead to where it holds.
    const periods = Math.ceil((preperiod - n) / period);
    const later = values[n + periods * period];
    if (later === undefined) continue;
    if (later - periods * saltus !== values[n]) exceptions.add(n);
  }
  return exceptions;
}

/** The greatest of the values; 0 if there are none. @param {Uint32Array} values */
export function greatestOf(values) {
  let most = 0;
  for (let n = 0; n < values.length; n += 1) if (entryAt(values, n) > most) most = entryAt(values, n);
  return most;
}

/** @param {Timeline} timeline @param {number} cursor @returns {Knowledge} */
export function knowledgeAt(timeline, cursor) {
  const { steps, values, parts, optionStarts } = timeline;
  const step = stepAt(steps, cursor);
  const [number] = step.numbers;
  const stepped = Math.max(timeline.sparse.length, optionStarts.length - 1);
  const is_decided = step.kind !== 'start' && !LOOKING.includes(step.kind) && !DECIDING.includes(step.kind);
  const heap = LOOKING.includes(step.kind) || DECIDING.includes(step.kind) ? number : null;
  return {
    step,
    decided: stepped === 0 ? values.length : is_decided ? stepped : heap === null ? 0 : heap + (DECIDING.includes(step.kind) ? 1 : 0),
    added: step.kind === 'added' ? number + 1 : step.kind === 'answer' ? parts.length : 0,
    heap,
    options: heap === null ? [] : optionsOf(timeline, heap),
    is_answered: step.kind === 'answer',
  };
}

/** What the values of the parts come to, one after the other: their XOR, or under *every* the most; null where one is unknown. @param {Timeline} timeline @param {number} count @param {boolean} is_every @returns {bigint | null} */
export function totalOf({ parts }, count, is_every) {
  let total = /** @type {bigint | null} */ (0n);
  for (const { value } of parts.slice(0, count)) {
    if (value === null || total === null) return null;
    const next = BigInt(value);
    total = is_every ? (next > total ? next : total) : total ^ next;
  }
  return total;
}

/**
 * A move of one part: the index of the part, what is taken and how the rest lies.
 * @typedef {{part: number, numbers: string[]}} PartMove
 */

/** The moves of parts that a winning move consists of, as the verdict has it. @param {any} move @param {boolean} has_parts @param {boolean} is_every @returns {PartMove[]} */
export function partMovesOf(move, has_parts, is_every) {
  const all = is_every ? move : [move];
  return all.map((/** @type {any[]} */ [part, ...rest]) => ({ part: Number(part), numbers: has_parts ? rest[0].slice(1) : rest }));
}

/** The moves of parts of a move of a play, as the solver writes it. @param {string} move @returns {PartMove[]} */
export const namedMoves = (move) =>
  move.split(';').map((one) => {
    const [part, ...numbers] = one.split(',');
    return { part: Number(part), numbers };
  });

/** The heaps of a position as the solver writes it, each with its kind; null where all are of one. @param {string} position */
export const heapsOf = (position) =>
  position === ''
    ? []
    : position.split(/[,+]/).map((part) => {
        const at = part.lastIndexOf(':');
        return { kind: at < 0 ? null : part.slice(0, at), heap: part.slice(at + 1) };
      });

/** Whether the heaps of a kind fall in parts; null is the kind of the whole page. @param {string | null} kind @param {boolean} usual */
export const falls = (kind, usual) => (kind === null ? usual : kind.startsWith('octal'));
