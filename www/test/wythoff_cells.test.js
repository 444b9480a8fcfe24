/** Wythoff's game by its definition: the steps that are worked out from what each cell reads, against the bare rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAtOf, cellCursorOf, cellStepAt, pairEnds } from '../games/wythoff/cell_steps.js';
import { linked } from './solver.js';

/** The cells that one move leads to: along the row, up the column, up the diagonal, the nearest first. @param {number} a @param {number} b */
const options = (a, b) => [
  ...Array.from({ length: a }, (_, take) => [a - take - 1, b]),
  ...Array.from({ length: b }, (_, take) => [a, b - take - 1]),
  ...Array.from({ length: Math.min(a, b) }, (_, take) => [a - take - 1, b - take - 1]),
];

test('every step: the cell, what it reads along each line, and the P that it finds', () => {
  const timeline = linked('#/wythoff?a=20&b=3&method=definition').timeline();
  assert.equal(timeline.method, 'definition');
  const { n } = timeline;
  assert.equal(timeline.stepCount, (n + 1) ** 2);
  /** @type {Map<string, boolean>} */
  const is_p = new Map();
  let cursor = 0;
  for (let b = 0; b <= n; b += 1)
    for (let a = 0; a <= n; a += 1) {
      cursor += 1;
      const all = options(a, b);
      const place = all.findIndex((to) => is_p.get(String(to)));
      const step = cellStepAt(timeline, cursor);
      assert.equal(step.kind, 'cell');
      const read = all.slice(0, place < 0 ? all.length : place + 1);
      const found = place < 0 ? null : { a: all[place]?.[0], b: all[place]?.[1] };
      assert.deepEqual([step.a, step.b, step.read, step.found], [a, b, read.length, found]);
      assert.equal(
        step.reaches.reduce((sum, { count }) => sum + count, 0),
        read.length,
      );
      is_p.set(String([a, b]), place < 0);
      assert.equal(cellCursorOf(timeline, cellAtOf(timeline, cursor)), cursor);
    }
  for (const place of ['21,0', '0,21', 'x', '']) assert.equal(cellCursorOf(timeline, place), null);
  // A pair is complete with its second star, in the row of the larger value.
  pairEnds(timeline).forEach((end, index) => {
    const step = cellStepAt(timeline, end);
    assert.ok(step.kind === 'cell' && step.found === null && step.b - step.a === index);
  });
});
