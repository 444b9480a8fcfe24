/** The words of unlike parts side by side: pins, a heap and a token, beside a heap of Nim. */
import { entryAt } from '../../../ui/entry_at.js';
import { rowsOf } from '../rows.js';
import { subjectOf } from './subject.js';

/** @import { ProofWords, Reply, SubjectOf } from '../types.js' */

/** The index of the heap of Nim. */
export const NIM = 3;

/**
 * What there is of each part after a challenge, and after its answer.
 * @param {readonly number[]} states @param {Reply} reply
 * @returns {[challenged: number[], answered: number[]]}
 */
export function statesAfter(states, [part, left, other, other_left]) {
  const challenged = states.map((state, index) => (index === part ? left : state));
  return [challenged, challenged.map((state, index) => (index === other ? other_left : state))];
}

/** The value of a part. @param {SubjectOf<'sum'>} subject @param {number} part @param {number} state */
export const valueOf = ({ values }, part, state) => (part === NIM ? state : entryAt(entryAt(values, part), state));

/** What there is of each part, before there is a dispute as the link has it. @param {SubjectOf<'sum'>} subject @returns {number[]} */
export const statesOf = ({ states, parts, wrong }) =>
  states && wrong === null ? [...states] : [...parts, states ? entryAt(states, NIM) : 0];

/** The place of the lowest pin of a set, from 1. @param {number} pins */
const lowest = (pins) => 32 - Math.clz32(pins & -pins);

/** @type {ProofWords} */
export const SUM = {
  // Which line answers depends on the value.
  lit: { dispute: [], challenge: [], answer: [1, 2] },
  is_telling: true,
  moveArguments(timeline, _, reply, is_answer) {
    const subject = subjectOf(timeline, 'sum');
    const states = statesOf(subject);
    const [challenged, answered] = statesAfter(states, reply);
    const [before, after] = is_answer ? [challenged, answered] : [states, challenged];
    const part = is_answer ? reply[2] : reply[0];
    const [had, has] = [entryAt(before, part), entryAt(after, part)];
    const down = had & ~has;
    return {
      part: part + 1,
      pin: lowest(down),
      next: lowest(down) + 1,
      count_down: down === (down & -down) ? 1 : 2,
      take: had - has,
      to: has,
      value: valueOf(subject, part, had),
      value_after: valueOf(subject, part, has),
      is_undone: is_answer && reply[2] === reply[0] ? 'yes' : 'no',
    };
  },
  proofArguments(timeline) {
    const subject = subjectOf(timeline, 'sum');
    const states = statesOf(subject);
    const [a, b, c] = [0, 1, 2].map((part) => valueOf(subject, part, entryAt(states, part)));
    return { a: a ?? 0, b: b ?? 0, c: c ?? 0, xor: entryAt(states, NIM) };
  },
  verdictArguments({ at }, { claim }) {
    const [values = []] = rowsOf(claim ?? '');
    const part = Number(at);
    return { part, value: values[part - 1] ?? '', count: values.filter((value) => value !== '').length };
  },
};
