/**
 * What the lesson on Wythoff's game and the golden ratio says is so: stars by the bare rules, multiples by whole numbers, and the first
 * place where a double errs, found by going through all before it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, tells } = factsOf('golden-ratio');

const SIDE = 36;
const PHI = (1 + Math.sqrt(5)) / 2;

/** By the bare rules: whether the player to move loses from (a, b). */
const is_lost = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => false));
/** @param {number} a @param {number} b */
const lostAt = (a, b) => is_lost[a]?.[b] ?? assert.fail(`(${a}, ${b})`);

/** Where one move leads. @param {number} a @param {number} b @returns {[number, number][]} */
const movesFrom = (a, b) => [
  ...Array.from({ length: a }, (_, i) => /** @type {[number, number]} */ ([i, b])),
  ...Array.from({ length: b }, (_, i) => /** @type {[number, number]} */ ([a, i])),
  ...Array.from({ length: Math.min(a, b) }, (_, i) => /** @type {[number, number]} */ ([a - 1 - i, b - 1 - i])),
];
for (let a = 0; a < SIDE; a += 1)
  for (let b = 0; b < SIDE; b += 1) /** @type {boolean[]} */ (is_lost[a])[b] = !movesFrom(a, b).some(([x, y]) => lostAt(x, y));

/** The pairs, the smaller number first. */
const pairs = Array.from({ length: 14 }, (_, i) => {
  let a = 0;
  while (!lostAt(a, a + i)) a += 1;
  return /** @type {const} */ ([a, a + i]);
});
/** @param {number} i */
const pair = (i) => pairs[i] ?? assert.fail(`no pair ${i}`);

/** The whole part of the root of a large number. @param {bigint} n */
function root(n) {
  let r = BigInt(Math.floor(Math.sqrt(Number(n))));
  while (r * r > n) r -= 1n;
  while ((r + 1n) * (r + 1n) <= n) r += 1n;
  return r;
}

/** The whole part of iφ, by whole numbers. @param {bigint} i */
const lower = (i) => (i + root(5n * i * i)) / 2n;

test('the lesson reads, and asks', () => {
  assert.deepEqual(mistakes, []);
  assert.equal(sections.length, 12);
  assert.equal(sections.filter(({ ask }) => ask !== null).length, 4);
});

test('the first stars, and the next one in the order of columns', () => {
  assert.deepEqual(pairs.slice(0, 4), [
    [0, 0],
    [1, 2],
    [3, 5],
    [4, 7],
  ]);
  const stars = [];
  for (let a = 0; a < SIDE; a += 1) for (let b = a; b < SIDE; b += 1) if (lostAt(a, b)) stars.push(`(${a}, ${b})`);
  tells(3, stars.slice(0, 4).join(', '), stars.slice(0, 4).join('、'));
  tells(3, `${stars[3]}.`, `${stars[3]}。`);
});

test('up to pair 5 the numbers 0 to 8, 10 and 13 are used, and 9 goes with 15', () => {
  const used = new Set(pairs.slice(0, 6).flat());
  assert.deepEqual(
    [...used].sort((a, b) => a - b),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13],
  );
  assert.deepEqual(
    [pair(4), pair(5), pair(6)],
    [
      [6, 10],
      [8, 13],
      [9, 15],
    ],
  );
  tells(5, `9 + 6 = `);
  tells(5, String(pair(6)[1]));
  assert.equal(linked(sections[4]?.link ?? '').verdict().outcome, 'P');
  // Once each: an upper number lies above all before it.
  for (let i = 1; i < pairs.length; i += 1) assert.ok(pair(i)[1] > Math.max(...pairs.slice(0, i).flat()));
  const flat = pairs.flat().filter((x) => x > 0);
  assert.equal(new Set(flat).size, flat.length);
});

