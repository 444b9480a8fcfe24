/** Why each step is as it is, as message ids and numbers; the words are in the .ftl files. */
import { membersNamed } from './numeration_steps.js';
import { after, capAfter, isP, threshold } from './steps.js';

/** @import { Numeration, NumerationStep } from './numeration_steps.js' */
/** @import { Rule, Step, Timeline } from './steps.js' */
/** @import { Message } from '../../ui/messages.js' */

/**
 * k·x as it is written, a whole number or a fraction in lowest terms; or L(x).
 * @param {Rule} rule @param {number} take
 */
export function multiple({ k, limit }, take) {
  if (!k) return String(capAfter({ k, limit }, take));
  let [above, below] = [BigInt(k.p) * BigInt(take), BigInt(k.q)];
  let [a, b] = [above, below];
  while (b !== 0n) [a, b] = [b, a % b];
  [above, below] = [above / a, below / a];
  return below === 1n ? String(above) : `${above}/${below}`;
}

/** The rule as it is written: `k = 5/2`, or `L` for a list. @param {Rule} rule */
export const ruleText = (rule) => (rule.k ? `k = ${multiple(rule, 1)}` : 'L(x)');

/**
 * @param {Timeline} timeline
 * @param {Step} step
 * @returns {Message}
 */
export function captionOf(timeline, step) {
  const m = step.row;
  switch (step.kind) {
    case 'start':
      return { id: timeline.method === 'walls' ? 'dynamic-nim-step-start' : 'dynamic-nim-step-start-table', args: {} };
    case 'pushed': {
      const f = threshold(timeline, m);
      return { id: 'dynamic-nim-step-pushed', args: { m, f, end: f - 1, wall: f > 1 ? 'solid' : 'empty' } };
    }
    case 'passed':
    case 'stopped': {
      const take = m - step.wall;
      const reach = multiple(timeline, take);
      const column = String(capAfter(timeline, take));
      const args = { m, take, wall: step.wall, reach, column, between: reach === column ? 'no' : 'yes' };
      if (step.wall === 0) return { id: 'dynamic-nim-step-bottom', args };
      const end = threshold(timeline, step.wall) - 1;
      return { id: `dynamic-nim-step-${step.kind}`, args: { ...args, end } };
    }
    case 'tried': {
      const to = after(timeline, m, step.take);
      const args = { m, n: step.column, take: step.take, left: to.row, cap: to.column };
      if (isP(timeline, to.row, to.column)) return { id: 'dynamic-nim-step-wins', args };
      return { id: step.decides ? 'dynamic-nim-step-none' : 'dynamic-nim-step-fails', args };
    }
    case 'cell': {
      const n = step.column;
      if (!isP(timeline, m, n - 1)) {
        const f = threshold(timeline, m);
        return { id: 'dynamic-nim-step-monotone', args: { m, n, before: n - 1, f } };
      }
      const to = after(timeline, m, n);
      const args = { m, n, before: n - 1, left: to.row, cap: to.column };
      return { id: isP(timeline, m, n) ? 'dynamic-nim-step-p' : 'dynamic-nim-step-n', args };
    }
  }
}

/** What the take at hand allows next, in the lines of each method: by a factor, or by a list. */
const CAPS = {
  numeration: ['k·H[i]', 'L(H[i])'],
  definition: ['⌊kx⌋', 'L(x)'],
  walls: ['k(m−top)', 'L(m−top)'],
  rows: ['⌊kn⌋', 'L(n)'],
};

/** The lines of a method for a factor or for a list. @param {keyof typeof CAPS} method @param {boolean} listed @returns {Message} */
export const codeOf = (method, listed) => ({ id: `dynamic-nim-code-${method}`, args: { cap: CAPS[method][listed ? 1 : 0] ?? '' } });

/** @param {Timeline} timeline @param {Step} step @returns {number[]} */
export function litLines(timeline, step) {
  switch (step.kind) {
    case 'start':
      return [];
    case 'passed':
      return [0, 1];
    case 'stopped':
      return [2];
    case 'pushed':
      return [3];
    case 'tried': {
      const to = after(timeline, step.row, step.take);
      if (isP(timeline, to.row, to.column)) return [1, 2];
      return step.decides ? [1, 3] : [0, 1];
    }
    case 'cell':
      return isP(timeline, step.row, step.column - 1) ? [2, 3] : [0, 1];
  }
}

/**
 * @param {Numeration} timeline
 * @param {NumerationStep} step
 * @param {(index: number) => string} valueOf a losing pile as it can be read
 * @param {boolean} covered whether the answer may not be said
 * @returns {Message}
 */
export function numerationCaption(timeline, step, valueOf, covered) {
  const [value = '', last = '', pointer = ''] = membersNamed(timeline, step).map(valueOf);
  switch (step.kind) {
    case 'first':
      return { id: 'dynamic-nim-step-first', args: {} };
    case 'member': {
      const i = (timeline.pointer[step.index] ?? 0) + 1;
      const rule = timeline.k ? 'factor' : 'limit';
      return { id: 'dynamic-nim-step-member', args: { j: step.index + 1, before: step.index, i, value, last, pointer, rule } };
    }
    case 'digit':
      return { id: 'dynamic-nim-step-digit', args: { place: step.place + 1, value } };
    case 'answer':
      if (timeline.digits.length === 0) return { id: 'dynamic-nim-step-no-digits', args: {} };
      if (covered) return { id: 'dynamic-nim-step-covered', args: {} };
      return { id: timeline.takesCount === '0' ? 'dynamic-nim-step-answer-lost' : 'dynamic-nim-step-answer', args: { value } };
  }
}

/** @param {NumerationStep} step @returns {number[]} */
export function numerationLit(step) {
  return { first: [], member: [0, 1], digit: [2], answer: [3] }[step.kind];
}
