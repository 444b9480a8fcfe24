/** The words of the smallest winning take. */
import { entryAt } from '../../../ui/entry_at.js';
import { subjectOf } from './subject.js';

/** @import { WhyNumeration } from '../../../../crate/pkg/why/mexplorer.js' */
/** @import { ProofWords } from '../types.js' */

/**
 * How many stones may be taken of those that are left, after a take.
 * @param {WhyNumeration} subject @param {number} take @param {number} left
 */
export const capAfter = ({ caps }, take, left) => Math.min(entryAt(caps, take), left);

/**
 * The digits of a number of stones, largest first; none where the claim does not tell them.
 * @param {WhyNumeration} subject @param {number} stones
 */
export const digitsOf = ({ digits }, stones) => digits?.of[stones] ?? [];

/** @param {readonly number[]} terms */
const sumOf = (terms) => terms.join(' + ');

/**
 * What a step of the proof is about: three about the next losing pile, one for each line of the unfolding but the last, then the sum and
 * the digits.
 * `lines` are those of the unfolding that are shown by then.
 * @param {WhyNumeration} subject @param {number} step from 1
 * @returns {{name: 'pre' | 'between' | 'next' | 'unfold' | 'sum' | 'digits', lines: number}}
 */
export function proofStepOf({ digits }, step) {
  const all = digits?.unfolded.length ?? 0;
  if (step <= 3) return { name: entryAt(/** @type {const} */ (['pre', 'between', 'next']), step - 1), lines: 0 };
  if (step < all + 3) return { name: 'unfold', lines: step - 3 };
  return { name: step === all + 3 ? 'sum' : 'digits', lines: all };
}

/**
 * The terms that pre′ of the largest losing pile is the sum of, after so many lines of the unfolding.
 * @param {readonly (readonly [number, number, number])[]} unfolded @param {number} lines
 */
export const termsOf = (unfolded, lines) => [
  ...unfolded.slice(0, lines).flatMap(([, before]) => (before > 0 ? [before] : [])),
  ...(lines < unfolded.length ? [entryAt(unfolded, lines)[2]] : [1]),
];

/** What a sentence says. @typedef {Record<string, string | number>} Said */

/**
 * A take of the challenger, from so many stones.
 * @param {WhyNumeration} subject @param {number} stones @param {number} take @returns {Said}
 */
function challengeOf(subject, stones, take) {
  const left = stones - take;
  return { take, left, cap: capAfter(subject, take, left) };
}

/** An answer, from so many stones. @param {WhyNumeration} subject @param {number} stones @param {number} take @returns {Said} */
function answerOf(subject, stones, take) {
  const next = digitsOf(subject, stones - take).at(-1) ?? 'none';
  return { ...challengeOf(subject, stones, take), before: stones, next };
}

/**
 * By the name of a step of the proof, what it says after so many lines.
 * @type {Record<string, (subject: WhyNumeration, lines: number) => Said>}
 */
const PROOF = {
  ...Object.fromEntries(['pre', 'between', 'next'].map((name) => [name, aboutNext])),
  unfold({ digits }, lines) {
    const [h, before, after] = entryAt(digits?.unfolded ?? [], lines - 1);
    return { h, before, after, rest: entryAt(digits?.unfolded ?? [], lines)[2] };
  },
  sum(subject, lines) {
    const { h = 0, after = 0, next = 0, to = 0 } = aboutNext(subject);
    return { h, after, sum: sumOf(termsOf(subject.digits?.unfolded ?? [], lines)), last: to, next };
  },
  digits(subject) {
    const digits = digitsOf(subject, subject.stones);
    return { stones: subject.stones, digits: sumOf(digits), take: digits.at(-1) ?? 0, next: digits.at(-2) ?? 'none' };
  },
};

/** The losing pile after the largest one, and the piles between. @param {WhyNumeration} subject @returns {Said} */
function aboutNext({ caps, digits }) {
  const { unfolded = [], losing = [] } = digits ?? {};
  const [h, before, after] = entryAt(unfolded, 0);
  const next = entryAt(losing, losing.length - 1);
  return { h, before, after, cap: entryAt(caps, before), next, from: h + 1, to: next - 1, count: after - 1 };
}

/** Why a claim is wrong that leaves so many stones. @param {number} take @param {number} stones @param {number} left @returns {Said} */
function wrongTake(take, stones, left) {
  if (take > 0 && left < stones - take) return { kind: 'reply', take, other: stones - take - left };
  return { kind: take > 0 ? 'smaller' : 'some', take, other: stones - left };
}

/** @type {ProofWords} */
export const NUMERATION = {
  moveTextOf: ([, take]) => String(take),
  moveArguments(timeline, dispute, [, take, , answer], is_answer) {
    const subject = subjectOf(timeline, 'numeration');
    const [stones] = entryAt(subject.positions, dispute);
    return is_answer ? answerOf(subject, stones - take, answer) : challengeOf(subject, stones, take);
  },
  nameOfProofStep: (timeline, step) => proofStepOf(subjectOf(timeline, 'numeration'), step).name,
  proofArguments(timeline, step) {
    const subject = subjectOf(timeline, 'numeration');
    const { name, lines } = proofStepOf(subject, step);
    return PROOF[name]?.(subject, lines) ?? {};
  },
  verdictArguments: ({ judged, at }, { claim, n }) => (judged === 'refuted' ? wrongTake(Number(claim), Number(n), Number(at)) : {}),
};
