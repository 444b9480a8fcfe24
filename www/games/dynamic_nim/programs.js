/** The programs of Dynamic Nim, in step with its methods. They know a factor; lists of limits they do not read. */
import { MOST_OF_CPP } from '../../game_page/code/input.js';
import { marked } from '../../game_page/code/listing.js';
import { stepAt as recordedStepAt } from '../../player/recorded_lesson.js';
import { entryAt } from '../../ui/entry_at.js';
import { factorOf } from './factor.js';
import { numerationStepAt } from './numeration_steps.js';
import { positionOf } from './parameters.js';
import { after, isP, stepAt, threshold } from './steps.js';

/** @import { DynamicNimNumeration, DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Ending, Programs } from '../../game_page/code/types.js' */
/** @import { Calls } from '../../game_page/memo/types.js' */
/** @import { Options } from '../../solver/types.js' */
/** @import { Page } from './state.js' */

/** Pile, cap and the two sides of k. @param {Options} options @param {Ending} ending */
function inputOf(options, ending) {
  const k = options.limit === null ? factorOf(options.k) : null;
  if (!k) return null;
  const { pile, cap } = positionOf(options);
  if (ending === 'cpp' && (pile * k.p >= MOST_OF_CPP || pile * k.q >= MOST_OF_CPP)) return null;
  return `${pile} ${cap} ${k.p} ${k.q}\n`;
}

/** The digits are those of k ≥ 1. @param {Options} options @param {Ending} ending */
function inputOfNumeration(options, ending) {
  const k = factorOf(options.k);
  return k && k.p >= k.q ? inputOf(options, ending) : null;
}

/** The value of a cell, as tables have it. @param {DynamicNimTable} timeline @param {number} row @param {number} column */
const valueAt = (timeline, row, column) => (isP(timeline, row, column) ? 0 : 1);

/** @param {DynamicNimTable} timeline @param {number} cursor */
function stepOfTable(timeline, cursor) {
  const step = stepAt(timeline, cursor);
  const m = step.row;
  switch (step.kind) {
    case 'start':
      return null;
    case 'passed':
      return marked('passed', { m, top: step.wall, 'f[top]': threshold(timeline, step.wall) });
    case 'stopped':
      return marked('stopped', { m, top: step.wall, 'm - top': m - step.wall });
    case 'pushed':
      return marked('pushed', { m, 'f[m]': threshold(timeline, m) });
    case 'tried': {
      const { column: n, take: x } = step;
      const { row, column: c } = after(timeline, m, x);
      return marked('tried', { m, n, x, c, 'NP[m - x][c]': valueAt(timeline, row, c) });
    }
    case 'cell': {
      const n = step.column;
      if (!isP(timeline, m, n - 1)) return marked('before', { m, n, 'NP[m][n - 1]': 1 });
      const { row, column: c } = after(timeline, m, n);
      return marked('take', { m, n, c, 'NP[m - n][c]': valueAt(timeline, row, c) });
    }
  }
}

/** @param {Calls} calls @param {number} cursor */
function stepOfSearch(calls, cursor) {
  const { kind } = recordedStepAt(calls.run.steps, cursor);
  if (kind === 'start') return null;
  const call = calls.at(cursor);
  const [m = 0, n = 0] = calls.numbersOf(call);
  const outcome = calls.outcomeOf(call);
  if (kind === 'called') return marked('called', { m, n });
  return kind === 'found' ? marked('found', { m, n, 'memo[m][n]': outcome }) : marked('returned', { m, n, answer: outcome });
}

/**
 * A numeration with its losing piles, each null while it is fetched.
 * @typedef {{timeline: DynamicNimNumeration, cap: bigint, valueOf: (index: number) => string | null}} Numeration
 */

/** @param {Page} page @returns {Numeration | null} */
function numerationOf({ numeration, members, solution }) {
  const [timeline, numbers, solved] = [numeration.value, members.value, solution.value];
  return timeline && numbers && solved && { timeline, cap: positionOf(solved.options).cap, valueOf: numbers.valueOf };
}

/** What stands for a number that is not there yet. */
const FETCHED = '…';

/** @param {Numeration} numeration @param {number} cursor */
function stepOfNumeration({ timeline, cap, valueOf }, cursor) {
  const step = numerationStepAt(timeline, cursor);
  const { digits, pointer } = timeline;
  switch (step.kind) {
    case 'first':
      return null;
    case 'member': {
      // Lists of programs, and of the screen, begin with 1.
      const [j, i] = [step.index, entryAt(pointer, step.index) + 1];
      return marked('member', { j, 'H[j]': valueOf(j - 1) ?? FETCHED, i, 'H[i]': valueOf(i - 1) ?? FETCHED });
    }
    case 'digit': {
      const left = [...digits.subarray(step.place)].map(valueOf);
      const rest = left.includes(null) ? FETCHED : left.reduce((sum, one) => sum + BigInt(one ?? 0), 0n);
      return marked('digit', { rest, d: left[0] ?? FETCHED });
    }
    case 'answer': {
      const last = digits.at(-1);
      return marked('answer', { d: last === undefined ? 0 : (valueOf(last) ?? FETCHED), cap });
    }
  }
}

/** @type {Programs} */
export const PROGRAMS = {
  definition: { inputOf, stepOf: stepOfTable },
  memo: { inputOf, runOf: (page) => page.memo.search.value?.calls.value ?? null, stepOf: stepOfSearch },
  rows: { inputOf, stepOf: stepOfTable },
  walls: { inputOf, stepOf: stepOfTable },
  numeration: { inputOf: inputOfNumeration, runOf: numerationOf, stepOf: stepOfNumeration },
};
