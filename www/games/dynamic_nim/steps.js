/**
 * What the solver's arrays say about any step of Dynamic Nim: no step is stored, each is computed when it is needed.
 *
 * Steps are numbered 1, 2, …, `stepCount`; step 0 is the start, with row 0 in place. In *definition* a step tries one take:
 * cell (m, n) tries 1, 2, … and is decided by the first that wins, f(m), or by the last, n. In *rows* a step decides one cell.
 * In *walls* row m has one step for every wall the ray passes, one for the wall that stops it, one for pushing row m. The live
 * stack is a chain in `f`: the wall below t is t - f(t). A large table has the first step of every 1024th row alone; f gives how many
 * steps the rows between have.
 */
import { entryAt } from '../../ui/entry_at.js';
import { firstIndex } from '../../ui/first_index.js';

/** @import { DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { CellStep, Rule, Step, TryStep } from './types.js' */

/** f(0): no cap wins from the empty pile. */
export const INFINITE = 0xffffffff;

/** @param {DynamicNimTable} timeline @param {number} row */
export const threshold = (timeline, row) => entryAt(timeline.f, row);

/** The first step of a row that has an entry. @param {DynamicNimTable} timeline @param {number} entry */
const entryStep = (timeline, entry) => entryAt(timeline.firstStepOfRow, entry);

/** How many steps a row of walls has: one for every wall tested, and the push. @param {DynamicNimTable} timeline @param {number} row */
function stepsOfWallsRow(timeline, row) {
  if (row === 0) return 1;
  const stop = row - threshold(timeline, row);
  let steps = 2;
  for (let top = row - 1; top !== stop; top -= threshold(timeline, top)) steps += 1;
  return steps;
}

/** @param {DynamicNimTable} timeline @param {number} row */
function firstStep(timeline, row) {
  const { rowsPerEntry, size, stepCount } = timeline;
  if (row > size) return stepCount + 1;
  const entry = Math.floor(row / rowsPerEntry);
  let step = entryStep(timeline, entry);
  for (let before = entry * rowsPerEntry; before < row; before += 1) step += stepsOfWallsRow(timeline, before);
  return step;
}

/** The last step of a row; of row 0, the start. @param {DynamicNimTable} timeline @param {number} row */
export const lastStep = (timeline, row) => firstStep(timeline, row + 1) - 1;

/**
 * What may be taken after a take of x, before it is cut to the rest: floor(k·x), or L(x). A list's last entry holds on.
 * @param {Rule} rule @param {number | bigint} take
 */
export function capAfter({ k, limit }, take) {
  if (k) return (BigInt(k.p) * BigInt(take)) / BigInt(k.q);
  if (!limit || limit.length === 0) return 0n;
  return BigInt(limit[take < limit.length ? Number(take) - 1 : limit.length - 1] ?? 0);
}

/** The position a take leads to. @param {DynamicNimTable} timeline @param {number} row @param {number} take */
export function after(timeline, row, take) {
  const left = row - take;
  const cap = capAfter(timeline, take);
  return { row: left, column: cap < BigInt(left) ? Number(cap) : left };
}

/** @param {DynamicNimTable} timeline @param {number} row @param {number} column */
export const isP = (timeline, row, column) => column < threshold(timeline, row);

/** Row of a step. @param {DynamicNimTable} timeline @param {number} cursor */
export function rowOf(timeline, cursor) {
  const { rowsPerEntry, size } = timeline;
  const entry = firstIndex(Math.floor(size / rowsPerEntry), (at) => entryStep(timeline, at + 1) > cursor);
  let row = entry * rowsPerEntry;
  if (rowsPerEntry === 1) return row;
  for (let next = entryStep(timeline, entry) + stepsOfWallsRow(timeline, row); next <= cursor && row < size; row += 1)
    next += stepsOfWallsRow(timeline, row + 1);
  return row;
}

