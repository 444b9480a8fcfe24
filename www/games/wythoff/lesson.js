/** The lessons of Wythoff's game, one for each method and view. */
import { namedSteps, numberedSteps, say, withMore } from '../../player/lesson.js';
import { ends, readable } from '../../ui/numbers.js';
import { subscript } from '../../ui/signs.js';
import { cellAtOf, cellCursorOf, cellMilestones, cellStepAt, pairEnds } from './cell_steps.js';
import { fibonacci } from './golden.js';
import { lowerOf, mexCursorOf, mexMilestones, mexAtOf, mexStepAt, useOf } from './mex_steps.js';
import { starCursorOf, starMilestones, starAtOf, starStepAt } from './star_steps.js';

/** @import { WythoffBeatty, WythoffDefinition, WythoffMex, WythoffPartition } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { WythoffStars, WythoffZeckendorf } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Lesson } from '../../player/types.js' */
/** @import { Piles } from './types.js' */

/** Who wins, and by which moves. @typedef {{outcome: string, moves: readonly unknown[]}} Verdict */

/**
 * A lesson on the grid, with one step more after all of its own: who wins, and what lies beyond the grid, by Beatty's formula.
 * @param {{stepCount: number}} timeline @param {Verdict} verdict @param {Omit<Lesson, 'stepCount' | 'start'>} own
 */
const gridLesson = ({ stepCount }, { outcome, moves }, own) =>
  withMore({ stepCount, start: 0, ...own }, 1, {
    atOf: () => 'answer',
    cursorOf: (at) => (at === 'answer' ? 1 : null),
    captionOf: (_, covered) => (covered ? say('wythoff-beatty-covered') : say('wythoff-rest', { outcome, count: moves.length })),
    litOf: () => [],
    nameOf: () => say('wythoff-name-answer'),
  });

/** @param {WythoffStars} timeline @param {Verdict} verdict */
export function starLesson(timeline, verdict) {
  /** @param {number} cursor */
  const stepAt = (cursor) => starStepAt(timeline, cursor);
  return gridLesson(timeline, verdict, {
    milestones: starMilestones(timeline),
    atOf: (cursor) => starAtOf(timeline, cursor),
    cursorOf: (at) => starCursorOf(timeline, at),
    captionOf(cursor) {
      const step = stepAt(cursor);
      if (step.kind === 'start') return say('wythoff-star-start');
      const { kind, a, b, star } = step;
      const args = { a: String(a), b: String(b), first: star === 1 ? 'yes' : 'no' };
      if (star === 0) return say(kind === 'placed' ? 'wythoff-star-corner' : 'wythoff-star-corner-lines', args);
      return say(`wythoff-star-${kind === 'placed' && star % 2 === 0 ? 'mirror' : kind}`, args);
    },
    code: say('wythoff-code-stars'),
    litOf(cursor) {
      const step = stepAt(cursor);
      return { start: [], placed: 'star' in step && step.star % 2 === 1 ? [0, 1] : [1], lines: [2, 3] }[step.kind];
    },
    nameOf(cursor) {
      const step = stepAt(cursor);
      return step.kind === 'start' ? say('wythoff-name-start') : say('wythoff-name-star', { a: String(step.a), b: String(step.b) });
    },
  });
}

/** @param {WythoffDefinition} timeline @param {Verdict} verdict */
export function cellLesson(timeline, verdict) {
  return {
    ...gridLesson(timeline, verdict, {
      milestones: cellMilestones(timeline),
      atOf: (cursor) => cellAtOf(timeline, cursor),
      cursorOf: (at) => cellCursorOf(timeline, at),
      captionOf(cursor) {
        const step = cellStepAt(timeline, cursor);
        if (step.kind === 'start') return say('wythoff-cell-start');
        const { a, b, read, found } = step;
        if (found) return say('wythoff-cell-n', { a, b, read, to_a: found.a, to_b: found.b });
        return say(read === 0 ? 'wythoff-cell-corner' : 'wythoff-cell-p', { a, b, read });
      },
      code: say('wythoff-code-definition'),
      litOf(cursor) {
        const step = cellStepAt(timeline, cursor);
        if (step.kind === 'start') return [];
        return step.found ? [0, 1, 2] : [0, 3];
      },
      nameOf(cursor) {
        const step = cellStepAt(timeline, cursor);
        return step.kind === 'start' ? say('wythoff-name-start') : say('wythoff-name-cells', { b: step.b });
      },
    }),
    sharedEnds: () => pairEnds(timeline),
  };
}

