/** The questions of Wythoff's game: positions, half of them P, the partner of a pile, and the place of the next star. */
import { becauseOf, nimberOf, numbersOf } from '../../game_page/question/questions.js';
import { say } from '../../player/lesson.js';
import { anyOf } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { lowerOf, mexStepAt } from './mex_steps.js';
import { starStepAt } from './star_steps.js';

/** @import { Questions } from '../../game_page/question/types.js' */

/** How many stars a question reaches. */
const STARS = { small: 4, usual: 9, tricky: 12 };

/** The largest number whose partner is asked for. */
const MOST_PAIRED = 1000;

/** The most pairs before one that its reason names. */
const NAMED = 3;

/** The largest pile whose nimber is asked for: it is found from those of all smaller piles. */
const BY_HAND = { small: 3, usual: 5, tricky: 8 };

/** The pairs of the stars; each lower number is the smallest in no pair before it. @param {number} count @returns {[number, number][]} */
function pairs(count) {
  const used = new Set();
  return Array.from({ length: count }, (_, i) => {
    let lower = i === 0 ? 0 : 1;
    while (used.has(lower)) lower += 1;
    used.add(lower).add(lower + i);
    return [lower, lower + i];
  });
}

/** The number that is in a pair with one of at most {@link MOST_PAIRED}. @param {string} one */
function partnerOf(one) {
  const [lower, upper] = pairs(Number(one) + 1).find((pair) => pair.includes(Number(one))) ?? [0, 0];
  return String(lower === Number(one) ? upper : lower);
}

/** Why a pair loses. @param {string} a @param {string} b */
function whyPair(a, b) {
  const [lower, upper] = BigInt(a) < BigInt(b) ? [a, b] : [b, a];
  const d = BigInt(upper) - BigInt(lower);
  const before = pairs(d <= NAMED ? Number(d) : 0).map((pair) => `(${pair.join(', ')})`);
  if (before.length > 0) return say('wythoff-why-small', { to: anyOf(before) });
  return say('wythoff-why', { d: readable(String(d)), lower: readable(lower), upper: readable(upper) });
}

/** @type {Questions} */
export const QUESTIONS = {
  // A grid to write in, of whole rows and columns.
  paper: () => [663, 557],
  draw({ random, level, wanted, name }) {
    if (name === 'grundy') {
      const [a, b] = numbersOf(random, 2, 1, BY_HAND[level]);
      return { a: String(a), b: String(b), method: null };
    }
    const all = pairs(STARS[level] + 1);
    const [lower, upper] = all[1 + random(STARS[level])] ?? [1, 2];
    const most = all.at(-1)?.[1] ?? 20;
    const [a, b] = wanted === 'P' ? [lower, upper] : [1 + random(most), 1 + random(most)];
    // A position one stone away from a star is a likely mistake.
    const near = wanted === 'N' && level === 'tricky' && random(2) === 0;
    const turned = random(2) === 0;
    const [one, other] = near ? [lower, upper + 1] : [a, b];
    return { a: String(turned ? other : one), b: String(turned ? one : other), method: null };
  },
  alike: ({ a = null, b = null, ...more }) => (Number(a) > Number(b) ? { a: b, b: a, ...more } : { a, b, ...more }),
  /** The answer of somebody who thinks of Nim: P where the piles are equal, or differ by one as (1, 2) does. */
  slip: ({ a, b }) => (Math.abs(Number(a) - Number(b)) <= 1 ? 'P' : 'N'),
  why({ solution }, kind, name) {
    const { a, b } = solution.value?.options ?? {};
    if (name === 'grundy') return null;
    if (name === 'partner') return whyPair(a, partnerOf(a));
    if (solution.value?.verdict.outcome === 'P' && a && b) return whyPair(a, b);
    return becauseOf(solution.value?.verdict, `(${a}, ${b})`, (to) => `(${to.join(', ')})`);
  },
  numbers: {
    grundy: nimberOf,
    partner: ({ solution }) => (Number(solution.value?.options.a) <= MOST_PAIRED ? partnerOf(solution.value.options.a) : null),
  },
  next({ timeline, method }, cursor) {
    const run = timeline.value;
    if (cursor >= (run?.stepCount ?? 0)) return null;
    if (method.value === 'stars') {
      const step = starStepAt(run, cursor + 1);
      if (step.kind !== 'placed' || step.star < 3 || step.star % 2 === 0) return null;
      const { a, b } = step;
      return { says: say('wythoff-ask-star'), right: [`${a},${b}`, `${b},${a}`] };
    }
    const step = method.value === 'mex' && mexStepAt(run, cursor + 1);
    if (!step || step.kind !== 'marked' || step.i === 0) return null;
    return { says: say('wythoff-ask-mex', { i: step.i, a: lowerOf(run, step.i) }), right: [String(step.x)] };
  },
};
