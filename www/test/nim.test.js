/** Nim from a link to its answer, its moves and its board: against the rules written out in a few lines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nimLesson } from '../games/heaps/nim/lesson.js';
import { bitOf, knowledgeAt, numberOf, widthOf } from '../games/heaps/nim/steps.js';
import { present } from '../play/play.js';
import { openPage, settle } from './page.js';
import { linked, refusal } from './solver.js';

/** @typedef {import('../../crate/pkg/heaps/mexplorer.js').NimTimeline} Timeline */
/** @typedef {import('../../crate/pkg/heaps/mexplorer.js').PlayMoves} PlayMoves */

/** All takes from one heap, at most `max`, and what they leave. @param {number[]} heaps @param {number} max @returns {{move: string, to: string}[]} */
const takesOf = (heaps, max) =>
  heaps.flatMap((size, heap) =>
    Array.from({ length: Math.min(size, max) }, (_, index) => ({
      move: `${heap},${index + 1}`,
      to: heaps.with(heap, size - index - 1).join(','),
    })),
  );

/** Whether the mover wins, by trying everything. @param {number} max @param {boolean} is_misere */
function judge(max, is_misere) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @param {number[]} heaps @returns {boolean} */
  return function wins(heaps) {
    const key = heaps.join(',');
    const found = known.get(key);
    if (found !== undefined) return found;
    const moves = takesOf(heaps, max);
    const answer = moves.length === 0 ? is_misere : moves.some(({ to }) => !wins(to.split(',').map(Number)));
    known.set(key, answer);
    return answer;
  };
}

test('outcome, winning takes and moves of all small positions are those of the bare rules', () => {
  for (const [max, rule] of /** @type {[number, string][]} */ ([
    [99, 'normal'],
    [99, 'misere'],
    [2, 'normal'],
    [3, 'misere'],
  ])) {
    const wins = judge(max, rule === 'misere');
    for (let code = 0; code < 5 ** 3; code += 1) {
      const heaps = [code % 5, Math.floor(code / 5) % 5, Math.floor(code / 25)];
      const { solved, verdict } = linked(`#/nim?heaps=${heaps}&rule=${rule}${max < 99 ? `&max=${max}` : ''}`);
      const { outcome, moves, ends } = verdict();
      const all = takesOf(heaps, max).map((one) => ({ ...one, wins: !wins(one.to.split(',').map(Number)), ends: /^[0,]*$/.test(one.to) }));
      const winning = all.filter((one) => one.wins);
      assert.deepEqual([outcome, ends], [wins(heaps) ? 'N' : 'P', all.length === 0], `${heaps} ${rule} ${max}`);
      assert.deepEqual(
        moves,
        winning.map(({ move }) => move.split(',')),
      );
      /** @type {PlayMoves} */
      const told = solved.moves({ position: String(heaps), dice: [0.9, 0.9, 0.9] });
      assert.deepEqual(told.moves, all);
      assert.deepEqual(told.winning, winning);
      for (const one of [told.patient, told.careless]) {
        if (all.length === 0) assert.equal(one, null);
        else
          assert.deepEqual(
            all.find(({ move }) => move === one?.move),
            one,
          );
      }
      for (const one of all) assert.deepEqual(solved.after({ position: String(heaps), move: one.move }), one);
    }
  }
});

test('what is no move leaves nothing, however it is written', () => {
  const { solved } = linked('#/nim?heaps=3,4,5&max=3&moore=2');
  for (const move of ['', '0', '0,', '0,0', '0,4', '3,1', '-1,1', '0,1;0,1', '1,1;0,1', '0,1;1,1;2,1', '0,1;', '0,1.5', 'x'])
    assert.equal(solved.after({ position: '3,4,5', move }), undefined, move);
  assert.deepEqual(solved.after({ position: '3,4,5', move: '0,1;2,3' }), { move: '0,1;2,3', to: '2,4,2', wins: false, ends: false });
});

test('a wish that is no move is refused until another is made', async () => {
  const { page } = await openPage('#/nim?heaps=3,4,5&moore=2&play=person&hide=1');
  const { match } = page;
  match.choose('0', '4');
  match.choose('1', '1');
  for (const [first, refused, left] of /** @type {[string | null, boolean, string][]} */ ([
    [null, true, '3,4,5'],
    ['3', false, '0,3,5'],
  ])) {
    if (first !== null) match.choose('0', first);
    assert.equal(match.refused.value, false);
    match.make();
    await settle();
    assert.deepEqual([match.refused.value, match.play.value && present(match.play.value).text], [refused, left]);
  }
  page.destroy();
});

test('moves beyond two thousand are not listed, and are made all the same', () => {
  const size = '9'.repeat(1000);
  const position = `${size},${size},1`;
  const { solved } = linked(`#/nim?heaps=${position}`);
  /** @type {PlayMoves} */
  const { moves, winning, patient } = solved.moves({ position, dice: [0, 0, 0] });
  assert.deepEqual([moves, winning.length, patient?.move], [null, 3, '0,1']);
  assert.equal(solved.after({ position, move: '2,1' }).wins, true);
  // Of Moore's winning moves one is known, and any other is known for one when it is made.
  const moore = linked('#/nim?heaps=1000000,1000000,1000000,7&moore=2').solved;
  const { winning: one } = moore.moves({ position: '1000000,1000000,1000000,7', dice: [0, 0, 0] });
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

test('a link that makes no game is refused with the value and the limit', () => {
  for (const [query, id, args] of /** @type {[string, string, Record<string, string>][]} */ ([
    ['heaps=3,,4', 'error-heap', { value: '', place: '2', limit: '1000' }],
    ['heaps=-3', 'error-heap', { value: '-3', place: '1', limit: '1000' }],
    ['heaps=2.5', 'error-heap', { value: '2.5', place: '1', limit: '1000' }],
    [`heaps=${'1,'.repeat(100)}1`, 'error-heaps-many', { value: '101', limit: '100' }],
    [`heaps=1,${'7'.repeat(1001)}`, 'error-heap', { value: '7'.repeat(1001), place: '2', limit: '1000' }],
    ['heaps=3&max=0', 'error-heap-max', { value: '0', limit: '1000' }],
    ['heaps=3&max=', 'error-heap-max', { value: '', limit: '1000' }],
    ['heaps=3&moore=0', 'error-heap-moore', { value: '0', limit: '1' }],
    ['heaps=3&moore=2', 'error-heap-moore', { value: '2', limit: '1' }],
    ['heaps=3&rule=x', 'error-heap-rule', { value: 'x', rules: 'normal, misere, every' }],
    ['heaps=3,4&max=2&moore=2&rule=misere', 'error-heap-three', { max: '2', moore: '2' }],
    ['heaps=1,1,1,2&max=1&moore=2', 'error-heap-bounded-moore', { value: '4', limit: '3', heap: '2', max: '1' }],
  ])) {
    const refused = refusal(() => linked(`#/nim?${query}`));
    assert.deepEqual([refused.id, refused.args], [id, args], query);
  }
});

test('the last step is the answer, and has the place of its milestone too', () => {
  const lesson = nimLesson(linked('#/nim?heaps=3,4,5').timeline(), {});
  assert.equal(lesson.atOf(lesson.stepCount), 'answer');
  assert.deepEqual(
    ['take,0', 'answer', 'heap,2', 'column,1,1', 'take,1', 'column,1,2', 'heap', ''].map((place) => lesson.cursorOf(place)),
    [9, 9, 3, 6, null, null, null, null],
  );
});
