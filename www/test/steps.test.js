/** The steps that are worked out from f, against a plain run of each method that writes down everything it does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  after,
  capAfter,
  cellsRead,
  cursorOf,
  isP,
  knownTo,
  lastStep,
  atOf,
  rowOf,
  stackAfter,
  stepAt,
  threshold,
} from '../games/dynamic_nim/steps.js';
import { captionOf, litLines, tableLesson } from '../games/dynamic_nim/lesson.js';
import { numerationCursorOf, numerationAtOf, numerationStepAt, phasesOf } from '../games/dynamic_nim/numeration_steps.js';
import { numerationOf, tableOf } from './solver.js';

/** @import { DynamicNimTable } from '../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Step } from '../games/dynamic_nim/types.js' */

const RATIOS = ['1', '2', '3', '3/2', '5/2', '7/2', '11/3', '43/11', '355/113', '1/2', '9/10', '1/400', '400', '999999999999999999'];

/** @param {string} n @param {string} k @param {'definition' | 'rows' | 'walls'} method */
const timelineOf = (n, k, method) => tableOf({ n, k, method });

/** Whether f of the step's own row is known after it. @param {DynamicNimTable} timeline @param {Step} step */
const rowSettled = (timeline, step) => knownTo(step) >= Math.min(threshold(timeline, step.row), step.row);

/** Whether the value of a cell is known after a step. @param {Step} step @param {number} row @param {number} column */
const cellSettled = (step, row, column) => (row === step.row ? column <= knownTo(step) : row < step.row);

/** Walls with an explicit stack. @param {number} size @param {bigint} p @param {bigint} q */
function simulateWalls(size, p, q) {
  const stack = [0];
  const f = [Infinity];
  /** @type {{kind: string, row: number, wall?: number, stack: number[]}[]} */
  const steps = [{ kind: 'start', row: 0, stack: [0] }];
  for (let m = 1; m <= size; m += 1) {
    for (;;) {
      const top = /** @type {number} */ (stack.at(-1));
      if (top === 0 || p * BigInt(m - top) < q * BigInt(/** @type {number} */ (f[top]))) break;
      stack.pop();
      steps.push({ kind: 'passed', row: m, wall: top, stack: [...stack] });
    }
    const top = /** @type {number} */ (stack.at(-1));
    f.push(m - top);
    steps.push({ kind: 'stopped', row: m, wall: top, stack: [...stack] });
    stack.push(m);
    steps.push({ kind: 'pushed', row: m, stack: [...stack] });
  }
  return steps;
}

test('walls: every step, its wall and its stack, as with an explicit stack', () => {
  for (const k of RATIOS) {
    const timeline = timelineOf('80', k, 'walls');
    const expected = simulateWalls(80, BigInt(timeline.k?.p ?? 0), BigInt(timeline.k?.q ?? 1));
    assert.equal(timeline.stepCount, expected.length - 1, `k = ${k}`);
    expected.forEach((want, cursor) => {
      const step = stepAt(timeline, cursor);
      const got = {
        kind: step.kind,
        row: step.row,
        ...('wall' in step ? { wall: step.wall } : {}),
        stack: stackAfter(timeline, step).reverse(),
      };
      assert.deepEqual(got, want, `k = ${k}, step ${cursor}`);
      if ('tested' in step) assert.equal(step.tested.at(-1), step.wall);
    });
  }
});

test('a large table: every step, counted between the rows that are told, as with an explicit stack', () => {
  for (const k of ['1', '2', '5/2', '1/2', '400']) {
    const timeline = timelineOf('3000', k, 'walls');
    assert.equal(timeline.rowsPerEntry, 1024);
    const expected = simulateWalls(3000, BigInt(timeline.k?.p ?? 0), BigInt(timeline.k?.q ?? 1));
    assert.equal(timeline.stepCount, expected.length - 1, `k = ${k}`);
    for (let cursor = 0; cursor < expected.length; cursor += cursor < 40 || cursor > expected.length - 40 ? 1 : 37) {
      const step = stepAt(timeline, cursor);
      const { kind, row, wall, stack } = /** @type {NonNullable<typeof expected[number]>} */ (expected[cursor]);
      assert.deepEqual([step.kind, step.row, 'wall' in step ? step.wall : undefined], [kind, row, wall], `k = ${k}, step ${cursor}`);
      assert.deepEqual(stackAfter(timeline, step, 0, 5), stack.reverse().slice(0, 5));
      assert.equal(cursorOf(timeline, atOf(timeline, cursor)), cursor);
    }
    const milestones = tableLesson(timeline).milestones;
    for (const row of [0, 1, 2, 1023, 1024, 1025, 2999]) {
      const end = lastStep(timeline, row);
      assert.equal(rowOf(timeline, end), row);
      assert.equal(rowOf(timeline, end + 1), row + 1);
      // The wall that stops the ray, one step before the push.
      const stop = Math.max(end - 1, 0);
      assert.equal(milestones.next(end), lastStep(timeline, row + 1) - 1);
      if (row > 0) assert.equal(milestones.next(stop - 1), stop);
      assert.equal(milestones.previous(end + 1), stop);
    }
    assert.equal(milestones.next(timeline.stepCount), undefined);
    assert.equal(milestones.previous(0), undefined);
  }
});

