/** What the lesson of a rule of one’s own states: labels, draws, where conjectureKind fail, each also by the bare rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributesOf } from '../../shell/verdict_attributes.js';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, verdictAt, says } = factsOf('own-rule');

/** The links in a section’s English prose. @param {number} number @returns {string[]} */
const linksIn = (number) =>
  (sections[number - 1]?.prose.en ?? []).flatMap((block) =>
    block.kind === 'paragraph' ? block.spans.flatMap((span) => (span.kind === 'link' ? [span.link] : [])) : [],
  );

/** The heaps that are lost for the player to move. @param {number} count @param {(heap: number) => readonly number[]} left */
function lostHeaps(count, left) {
  /** @type {Set<number>} */
  const lost = new Set();
  for (let heap = 0; heap < count; heap += 1) if (!left(heap).some((rest) => lost.has(rest))) lost.add(heap);
  return [...lost];
}

test('the file reads, and its boards are won and lost as it says', () => {
  assert.deepEqual(mistakes, []);
  assert.equal(sections.length, 12);
  assert.deepEqual(
    [4, 5, 6, 7, 8, 9, 10, 11].map((number) => verdictAt(number).outcome),
    ['N', 'N', 'draw', 'draw', 'P', 'P', 'P', 'P'],
  );
});

test('one or four are taken: 7 is lost, 8 and 9 are won, and the guess holds at all 61 heaps', () => {
  const lost = lostHeaps(61, (heap) => [1, 4].filter((take) => take <= heap).map((take) => heap - take));
  assert.deepEqual(lost.slice(0, 4), [0, 2, 5, 7]);
  assert.deepEqual(
    lost,
    Array.from({ length: 61 }, (_, heap) => heap).filter((heap) => heap % 5 === 0 || heap % 5 === 2),
  );
  assert.equal(attributesOf(verdictAt(3)).conjecture, 'holds:61');
});

test('unequal parts: the lost heaps to 60, the guess that fails first at 13, and the move there', () => {
  /** @type {number[]} */
  const values = [];
  for (let heap = 0; heap <= 60; heap += 1) {
    const seen = new Set();
    for (let part = 1; part < heap - part; part += 1) seen.add((values[part] ?? 0) ^ (values[heap - part] ?? 0));
    let least = 0;
    while (seen.has(least)) least += 1;
    values.push(least);
  }
  const lost = values.flatMap((value, heap) => (value === 0 ? [heap] : []));
  assert.deepEqual(lost, [0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53]);
  assert.equal(
    values.findIndex((value, heap) => (value === 0) !== (heap <= 2 || heap % 3 === 1)),
    13,
  );
  assert.equal(values[5], values[8]);
  const { conjecture, moves } = verdictAt(5);
  assert.deepEqual(conjecture, { kind: 'fails', first: '13' });
  assert.deepEqual(moves, [[['5'], ['8']]]);
});

test('the rook that may step back: 49 draws, and without stepping back (3, 3) is lost', () => {
  assert.equal(attributesOf(verdictAt(7)).table, '64:14,1,49,0');
  const rule = decodeURIComponent(sections[6]?.link.replace(/^.*rule=/, '').replace(/&.*$/, '') ?? '');
  const lines = rule.split('\n');
  assert.match(lines[2] ?? '', /y \+ 1/);
  const without = linked(`#/lab?rule=${encodeURIComponent(lines.filter((_, index) => index !== 2).join('\n'))}`).verdict();
  assert.equal(without.outcome, 'P');

  // Labels by the bare rule until nothing changes; what has none is a draw.
  const places = Array.from({ length: 64 }, (_, index) => [index % 8, Math.floor(index / 8)]);
  const next = ([x = 0, y = 0] = /** @type {number[]} */ ([])) =>
    x + y === 0
      ? []
      : places
          .filter(([a = 0, b = 0]) => (b === y && a < x) || (a === x && b < y) || (a === x && b === y + 1))
          .map(([a = 0, b = 0]) => a + 8 * b);
  /** @type {Map<number, string>} */
  const labels = new Map();
  for (let before = -1; before < labels.size;) {
    before = labels.size;
    for (const [index, place] of places.entries()) {
      const told = next(place).map((to) => labels.get(to));
      if (told.includes('P')) labels.set(index, 'N');
      else if (told.every((label) => label === 'N')) labels.set(index, 'P');
    }
  }
  assert.equal(64 - labels.size, 49);
  assert.ok([...labels.keys()].every((index) => index % 8 === 0 || index < 8));
});

test('misère: (5, 5) stays lost, the old rule errs at four positions, and the mended one nowhere', () => {
  /** @type {boolean[][]} by both heaps, whether the player to move has lost */
  const lost = [];
  for (let a = 0; a <= 12; a += 1) {
    lost.push([]);
    for (let b = 0; b <= 12; b += 1) {
      const rests = [...Array.from({ length: a }, (_, i) => lost[i]?.[b]), ...Array.from({ length: b }, (_, i) => lost[a]?.[i])];
      lost[a]?.push(rests.length > 0 && !rests.includes(true));
    }
  }
  const errors = lost.flatMap((row, a) => row.flatMap((is_lost, b) => (is_lost !== (a === b) ? [`${a},${b}`] : [])));
  assert.deepEqual(errors, ['0,0', '0,1', '1,0', '1,1']);
  assert.equal(lost[5]?.[5], true);
  assert.equal(attributesOf(verdictAt(9)).conjecture, 'fails:0,0');
  const [mended = assert.fail('no link')] = linksIn(9);
  assert.equal(attributesOf(linked(mended).verdict()).conjecture, 'holds:169');
});

test('Wythoff: the printed formula fails first at (1, 0), and with min(x, y) it holds at 441 positions', () => {
  says(10, `For (1, 2) that gives ${Math.floor((1 + Math.sqrt(5)) / 2)} and x is 1`);
  assert.equal(verdictAt(10).outcome, linked('#/wythoff?a=2&b=1').verdict().outcome);
  assert.equal(linked('#/wythoff?a=1&b=0').verdict().outcome, 'N');
  assert.equal(attributesOf(verdictAt(11)).conjecture, 'fails:1,0');
  const [mended = assert.fail('no link')] = linksIn(11);
  assert.equal(attributesOf(linked(mended).verdict()).conjecture, 'holds:441');
});

test('at most half is taken: what is lost', () => {
  const left = (/** @type {number} */ heap) => Array.from({ length: Math.floor(heap / 2) }, (_, index) => heap - index - 1);
  const lost = lostHeaps(41, left);
  assert.deepEqual(lost, [0, 1, 3, 7, 15, 31]);
  assert.equal(attributesOf(verdictAt(12)).table, `41:${41 - lost.length},${lost.length},0,0`);
});