test('the ratio at 89, and the golden ratio by its equation', () => {
  assert.equal(lower(89n), 144n);
  tells(6, `144 / 89 = ${String(144 / 89).slice(0, 6)}`);
  tells(6, `φ = ${String(PHI).slice(0, 6)}`);
  assert.ok(Math.abs(PHI / (PHI + 1) + 1 - PHI) < 1e-12 && Math.abs(PHI * PHI - PHI - 1) < 1e-12);
  for (let i = 1; i < pairs.length; i += 1) {
    // t upper values lie up to aᵢ: t + i = aᵢ.
    const t = pairs.filter(([, upper]) => upper > 0 && upper <= pair(i)[0]).length;
    assert.equal(t + i, pair(i)[0]);
    assert.equal(pair(i)[0], Number(lower(BigInt(i))));
  }
});

test('multiples of φ and of φ² below 11 and 12, and below 1', () => {
  /** @param {number} x */
  const below = (x) => [Math.floor(x / PHI), Math.floor(x / PHI ** 2)];
  const [p = 0, q = 0] = below(11);
  tells(7, `${p} positive multiples of φ and ${q} of φ²`, `φ 的正倍数有 ${p} 个，φ² 的倍数有 ${q} 个`);
  assert.equal(p + q, 10);
  assert.equal(below(12)[0], 7);
  assert.equal((below(12)[0] ?? 0) + (below(12)[1] ?? 0), 11);
  assert.deepEqual(pair(7), [11, 18]);
  assert.deepEqual(below(1), [0, 0]);
});

test('(2, 1) is lost, and the printed formula does not find it', () => {
  assert.equal(lostAt(2, 1), true);
  assert.equal(linked(sections[7]?.link ?? '').verdict().outcome, 'P');
  assert.notEqual(Math.floor(PHI * Math.abs(1 - 2)), 2);
  assert.equal(Math.floor(PHI * Math.abs(1 - 2)), Math.min(2, 1));
  const moves = movesFrom(2, 1);
  assert.deepEqual(moves.map(String).sort(), ['0,1', '1,0', '1,1', '2,0']);
  // From each of them the other takes all that is left.
  for (const [a, b] of moves) assert.ok(movesFrom(a, b).some(([x, y]) => x === 0 && y === 0));
  for (let a = 0; a < 20; a += 1)
    for (let b = 0; b < 20; b += 1) assert.equal(lostAt(a, b), Math.floor(PHI * Math.abs(b - a)) === Math.min(a, b), `(${a}, ${b})`);
});

test('12 in Fibonacci numbers, and its partner one place to the left', () => {
  const fibonacci = [13, 8, 5, 3, 2, 1];
  /** @param {string} digits */
  const value = (digits) => [...digits].reverse().reduce((sum, digit, i) => sum + (digit === '1' ? (fibonacci.at(-1 - i) ?? 0) : 0), 0);
  assert.deepEqual([value('10101'), value('101010')], [12, 20]);
  assert.deepEqual(pair(8), [12, 20]);
  tells(10, '10101');
  tells(10, '101010 = 13 + 5 + 2');
});

test('the first index at which a double errs is 102,334,155', () => {
  // a is the whole part of iφ where a² − ai − i² is the last of its kind below 0; that number stays small.
  let [a, norm, first] = [0, 0, 0];
  for (let i = 1; first === 0; i += 1) {
    norm -= a + 2 * i - 1;
    // From (a, i) to (a + 1, i).
    for (let next = norm + 2 * a + 1 - i; next < 0; next = norm + 2 * a + 1 - i) [a, norm] = [a + 1, next];
    if (Math.floor(i * PHI) !== a) first = i;
  }
  assert.equal(first, 102_334_155);
  const i = BigInt(first);
  const { link } = sections[10] ?? assert.fail('no section');
  assert.equal(link, `#/wythoff?a=${lower(i)}&b=${lower(i) + i}&method=beatty`);
  assert.equal(linked(link).verdict().outcome, 'P');
  assert.equal(BigInt(Math.floor(first * PHI)), lower(i) + 1n);
  /** @param {bigint | number} value */
  const grouped = (value) => value.toLocaleString('en-US');
  tells(11, grouped(first), String(first));
  tells(11, String(PHI));
  tells(12, grouped(lower(i) + 1n), String(lower(i) + 1n));
  tells(12, grouped(lower(i)), String(lower(i)));
  tells(12, grouped(root(5n * i * i)), String(root(5n * i * i)));
});