/** @param {WythoffMex} timeline @param {Verdict} verdict */
export function mexLesson(timeline, verdict) {
  /** @param {number} cursor */
  const stepAt = (cursor) => mexStepAt(timeline, cursor);
  return gridLesson(timeline, verdict, {
    milestones: mexMilestones(timeline),
    atOf: (cursor) => mexAtOf(timeline, cursor),
    cursorOf: (at) => mexCursorOf(timeline, at),
    captionOf(cursor) {
      const step = stepAt(cursor);
      if (step.kind === 'start') return say('wythoff-mex-start');
      const { kind, i, x } = step;
      if (kind === 'passed') {
        const args = { x, sub: subscript(useOf(timeline, step, x)?.i ?? 0), n: timeline.n };
        return say(cursor === timeline.stepCount ? 'wythoff-mex-end' : 'wythoff-mex-passed', args);
      }
      if (kind === 'chosen') return say('wythoff-mex-chosen', { x: String(x), sub: subscript(i) });
      const args = { a: String(lowerOf(timeline, i)), b: String(x), i: String(i), sub: subscript(i) };
      return say(i === 0 ? 'wythoff-mex-corner' : 'wythoff-mex-marked', args);
    },
    code: say('wythoff-code-mex'),
    litOf: (cursor) => ({ start: [], passed: [0], chosen: [0], marked: [1, 2] })[stepAt(cursor).kind],
    nameOf(cursor) {
      const step = stepAt(cursor);
      if (step.kind === 'start') return say('wythoff-name-start');
      return say('wythoff-name-pair', { i: Math.min(step.i, timeline.lowers.length - 1) });
    },
  });
}

/** The steps of Beatty's formula on a position. */
const BEATTY_STEPS = ['start', 'difference', 'root', 'star', 'row', 'column', 'answer'];

/** What they are called beside the seek bar. */
const BEATTY_NAMES = BEATTY_STEPS.map((step) => (step === 'star' ? 'diagonal' : step));

/** @param {WythoffBeatty} timeline @returns {Lesson} */
export function beattyLesson({ index, root, lower, outcome, lines }) {
  const [row, column, diagonal] = lines;
  const star_of = new Map(Object.entries({ row, column, star: diagonal }));
  const args = {
    i: readable(index),
    root: readable(root),
    lower: readable(lower),
    outcome,
    count: lines.filter(({ reach }) => reach === 'below').length,
  };
  return {
    ...namedSteps(BEATTY_STEPS),
    captionOf(cursor, covered) {
      const kind = BEATTY_STEPS[cursor] ?? 'start';
      if (covered && cursor > 2) return say('wythoff-beatty-covered');
      const on = star_of.get(kind);
      const there = on && { reach: on.reach, x: readable(on.a), y: readable(on.b), distance: readable(on.distance) };
      return say(`wythoff-beatty-${kind}`, { ...args, ...there });
    },
    code: say('wythoff-code-beatty'),
    litOf: (cursor) => [[], [0], [1], [2, 3], [4], [4], [3, 4]][cursor] ?? [],
    nameOf: (cursor) => say(`wythoff-name-${BEATTY_NAMES[cursor] ?? 'start'}`),
  };
}

/** The chart of the ratios has so many points. */
export const RATIOS = 89;

/** A whole number of units of 10^-places as a decimal. @param {number | string} units @param {number} places */
export function decimal(units, places) {
  const digits = String(units).padStart(places + 1, '0');
  return `${ends(digits.slice(0, -places))}.${digits.slice(-places)}`;
}

