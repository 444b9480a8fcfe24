/**
 * What becomes of a question when something happens, as one pure function: where the question stands and an event go in, where it stands
 * then and the commands for its page come out. `asking.js` hands the events in and carries the commands out.
 */
import { judge, resultOf } from './judge.js';

/** @import { Message } from '../../ui/messages.js' */
/** @import { Answer, AskedStep, QuestionCommand, QuestionEvent, QuestionState } from './types.js' */

/** A question that is being put to its page. @type {QuestionState} */
export const POSING = {
  phase: 'posing',
  problem: null,
  answer: null,
  tried: null,
  reply: null,
  is_recorded: false,
  found: 0,
  missed: null,
  unread: null,
  has_erred: false,
  first_wrong: '',
};

/** @typedef {{state: QuestionState, commands: QuestionCommand[]}} Next */

/** @param {QuestionState} before @param {QuestionEvent} event @returns {Next} */
export function askingState(before, event) {
  switch (event.is) {
    case 'begun':
      return { state: event.problem ? impossible(POSING, event.problem) : POSING, commands: [] };
    case 'posed':
      return { state: event.problem ? impossible(before, event.problem) : { ...before, phase: 'open' }, commands: [] };
  }
  // An answer that comes too late changes nothing: the question has its answer, or another one is being put.
  if (before.phase !== 'open') return { state: before, commands: [] };
  // A reply to a move that is no longer on show.
  if (event.is === 'replied') return { state: before.tried === event.to ? { ...before, reply: event.reply } : before, commands: [] };
  const state = { ...before, unread: null, tried: null, reply: null };
  switch (event.is) {
    case 'again':
      return { state, commands: [] };
    case 'moved':
      return event.answer.is_right ? closed(state, event.answer, null) : tried(state, event.answer.given, [{ do: 'take back' }]);
    case 'typed':
      return typed(state, event);
    case 'revealed':
      return revealed(state, event);
  }
}

/** @param {QuestionState} state @param {Message} problem @returns {QuestionState} */
const impossible = (state, problem) => ({ ...state, phase: 'impossible', problem });

/** @param {QuestionState} state @param {Extract<QuestionEvent, {is: 'typed'}>} event @returns {Next} */
function typed(state, { typed: given, right, count, step, leaves_one }) {
  const { value, judgement } = judge(given, right, state.found, count);
  if (judgement === 'unreadable')
    return { state: { ...state, unread: { given, count: (right[0] ?? '').split(',').length } }, commands: [] };
  if (step && judgement === 'step missed') return { state: missed(state, step, value), commands: [] };
  if (step && judgement === 'step found' && step.next !== null) return nextStep({ ...state, missed: null }, step.next);
  if (judgement === 'wrong') return leaves_one ? closed(state, { given: value, is_right: false, right }, step) : tried(state, value, []);
  // If there is no further step to find, fewer steps are enough.
  return closed(state, { given: value, is_right: true, right }, step);
}

/**
 * A wrong answer leaves the question open, and tells nothing of the right one. The first one counts.
 * @param {QuestionState} before @param {string} given @param {QuestionCommand[]} commands
 * @returns {Next}
 */
function tried(before, given, commands) {
  const state = { ...before, tried: given, has_erred: true, first_wrong: before.first_wrong || given, is_recorded: true };
  return { state, commands: [...recorded(before, { given, is_right: false, right: [] }), ...commands] };
}

/**
 * Shows the answer. Of several steps it shows the current one and goes on to the next.
 * @param {QuestionState} state @param {Extract<QuestionEvent, {is: 'revealed'}>} event
 * @returns {Next}
 */
function revealed(state, { right, count, step }) {
  const answer = { given: '', is_right: false, right };
  if (!step || state.found + 1 >= count) return closed(state, answer, step);
  const shown = missed(state, step, '');
  return step.next === null ? closed(shown, answer, step) : nextStep(shown, step.next);
}

/**
 * A step was not found: its caption is shown.
 * @param {QuestionState} state @param {AskedStep} step @param {string} value the answer; `''` where it was revealed
 * @returns {QuestionState}
 */
const missed = (state, { caption }, value) => ({
  ...state,
  has_erred: true,
  first_wrong: state.first_wrong || value,
  missed: { given: value, caption },
});

/** @param {QuestionState} state @param {number} cursor before the next step to find @returns {Next} */
const nextStep = (state, cursor) => ({ state: { ...state, found: state.found + 1 }, commands: [{ do: 'go to', cursor }] });

/** @param {QuestionState} state @param {Answer} answer @returns {QuestionCommand[]} */
const recorded = (state, answer) => (state.is_recorded ? [] : [{ do: 'record', result: resultOf(state, answer) }]);

/** @param {QuestionState} state @param {Answer} answer @param {AskedStep | null} step @returns {Next} */
const closed = (state, answer, step) => ({
  state: { ...state, phase: 'closed', answer, is_recorded: true },
  commands: [...recorded(state, answer), { do: 'show answer', at: step ? step.to : null }],
});
