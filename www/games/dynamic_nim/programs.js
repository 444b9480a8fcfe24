/** The programs of Dynamic Nim, in step with its methods. They know a factor; lists of limits they do not read. */
import { factorOf } from './factor.js';
import { positionOf } from './parameters.js';
import { after, isP, stepAt, threshold } from './steps.js';

/** @import { DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Programs, ProgramStep } from '../../game_page/code/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** The listings in C++ compute with 64 bits. */
const MOST = 2n ** 63n;

/** Pile, cap and the two sides of k. @param {Options} options */
function inputOf(options) {
  const k = options.limit === null ? factorOf(options.k) : null;
  if (!k) return null;
  const { pile, cap } = positionOf(options);
  return pile * k.p < MOST && pile * k.q < MOST ? `${pile} ${cap} ${k.p} ${k.q}\n` : null;
}

/** @param {string} kind @param {Record<string, string | number>} values @returns {ProgramStep} */
const marked = (kind, values) => ({
  kind,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
});

/** The value of a cell, as tables have it. @param {DynamicNimTable} timeline @param {number} row @param {number} column */
const valueAt = (timeline, row, column) => (isP(timeline, row, column) ? 0 : 1);

/** @param {DynamicNimTable} timeline @param {number} cursor */
function stepOfTable(timeline, cursor) {
  const step = stepAt(timeline, cursor);
  const m = step.row;
  switch (step.kind) {
    case 'passed':
      return marked('passed', { m, top: step.wall, 'f[top]': threshold(timeline, step.wall) });
    case 'stopped':
      return marked('stopped', { m, top: step.wall, 'm - top': m - step.wall });
    case 'pushed':
      return marked('pushed', { m, 'f[m]': threshold(timeline, m) });
    case 'cell': {
      const n = step.column;
      if (!isP(timeline, m, n - 1)) return marked('before', { m, n, 'NP[m][n - 1]': 1 });
      const { row, column: c } = after(timeline, m, n);
      return marked('take', { m, n, c, 'NP[m - n][c]': valueAt(timeline, row, c) });
    }
    default:
      return null;
  }
}

/** @type {Programs} */
export const PROGRAMS = {
  rows: { inputOf, stepOf: stepOfTable },
  walls: { inputOf, stepOf: stepOfTable },
};
