import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAt, cellSize, columnX, fitted, clamped, legible, panned, revealing, rowY, visible, zoomed } from '../canvas/table_viewport.js';

const AREA = { width: 800, height: 400 };
/** @param {bigint} side */
const square = (side) => ({ rows: side, columns: side });
/** @param {bigint} row @param {bigint} [last] */
const cells = (row, last = row) => ({ first_row: row, last_row: last, first_column: 0n, last_column: 0n, margin: 1n });
const LARGEST = { width: 60, height: 44 };
const HUGE = 10n ** 300n;

test('the fitted table lies inside the area and starts at its corner', () => {
  for (const side of [1n, 2n, 25n, 401n]) {
    const view = fitted(AREA, square(side), LARGEST, 1.45);
    const { width, height } = cellSize(view);
    assert.ok(width * Number(side) <= 800.001 && height * Number(side) <= 400.001, String(side));
    assert.deepEqual([columnX(view, 0n), rowY(view, 0n)], [0, 0]);
  }
});

test('cells and pixels are inverse, also after panning and zooming', () => {
  let view = legible(fitted(AREA, square(401n), LARGEST, 1.45), 20);
  view = zoomed(panned(view, -333.3, -777.7), 1, 100, 50);
  for (const [row, column] of /** @type {[bigint, bigint][]} */ ([
    [0n, 0n],
    [40n, 17n],
    [400n, 400n],
  ])) {
    const at = cellAt(view, columnX(view, column) + 1, rowY(view, row) + 1);
    assert.deepEqual(at, { row, column });
  }
});

test('zooming keeps the point under the pointer, and back is where it was', () => {
  const view = panned(legible(fitted(AREA, square(401n), LARGEST, 1.45), 16), -1000, -2000);
  const before = cellAt(view, 300, 200);
  assert.deepEqual(cellAt(zoomed(view, 2, 300, 200), 300, 200), before);
  const back = zoomed(zoomed(view, 3, 300, 200), -3, 300, 200);
  assert.ok(Math.abs(columnX(back, before.column) - columnX(view, before.column)) < 1e-9);
});

test('row 10^300 is as exact as row 0', () => {
  const near = { ...legible(fitted(AREA, square(401n), LARGEST, 1.45), 20), origin: { row: HUGE, column: HUGE }, offset: { x: -3, y: -5 } };
  const there = panned(near, -41, -67);
  assert.deepEqual(cellAt(there, 0, 0), { row: HUGE + 3n, column: HUGE + BigInt(Math.floor(44 / cellSize(near).width)) });
  assert.equal(rowY(there, HUGE + 4n) - rowY(there, HUGE + 3n), 20);
});

test('the table is kept on the board', () => {
  const view = legible(fitted(AREA, square(101n), LARGEST, 1.45), 20);
  const lost = clamped(panned(view, 5000, -100000), AREA, square(101n));
  assert.equal(columnX(lost, 0n), 0);
  assert.ok(Math.abs(rowY(lost, 101n) - AREA.height) < 1e-6);
});

test('what is to be seen is seen, with whole rows at the top', () => {
  const extent = square(101n);
  let view = legible(fitted(AREA, extent, LARGEST, 1.45), 20);
  for (const row of [0n, 50n, 100n, 3n, 77n, 76n, 0n]) {
    view = revealing(view, AREA, extent, cells(row));
    const seen = visible(view, AREA, extent);
    assert.ok(seen.first_row <= row && row <= seen.last_row, `row ${row}`);
    assert.ok(rowY(view, row) >= -1e-6 && rowY(view, row + 1n) <= AREA.height + 1e-6, `row ${row} whole`);
  }
});

test('where two rows are too far apart, the later one wins', () => {
  const extent = square(101n);
  const view = revealing(legible(fitted(AREA, extent, LARGEST, 1.45), 20), AREA, extent, cells(2n, 90n));
  assert.ok(rowY(view, 91n) <= AREA.height + 1e-6);
});

test('a cell is in sight where there is no room for those around it', () => {
  const [extent, area] = [
    { rows: 4n, columns: 8n },
    { width: 200, height: 30 },
  ];
  const view = { origin: { row: 0n, column: 0n }, offset: { x: 0, y: 0 }, unit: { width: 25, height: 25 }, level: 0 };
  for (const row of [0n, 1n, 2n, 3n]) {
    const seen = revealing(view, area, extent, { first_row: row, last_row: row, first_column: 3n, last_column: 3n, margin: 1n });
    assert.ok(rowY(seen, row) >= 0 && rowY(seen, row + 1n) <= area.height, `row ${row}`);
  }
});

test('what is in sight already does not move', () => {
  const extent = square(101n);
  const view = revealing(legible(fitted(AREA, extent, LARGEST, 1.45), 20), AREA, extent, cells(50n));
  assert.equal(revealing(view, AREA, extent, cells(49n)), view);
});
