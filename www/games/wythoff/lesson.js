/** The lessons of Wythoff's game, one for each method and view. */
import { namedSteps, numberedSteps, say, withMore } from '../../player/lesson.js';
import { ends, readable } from '../../ui/numbers.js';
import { subscript } from '../../ui/signs.js';
import { lowerOf, mexCursorOf, mexMilestones, mexAtOf, mexStepAt, useOf } from './mex_steps.js';
import { indexOf, starCursorOf, starMilestones, starAtOf, starStepAt } from './star_steps.js';

/** @import { WythoffBeatty, WythoffPartition, WythoffZeckendorf } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Piles } from './moves.js' */
/** @import { Timeline } from './star_steps.js' */
/** @import { Lesson } from '../../player/types.js' */

/** @typedef {WythoffBeatty} Beatty */
/** @typedef {WythoffPartition} Partition */
/** @typedef {WythoffZeckendorf} Form */

/** Who wins, and how many moves do. @typedef {{outcome: string, moves: readonly unknown[]}} Verdict */

/** A lesson with one step more, after all of its own: who wins, and what lies beyond the grid, which Beatty's formula tells. @param {Lesson} lesson @param {Verdict} verdict @returns {Lesson} */
const withRest = (lesson, { outcome, moves }) =>
  withMore(lesson, 1, {
    atOf: () => 'answer',
    cursorOf: (at) => (at === 'answer' ? 1 : null),
    captionOf: (_, covered) => (covered ? say('wythoff-beatty-covered') : say('wythoff-rest', { outcome, count: moves.length })),
    litOf: () => [],
    nameOf: () => say('wythoff-name-answer'),
  });

/** @param {Timeline} timeline @param {Verdict} verdict @returns {Lesson} */
export function starLesson(timeline, verdict) {
  /** @type {Lesson} */
  const lesson = {
    stepCount: timeline.stepCount,
    milestones: starMilestones(timeline),
    start: 0,
    atOf: (cursor) => starAtOf(timeline, cursor),
    cursorOf: (at) => starCursorOf(timeline, at),
    captionOf(cursor) {
      const step = starStepAt(timeline, cursor);
      if (step.kind === 'start') return say('wythoff-star-start');
      const { a, b, star } = step;
      const args = { a: String(a), b: String(b), i: String(indexOf(star)), d: b < a ? `−${a - b}` : String(b - a) };
      if (step.kind !== 'placed') return say(`wythoff-star-${step.kind}`, args);
      return say(star === 0 ? 'wythoff-star-corner' : star % 2 === 1 ? 'wythoff-star-placed' : 'wythoff-star-mirror', args);
    },
    code: say('wythoff-code-stars'),
    litOf(cursor) {
      const step = starStepAt(timeline, cursor);
      if (step.kind === 'placed') return step.star % 2 === 1 ? [0, 1] : [1];
      return { start: [], row: [2], column: [2], diagonal: [3] }[step.kind];
    },
    nameOf(cursor) {
      const step = starStepAt(timeline, cursor);
      return step.kind === 'start' ? say('wythoff-name-start') : say('wythoff-name-star', { a: String(step.a), b: String(step.b) });
    },
  };
  return withRest(lesson, verdict);
}

/** @param {import('./mex_steps.js').Timeline} timeline @param {Verdict} verdict @returns {Lesson} */
export function mexLesson(timeline, verdict) {
  /** @type {Lesson} */
  const lesson = {
    stepCount: timeline.stepCount,
    milestones: mexMilestones(timeline),
    start: 0,
    atOf: (cursor) => mexAtOf(timeline, cursor),
    cursorOf: (at) => mexCursorOf(timeline, at),
    captionOf(cursor) {
      const step = mexStepAt(timeline, cursor);
      if (step.kind === 'start') return say('wythoff-mex-start');
      const { i, x } = step;
      if (step.kind === 'passed') {
        const id = cursor === timeline.stepCount ? 'wythoff-mex-end' : 'wythoff-mex-passed';
        return { id, args: { x, sub: subscript(useOf(timeline, step, x)?.i ?? 0), n: timeline.n } };
      }
      if (step.kind === 'chosen') return say('wythoff-mex-chosen', { x: String(x), sub: subscript(i) });
      return say(i === 0 ? 'wythoff-mex-corner' : 'wythoff-mex-marked', {
        a: String(lowerOf(timeline, i)),
        b: String(x),
        i: String(i),
        sub: subscript(i),
      });
    },
    code: say('wythoff-code-mex'),
    litOf: (cursor) => ({ start: [], passed: [0], chosen: [0], marked: [1, 2] })[mexStepAt(timeline, cursor).kind],
    nameOf(cursor) {
      const step = mexStepAt(timeline, cursor);
      return step.kind === 'start'
        ? say('wythoff-name-start')
        : say('wythoff-name-pair', { i: Math.min(step.i, timeline.lowers.length - 1) });
    },
  };
  return withRest(lesson, verdict);
}