test('ten million rows: the last step, and any row at once', () => {
  const timeline = timelineOf('10000000', '2', 'walls');
  assert.deepEqual([timeline.f.length, timeline.agree], [10_000_001, true]);
  assert.equal(lastStep(timeline, 10_000_000), timeline.stepCount);
  // Every row is pushed and stopped at once; the rest are the walls popped: all but those that still stand.
  assert.equal(timeline.stepCount, 3e7 - (stackAfter(timeline, stepAt(timeline, timeline.stepCount)).length - 1));
  const start_ms = performance.now();
  for (let i = 1; i <= 100; i += 1) stepAt(timeline, 299_999 * i);
  assert.ok((performance.now() - start_ms) / 100 < 8);
});

test('rows: one step a cell, in order, reading its left neighbour and the position after the largest take', () => {
  const timeline = timelineOf('30', '5/2', 'rows');
  let cursor = 0;
  for (let row = 1; row <= 30; row += 1) {
    for (let column = 1; column <= row; column += 1) {
      cursor += 1;
      const step = stepAt(timeline, cursor);
      assert.deepEqual(step, { kind: 'cell', row, column });
      if (step.kind !== 'cell') continue;
      const reads = cellsRead(timeline, step);
      assert.deepEqual(reads[0], { row, column: column - 1 });
      // The recurrence, from what was read.
      const won = !isP(timeline, row, column - 1) || isP(timeline, row - column, after(timeline, row, column).column);
      assert.equal(!isP(timeline, row, column), won);
      for (const read of reads) assert.ok(cellSettled(step, read.row, read.column), 'only settled cells are read');
    }
  }
  assert.equal(cursor, timeline.stepCount);
});

test('definition: every take of every cell until one wins, as two plain loops', () => {
  for (const k of RATIOS) {
    const timeline = timelineOf('25', k, 'definition');
    let cursor = 0;
    for (let row = 1; row <= 25; row += 1) {
      for (let column = 1; column <= row; column += 1) {
        for (let take = 1; take <= column; take += 1) {
          cursor += 1;
          const to = after(timeline, row, take);
          const wins = isP(timeline, to.row, to.column);
          const step = stepAt(timeline, cursor);
          assert.deepEqual(step, { kind: 'tried', row, column, take, decides: wins || take === column }, `k = ${k}, step ${cursor}`);
          if (wins) {
            assert.ok(!isP(timeline, row, column));
            break;
          }
        }
      }
    }
    assert.equal(cursor, timeline.stepCount, `k = ${k}`);
    assert.equal(timeline.cost.definition?.takes, cursor);
  }
});

test('a step names its row; the last step of a row settles it', () => {
  for (const method of /** @type {const} */ (['definition', 'rows', 'walls'])) {
    const timeline = timelineOf('40', '2', method);
    for (let row = 0; row <= 40; row += 1) {
      const last = lastStep(timeline, row);
      assert.equal(rowOf(timeline, last), row);
      assert.ok(rowSettled(timeline, stepAt(timeline, last)));
      if (row < 40) assert.equal(rowOf(timeline, last + 1), row + 1);
    }
  }
});

test('every state has a place in the link that leads back to a step with the same picture', () => {
  for (const method of /** @type {const} */ (['definition', 'rows', 'walls'])) {
    for (const k of RATIOS) {
      const timeline = timelineOf('26', k, method);
      for (let cursor = 0; cursor <= timeline.stepCount; cursor += 1) {
        assert.equal(cursorOf(timeline, atOf(timeline, cursor)), cursor, `${method}, k = ${k}, ${atOf(timeline, cursor)}`);
      }
    }
  }
});

test('a list L(x) in place of k: thresholds and steps by the caps of the list', () => {
  const list = [2, 2, 3, 5, 5, 9];
  const limitAfter = (/** @type {number} */ take) => Number(list[Math.min(take, list.length) - 1]);
  const timeline = tableOf({ n: '60', limit: list.join() });
  const f = [Infinity];
  for (let m = 1; m <= 60; m += 1) {
    let take = 1;
    while (take < m && Number(f[m - take]) <= limitAfter(take)) take += 1;
    f.push(take);
  }
  assert.deepEqual([...timeline.f].slice(1), f.slice(1));
  for (let take = 1; take <= 10; take += 1) assert.equal(capAfter(timeline, take), BigInt(limitAfter(take)));
  for (let cursor = 0; cursor <= timeline.stepCount; cursor += 1) {
    const step = stepAt(timeline, cursor);
    if (step.kind === 'stopped') assert.equal(step.row - step.wall, f[step.row]);
  }
});

