/** The sweep of k and the chart of costs, as far as they are arithmetic: against the solver, and against plain counting. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scaleLinear, scaleLog } from 'd3-scale';
import { powerTicks } from '../canvas/ticks.js';
import { createPlacer, exponentsFor, linesOf, log10, runsOf } from '../games/dynamic_nim/cost_model.js';
import { power } from '../ui/signs.js';
import { compare, factor, factorOf } from '../games/dynamic_nim/factor.js';
import {
  after,
  ASKED_TO,
  before,
  beyond,
  breaksOf,
  FROM,
  nearest,
  placed,
  stopsOf,
  stretchesOf,
  stretchOf,
  thresholdsOf,
  TO,
  UP_TO,
} from '../games/dynamic_nim/sweep_model.js';
import { gameOf, numerationOf, tableOf } from './solver.js';

/** @import { Factor } from '../games/dynamic_nim/types.js' */

const stretches = stretchesOf(gameOf({}).sweep({ from: FROM.text, to: ASKED_TO.text, upTo: UP_TO }));
const stops = stopsOf(stretches);
const breaks = breaksOf(stretches);

/** @param {string} k */
const known = (k) => /** @type {Factor} */ (factorOf(k));

test('the breaks are those of the lesson, in lowest terms, and the strip ends at 6', () => {
  const up_to_five = breaks.filter((one) => compare(one, known('5')) <= 0).map(({ text }) => text);
  assert.deepEqual(up_to_five, ['1', '2', '5/2', '3', '7/2', '11/3', '43/11', '4', '13/3', '31/7', '9/2', '14/3', '33/7', '5']);
  assert.equal(breaks.at(-1)?.text, '6');
  assert.equal(stretches.at(-1)?.to?.text, '145/23');
  assert.equal(stretches[0]?.from.text, '1/2');
});

test('thresholds from the losing piles are those of the solver, at every break, between breaks, and beyond the strip', () => {
  for (const { from, to, members } of stretches) {
    const middle = to && factor(from.p * to.q + to.p * from.q, 2n * from.q * to.q);
    for (const k of [from, ...(middle ? [middle] : [])]) {
      const { f } = tableOf({ n: '200', k: k.text });
      assert.deepEqual(thresholdsOf(members, 200).slice(1), [...f.slice(1)], `k = ${k.text}`);
    }
  }
  for (const k of ['1/400', '9/10', '22/7', '355/113', '7', '10', '100', '101', '999999999999999999']) {
    const asked = beyond(known(k)).text;
    const [first] = compare(known(k), TO) > 0 ? gameOf({}).sweep({ from: asked, to: asked, upTo: UP_TO }) : [];
    const members = first?.members ?? stretchOf(stretches, known(k))?.members ?? [];
    assert.deepEqual(thresholdsOf(members, 60).slice(1), [...tableOf({ n: '60', k }).f.slice(1)], `k = ${k}`);
  }
  assert.deepEqual(thresholdsOf([1], 3), [Infinity, 1, 1, 1]);
});

test('a factor belongs to the last stretch that begins at or before it', () => {
  for (const [k, from] of [
    ['1/400', '1/2'],
    ['1/2', '1/2'],
    ['1', '1'],
    ['3/2', '1'],
    ['22/7', '3'],
    ['43/11', '43/11'],
    ['42/11', '11/3'],
    ['6', '6'],
  ]) {
    assert.equal(stretchOf(stretches, known(String(k)))?.from.text, from, `k = ${k}`);
  }
  assert.equal(stretchOf([], known('2')), null);
});

test('a factor is read exactly from every way to write it, and from nothing else', () => {
  for (const [typed, text] of [
    ['2', '2'],
    ['1.5', '3/2'],
    ['.5', '1/2'],
    ['6/4', '3/2'],
    ['2.50', '5/2'],
    ['0.1/2', '1/20'],
    ['123456789012345678/2', '61728394506172839'],
  ]) {
    assert.equal(factorOf(typed)?.text, text, typed);
  }
  for (const wrong of ['', '0', '0/3', '3/0', 'oops', '-1', '1e3', '/2', '.', '1/', null, undefined])
    assert.equal(factorOf(wrong), null, String(wrong));
  assert.ok(compare(known('33333333333333333/100000000000000000'), known('1/3')) < 0, 'doubles would call them equal');
});

test('a factor of the strip is read as the solver reads it', () => {
  for (const k of ['2', '1.5', '.5', '7/2', '355/113', '0.10', '4/2', '2.50']) {
    const { k: solved } = tableOf({ k });
    assert.deepEqual([String(known(k).p), String(known(k).q)], [solved?.p, solved?.q], k);
  }
});

test('the stops are every sixtieth and every break, once each, ascending', () => {
  assert.equal(stops[0]?.text, '1/2');
  assert.equal(stops.at(-1)?.text, '6');
  stops.forEach((stop, i) => assert.ok(i === 0 || compare(/** @type {typeof stop} */ (stops[i - 1]), stop) < 0, stop.text));
  assert.equal(stops.filter(({ q }) => 60n % q === 0n).length, 331);
  for (const one of breaks)
    assert.ok(
      stops.some(({ text }) => text === one.text),
      one.text,
    );
  assert.equal(after(stops, known('22/7'))?.text, '63/20');
  assert.equal(before(stops, known('22/7'))?.text, '47/15');
  assert.equal(after(breaks, known('3'))?.text, '7/2');
  assert.equal(before(breaks, known('1')), null);
  assert.equal(after(breaks, known('6')), null);
});

