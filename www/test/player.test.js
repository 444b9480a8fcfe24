import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPlayer, milestonesAt, SPEEDS } from '../player/player.js';

/** Ten steps, milestones at 0, 3, 7 and 10. @param {number} start */
function playerAt(start) {
  const player = createPlayer();
  player.load(10, milestonesAt([0, 3, 7, 10]), start);
  return player;
}

test('degenerate timelines: nothing to step through', () => {
  const player = createPlayer();
  player.load(0, milestonesAt([0]), 5);
  player.step(1);
  player.milestone(1);
  player.milestone(-1);
  player.toggle();
  assert.deepEqual([player.cursor.value, player.playing.value], [0, false]);
});

test('the cursor stays between 0 and the last step', () => {
  const player = playerAt(99);
  assert.equal(player.cursor.value, 10);
  player.step(1);
  assert.equal(player.cursor.value, 10);
  player.seek(-4);
  assert.equal(player.cursor.value, 0);
});

test('milestones: the next one past the cursor, the last one before it', () => {
  const player = playerAt(4);
  player.milestone(1);
  assert.equal(player.cursor.value, 7);
  player.milestone(-1);
  assert.equal(player.cursor.value, 3);
  player.milestone(-1);
  player.milestone(-1);
  assert.equal(player.cursor.value, 0);
});

test('playing takes one step per 1 / speed and stops at the end', () => {
  const player = playerAt(0);
  assert.equal(SPEEDS[player.speed.value], 2);
  player.toggle();
  for (let i = 0; i < 12; i += 1) player.tick(40);
  assert.equal(player.cursor.value, 0, '480 ms');
  player.tick(40);
  assert.deepEqual([player.cursor.value, player.moved.value.cause], [1, 'play']);
  for (let i = 0; i < 1000; i += 1) player.tick(40);
  assert.deepEqual([player.cursor.value, player.playing.value], [10, false]);
});

test('playing from the end starts again; a step by hand pauses', () => {
  const player = playerAt(10);
  player.toggle();
  assert.deepEqual([player.cursor.value, player.playing.value], [0, true]);
  player.step(1, 'hand');
  assert.deepEqual([player.cursor.value, player.playing.value], [1, false]);
  player.tick(10_000);
  assert.equal(player.cursor.value, 1);
});

test('a long frame takes several steps at once, as a seek', () => {
  const player = playerAt(0);
  player.toggle();
  player.tick(1600);
  assert.deepEqual([player.cursor.value, player.moved.value.cause], [3, 'seek']);
});

test('speed stays within its table', () => {
  const player = playerAt(0);
  for (let i = 0; i < 20; i += 1) player.changeSpeed(1);
  assert.equal(player.speed.value, SPEEDS.length - 1);
  for (let i = 0; i < 20; i += 1) player.changeSpeed(-1);
  assert.equal(player.speed.value, 0);
});

test('where it came from is told with the cursor, in one go', () => {
  const player = playerAt(4);
  player.step(1, 'repeat');
  assert.deepEqual(player.moved.value, { from: 4, cause: 'repeat' });
});
