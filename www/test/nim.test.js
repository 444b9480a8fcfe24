/** Nim's own: a move of several takes, moves that are too many to be listed, and the digits on its board. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsAt } from '../games/heaps/nim/shown.js';
import { bitOf, knowledgeAt, numberOf, widthOf } from '../games/heaps/nim/steps.js';
import { present } from '../play/play.js';
import { openPage, settle } from './page.js';
import { linked } from './solver.js';

/** @import { NimTimeline, PlayMoves } from '../../crate/pkg/heaps/mexplorer.js' */

/** @typedef {NimTimeline} Timeline */

test('a chosen move that is not allowed is rejected until another choice', async () => {
  const { page } = await openPage('#/nim?heaps=3,4,5&moore=2&play=person&hide=1');
  const { match } = page;
  match.chooseTake('0', '4');
  match.chooseTake('1', '1');
  for (const [first, refused, left] of /** @type {[string | null, boolean, string][]} */ ([
    [null, true, '3,4,5'],
    ['3', false, '0,3,5'],
  ])) {
    if (first !== null) match.chooseTake('0', first);
    assert.equal(match.rejection.value, null);
    match.playChosenTakes();
    await settle();
    assert.deepEqual([match.rejection.value !== null, match.play.value && present(match.play.value).text], [refused, left]);
  }
  page.destroy();
});

test('moves beyond two thousand are not listed, and are made all the same', () => {
  const size = '9'.repeat(1000);
  const position = `${size},${size},1`;
  const { solved } = linked(`#/nim?heaps=${position}`);
  /** @type {PlayMoves} */
  const { moves, winning, patient } = solved.moves({ position, random: [0, 0, 0] });
  assert.deepEqual([moves, winning.length, patient?.move], [null, 3, '0,1']);
  assert.equal(solved.after({ position, move: '2,1' }).wins, true);
  // Of Moore's winning moves one is known, and any other is known for one when it is made.
  const moore = linked('#/nim?heaps=1000000,1000000,1000000,7&moore=2').solved;
  const { winning: one } = moore.moves({ position: '1000000,1000000,1000000,7', random: [0, 0, 0] });
  assert.equal(one.length, 1);
  assert.equal(moore.after({ position: '1000000,1000000,1000000,7', move: '3,7' }).wins, true);
  assert.equal(solved.after({ position, move: `0,${size}` }).to, `0,${size},1`);
});

test('the board at the end has the digits of the heaps that the move leaves; before, those of the heaps', () => {
  for (const query of ['heaps=3,4,5', 'heaps=13,7,22,9', 'heaps=13,7,22,9&moore=2', 'heaps=1,1,2&rule=misere', 'heaps=900,7,65&max=99']) {
    /** @type {Timeline} */
    const timeline = linked(`#/nim?${query}`).timeline();
    const [start, end] = [knowledgeAt(timeline, 0), knowledgeAt(timeline, timeline.steps.stepCount)];
    assert.equal(end.added, timeline.heaps.length);
    timeline.bits.forEach((bits, heap) => {
      for (let column = 0; column < widthOf(timeline); column += 1) {
        assert.equal(start.digitOf(heap, column).digit, bitOf(bits, column));
        assert.equal(end.digitOf(heap, column).digit, bitOf(timeline.bitsAfter?.[heap], column), `${query}: ${heap}, ${column}`);
      }
    });
    assert.deepEqual(
      [...end.taken],
      timeline.takes.map(([heap]) => Number(heap)),
    );
  }
});

test('beside the others a heap would have to be a XOR X', () => {
  /** @type {Timeline} */
  const { bits, beside } = linked('#/nim?heaps=13,7,22,9').timeline();
  const xor = bits.reduce((sum, one) => sum ^ numberOf(one), 0n);
  assert.deepEqual(
    beside,
    bits.map((one) => String(numberOf(one) ^ xor)),
  );
});

test('stones may stand without their columns, until the first step', async () => {
  const { page } = await openPage('#/nim?heaps=4,4&view=stones');
  assert.equal(page.shows_stones.value, true);
  page.player.seek(1);
  assert.equal(page.shows_stones.value, false);
  page.destroy();
});

test('once a heap has the digits after the move, its size after the move stands beside them', () => {
  const timeline = linked('#/nim?heaps=3,4,5').timeline();
  const afterAt = (/** @type {number} */ cursor) =>
    rowsAt(timeline, knowledgeAt(timeline, cursor), [2, 1, 0]).rows.map(({ after }) => after);
  assert.deepEqual(afterAt(timeline.steps.stepCount - 1), ['?', '', ''], 'while its digits change');
  assert.deepEqual(afterAt(5), ['', '', '']);
  assert.deepEqual(afterAt(timeline.steps.stepCount), ['1', '', '']);
});

test('a digit changes at the step whose sentence says so', () => {
  const digitsAt = (/** @type {string} */ heaps, /** @type {number[]} */ cursors) => {
    const timeline = linked(`#/nim?heaps=${heaps}`).timeline();
    return cursors.map((cursor) => [3, 2, 1, 0].map((column) => knowledgeAt(timeline, cursor).digitOf(0, column).digit).join(''));
  };
  // Heap 1 of 3, 4, 5 keeps its 1 in column 1; that of 8, 4, 3 gets three ones, each at its own step.
  assert.deepEqual(digitsAt('3,4,5', [5, 6, 7, 8, 9]), ['0011', '0001', '0001', '0001', '0001']);
  assert.deepEqual(digitsAt('8,4,3', [5, 6, 7, 8, 9, 10, 11]), ['0000', '0000', '0100', '0100', '0110', '0110', '0111']);
});
