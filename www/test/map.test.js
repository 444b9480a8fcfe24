import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { tickText } from '../canvas/axis.js';
import { roundStep } from '../canvas/ticks.js';
import { createMapBoard } from '../canvas/map_board.js';
import * as map from '../canvas/map_viewport.js';
import { createPieces } from '../canvas/pieces.js';

const AREA = { width: 800, height: 500 };
const HUGE = 10n ** 400n;

test('the whole table fits, at whole cells a pixel or whole pixels a cell', () => {
  assert.deepEqual(map.fitting(401n, AREA), { cells: 1n, px: 1 });
  assert.deepEqual(map.fitting(11n, AREA), { cells: 1n, px: 45 });
  assert.deepEqual(map.fitting(1n, AREA), { cells: 1n, px: map.LARGEST_PX });
  assert.deepEqual(map.fitting(501n, AREA), { cells: 2n, px: 1 });
  for (const rows of [501n, 10_000_001n, HUGE + 1n]) {
    const scale = map.fitting(rows, AREA);
    assert.ok(map.pixelsOf(rows, scale) <= 500n && map.pixelsOf(rows, { ...scale, cells: scale.cells - 1n }) > 500n);
  }
});

test('zooming goes by powers of two, from any scale, and ends at both ends', () => {
  let scale = map.fitting(HUGE, AREA);
  let levels = 0;
  for (; scale.px < map.LARGEST_PX; levels += 1) {
    const next = map.finer(scale);
    assert.ok(!map.asCoarse(next, scale) && map.asCoarse(scale, next));
    scale = next;
  }
  assert.equal(levels, (HUGE / 500n).toString(2).length + Math.log2(map.LARGEST_PX));
  for (let level = 0; level < levels; level += 1) scale = map.coarser(scale);
  assert.ok(map.asCoarse(scale, map.fitting(HUGE, AREA)));
  assert.deepEqual(map.coarser({ cells: 1n, px: 45 }), { cells: 1n, px: 32 });
  assert.deepEqual(map.coarser({ cells: 1n, px: 2 }), { cells: 1n, px: 1 });
  assert.deepEqual(map.coarser({ cells: 1n, px: 1 }), { cells: 2n, px: 1 });
  assert.deepEqual(map.finer({ cells: 21_232n, px: 1 }), { cells: 16_384n, px: 1 });
});

test('a zoom in and out again keeps the cell under the pointer, at four hundred digits too', () => {
  for (const row of [0n, 77n, HUGE / 3n, HUGE]) {
    const rows = HUGE + 1n;
    let view = map.clamped({ scale: { cells: 1n, px: 16 }, x: 0n, y: row * 16n - 100n }, AREA, rows);
    const before = map.cellAt(view, 10, 40);
    for (let level = 0; level < 9; level += 1) view = map.rescaled(view, map.coarser(view.scale), 10, 40);
    for (let level = 0; level < 9; level += 1) view = map.rescaled(view, map.finer(view.scale), 10, 40);
    const after = map.cellAt(view, 10, 40);
    // A pixel at the coarsest scale stood for so many cells.
    const most = 1n << 5n;
    const moved = after.row > before.row ? after.row - before.row : before.row - after.row;
    assert.ok(moved <= most, `${moved}`);
  }
});

test('places are exact where doubles would all be one', () => {
  const view = { scale: { cells: 1n, px: 8 }, x: 0n, y: HUGE * 8n };
  assert.deepEqual(
    [0, 7, 8, 17].map((y) => map.cellAt(view, 0, y).row - HUGE),
    [0n, 0n, 1n, 2n],
  );
  assert.deepEqual(
    [HUGE, HUGE + 3n].map((row) => map.rowY(view, row)),
    [0, 24],
  );
  assert.equal(map.rowY(view, 0n), -1_000_000);
  assert.equal(map.rowY({ scale: { cells: 16n, px: 1 }, x: 0n, y: 10n }, 168n), 0.5);
});

test('a link names the window: first row, first column, rows on show', () => {
  const rows = 10n ** 100n + 1n;
  for (const scale of [
    { cells: 1n, px: 16 },
    { cells: 1n, px: 1 },
    { cells: 1n << 300n, px: 1 },
  ]) {
    const view = map.clamped({ scale, x: 3n * BigInt(scale.px), y: 12_345n * BigInt(scale.px) }, AREA, rows);
    assert.deepEqual(map.viewOf(map.windowOf(view, AREA), AREA, rows), view);
  }
  assert.equal(map.viewOf('0,0,500', AREA, 401n)?.scale.px, 1);
  for (const bad of ['', '1', '1,2', '-1,0,5', '1,2,x', '0,0,0', `${rows},0,5`]) assert.equal(map.viewOf(bad, AREA, rows), null);
});

test('a map stays over its table, and follows a cell no further than it must', () => {
  const rows = 1_000n;
  const scale = { cells: 1n, px: 10 };
  assert.deepEqual(map.clamped({ scale, x: -5n, y: 99_999n }, AREA, rows), { scale, x: 0n, y: 9_500n });
  const view = { scale, x: 0n, y: 1_000n };
  assert.deepEqual(map.revealing(view, AREA, { row: 120n, column: 3n }), view);
  assert.equal(map.revealing(view, AREA, { row: 200n, column: 3n }).y, 2_000n + 10n + 15n - 500n);
  assert.equal(map.revealing(view, AREA, { row: 50n, column: 3n }).y, 500n - 15n);
});