/** The step that brought the cursor where it is. @param {DynamicNimTable} timeline @param {number} cursor @returns {Step} */
export function stepAt(timeline, cursor) {
  const row = rowOf(timeline, cursor);
  if (row === 0) return { kind: 'start', row: 0 };
  const index = cursor - firstStep(timeline, row);
  if (timeline.method === 'rows') return { kind: 'cell', row, column: index + 1 };
  if (timeline.method === 'definition') return tryAt(timeline, row, index);
  const last = lastStep(timeline, row);
  if (cursor === last) return { kind: 'pushed', row };
  let wall = row - 1;
  const tested = [wall];
  while (tested.length <= index) {
    wall -= threshold(timeline, wall);
    tested.push(wall);
  }
  return { kind: cursor === last - 1 ? 'stopped' : 'passed', row, wall, tested };
}

/** The take tried by a row's step. @param {DynamicNimTable} timeline @param {number} row @param {number} index from 0 @returns {TryStep} */
function tryAt(timeline, row, index) {
  const f = threshold(timeline, row);
  let column = 1;
  let before = 0;
  while (before + Math.min(column, f) <= index) {
    before += Math.min(column, f);
    column += 1;
  }
  const take = index - before + 1;
  return { kind: 'tried', row, column, take, decides: take === Math.min(column, f) };
}

/**
 * The live walls after a step, top first; row 0, the bottom, is last where it is reached.
 * @param {DynamicNimTable} timeline @param {Step} step
 * @param {number} [from] the lowest wall asked for: a stack can be as deep as the table
 * @param {number} [most] how many are asked for
 */
export function stackAfter(timeline, step, from = 0, most = Infinity) {
  if ('column' in step) return [];
  let top = step.row;
  if (step.kind === 'stopped') top = step.wall;
  if (step.kind === 'passed') top = step.wall - threshold(timeline, step.wall);
  const walls = [top];
  while (top > from && walls.length < most) {
    top -= threshold(timeline, top);
    walls.push(top);
  }
  return walls;
}

/** The last column of the step's own row whose value is known; -1 if none is. @param {Step} step */
export function knownTo(step) {
  if (step.kind === 'cell') return step.column;
  if (step.kind === 'tried') return step.decides ? step.column : step.column - 1;
  return step.kind === 'passed' ? -1 : step.row;
}

/**
 * The cells a step reads. By definition: the position after the take. By rows: the left neighbour and, where that is P, the
 * position after taking all that is allowed.
 * @param {DynamicNimTable} timeline @param {CellStep | TryStep} step
 * @returns {{row: number, column: number}[]}
 */
export function cellsRead(timeline, step) {
  if (step.kind === 'tried') return [after(timeline, step.row, step.take)];
  const before = { row: step.row, column: step.column - 1 };
  if (!isP(timeline, before.row, before.column)) return [before];
  return [before, after(timeline, step.row, step.column)];
}

/**
 * The `at=` of a link: a row (`11`), a cell of it (`13,4`), a take of a cell (`13,4,2`, definition) or a wall its ray meets
 * (`11,8`, walls).
 * @param {DynamicNimTable} timeline @param {number} cursor
 */
export function atOf(timeline, cursor) {
  const step = stepAt(timeline, cursor);
  if (cursor === lastStep(timeline, step.row)) return String(step.row);
  if (step.kind === 'tried' && !step.decides) return `${step.row},${step.column},${step.take}`;
  if ('column' in step) return `${step.row},${step.column}`;
  return step.kind === 'passed' || step.kind === 'stopped' ? `${step.row},${step.wall}` : String(step.row);
}

/** The cursor of an `at=`, or null if there is no such state. @param {DynamicNimTable} timeline @param {string} at */
export function cursorOf(timeline, at) {
  const match = /^(\d{1,9})(?:,(\d{1,9}))?(?:,(\d{1,9}))?$/.exec(at);
  if (!match) return null;
  const [row = 0, second, third] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  if (row > timeline.size) return null;
  const last = lastStep(timeline, row);
  if (second === undefined) return last;
  for (let cursor = firstStep(timeline, row); cursor <= last; cursor += 1) {
    const step = stepAt(timeline, cursor);
    const named = 'column' in step ? step.column : 'wall' in step && step.wall;
    if (named !== second) continue;
    if (step.kind === 'tried' && third === undefined ? step.decides : third === ('take' in step ? step.take : undefined)) return cursor;
  }
  return null;
}