test('numeration: every step has a place that leads back, and phases end where they should', () => {
  for (const [n, k] of [
    ['0', '2'],
    ['1', '2'],
    ['24', '2'],
    ['24', '1'],
    ['999999999999', '5/2'],
    [`7${'0'.repeat(120)}`, '3'],
  ]) {
    const timeline = numerationOf({ n, k });
    for (let cursor = 0; cursor <= timeline.stepCount; cursor += 1) {
      const at = numerationAtOf(timeline, cursor);
      assert.equal(numerationCursorOf(timeline, at), cursor, `${n}, ${k}: ${at}`);
    }
    assert.equal(numerationStepAt(timeline, timeline.stepCount).kind, 'answer');
    assert.equal(phasesOf(timeline).at(-1), timeline.stepCount);
  }
  const timeline = numerationOf({});
  for (const place of ['', 'h0', 'h8', 'd0', 'd3', 'x', '11', 'h', 'answers', 'h1,2'])
    assert.equal(numerationCursorOf(timeline, place), null, place);
});

test('places that are none', () => {
  const timeline = timelineOf('26', '2', 'walls');
  for (const place of ['', 'abc', '-1', '27', '999999999', '9999999999999', '11,11', '11,', ',8', '11,8,2', '1e1', '11.5', ' 11', '<b>']) {
    assert.equal(cursorOf(timeline, place), null, place);
  }
  assert.equal(cursorOf(timeline, '011'), cursorOf(timeline, '11'));
});

test('degenerate piles', () => {
  for (const method of /** @type {const} */ (['definition', 'rows', 'walls'])) {
    const empty = timelineOf('0', '2', method);
    assert.deepEqual([empty.stepCount, stepAt(empty, 0).kind, atOf(empty, 0), lastStep(empty, 0)], [0, 'start', '0', 0]);
    const one = timelineOf('1', '2', method);
    assert.deepEqual([rowOf(one, one.stepCount), atOf(one, one.stepCount)], [1, '1']);
  }
});

test('every step has a caption and its lit lines; the numbers of the worked example', () => {
  const timeline = timelineOf('24', '2', 'walls');
  assert.deepEqual(captionOf(timeline, stepAt(timeline, /** @type {number} */ (cursorOf(timeline, '11,8')))), {
    id: 'dynamic-nim-step-stopped',
    args: { m: 11, take: 3, wall: 8, reach: '6', column: '6', between: 'no', next: 'far', gone: 9, gone_to: 9, skipped: 2, skipped_to: 2 },
  });
  for (const method of /** @type {const} */ (['definition', 'rows', 'walls'])) {
    const run = timelineOf('24', '7/2', method);
    for (let cursor = 1; cursor <= run.stepCount; cursor += 1) {
      const step = stepAt(run, cursor);
      assert.ok(captionOf(run, step).id.startsWith('dynamic-nim-step-'));
      assert.ok(litLines(run, step).length > 0);
    }
  }
});

test('the takes that a row of walls leaves out lead to walls that are popped', () => {
  const timeline = timelineOf('200', '2', 'walls');
  const met = new Set();
  for (let cursor = 1; cursor <= timeline.stepCount; cursor += 1) {
    const step = stepAt(timeline, cursor);
    const { next, gone, gone_to } = captionOf(timeline, step).args ?? {};
    if (step.kind !== 'passed' && step.kind !== 'stopped') continue;
    met.add(next);
    const walls = stackAfter(timeline, stepAt(timeline, lastStep(timeline, step.row - 1)));
    const between = walls.filter((wall) => wall <= Number(gone) && wall >= Number(gone_to));
    assert.deepEqual(between, [], `row ${step.row}`);
    const skipped = Number(gone) - Number(gone_to) + 1;
    // With more digits there is no room for what later rays do.
    const near = step.row < 100 ? 'near' : 'plain';
    assert.equal(next, skipped === 0 ? near : skipped === 1 ? 'far' : skipped === 2 ? 'two' : 'farther');
  }
  assert.deepEqual([...met].sort(), ['far', 'farther', 'near', 'plain', 'two']);
});

test('the last sentence of the walls says how to win only where the cap allows it and nothing is covered', () => {
  const endOf = (/** @type {string} */ pile, /** @type {bigint | undefined} */ cap, covered = false) => {
    const timeline = timelineOf(pile, '2', 'walls');
    return tableLesson(timeline, 0, cap).captionOf(timeline.stepCount, covered).args.end;
  };
  // f(11) = 3; 13 is a losing pile.
  assert.deepEqual(
    [undefined, 3n, 2n].map((cap) => endOf('11', cap)),
    ['wins', 'wins', 'plain'],
  );
  assert.equal(endOf('11', undefined, true), 'plain');
  assert.equal(endOf('13', undefined), 'pile');
});
