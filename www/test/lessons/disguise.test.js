/** What the lesson of Nim in disguise states: who wins on its boards, the moves and values it names, each also by the bare rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, verdictAt, says } = factsOf('disguise');

/** Nimbers by all that follows. @param {(position: string) => readonly string[]} next @returns {(position: string) => number} */
function nimberBy(next) {
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} position @returns {number} */
  const nimber = (position) => {
    const told = known.get(position);
    if (told !== undefined) return told;
    const values = new Set(next(position).map(nimber));
    let least = 0;
    while (values.has(least)) least += 1;
    known.set(position, least);
    return least;
  };
  return nimber;
}

/** Boards after a move, where a coin without a free cell on its right is thrown off. @param {string} board */
const thrown = (board) =>
  [...board].flatMap((cell, at) => {
    if (cell === '0') return [];
    const cells = [...board];
    cells[at] = '0';
    const free = board.indexOf('0', at);
    if (free >= 0) cells[free] = '1';
    return [cells.join('')];
  });

/** The XOR of the odd stairs, a coin's being one more than its free cells. @param {string} board */
function staircaseOf(board) {
  /** @type {Record<number, number>} */
  const coins = {};
  for (const [at, cell] of [...board].entries()) {
    const stair = board.slice(at + 1).replaceAll('1', '').length + 1;
    if (cell === '1' && stair % 2 === 1) coins[stair] = (coins[stair] ?? 0) + 1;
  }
  return Object.values(coins).reduce((sum, count) => sum ^ count, 0);
}

test('the file reads, and its boards are won and lost as it says', () => {
  assert.deepEqual(mistakes, []);
  assert.deepEqual(
    sections.slice(1).map((_, index) => verdictAt(index + 2).outcome),
    ['P', 'P', 'N', 'N', 'N', 'N', 'N', 'P', 'N', 'N', 'N'],
  );
});

test('stairs: the XOR of all of them errs, and a move from an even stair may win', () => {
  says(2, `9 XOR 7 = ${9 ^ 7}.`);
  assert.equal(verdictAt(2).grundy, '0');
  const down = nimberBy((position) => {
    const stairs = position.split(',').map(Number);
    return stairs.flatMap((held, stair) =>
      Array.from({ length: stair === 0 ? 0 : held }, (_, more) =>
        stairs.map((many, at) => (at === stair ? many - more - 1 : at === stair - 1 ? many + more + 1 : many)).join(),
      ),
    );
  });
  assert.equal(down('0,0,4,0,3'), 0);
  assert.equal(down('0,1,5,3'), 1 ^ 3);
  assert.equal(down('0,3,3,3'), 0);
  const link = JSON.stringify(sections[2]).match(/#\/staircase\?stairs=0,1,5,3&at=answer/)?.[0] ?? assert.fail('no link');
  assert.ok(
    linked(link)
      .verdict()
      .moves.some(([stair, many] = ['', '']) => stair === '2' && many === '2'),
  );
});

test('coins that are turned: 11 and 7, by all positions of eleven coins', () => {
  says(5, `2 XOR 5 XOR 11 is ${2 ^ 5 ^ 11}, and 11 XOR ${2 ^ 5 ^ 11} is ${2 ^ 5}`);
  says(5, `The heaps 2, 5, 7 have XOR ${2 ^ 5 ^ 7}`);
  assert.deepEqual(verdictAt(5).moves, [['11', '7']]);
  const turned = nimberBy((position) => {
    const heads = Number(position);
    const next = [];
    for (let last = 1; last <= 11; last += 1)
      if (heads & (1 << last))
        for (let other = 0; other < last; other += 1) next.push(String(heads ^ (1 << last) ^ (other > 0 ? 1 << other : 0)));
    return next;
  });
  assert.equal(turned(String(1 << 11)), 11);
  assert.equal(turned(String((1 << 2) | (1 << 5) | (1 << 11))), 12);
  assert.equal(turned(String((1 << 2) | (1 << 5) | (1 << 7))), 0);
});

test('coins that are thrown off: the staircase errs on 110 and 101, and on no other board of three cells', () => {
  const nimber = nimberBy(thrown);
  const boards = Array.from({ length: 8 }, (_, bits) => bits.toString(2).padStart(3, '0'));
  assert.deepEqual(
    boards.filter((board) => (nimber(board) === 0) !== (staircaseOf(board) === 0)),
    ['101', '110'],
  );
  assert.deepEqual([staircaseOf('110'), staircaseOf('101')], [0, 1]);
  for (const board of boards.slice(1))
    assert.equal(linked(`#/coins?board=${board}&reading=thrown`).verdict().outcome, nimber(board) === 0 ? 'P' : 'N');
  assert.deepEqual(verdictAt(8).moves, ['2']);
  assert.ok(thrown('110').includes('101'));
});

test('coins that are blocked: one coin on an odd stair, the fifth', () => {
  assert.deepEqual(
    linked(sections[5]?.link ?? '')
      .timeline()
      .places.map((/** @type {any} */ { number, holds }) => [Number(number), Number(holds)]),
    [
      [2, 1],
      [5, 1],
      [6, 2],
    ],
  );
  assert.equal(verdictAt(6).grundy, '1');
});

test('parity piles: the numbers of the odd piles count, and the stones do not', () => {
  const moved = nimberBy((position) => {
    const piles = position.split(',').map(Number);
    return piles.flatMap((right, high) =>
      right % 2 === 0
        ? []
        : piles
            .slice(0, high)
            .flatMap((left, low) =>
              [-1, 1]
                .filter((way) => (way < 0 ? right : left) > 0)
                .map((way) => piles.map((held, at) => (at === low ? held - way : at === high ? held + way : held)).join()),
            ),
    );
  });
  // What can be searched: play ends, for the odd piles go down; few stones suffice.
  assert.equal(moved('0,1,0,1'), 2);
  assert.equal(verdictAt(10).grundy, '2');
  says(11, `1 XOR 3 is ${1 ^ 3}`);
  assert.equal(linked('#/parity-piles?piles=0,7,4,9').verdict().grundy, '2');
});

test('splitting beans: values by the distance, the XOR of 4 and 0, three moves that win', () => {
  /** @type {number[]} */
  const values = [];
  for (let distance = 0; distance < 7; distance += 1) {
    const pairs = new Set(values.flatMap((one) => values.map((other) => one ^ other)));
    let least = 0;
    while (pairs.has(least)) least += 1;
    values.push(least);
  }
  assert.deepEqual(values, [0, 1, 2, 4, 7, 8, 11]);
  assert.deepEqual(values.map((value, distance) => value === distance).indexOf(false), 3);
  const { grundy, moves } = verdictAt(12);
  assert.deepEqual([grundy, moves.length], ['4', 3]);
});
