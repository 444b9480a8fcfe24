/** What replaces a sum's board, as far as it is arithmetic: points, bars and splits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf, countsOf, summaryOf } from '../games/sums/frequency_model.js';
import { bandsOf, rasterOf } from '../games/sums/scatter_model.js';
import { linesOf, savingOf, shownWork } from '../games/sums/space_model.js';
import { exceptionsOf, greatestOf } from '../games/sums/steps.js';
import { firstRow, firstSplit, rowAtHand, rowSummary, splitValue } from '../games/sums/splits_model.js';
import { nimbersOf } from './heaps_rules.js';
import { linked } from './solver.js';

/** @import { SparseSpace } from '../../crate/pkg/sums/mexplorer.js' */

/** Nimbers of Dawson's Kayles. */
const DAWSON = Uint32Array.of(0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2);

test('the greatest value', () => {
  assert.equal(greatestOf(DAWSON), 3);
  assert.equal(greatestOf(new Uint32Array()), 0);
});

test('every second period has a band; too many of them are one', () => {
  const period = { preperiod: 5, period: 10 };
  assert.deepEqual(bandsOf(period, 40, 9), [
    { from: 5, to: 15 },
    { from: 25, to: 35 },
  ]);
  assert.deepEqual(bandsOf(period, 30, 9), [
    { from: 5, to: 15 },
    { from: 25, to: 30 },
  ]);
  assert.deepEqual(bandsOf(period, 1000, 9.5), [{ from: 5, to: 15 }]);
  assert.deepEqual(bandsOf({ preperiod: 0, period: 1 }, 40, 9), []);
  assert.deepEqual(bandsOf(null, 40, 9), []);
  assert.deepEqual(bandsOf(period, 5, 9), []);
});

test('a raster has a mark for every heap and no other', () => {
  const of = { width: 7, height: 9, most: 8, dot: 1, zero: [0, 0, 255], other: [9, 8, 7] };
  const values = Uint32Array.from({ length: 40 }, (_, n) => (n * 5) % 9);
  const pixels = rasterOf(values, of);
  const marks = new Set([...values].map((value, n) => `${Math.floor((n * 7) / 40)},${8 - value}`));
  for (let x = 0; x < 7; x += 1) {
    for (let y = 0; y < 9; y += 1) assert.equal(pixels[4 * (7 * y + x) + 3] !== 0, marks.has(`${x},${y}`), `${x},${y}`);
  }
});

test('what lies more densely is stronger; zeros have their own colour, and nothing leaves the picture', () => {
  const of = { width: 2, height: 4, most: 1, dot: 2, zero: [0, 0, 255], other: [9, 8, 7] };
  const pixels = rasterOf(Uint32Array.of(0, 0, 0, 1), of);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => [...pixels.slice(4 * (2 * y + x), 4 * (2 * y + x) + 4)];
  // The left column has two zeros, the right one a zero and a one.
  assert.deepEqual(at(0, 3), [0, 0, 255, 255]);
  assert.deepEqual(at(0, 0), [0, 0, 0, 0]);
  assert.deepEqual(at(1, 0).slice(0, 3), [9, 8, 7]);
  assert.ok((at(1, 3)[3] ?? 0) < 255 && (at(1, 3)[3] ?? 0) > 100);
  // More values than pixels.
  const tall = rasterOf(
    Uint32Array.from({ length: 500 }, (_, n) => n),
    { ...of, width: 10, height: 20, most: 499 },
  );
  assert.equal(tall.length, 800);
  assert.ok(tall[3 + 4 * 9] !== 0, 'the greatest lies in the upper right corner');
});

test('how often each value comes, the commonest, the rarest, and those that never come', () => {
  const counts = countsOf(DAWSON);
  assert.deepEqual([...counts], [4, 4, 2, 3]);
  assert.deepEqual(summaryOf(counts), {
    distinct: 4,
    absent: 0,
    most: 4,
    commonest: 0,
    least: 2,
    rarest: [2],
    rarest_count: 1,
    is_steep: false,
  });
  const rare = summaryOf(countsOf(Uint32Array.from({ length: 100 }, (_, n) => (n < 90 ? 1 : n))));
  assert.deepEqual(rare.rarest, [90, 91, 92, 93, 94, 95]);
  assert.deepEqual([rare.rarest_count, rare.distinct, rare.absent, rare.is_steep], [10, 11, 89, true]);
  assert.equal(countsOf(new Uint32Array()).length, 0);
});

test('bars are of a power of two of values where there would be too many, and lose none', () => {
  const counts = Uint32Array.from({ length: 1000 }, (_, n) => n % 7);
  assert.equal(barsOf(counts, 1000).wide, 1);
  const { wide, bars } = barsOf(counts, 300);
  assert.equal(wide, 4);
  assert.deepEqual([bars.length, bars.at(-1)?.to], [250, 999]);
  assert.equal(
    bars.reduce((sum, { count }) => sum + count, 0),
    counts.reduce((sum, one) => sum + one, 0),
  );
});

test('the first move of a code that splits', () => {
  /** @type {[string, ReturnType<typeof firstSplit>][]} */
  const codes = [
    ['octal:0.07', { taken: 2, has_ends: true, is_unequal: false }],
    ['octal:0.56', { taken: 1, has_ends: false, is_unequal: false }],
    ['octal:4!.0', { taken: 0, has_ends: false, is_unequal: true }],
    ['octal:4.[3]', { taken: 0, has_ends: false, is_unequal: false }],
    ['octal:0.0[37]', { taken: 3, has_ends: true, is_unequal: false }],
    ['octal:0.f', { taken: 1, has_ends: true, is_unequal: false }],
    ['octal:take=200,300', { taken: 200, has_ends: true, is_unequal: false }],
    ['octal:0.33', null],
    ['octal:0.8', null],
  ];
  for (const [kind, split] of codes) assert.deepEqual(firstSplit(kind), split, kind);
});

