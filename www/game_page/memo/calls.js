/**
 * The calls of a memoised search, as its recorded steps tell them. A call is numbered from 0 in the order of calling; it begins at a step,
 * and ends at the step at which its answer is known, which for a call that the memo answers is the same.
 */
import { entryAt } from '../../ui/entry_at.js';
import { firstIndex } from '../../ui/first_index.js';

/** @import { MemoRun } from '../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Calls, Kind, Move, Outcome } from './types.js' */

/** No call: that of the start has no caller, and step 0 is about none. */
export const NONE = -1;

/** @param {MemoRun} run @returns {Calls} */
export function callsOf(run) {
  const { width, positions, steps } = run;
  const { names, kinds, numbers, stepCount } = steps;
  const of_step = new Int32Array(stepCount + 1).fill(NONE);
  const size = kinds.reduce((count, kind) => count + (names[kind] === 'returned' ? 0 : 1), 0);
  const [parent, position, begin, end] = [new Int32Array(size), new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)];
  const last_try = new Int32Array(size).fill(NONE);
  /** By call: how many calls up to it the memo answers. */
  const found = new Uint32Array(size);
  /** By position. @type {Outcome[]} */
  const outcomes = [];
  /** @type {number[]} */
  const path = [];
  let count = 0;
  for (let step = 1; step <= stepCount; step += 1) {
    const kind = names[entryAt(kinds, step - 1)];
    const at = entryAt(numbers, 2 * step - 2);
    if (kind === 'returned') {
      const call = path.pop() ?? NONE;
      of_step[step] = call;
      end[call] = step;
      outcomes[at] = numbers[2 * step - 1] === 1 ? 'N' : 'P';
      continue;
    }
    const [call, caller, is_found] = [count, path.at(-1) ?? NONE, kind === 'found'];
    count += 1;
    of_step[step] = call;
    position[call] = at;
    parent[call] = caller;
    begin[call] = step;
    found[call] = (found[call - 1] ?? 0) + (is_found ? 1 : 0);
    if (caller !== NONE) last_try[caller] = call;
    if (is_found) end[call] = step;
    else path.push(call);
  }
  const numbersOf = (/** @type {number} */ call) => {
    const first = entryAt(position, call) * width;
    return [...positions.subarray(first, first + width)];
  };
  return {
    run,
    count,
    parent,
    begin,
    end,
    numbersOf,
    nameOf: (call) => numbersOf(call).join(', '),
    outcomeOf: (call) => outcomes[entryAt(position, call)] ?? 'P',
    isFound: (call) => begin[call] === end[call],
    lastTry: (call) => entryAt(last_try, call),
    at: (step) => entryAt(of_step, step),
    /** @param {number} step */
    countedAt(step) {
      const calls = firstIndex(size, (call) => entryAt(begin, call) > step);
      const from_memo = found[calls - 1] ?? 0;
      return { calls, found: from_memo, computed: calls - from_memo };
    },
  };
}

/** The calls that wait for a step's call, from the start to it; none before the first. @param {Calls} calls @param {number} step */
export function pathAt({ parent, at }, step) {
  const path = [];
  for (let call = at(step); call !== NONE; call = entryAt(parent, call)) path.unshift(call);
  return path;
}

/**
 * The move by which a call was made: from which place of the position something was taken, and how much.
 * @param {Calls} calls @param {number} call @returns {Move}
 */
export function moveOf({ parent, numbersOf }, call) {
  const [from, to] = [numbersOf(entryAt(parent, call)), numbersOf(call)];
  const place = from.findIndex((number, index) => number !== to[index]);
  return { place, take: (from[place] ?? 0) - (to[place] ?? 0) };
}

/**
 * By the stones left: the step at which the last position with so many stones, or fewer, has returned; 0 if none was called. So a
 * search from the top can be set beside methods that go up row by row. Of positions of several heaps there are no rows.
 * @param {Calls} calls @param {Kind} kind @returns {Uint32Array | null}
 */
export function rowEnds({ run, count, end, numbersOf, isFound }, kind) {
  if (kind === 'heaps' && run.width > 1) return null;
  const last = new Uint32Array((numbersOf(0)[0] ?? 0) + 1);
  for (let call = 0; call < count; call += 1) {
    const [row = 0] = numbersOf(call);
    if (!isFound(call)) last[row] = Math.max(entryAt(last, row), entryAt(end, call));
  }
  for (let row = 1; row < last.length; row += 1) last[row] = Math.max(entryAt(last, row), entryAt(last, row - 1));
  return last;
}