/** @param {Uint32Array} lowers a₀, a₁, … @returns {Lesson} */
export function ratioLesson(lowers) {
  return {
    // Where the Fibonacci numbers stand: the ratio of two neighbours is as near as can be.
    ...numberedSteps(RATIOS, [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]),
    captionOf(cursor) {
      if (cursor === 0) return say('wythoff-ratio-start');
      const a = lowers[cursor] ?? 0;
      const ratio = decimal(Math.floor((a * 100_000) / cursor), 5) + ((a * 100_000) % cursor === 0 ? '' : '…');
      return say('wythoff-ratio-point', { i: cursor, sub: subscript(cursor), a, ratio });
    },
    code: say('wythoff-code-ratio'),
    litOf: (cursor) => (cursor === 0 ? [0] : [1, 2]),
    nameOf: (cursor) => say('wythoff-name-ratio', { i: cursor }),
  };
}

/** The steps of the proof that an integer is in one of the two sequences. */
const PROOF_STEPS = ['start', 'lowers', 'uppers', 'sum', 'next', 'one'];

/** An index that is short enough below the line, a long one in brackets. @param {string} index */
const inSubscripts = (index) => (index.length < 7 ? subscript(Number(index)) : `(${ends(index)})`);

/** @param {WythoffPartition} partition @param {bigint} x @returns {Lesson} */
export function partitionLesson(partition, x) {
  const args = {
    x: readable(String(x)),
    next: readable(String(x + 1n)),
    before: readable(String(x - 1n)),
    p: readable(partition.lowers),
    q: readable(partition.uppers),
    phi: decimal(partition.lowersThousandths, 3),
    phi2: decimal(partition.uppersThousandths, 3),
    p2: readable(partition.lowersNext),
    q2: readable(partition.uppersNext),
    p2sub: inSubscripts(partition.lowersNext),
    q2sub: inSubscripts(partition.uppersNext),
    which: x === 0n ? 'zero' : partition.lowersNext === partition.lowers ? 'b' : 'a',
  };
  return {
    ...namedSteps(x === 0n ? PROOF_STEPS.slice(0, 1) : PROOF_STEPS),
    captionOf(cursor, covered) {
      if (covered && cursor > 0) return say('wythoff-beatty-covered');
      return say(`wythoff-partition-${x === 0n ? 'zero' : PROOF_STEPS[cursor]}`, args);
    },
    code: say('wythoff-code-partition'),
    litOf: (cursor) => [[], [0], [1], [2, 3], [3], []][cursor] ?? [],
    nameOf: (cursor) => say(`wythoff-name-${PROOF_STEPS[cursor] ?? 'start'}`, args),
  };
}

/** @param {WythoffZeckendorf} form @param {bigint} x @returns {Lesson} */
export function zeckendorfLesson(form, x) {
  const { places } = form;
  const ones = places.length;
  const numbers = fibonacci((places[0] ?? 0) + 1);
  const zeros = places[ones - 1] ?? 0;
  const args = { x: readable(String(x)), zeros, partner: readable(form.partner), which: form.isLower ? 'a' : 'b', ones };
  return {
    ...(ones === 0 ? numberedSteps(0, [0]) : numberedSteps(ones + 2, [0, ones, ones + 1, ones + 2])),
    captionOf(cursor, covered) {
      if (covered && cursor > 0) return say('wythoff-beatty-covered');
      if (ones === 0) return say('wythoff-zeckendorf-zero', args);
      if (cursor === 0) return say('wythoff-zeckendorf-start', args);
      if (cursor > ones) return say(cursor === ones + 1 ? 'wythoff-zeckendorf-zeros' : 'wythoff-zeckendorf-partner', args);
      const values = Array.from(places.subarray(0, cursor), (place) => numbers[place] ?? 0n);
      const value = values.pop() ?? 0n;
      const rest = values.reduce((left, one) => left - one, x);
      return say('wythoff-zeckendorf-digit', { ...args, rest: readable(String(rest)), value: readable(String(value)), place: cursor });
    },
    code: say('wythoff-code-zeckendorf'),
    litOf(cursor) {
      if (cursor === 0) return [];
      if (cursor <= ones) return [0, 1];
      return cursor === ones + 1 ? [2] : [form.isLower ? 3 : 4];
    },
    nameOf: (cursor) => say(cursor > ones ? 'wythoff-name-answer' : 'wythoff-name-digits', { found: Math.min(cursor, ones), ones }),
  };
}