test('at home small cells are kept large enough: a part is shown, which goes along with the steps until the user moves it', () => {
  const [reveal, window_of_link] = [signal(/** @type {{row: bigint, column: bigint} | null} */ (null)), signal('')];
  /** @type {(string | null)[]} */
  const written = [];
  const model = {
    ...{ rows: signal(24n), edge: signal(1000n), least_px: signal(10), reveal, window: window_of_link, hover: signal(null) },
    areaOf: () => ({ left: 0, top: 0, width: 300, height: 120 }),
    moved: (/** @type {string | null} */ to) => written.push(to),
  };
  const board = createMapBoard(/** @type {any} */ (model));
  board.size.value = { width: 300, height: 120 };
  board.palette.value = /** @type {any} */ ({});
  const shown = () => {
    const view = board.viewport.value;
    assert.ok(view);
    assert.deepEqual(view.scale, { cells: 1n, px: 10 });
    return [view.x, view.y];
  };
  assert.deepEqual(shown(), [0n, 0n]);
  for (const [row, column, x, y] of /** @type {const} */ ([
    [3n, 3n, 0n, 0n],
    [20n, 3n, 0n, 105n],
    [20n, 40n, 125n, 105n],
    [0n, 0n, 0n, 0n],
    [20n, 3n, 0n, 105n],
  ])) {
    reveal.value = { row, column };
    assert.deepEqual(shown(), [x, y]);
    assert.equal(board.away.value, false);
  }
  // Another size of the board keeps the step in sight.
  board.size.value = { width: 301, height: 120 };
  assert.deepEqual(shown(), [0n, 105n]);
  assert.deepEqual(written, []);
  board.pan(-50, 0);
  assert.deepEqual(shown(), [50n, 105n]);
  assert.deepEqual([board.away.value, written], [true, ['10,5,12']]);
  board.fit();
  assert.deepEqual(shown(), [0n, 105n]);
  assert.deepEqual([board.away.value, written.at(-1)], [false, null]);
  board.destroy();
});

test('labels: round steps, and numbers as short as neighbours can be told apart', () => {
  assert.deepEqual([1n, 3n, 7n, 20n, 21n, 999n].map(roundStep), [1n, 5n, 10n, 20n, 50n, 1_000n]);
  assert.equal(tickText(0n, 5n), '0');
  assert.equal(tickText(9_500_000n, 500_000n), '9500000');
  assert.equal(tickText(12n * 10n ** 99n, 10n ** 99n), '1.2·10¹⁰⁰');
  assert.equal(tickText(10n ** 100n, 2n * 10n ** 99n), '1·10¹⁰⁰');
  assert.equal(tickText(10n ** 100n + 1_250n, 50n), '…001250');
});

test('pieces: the most urgent first, one at a time, dropped when there is no room', async () => {
  /** @type {string[]} */
  const asked = [];
  /** @type {string[]} */
  const dropped = [];
  let changed = 0;
  const pieces = createPieces({
    ask: async ({ about }) => {
      asked.push(String(about));
      return about;
    },
    made: (/** @type {string} */ answer) => answer,
    changed: () => (changed += 1),
    refused: () => assert.fail('nothing is refused here'),
    dropped: (piece) => dropped.push(piece),
  });
  const want = (/** @type {[string, number][]} */ ...wanted) => {
    pieces.begin();
    const found = wanted.map(([key, far]) => pieces.get(key, { ask: 'map', about: key }, far));
    return { found, whole: pieces.end(2) };
  };
  assert.deepEqual(want(['a', 3], ['b', 1], ['c', 2]), { found: [undefined, undefined, undefined], whole: false });
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual([asked, changed], [['b', 'c', 'a'], 3]);
  assert.deepEqual(want(['c', 0], ['a', 0]), { found: ['c', 'a'], whole: true });
  assert.deepEqual(dropped, ['b']);
  pieces.clear();
  assert.deepEqual(dropped.slice(1).sort(), ['a', 'c']);
});

test('pieces: a refusal is told once and ends the asking; what comes after a change is dropped', async () => {
  let refusals = 0;
  let asked = 0;
  /** @type {(answer: string) => void} */
  let answer = () => {};
  /** @type {string[]} */
  const dropped = [];
  let how = 'refuse';
  const pieces = createPieces({
    ask: () => {
      asked += 1;
      return how === 'refuse' ? Promise.reject(new Error('no')) : new Promise((resolve) => (answer = resolve));
    },
    made: (/** @type {string} */ piece) => piece,
    changed: () => {},
    refused: () => (refusals += 1),
    dropped: (piece) => dropped.push(piece),
  });
  const draw = () => {
    pieces.begin();
    pieces.get('a', { ask: 'map', about: 1 }, 0);
    pieces.end(9);
    return new Promise((resolve) => setTimeout(resolve, 2));
  };
  await draw();
  await draw();
  assert.deepEqual([asked, refusals], [1, 1]);
  pieces.clear();
  how = 'wait';
  await draw();
  pieces.clear();
  answer('late');
  await new Promise((resolve) => setTimeout(resolve, 2));
  assert.deepEqual([asked, dropped], [2, ['late']]);
});