/** The steps of Beatty's formula on a position. */
export const BEATTY_STEPS = /** @type {const} */ (['start', 'difference', 'root', 'star', 'row', 'column', 'answer']);

/** What they are called beside the seek bar. */
const BEATTY_NAMES = BEATTY_STEPS.map((step) => (step === 'star' ? 'diagonal' : step));

/** @param {Beatty} timeline @param {Piles} position @returns {Lesson} */
export function beattyLesson(timeline, { a, b }) {
  const star = (/** @type {string} */ line) => /** @type {Beatty['lines'][number]} */ (timeline.lines.find((one) => one.line === line));
  return {
    ...namedSteps(BEATTY_STEPS),
    captionOf(cursor, covered) {
      const kind = BEATTY_STEPS[cursor] ?? 'start';
      const args = {
        a: readable(String(a)),
        b: readable(String(b)),
        i: readable(timeline.index),
        root: readable(timeline.root),
        lower: readable(timeline.lower),
        upper: readable(timeline.upper),
      };
      if (kind === 'start' || kind === 'difference' || kind === 'root') return say(`wythoff-beatty-${kind}`, args);
      if (covered) return say('wythoff-beatty-covered', args);
      if (kind === 'answer')
        return say('wythoff-beatty-answer', {
          outcome: timeline.outcome,
          count: timeline.lines.filter(({ reach }) => reach === 'below').length,
        });
      const on = star(kind === 'star' ? 'diagonal' : kind);
      return say(`wythoff-beatty-${kind}`, {
        ...args,
        reach: on.reach,
        x: readable(on.a),
        y: readable(on.b),
        distance: readable(on.distance),
        small: readable(String(a < b ? a : b)),
      });
    },
    code: say('wythoff-code-beatty'),
    litOf: (cursor) => [[], [0], [1], [2, 3], [4], [4], [3, 4]][cursor] ?? [],
    nameOf: (cursor) => say(`wythoff-name-${BEATTY_NAMES[cursor] ?? 'start'}`),
  };
}

/** The chart of the ratios has so many points. */
export const RATIOS = 89;

