/** What becomes of a question: events in, where it stands and the commands out. No page, no solver. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askingState, POSING } from '../game_page/question/asking_state.js';

/** @import { QuestionCommand, QuestionEvent, QuestionState } from '../game_page/question/types.js' */

/** A question that waits for an answer. @type {QuestionState} */
const OPEN = { ...POSING, phase: 'open' };

const PROBLEM = { id: 'ask-untold', args: {} };

/** A step that cursor 3 shows, with another one to find after cursor 5. */
const STEP = { to: 3, caption: { id: 'caption', args: {} }, next: 5 };

/** What events lead to, with the commands of the last one. @param {QuestionState} start @param {QuestionEvent[]} events */
function after(start, ...events) {
  let state = start;
  /** @type {QuestionCommand[]} */
  let commands = [];
  for (const event of events) ({ state, commands } = askingState(state, event));
  return { state, commands };
}

/** @param {string} typed @param {Partial<Extract<QuestionEvent, {is: 'typed'}>>} [more] @returns {QuestionEvent} */
const typed = (typed, more = {}) => ({ is: 'typed', typed, right: ['7'], count: 1, step: null, leaves_one: false, ...more });

/** @param {Partial<Extract<QuestionEvent, {is: 'revealed'}>>} [more] @returns {QuestionEvent} */
const revealed = (more = {}) => ({ is: 'revealed', right: ['7'], count: 1, step: null, leaves_one: false, ...more });

test('a question is posed and then open, or impossible from the kind or from the position on', () => {
  assert.equal(after(OPEN, { is: 'begun', problem: null }).state, POSING);
  assert.equal(after(POSING, { is: 'posed', problem: null }).state.phase, 'open');
  for (const is of /** @type {const} */ (['begun', 'posed'])) {
    const { phase, problem } = after(POSING, { is, problem: PROBLEM }).state;
    assert.deepEqual([phase, problem], ['impossible', PROBLEM]);
  }
});

test('an answer that comes too late changes nothing', () => {
  const closed = after(OPEN, typed('7')).state;
  const moved = /** @type {const} */ ({ is: 'moved', answer: { given: '1', is_right: true, right: [] } });
  for (const state of [POSING, closed, after(POSING, { is: 'posed', problem: PROBLEM }).state])
    for (const event of [typed('8'), revealed(), moved]) assert.deepEqual(askingState(state, event), { state, commands: [] });
});

test('the right answer closes the question; what cannot be an answer does not', () => {
  const unread = after(OPEN, typed('abc'));
  assert.deepEqual([unread.state.phase, unread.state.unread, unread.commands], ['open', { given: 'abc', count: 1 }, []]);
  const right = after(OPEN, typed('abc'), typed('07'));
  assert.deepEqual(
    [right.state.phase, right.state.unread, right.state.answer],
    ['closed', null, { given: '7', is_right: true, right: ['7'] }],
  );
  assert.deepEqual(right.commands, [
    { do: 'record', result: { status: 'right', given: '' } },
    { do: 'show answer', at: null },
  ]);
  assert.deepEqual(after(OPEN, revealed()).commands[0], { do: 'record', result: { status: 'shown', given: '' } });
  assert.deepEqual(after(OPEN, typed('7', { step: STEP })).commands[1], { do: 'show answer', at: 3 });
});

test('a wrong answer counts and leaves the question open; what is answered later does not count', () => {
  const wrong = after(OPEN, typed('8', { step: STEP }));
  const { phase, tried, answer, missed } = wrong.state;
  assert.deepEqual([phase, tried, answer, missed], ['open', '8', null, null]);
  assert.deepEqual(wrong.commands, [{ do: 'record', result: { status: 'wrong', given: '8' } }]);
  const again = after(wrong.state, { is: 'again' });
  assert.deepEqual([again.state.phase, again.state.tried, again.commands], ['open', null, []]);
  assert.deepEqual(after(again.state, typed('9')).commands, []);
  const right = after(again.state, typed('9'), typed('7'));
  assert.deepEqual([right.state.phase, right.state.tried, right.state.answer?.is_right], ['closed', null, true]);
  assert.deepEqual(right.commands, [{ do: 'show answer', at: null }]);
  const shown = after(wrong.state, revealed());
  assert.deepEqual([shown.state.phase, shown.state.answer?.given, shown.commands], ['closed', '', [{ do: 'show answer', at: null }]]);
});