test('the pointer goes to the nearest stop, and to a break from a little further', () => {
  assert.equal(nearest(stops, breaks, 2.49, 0).text, '149/60');
  assert.equal(nearest(stops, breaks, 2.49, 0.02).text, '5/2');
  assert.equal(nearest(stops, breaks, -1, 0).text, '1/2');
  assert.equal(nearest(stops, breaks, 99, 0.1).text, '6');
});

test('no label touches another, or the line of one above it', () => {
  const box = { left: 0, right: 300, rows: 3, gap: 4 };
  const labels = breaks.map(({ text, value }) => ({ text, at: ((value - 0.5) / 5.5) * 300, width: text.length * 7 }));
  const fixed = [{ text: '22/7', at: 144, x: 144, width: 40, row: 2 }];
  const set = placed(fixed, labels, box);
  assert.ok(set.length > 10);
  for (const one of set) {
    assert.ok(one.x - one.width / 2 >= 0 && one.x + one.width / 2 <= 300);
    for (const other of set) {
      if (one === other) continue;
      if (one.row === other.row) assert.ok(Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + 4, `${one.text} and ${other.text}`);
      if (one.row < other.row) assert.ok(Math.abs(one.x - other.at) >= one.width / 2, `${one.text} on the line of ${other.text}`);
    }
  }
});

test('the lines of the chart are the counted work, and a run lies on the line of its method', () => {
  const lines = linesOf(gameOf({ k: '5/2' }).costs({ maxExponent: 12 }));
  assert.deepEqual(
    lines.map(({ method }) => method),
    ['definition', 'rows', 'walls', 'numeration'],
  );
  const runs = runsOf(tableOf({ n: '100', k: '5/2' }));
  assert.equal(runs.length, 4);
  for (const { method, steps } of runs) {
    const point = lines.find((line) => line.method === method)?.points.find(({ pile }) => pile === 100);
    assert.equal(point?.steps, steps, method);
  }
  assert.deepEqual(runsOf(numerationOf({ n: '100', k: '5/2' })), runs.slice(3));
  assert.equal(lines[3]?.points.at(-1)?.pile, null);
  assert.deepEqual(
    linesOf(gameOf({ k: '1/2' }).costs({ maxExponent: 12 })).map(({ method }) => method),
    ['definition', 'rows', 'walls'],
  );
});

test('sizes as logarithms, and powers', () => {
  assert.equal(log10('1'), 0);
  assert.ok(Math.abs(log10('2'.repeat(1000)) - (999 + Math.log10(20 / 9))) < 1e-9);
  assert.deepEqual(['24', '1'.repeat(41), '1'.repeat(5000)].map(exponentsFor), [12, 41, 1000]);
  assert.equal(power(120), '10¹²⁰');
});

test('an axis names whole powers of ten, evenly, as near as has room, whether its scale is of numbers or of exponents', () => {
  const exponents = (/** @type {number} */ most, /** @type {number} */ width_px) =>
    powerTicks(scaleLinear([0, most], [0, width_px]), most, 60);
  assert.deepEqual(exponents(12, 780), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.deepEqual(exponents(12, 360), [0, 2, 4, 6, 8, 10, 12]);
  assert.deepEqual(exponents(1000, 360), [0, 200, 400, 600, 800, 1000]);
  // A scale with more room than powers has no halves.
  assert.deepEqual(exponents(2, 4000), [0, 1, 2]);
  assert.deepEqual(powerTicks(scaleLog([1e2, 1e10], [300, 0]), 8, 20), [1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]);
  assert.deepEqual(powerTicks(scaleLog([1e2, 1e10], [300, 0]), 8, 60), [1e2, 1e4, 1e6, 1e8, 1e10]);
  for (let most = 12; most <= 1000; most += 1) {
    for (const width_px of [240, 333, 780, 1600]) {
      const ticks = exponents(most, width_px);
      const step = (ticks[1] ?? assert.fail()) - (ticks[0] ?? 0);
      assert.ok((step / most) * width_px >= 0.6 * 60 || step === 1, `${most} on ${width_px}`);
      assert.ok(ticks.every((tick, i) => Number.isInteger(tick) && tick === i * step));
    }
  }
});

test('words find room beside what they name, off every line', () => {
  const placer = createPlacer({ left: 0, top: 0, right: 100, bottom: 100 }, [
    [
      { x: 0, y: 100 },
      { x: 50, y: 50 },
    ],
  ]);
  /** @type {readonly (readonly [number, number])[]} */
  const sides = [
    [-1, 0],
    [1, 0],
  ];
  // On the left it would lie on the line; the second one finds the first there.
  assert.deepEqual(placer.put({ x: 50, y: 50 }, { width: 20, height: 10 }, 2, sides), { left: 52, right: 72, top: 45, bottom: 55 });
  const second = placer.put({ x: 50, y: 50 }, { width: 20, height: 10 }, 2, sides);
  assert.ok(second.right <= 45 || second.left >= 72, 'neither on the line nor on the first');
  const crossed = placer.put({ x: 25, y: 75 }, { width: 10, height: 10 }, 2, [
    [0, 0],
    [1, 1],
  ]);
  assert.ok(crossed.left > 25 && crossed.top > 75);
});
