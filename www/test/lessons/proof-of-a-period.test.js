/** What the lesson of periods states: who wins on its boards, the values it names, where two games part, and what the proofs compare. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, askedAt, says } = factsOf('proof-of-a-period');

/** Values of rows by the digits after the point, by all moves. @param {readonly number[]} digits @param {number} count */
function valuesOf(digits, count) {
  /** @type {number[]} */
  const values = [];
  for (let row = 0; row < count; row += 1) {
    const seen = new Set();
    for (const [index, digit] of digits.entries()) {
      const rest = row - index - 1;
      if (rest === 0 && digit & 1) seen.add(0);
      if (rest > 0 && digit & 2) seen.add(values[rest]);
      for (let left = 1; digit & 4 && left <= rest - left; left += 1) seen.add((values[left] ?? 0) ^ (values[rest - left] ?? 0));
    }
    let least = 0;
    while (seen.has(least)) least += 1;
    values.push(least);
  }
  return values;
}

const KAYLES = valuesOf([7, 7], 400);
const DAWSON = valuesOf([0, 7], 400);

test('the file reads, and its boards are won and lost as it says', () => {
  assert.deepEqual(mistakes, []);
  const outcomes = { 2: 'N', 3: 'N', 6: 'N', 7: 'N', 10: 'P', 11: 'P' };
  for (const [number, outcome] of Object.entries(outcomes)) assert.equal(askedAt(Number(number)).verdict().outcome, outcome, number);
});

test('nine pins: the heap is lost, the row is won by the pin in the middle, and is worth 4', () => {
  assert.equal(linked('#/nim?heaps=9&max=2').verdict().outcome, 'P');
  assert.deepEqual(askedAt(3).verdict().moves, [['0', '1', '4']]);
  assert.equal(KAYLES[9], 4);
  assert.ok(KAYLES.slice(1).every((value) => value > 0));
});

test('Dawson’s Kayles: six is worth 3, and what looks like a period breaks at 49', () => {
  assert.deepEqual(DAWSON.slice(0, 7), [0, 0, 1, 1, 2, 0, 3]);
  assert.deepEqual([DAWSON[4], (DAWSON[1] ?? 0) ^ (DAWSON[3] ?? 0), (DAWSON[2] ?? 0) ^ (DAWSON[2] ?? 0)], [2, 1, 0]);
  assert.deepEqual(DAWSON.slice(35, 49), DAWSON.slice(1, 15));
  assert.deepEqual([DAWSON[49], DAWSON[15]], [4, 0]);
  assert.deepEqual([...askedAt(5).timeline().values.slice(0, 61)], DAWSON.slice(0, 61));
});

test('0.161 and 0.36 are worth the same to 518 and part at 519, where one move makes them equal', () => {
  const [one, other] = [valuesOf([1, 6, 1], 520), valuesOf([3, 6], 520)];
  assert.deepEqual(one.slice(0, 519), other.slice(0, 519));
  assert.notEqual(one[519], other[519]);
  assert.equal(other[518], one[519]);
  const { grundy, moves } = askedAt(7).verdict();
  assert.equal(grundy, String((one[519] ?? 0) ^ (other[519] ?? 0)));
  assert.deepEqual(moves, [
    ['1', ['0', '1', '0']],
    ['1', ['0', '1', '518']],
  ]);
});

test('the proofs: 89 comparisons from 53 to 141, and 85 from 71 to 155', () => {
  /** @type {[number, number[], number][]} section, values, the most that is taken */
  const proofs = [
    [8, DAWSON, 2],
    [9, KAYLES, 2],
  ];
  for (const [number, values, taken] of proofs) {
    const { period: found } = askedAt(number).timeline();
    const { preperiod: from, period, certainty, window } = found;
    const last = 2 * from + period + taken - 1;
    assert.equal(certainty, 'guy-smith');
    assert.equal(window, last - from + 1);
    says(number, `${window} comparisons`);
    says(number, `${from} to ${last}`);
    assert.deepEqual(values.slice(from, last + 1), values.slice(from + period, last + 1 + period));
    assert.notEqual(values[from - 1], values[from - 1 + period]);
  }
  says(8, 'n₀ = 53, p = 34, k = 2');
  assert.deepEqual([KAYLES[70], KAYLES[82]], [6, 2]);
});

test('100 pins and a one with fifty zeros: both leave 4, both are worth 1', () => {
  const large = sections[9]?.link.match(/heaps=(\d+),100$/)?.[1] ?? '';
  assert.equal(BigInt(large), 10n ** 50n);
  says(11, `Both leave ${BigInt(large) % 12n}, like`);
  says(11, `the same value, ${KAYLES[100]}, and the XOR is 0`);
  assert.equal(KAYLES[100], 1);
  for (const heap of ['100', large]) assert.equal(linked(`#/octal?code=0.77&heaps=${heap}`).verdict().grundy, '1');
});

test('Grundy’s game: no period is told, whether values are given or a period is sought', () => {
  for (const method of ['mex', 'period'])
    assert.equal(linked(`#/octal?code=4!.0&heaps=200&method=${method}`).timeline().period, null, method);
});
