/** The axes of a board: no name and no number stands on another, none gives way, and what is laid over a table covers no cell. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standInForBrowser } from '../../scripts/browserless.mjs';
import { drawAxes, mapAreaOf } from '../canvas/axis.js';
import { wholeBoard } from '../canvas/map_layout.js';
import { fitted, legible } from '../canvas/table_viewport.js';
import { areaOf, extentOf, isCornerFree } from '../games/dynamic_nim/table_view.js';

/** @typedef {{words: string, left: number, right: number, top: number, bottom: number}} Label */

standInForBrowser();

/** Boards as a projector of 1024 × 768 and of 1280 × 720, a desk and a phone have them, with the height of their labels. */
const BOARDS = /** @type {const} */ ([
  [628, 487, 22],
  [398, 487, 22],
  [304, 401, 22],
  [809, 445, 24],
  [844, 500, 13],
  [320, 300, 12],
]);

const NAMES = [
  { row: 'row ↓', column: 'column →' },
  { row: 'row ↓', column: 'column →', may_stand_above: true },
  { row: '行 ↓', column: '列 →' },
  { row: 'pile b ↓', column: 'pile a →', brief: { row: 'b ↓', column: 'a →' } },
  { row: 'b 堆 ↓', column: 'a 堆 →', brief: { row: 'b ↓', column: 'a →' } },
];

/** Width of words, as wide as letters of a screen are. @param {string} words @param {number} px */
const widthOf = (words, px) => [...words].reduce((sum, letter) => sum + (letter > '⺀' ? 1 : letter === ' ' ? 0.32 : 0.64), 0) * px;

/**
 * What is written on the axes.
 * @param {readonly [number, number, number]} size @param {typeof NAMES[number]} names @param {number} side of the board
 * @param {bigint | null} at row and column of the current cell
 */
function labelsOf([width, height, label], names, side, at) {
  const /** @type {Label[]} */ labels = [];
  const context = {
    font: '',
    textAlign: 'left',
    fillRect() {},
    measureText: (/** @type {string} */ words) => ({ width: widthOf(words, label) }),
    fillText(/** @type {string} */ words, /** @type {number} */ x, /** @type {number} */ y) {
      const wide = widthOf(words, label);
      const left = x - (context.textAlign === 'right' ? wide : context.textAlign === 'center' ? wide / 2 : 0);
      if (words) labels.push({ words, left, right: left + wide, top: y - label * 0.36, bottom: y + label * 0.36 });
    },
  };
  const palette = /** @type {any} */ ({ px: { label }, font: 'sans-serif' });
  const last = BigInt(side - 1);
  const area = mapAreaOf({ width, height }, last, palette, names);
  const viewport = wholeBoard({ rows: side, columns: side }, area);
  const stage = /** @type {any} */ ({ context, size: () => ({ width, height }) });
  drawAxes(stage, { viewport, area, palette, last, widest: last, current: at === null ? null : { row: at, column: at }, names });
  return labels;
}

test('on the axes nothing stands on anything else, in the window, and the first and the last number are there', () => {
  for (const size of BOARDS)
    for (const names of NAMES)
      for (const [side, at] of /** @type {const} */ ([
        [4, null],
        [5, null],
        [5, 4n],
        [13, null],
        [13, 0n],
        [13, 7n],
        [13, 12n],
      ])) {
        const labels = labelsOf(size, names, side, at);
        const told = `${size} ${names.row} ${side}, current ${at}: ${labels.map(({ words }) => words).join(' ')}`;
        for (const [index, one] of labels.entries()) {
          assert.ok(one.left >= -1 && one.right <= size[0] + 1, `${one.words} is cut: ${told}`);
          for (const other of labels.slice(0, index))
            assert.ok(
              one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom,
              `${one.words} on ${other.words}: ${told}`,
            );
        }
        const words = labels.map((one) => one.words);
        assert.equal(words.filter((one) => one === '0').length, 2, told);
        if (at !== null) assert.equal(words.filter((one) => one === String(at)).length, 2, told);
        if (side < 10) assert.equal(words.filter((one) => one === String(side - 1)).length, 2, told);
        assert.ok(words.includes(names.row) || words.includes(names.brief?.row ?? '↓'), told);
        assert.ok(words.includes(names.column) || words.includes(names.brief?.column ?? '→'), told);
      }
});

test('the small table stands on the board only where no row that is followed comes under it', () => {
  const palette = /** @type {any} */ ({ px: { label: 18 }, font: 'sans-serif' });
  const corner = { top: 28, width: 132, height: 132 };
  const isFree = (/** @type {{width: number, height: number}} */ size, /** @type {number} */ rows) => {
    const table = /** @type {any} */ ({ size: rows });
    const whole = fitted(areaOf(size, table, palette), extentOf(table), { width: 118, height: 84 }, 1.45);
    return isCornerFree(size, table, palette, legible(whole, 22), corner);
  };
  for (const size of [
    { width: 628, height: 502 },
    { width: 809, height: 460 },
  ]) {
    assert.equal(isFree(size, 24), true);
    assert.equal(isFree(size, 200), false);
  }
});

test('columns that can be read stay all in sight, of a table whose rows are made higher', () => {
  const unit = { width: 21, height: 17 };
  const viewport = { origin: { row: 0n, column: 0n }, offset: { x: 0, y: 0 }, unit, level: 0 };
  assert.deepEqual(legible(viewport, 22).unit, { width: 21, height: 22 });
  assert.deepEqual(legible({ ...viewport, unit: { width: 10, height: 11 } }, 22).unit, { width: 20, height: 22 });
  assert.deepEqual(legible(viewport, 12).unit, unit);
  const low = { ...viewport, unit: { width: 18, height: 12 } };
  assert.deepEqual(legible(low, 24, 23).unit, { width: 23, height: 24 });
  assert.deepEqual(legible(low, 24, 21).unit, { width: 36, height: 24 });
});
