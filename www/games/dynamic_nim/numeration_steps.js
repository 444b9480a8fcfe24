/**
 * The steps of numeration. Step j finds member j of the losing piles (counted from 0; H_1 = 1 is there from the start), then
 * comes every digit of the pile, largest first, then the answer. The timeline holds indices; the numbers, of up to thousands of
 * digits, are fetched when they are looked at.
 */
import { entryAt } from '../../ui/entry_at.js';

/** @import { DynamicNimNumeration } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { NumerationStep } from './types.js' */

/** @param {DynamicNimNumeration} timeline @param {number} cursor @returns {NumerationStep} */
export function numerationStepAt({ firstDigitStep, stepCount }, cursor) {
  if (cursor === stepCount) return { kind: 'answer' };
  if (cursor === 0) return { kind: 'first' };
  return cursor < firstDigitStep ? { kind: 'member', index: cursor } : { kind: 'digit', place: cursor - firstDigitStep };
}

/** Cursors at which a phase is complete: nothing, the set, the digits, the answer. @param {DynamicNimNumeration} timeline */
export const phasesOf = ({ firstDigitStep, stepCount }) =>
  [...new Set([0, firstDigitStep - 1, Math.max(stepCount - 1, 0), stepCount])].sort((a, b) => a - b);

/** The member found last. @param {DynamicNimNumeration} timeline @param {NumerationStep} step */
export function lastMember(timeline, step) {
  if (step.kind === 'first') return 0;
  return step.kind === 'member' ? step.index : timeline.memberCount - 1;
}

/** How many digits are found. @param {DynamicNimNumeration} timeline @param {NumerationStep} step */
export function digitsFound(timeline, step) {
  if (step.kind === 'digit') return step.place + 1;
  return step.kind === 'answer' ? timeline.digits.length : 0;
}

/** Members a step's sentence names. @param {DynamicNimNumeration} timeline @param {NumerationStep} step @returns {number[]} */
export function membersNamed(timeline, step) {
  if (step.kind === 'member') return [step.index, step.index - 1, entryAt(timeline.pointer, step.index)];
  if (step.kind === 'digit') return [entryAt(timeline.digits, step.place)];
  return step.kind === 'answer' ? [...timeline.digits.subarray(-1)] : [];
}

/** The `at=` of a link: losing pile `h7`, digit `d2`, or `answer`. @param {DynamicNimNumeration} timeline @param {number} cursor */
export function numerationAtOf(timeline, cursor) {
  const step = numerationStepAt(timeline, cursor);
  if (step.kind === 'answer') return 'answer';
  if (step.kind === 'digit') return `d${step.place + 1}`;
  return `h${step.kind === 'first' ? 1 : step.index + 1}`;
}

/** The cursor of an `at=`, or null if there is no such state. @param {DynamicNimNumeration} timeline @param {string} at */
export function numerationCursorOf(timeline, at) {
  if (at === 'answer') return timeline.stepCount;
  const [, list, number] = /^([hd])(\d{1,9})$/.exec(at) ?? [];
  const index = Number(number) - 1;
  const count = list === 'h' ? timeline.firstDigitStep : timeline.digits.length;
  if (!(index >= 0 && index < count)) return null;
  return list === 'h' ? index : timeline.firstDigitStep + index;
}
