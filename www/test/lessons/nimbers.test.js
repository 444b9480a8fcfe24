/** What the lesson of nimbers states: who wins on its boards, the values it names, and the moves it tells, each also by the bare rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, verdictAt, says } = factsOf('nimbers');

/** The least number that is absent. @param {readonly number[]} values */
function mex(values) {
  let least = 0;
  while (values.includes(least)) least += 1;
  return least;
}

/** Values from 0 on, by what may be left of a heap. @param {number} count @param {(heap: number) => readonly (readonly number[])[]} left */
function valuesOf(count, left) {
  /** @type {number[]} */
  const values = [];
  for (let heap = 0; heap < count; heap += 1)
    values.push(mex(left(heap).map((parts) => parts.reduce((sum, part) => sum ^ (values[part] ?? 0), 0))));
  return values;
}

/** Two to six are taken. @param {number} heap */
const twoToSix = (heap) => [2, 3, 4, 5, 6].filter((take) => take <= heap).map((take) => [heap - take]);

/** One pin or two neighbours are knocked down. @param {number} row */
const pins = (row) => [1, 2].flatMap((take) => Array.from({ length: Math.max(0, row - take + 1) }, (_, left) => [left, row - take - left]));

const TAKEN = valuesOf(40, twoToSix);
const KAYLES = valuesOf(8, pins);

test('the file reads, and its boards are won and lost as it says', () => {
  assert.deepEqual(mistakes, []);
  assert.deepEqual(
    sections.map((_, index) => verdictAt(index + 1).outcome),
    ['P', 'N', 'N', 'P', 'N', 'N', 'P', 'P', 'N', 'N', 'N', 'N'],
  );
});

test('Nim: an even number of stones that is won, the move, and XOR 0 after it', () => {
  says(2, `3 + 4 + 5 = ${3 + 4 + 5} stones`);
  assert.equal(verdictAt(2).grundy, String(3 ^ 4 ^ 5));
  says(3, `For 3, 4, 5 it is ${3 ^ 4 ^ 5}.`);
  says(3, 'Take 2 from the first heap, and 1, 4, 5 are left');
  assert.deepEqual(verdictAt(3).moves, [['0', '2']]);
  assert.equal(linked('#/nim?heaps=1,4,5').verdict().outcome, 'P');
});

test('two to six: 5 is worth 2, 8 is worth 0, and 10 has one move to a lost heap', () => {
  assert.deepEqual(
    twoToSix(5).map(([left = -1]) => TAKEN[left]),
    [1, 1, 0, 0],
  );
  assert.equal(TAKEN[5], 2);
  assert.deepEqual([...new Set(twoToSix(8).map(([left = -1]) => TAKEN[left]))].sort(), [1, 2, 3]);
  assert.deepEqual([TAKEN[0], TAKEN[1], TAKEN[8]], [0, 0, 0]);
  assert.deepEqual(
    twoToSix(10).map(([left = -1]) => [left, TAKEN[left] === 0]),
    [
      [8, true],
      [7, false],
      [6, false],
      [5, false],
      [4, false],
    ],
  );
  assert.deepEqual(verdictAt(6).moves, [['0', '2']]);
  for (const [heap, value] of TAKEN.entries()) {
    assert.equal(value === 0, [0, 1].includes(heap % 8), String(heap));
    assert.equal(linked(`#/subtraction?set=2-6&heaps=${heap}`).verdict().grundy, String(value));
  }
});

test('a sum of two games that are won alone is lost', () => {
  for (const alone of ['nim:1', 'subtraction:2-6:10']) {
    const { outcome, grundy } = linked(`#/sum?parts=${alone}`).verdict();
    assert.deepEqual([outcome, grundy], ['N', '1']);
  }
  assert.equal(verdictAt(8).grundy, '0');
  says(8, `1 XOR 1 is ${1 ^ 1}`);
});

test('two of the three winning moves make a value larger', () => {
  assert.deepEqual([TAKEN[17], TAKEN[15], TAKEN[14]], [0, 3, 3]);
  assert.deepEqual(verdictAt(10).moves, [
    ['0', ['0', '3']],
    ['1', ['0', '2']],
    ['1', ['0', '3']],
  ]);
});

test('misère: a row of Kayles that is worth 4 and is no heap of 4, by a search of all positions', () => {
  assert.equal(KAYLES[5], 4);
  assert.equal(linked('#/sum?parts=nim:4+octal:0.77:5').verdict().outcome, 'P');
  assert.equal(linked('#/nim?heaps=4,4&rule=misere').verdict().outcome, 'P');
  const { outcome, asNim, moves } = verdictAt(12);
  assert.deepEqual([outcome, asNim, moves], ['N', 'P', [['0', ['0', '3']]]]);

  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** Whether the player to move wins; a player who can't move does. @param {number} heap @param {readonly number[]} rows @returns {boolean} */
  const wins = (heap, rows) => {
    const name = `${heap}:${[...rows].sort().join()}`;
    const told = known.get(name);
    if (told !== undefined) return told;
    const next = [
      ...Array.from({ length: heap }, (_, left) => wins(left, rows)),
      ...rows.flatMap((row, at) => pins(row).map((parts) => wins(heap, [...rows.filter((_, other) => other !== at), ...parts]))),
    ];
    const is_won = next.length === 0 || next.includes(false);
    known.set(name, is_won);
    return is_won;
  };
  assert.equal(wins(4, [5]), true);
  assert.equal(wins(1, [5]), false);
});