/** A quotient to so many decimals, cut, as text. @param {bigint} above @param {bigint} below @param {number} places */
export function decimal(above, below, places) {
  const digits = String((above * 10n ** BigInt(places)) / below).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** @param {Uint32Array} lowers a₀, a₁, … @returns {Lesson} */
export function ratioLesson(lowers) {
  return {
    // Where the Fibonacci numbers stand: the ratio of two neighbours is as near as can be.
    ...numberedSteps(RATIOS, [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]),
    captionOf(cursor) {
      if (cursor === 0) return say('wythoff-ratio-start');
      const a = lowers[cursor] ?? 0;
      return say('wythoff-ratio-point', {
        i: cursor,
        sub: subscript(cursor),
        a,
        ratio: decimal(BigInt(a), BigInt(cursor), 5) + ((a * 100_000) % cursor === 0 ? '' : '…'),
      });
    },
    code: say('wythoff-code-ratio'),
    litOf: (cursor) => (cursor === 0 ? [0] : [1, 2]),
    nameOf: (cursor) => say('wythoff-name-ratio', { i: cursor }),
  };
}

/** The steps of the proof that an integer is in one of the two sequences. */
export const PROOF_STEPS = /** @type {const} */ (['start', 'lowers', 'uppers', 'sum', 'next', 'one']);

/** Thousandths as text. @param {string} thousandths */
const decimals = (thousandths) => {
  const digits = thousandths.padStart(4, '0');
  return `${ends(digits.slice(0, -3))}.${digits.slice(-3)}`;
};

/** An index that is short enough below the line, a long one in brackets. @param {string} index */
const inSubscripts = (index) => (index.length < 7 ? subscript(Number(index)) : `(${ends(index)})`);

/** @param {Partition} partition @param {bigint} x @returns {Lesson} */
export function partitionLesson(partition, x) {
  const args = {
    x: readable(String(x)),
    next: readable(String(x + 1n)),
    before: readable(String(x - 1n)),
    p: readable(partition.lowers),
    q: readable(partition.uppers),
    phi: decimals(partition.lowersThousandths),
    phi2: decimals(partition.uppersThousandths),
    p2: readable(partition.lowersNext),
    q2: readable(partition.uppersNext),
    p2sub: inSubscripts(partition.lowersNext),
    q2sub: inSubscripts(partition.uppersNext),
    which: x === 0n ? 'zero' : partition.lowersNext === partition.lowers ? 'b' : 'a',
  };
  return {
    ...namedSteps(x === 0n ? PROOF_STEPS.slice(0, 1) : PROOF_STEPS),
    captionOf: (cursor, covered) =>
      covered && cursor > 0 ? say('wythoff-beatty-covered') : say(`wythoff-partition-${x === 0n ? 'zero' : PROOF_STEPS[cursor]}`, args),
    code: say('wythoff-code-partition'),
    litOf: (cursor) => [[], [0], [1], [2, 3], [3], []][cursor] ?? [],
    nameOf: (cursor) => say(`wythoff-name-${PROOF_STEPS[cursor] ?? 'start'}`, args),
  };
}

/** Fibonacci numbers by their place: 1, 2, 3, 5, … @param {number} count @returns {bigint[]} */
export function fibonacci(count) {
  const numbers = [1n, 2n];
  while (numbers.length < count) numbers.push(/** @type {bigint} */ (numbers.at(-1)) + /** @type {bigint} */ (numbers.at(-2)));
  return numbers;
}

/** @param {Form} form @param {bigint} x @returns {Lesson} */
export function zeckendorfLesson(form, x) {
  const { places } = form;
  const ones = places.length;
  const numbers = fibonacci((places[0] ?? 0) + 1);
  const zeros = places[ones - 1] ?? 0;
  /** @param {number} cursor */
  const restBefore = (cursor) => places.subarray(0, cursor - 1).reduce((rest, place) => rest - (numbers[place] ?? 0n), x);
  const args = { x: readable(String(x)), zeros, partner: readable(form.partner), which: form.isLower ? 'a' : 'b', ones };
  return {
    ...(ones === 0 ? numberedSteps(0, [0]) : numberedSteps(ones + 2, [0, ones, ones + 1, ones + 2])),
    captionOf(cursor, covered) {
      if (covered && cursor > 0) return say('wythoff-beatty-covered');
      if (ones === 0) return say('wythoff-zeckendorf-zero', args);
      if (cursor === 0) return say('wythoff-zeckendorf-start', args);
      if (cursor <= ones)
        return say('wythoff-zeckendorf-digit', {
          ...args,
          rest: readable(String(restBefore(cursor))),
          value: readable(String(numbers[places[cursor - 1] ?? 0])),
          place: cursor,
        });
      return say(cursor === ones + 1 ? 'wythoff-zeckendorf-zeros' : 'wythoff-zeckendorf-partner', args);
    },
    code: say('wythoff-code-zeckendorf'),
    litOf: (cursor) => (cursor === 0 ? [] : cursor <= ones ? [0, 1] : cursor === ones + 1 ? [2] : form.isLower ? [3] : [4]),
    nameOf: (cursor) => say(cursor > ones ? 'wythoff-name-answer' : 'wythoff-name-digits', { found: Math.min(cursor, ones), ones }),
  };
}
