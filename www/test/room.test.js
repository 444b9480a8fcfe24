/** What the board of a play keeps room for, and what it marks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastTake } from '../play/end.js';
import { roomOf, tracesOf } from '../play/room.js';
import { numberPlace } from '../games/hackenbush/layout.js';
import { areOf } from '../games/rows/pick.js';

/** @param {...string} positions heaps of each, by commas */
const heaps = (...positions) => positions.map((position) => position.split(',').map((size) => ({ size })));

test('a play has the same room from its first move to its last', () => {
  const all = ['3,14,5', '3,2,5', '0,2,5', '0,2,0'];
  const room = roomOf(heaps(...all), 120n, false);
  assert.deepEqual(room, { rows: 3, lines_of_ten: 4, narrow_lines: 5, across: 10, narrow: 5, digits: 2 });
  for (let count = 1; count <= all.length; count += 1) assert.deepEqual(roomOf(heaps(...all.slice(0, count)), 120n, false), room);
  // On a phone seven stones are in one line, eight in two of five.
  assert.deepEqual(
    [roomOf(heaps('7,4'), 120n, false), roomOf(heaps('8,4'), 120n, false)].map(({ narrow, narrow_lines }) => [narrow, narrow_lines]),
    [
      [7, 2],
      [5, 3],
    ],
  );
  // A heap that may be split has room for two more rows; a large one is a number alone.
  assert.deepEqual(roomOf(heaps('3,999'), 120n, true), { rows: 4, lines_of_ten: 4, narrow_lines: 4, across: 3, narrow: 3, digits: 3 });
});

test('the last move leaves traces, and what went before leaves its room', () => {
  assert.deepEqual(tracesOf(heaps('3,4,5', '3,1,5', '3,1,3'), 120n), [
    { taken: 0, gone: 0 },
    { taken: 0, gone: 3 },
    { taken: 2, gone: 0 },
  ]);
  const none = { taken: 0, gone: 0 };
  assert.deepEqual(tracesOf(heaps('3,4'), 120n), [none, none]);
  assert.deepEqual(tracesOf(heaps('5,4', '2,1,4'), 120n), [none, none, none], 'rows came');
  assert.deepEqual(tracesOf(heaps('500', '400'), 120n), [none], 'a number alone');
});

test('who took the last stones, and how many', () => {
  const setup = { opponent: /** @type {const} */ ('gentle'), first: /** @type {const} */ ('you'), seed: 1 };
  const takeOf = (/** @type {[string, string][]} */ ...moves) =>
    lastTake(/** @type {any} */ ({ setup, moves: moves.map(([move, to]) => ({ move, to })) }));
  assert.deepEqual(takeOf(['0,1', '0,2'], ['1,2', '0,0']), { who: 'other', count: 2n });
  assert.deepEqual(takeOf(['0,1;1,2', '0,0']), { who: 'you', count: 3n });
  assert.deepEqual(takeOf([',4', '0,0']), { who: 'you', count: 4n });
  assert.equal(takeOf(['0,1', '0,2']), null, 'stones are left');
  assert.equal(takeOf(), null);
});

test('a place can be chosen where a move goes on with it', () => {
  assert.ok(areOf(['2', '3'], ['2', '3', '3'], true));
  assert.ok(areOf(['2', '3', '3'], ['2', '3', '3'], true));
  assert.ok(!areOf(['3'], ['2', '3', '3'], true), 'a move begins with its first place');
  assert.ok(!areOf(['2', '4'], ['2', '3', '3'], true));
  assert.ok(!areOf(['2', '2'], ['2', '3', '3'], true), 'each place as often as in the move');
  assert.ok(areOf(['10', '6'], ['6', '10'], false), 'in any order');
});

test('the number of a vertex of Hackenbush is beside its edges, and below the ground', () => {
  const at = { x: 0, y: 0 };
  const [up, down, right] = [
    { x: 0, y: -100 },
    { x: 0, y: 100 },
    { x: 100, y: 0 },
  ];
  assert.ok(Math.abs(numberPlace(at, [up, down], false).y) < 1, 'beside a stalk');
  assert.ok(numberPlace(at, [up, down, right], false).x < -1, 'where no edge is');
  assert.ok(numberPlace(at, [up], true).y > 1, 'below the ground');
  assert.ok(numberPlace(at, [at], false).y > -1, 'a loop goes up');
});