test('of two answers a wrong one counts, and the other is shown at once', () => {
  const of = /** @type {const} */ ({ right: ['N'], leaves_one: true });
  const { state, commands } = after(OPEN, typed('P', of));
  assert.deepEqual([state.phase, state.tried, state.answer], ['closed', null, { given: 'P', is_right: false, right: ['N'] }]);
  assert.deepEqual(commands, [
    { do: 'record', result: { status: 'wrong', given: 'P' } },
    { do: 'show answer', at: null },
  ]);
});

test('a wrong move is taken back', () => {
  const move = (/** @type {string} */ given, is_right = false) =>
    /** @type {QuestionEvent} */ ({ is: 'moved', answer: { given, is_right, right: [] } });
  const wrong = after(OPEN, move('1'));
  assert.deepEqual([wrong.state.phase, wrong.state.tried], ['open', '1']);
  assert.deepEqual(wrong.commands, [{ do: 'record', result: { status: 'wrong', given: '1' } }, { do: 'take back' }]);
  assert.deepEqual(after(wrong.state, move('none')).commands, [{ do: 'take back' }]);
  assert.deepEqual(after(wrong.state, move('none'), move('2', true)).commands, [{ do: 'show answer', at: null }]);
});

test('a reply to a wrong move is kept only if that move is still the last answer', () => {
  const at = (/** @type {string} */ text) => ({ text, ends: false, mover_wins: false });
  const reply = { move: { move: '1,1', to: '0,0', ends: true, wins: true }, from: at('0,1') };
  const wrong = /** @type {const} */ ({ is: 'moved', answer: { given: '0,3', is_right: false, right: [] } });
  const replied = /** @type {const} */ ({ is: 'replied', to: '0,3', reply });
  const told = after(OPEN, wrong, replied);
  assert.deepEqual([told.state.tried, told.state.reply, told.commands], ['0,3', reply, []]);
  const none = /** @type {const} */ ({ is: 'moved', answer: { given: 'none', is_right: false, right: [] } });
  assert.equal(after(OPEN, wrong, none, replied).state.reply, null);
  assert.equal(after(told.state, none).state.reply, null);
  assert.equal(after(OPEN, wrong, revealed(), replied).state.reply, null);
});

test('of several steps one that is found or shown leads to the next, and one that is missed stays', () => {
  const of = { count: 3, step: STEP };
  const found = after(OPEN, typed('7', of));
  assert.deepEqual([found.state.phase, found.state.found, found.commands], ['open', 1, [{ do: 'go to', cursor: 5 }]]);
  const missed = after(OPEN, typed('8', of));
  assert.deepEqual([missed.state.found, missed.state.missed, missed.commands], [0, { given: '8', caption: STEP.caption }, []]);
  const shown = after(OPEN, revealed(of));
  assert.deepEqual([shown.state.found, shown.state.missed?.given, shown.commands], [1, '', [{ do: 'go to', cursor: 5 }]]);
  // The first wrong answer counts, whatever follows.
  const { state, commands } = after(OPEN, typed('8', of), typed('9', of), typed('7', of), typed('7', of), typed('7', of));
  assert.deepEqual([state.phase, state.answer?.is_right, state.missed], ['closed', true, null]);
  assert.deepEqual(commands, [
    { do: 'record', result: { status: 'wrong', given: '8' } },
    { do: 'show answer', at: 3 },
  ]);
});

test('where the steps run out, fewer are enough', () => {
  const last = { count: 3, step: { ...STEP, next: null } };
  assert.deepEqual(after(OPEN, typed('7', last)).commands[0], { do: 'record', result: { status: 'right', given: '' } });
  const shown = after(OPEN, revealed(last));
  assert.deepEqual([shown.state.phase, shown.commands[0]], ['closed', { do: 'record', result: { status: 'shown', given: '' } }]);
});
