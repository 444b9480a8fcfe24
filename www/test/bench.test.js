/** What the bench compares the solver with gives the same as the solver. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillThresholds, grundyValues, losingPiles, lowerOf, wholeRoot, winningTakes, winningTargets } from '../bench/plain.js';
import { labelGraph, randomGraph, readEdges } from '../bench/plain_graph.js';
import { fillSubtraction, sparseValues } from '../bench/plain_octal.js';
import { gameOf, linked, tableOf, wythoffOf } from './solver.js';

/** @type {[string, number, number][]} */
const FACTORS = [
  ['1', 1, 1],
  ['2', 2, 1],
  ['5/2', 5, 2],
  ['3', 3, 1],
  ['43/11', 43, 11],
  ['10', 10, 1],
];

test('the plain stack finds the thresholds of the solver, also where it is large', () => {
  for (const [k, p, q] of /** @type {typeof FACTORS} */ ([...FACTORS, ['1/2', 1, 2], ['9/10', 9, 10]])) {
    for (const size of [1, 2, 400, 100_000]) {
      const { f } = tableOf({ n: String(size), k });
      const plain = new Int32Array(size + 1);
      fillThresholds(plain, p, q);
      assert.deepEqual(plain.subarray(1), Int32Array.from(f.subarray(1)), `k = ${k}, ${size} rows`);
    }
  }
});

test('the plain losing piles are those of the solver', () => {
  for (const [k, p, q] of FACTORS) {
    const pile = 10n ** 40n;
    const members = losingPiles(pile, BigInt(p), BigInt(q));
    const game = gameOf({ n: String(pile), k });
    assert.deepEqual(members.map(String), game.members({ first: 0, count: members.length }));
    assert.equal(/** @type {any} */ (game.timeline('numeration')).memberCount, members.length);
  }
});

test('the plain winning takes are those of the solver, from small piles to a thousand digits', () => {
  const piles = [...Array.from({ length: 60 }, (_, index) => BigInt(index + 1)), 10n ** 30n, 10n ** 1000n - 1n];
  for (const [k, p, q] of FACTORS) {
    for (const pile of piles) {
      const { moves } = gameOf({ n: String(pile), k }).verdict();
      assert.deepEqual(winningTakes(pile, BigInt(p), BigInt(q)), moves, `k = ${k}, n = ${pile}`);
    }
  }
});

test('the plain root is the whole part of the square root, at squares and beside them', () => {
  for (const root of [1n, 2n, 3n, 94_906_267n, 2n ** 51n, 2n ** 53n - 1n, 10n ** 30n + 7n, 2n ** 511n - 1n, 2n ** 512n, 10n ** 400n - 1n]) {
    assert.equal(wholeRoot(root * root), root);
    assert.equal(wholeRoot(root * root - 1n), root - 1n);
    assert.equal(wholeRoot(root * root + 2n * root), root);
  }
  assert.equal(wholeRoot(0n), 0n);
});

test('the plain winning moves are those of the solver, from the corner to four hundred digits', () => {
  /** @type {[bigint, bigint][]} */
  const positions = Array.from({ length: 900 }, (_, index) => [BigInt(index % 30), BigInt(Math.floor(index / 30))]);
  let state = 1n;
  const random = (/** @type {number} */ digits) => {
    state = (state * 3n ** 900n + 1n) % 10n ** 401n;
    return state % 10n ** BigInt(digits);
  };
  for (let digits = 3; digits <= 400; digits = Math.ceil(digits * 1.3)) {
    for (let count = 0; count < 8; count += 1) {
      const [a, b] = [random(digits), random(digits)];
      const index = random(digits - 1);
      const lower = lowerOf(index);
      positions.push(
        [a, b],
        [a, a],
        [lower, lower + index],
        [lower + index, lower],
        [lower + 1n, lower + index + 1n],
        [lower + index, lower + index],
      );
    }
  }
  // Lines on which the places of the golden ratio decide least: Fibonacci numbers.
  for (let [f, g] = [1n, 1n]; g < 10n ** 399n; [f, g] = [g, f + g]) if (g % 10n < 2n) positions.push([f, g], [g, f + g], [g, g]);
  const counts = new Set();
  for (const [a, b] of positions) {
    const { outcome, moves } = wythoffOf({ a: String(a), b: String(b) }).verdict();
    const plain = winningTargets(a, b);
    assert.deepEqual(plain ?? [], moves, `(${a}, ${b})`);
    assert.equal(plain === null, outcome === 'P');
    counts.add(moves.length);
  }
  assert.deepEqual([...counts].sort(), [0, 1, 2, 3]);
});

test('the plain Grundy values are those of the solver: all small tables, and where words and groups of words end', () => {
  const game = wythoffOf({});
  for (const n of [...Array.from({ length: 61 }, (_, size) => size), 255, 256, 300, 511, 512, 700, 1100]) {
    const values = game.grundy({ n });
    assert.deepEqual(grundyValues(n), values, `to ${n}`);
  }
});

/** Values as the solver has them, of a game alone. @param {string} kind of a link @param {string} query @param {number} count */
function valuesOf(kind, query, count) {
  const { solved } = linked(`#/${query}&heaps=1`);
  const about = { kind, count, steps: false };
  while (solved.advance('values', about) < 1);
  const values = [...solved.values(about)];
  assert.equal(values.length, count, query);
  return values;
}

test('the plain sparse space has the values of the solver: all codes of two digits that split, and some that gain by it', () => {
  const digits = Array.from({ length: 64 }, (_, number) => number.toString(8).padStart(2, '0'));
  const splitting = digits.filter((two) => /[4-7]/.test(two)).map((two) => `0.${two.replace(/0$/, '')}`);
  for (const [code, count] of /** @type {[string, number][]} */ ([
    ...splitting.map((code) => [code, 700]),
    ['0.051', 5_000],
    ['0.104', 5_000],
    ['0.127', 5_000],
    ['0.56', 20_000],
  ])) {
    const values = valuesOf(`octal:${code}`, `octal?code=${code}`, count);
    assert.deepEqual([...sparseValues(code, count).values], values, code);
  }
  // The 2 · 10^8 splits that there are: hardly any.
  assert.ok(sparseValues('0.56', 20_000).evaluations < 5_000_000);
});

test('the plain values of a subtraction game are those of the solver, also across blocks', () => {
  for (const set of ['2,4,6', '1,4,9,16,25,36', '3,5000', '7,30,4999,9001']) {
    const plain = new Uint16Array(40_000);
    fillSubtraction(set.split(',').map(Number), plain);
    assert.deepEqual([...plain], valuesOf(`subtraction:${set}`, `subtraction?set=${set}`, plain.length), set);
  }
});

test('the plain labels are those of the solver, of small graphs and of larger ones', () => {
  for (const [vertices, edges] of /** @type {[number, number][]} */ ([
    [3, 2],
    [10, 12],
    [40, 100],
    [3000, 4000],
  ])) {
    const ends = readEdges(randomGraph(vertices, edges));
    const query = Array.from({ length: ends.length / 2 }, (_, edge) => `${ends[2 * edge]}-${ends[2 * edge + 1]}`).join(',');
    const { labels } = linked(`#/graph?edges=${query}`).solved.graph();
    assert.deepEqual([...labelGraph(ends)], [...labels], `${vertices}, ${edges}`);
  }
});