test('what the parts of a split come to: the bare rule', () => {
  const dawson = { taken: 2, has_ends: true, is_unequal: false };
  assert.equal(splitValue(DAWSON, dawson, 10, 3), (DAWSON[3] ?? 0) ^ (DAWSON[5] ?? 0));
  assert.equal(splitValue(DAWSON, dawson, 10, 8), DAWSON[8]);
  assert.equal(splitValue(DAWSON, dawson, 10, 9), null);
  // A row that is taken whole does not fall in two.
  assert.equal(splitValue(DAWSON, dawson, 2, 0), null);
  const grundy = { taken: 0, has_ends: false, is_unequal: true };
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((left) => splitValue(DAWSON, grundy, 4, left) !== null),
    [false, true, false, true, false],
  );
  for (const split of [dawson, grundy, { taken: 1, has_ends: false, is_unequal: false }]) {
    assert.equal(rowSummary(DAWSON, split, firstRow(split) - 1).all, 0);
    assert.ok(rowSummary(DAWSON, split, firstRow(split)).all > 0);
  }
  assert.deepEqual(rowSummary(DAWSON, dawson, 5), { all: 4, zeros: 0, most: 1 });
});

test('the row at hand is the picked one, or the largest of the link, as far as rows are drawn', () => {
  assert.equal(rowAtHand(null, [{ heap: '10' }, { heap: '7' }]), 10);
  assert.equal(rowAtHand('9', [{ heap: '10' }]), 9);
  assert.equal(rowAtHand(null, [{ heap: '7' }, { heap: `1${'0'.repeat(50)}` }]), 400);
  assert.equal(rowAtHand(null, []), 0);
});

test('what the rare heaps save: counted splits beside all there are, as many as a run over every split looks at', () => {
  /** @param {string} query @param {number} count @returns {SparseSpace | null} */
  const spaceIn = (query, count) => {
    const { solved } = linked(`#/octal?${query}`);
    const about = { kind: `octal:${new URLSearchParams(query).get('code')}`, count, steps: false };
    while (solved.advance('space', about) < 1);
    return solved.space(about) ?? null;
  };
  const space = spaceIn('code=0.56&heaps=40', 10_000) ?? assert.fail();
  const last = space.work.at(-1) ?? assert.fail();
  const { heaps: size } = last;
  // Two digits split, at 1 and 2; a rest of r has r div 2 splits.
  const all = Array.from({ length: size }, (_, heap) => Math.floor(Math.max(0, heap - 1) / 2) + Math.floor(Math.max(0, heap - 2) / 2));
  assert.equal(
    last.splits,
    all.reduce((sum, splits) => sum + splits, 0),
  );
  assert.ok(size >= 10_000 && savingOf(last) > 10, String(savingOf(last)));
  const rare = space.rareByValue.reduce((sum, count) => sum + count, 0);
  assert.ok(rare > 0 && rare < 500, String(rare));
  const [every, some] = linesOf(shownWork(space));
  assert.equal(every.points.length, some.points.length);
  for (let i = 1; i < some.points.length; i += 1) {
    assert.ok(
      (some.points[i]?.size ?? 0) >= (some.points[i - 1]?.size ?? 0) && (some.points[i]?.work ?? 0) >= (some.points[i - 1]?.work ?? 0),
    );
  }
  // In Dawson’s Kayles they save nothing; where nothing splits there are none.
  assert.ok(savingOf(spaceIn('code=0.07&heaps=40', 1000)?.work.at(-1) ?? assert.fail()) < 1);
  assert.equal(spaceIn('code=0.3&heaps=4', 1000), null);
  assert.equal(spaceIn('code=0.8&heaps=4', 1000), null);
});

test('exceptions are the heaps before a period that it would have otherwise', () => {
  // Kayles: 12 apart from 71 on; its last exception is 70, and there are fourteen.
  const kayles = Uint32Array.from(nimbersOf((heap) => [1, 2].flatMap((take) => splitsOf(heap - take)), 200));
  assert.deepEqual(
    [...exceptionsOf(kayles, { preperiod: 71, period: 12, saltus: 0 })],
    [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70],
  );
  // Lasker's Nim rises by 4 every 4 heaps; the empty heap alone stands apart.
  const lasker = Uint32Array.from({ length: 40 }, (_, n) => (n === 0 ? 0 : n % 4 === 3 ? n + 1 : n % 4 === 0 ? n - 1 : n));
  assert.deepEqual([...exceptionsOf(lasker, { preperiod: 1, period: 4, saltus: 4 })], [0]);
  assert.equal(exceptionsOf(lasker, null).size, 0);
  // Of what is not known yet nothing is said.
  assert.equal(exceptionsOf(kayles.slice(0, 71), { preperiod: 71, period: 12, saltus: 0 }).size, 0);
});

/** Both parts of every split of a row; none of a row that is not there. @param {number} rest @returns {[number, number][]} */
const splitsOf = (rest) => (rest < 0 ? [] : Array.from({ length: Math.floor(rest / 2) + 1 }, (_, left) => [left, rest - left]));
