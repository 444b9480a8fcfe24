/** The lesson of a rule: its positions get their labels one by one, each with its reason; the last step is the table. */
import { say } from '../../player/lesson.js';
import { milestonesAt } from '../../player/player.js';
import { stepAt } from '../../player/recorded_lesson.js';
import { allOf } from '../../ui/messages.js';
import { isDecided, LABEL, labelOf, NONE, placeOf, positionAt, positionCount } from './table.js';
import { positionWords } from './words.js';

/** @import { LabStep, LabVerdict } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { Timeline } from './table.js' */
/** @import { Lesson } from '../../player/types.js' */

/** The lines of the code, by the kind of the step. @type {Record<LabStep | 'start' | 'table', readonly number[]>} */
const LIT = { start: [], stuck: [0], rule: [0], leads: [1], all: [2], draws: [3], unknown: [3], table: [] };

/** Whether a step labels all draws, or all positions that stay unknown. @param {string} kind @returns {kind is 'draws' | 'unknown'} */
const isOfMany = (kind) => kind === 'draws' || kind === 'unknown';

/** By tuple, the step that labels it; beyond the last step if none does. @param {Timeline} timeline */
export function ranksOf(timeline) {
  const { labels, steps } = timeline;
  if (!steps) return new Uint32Array(labels.length);
  const ranks = new Uint32Array(labels.length).fill(0xffffffff);
  for (let step = 1; step <= steps.stepCount; step += 1) {
    const { kind, numbers } = stepAt(steps, step);
    if (!isOfMany(kind)) ranks[numbers[0]] = step;
    else {
      const label = kind === 'draws' ? LABEL.DRAW : LABEL.UNKNOWN;
      for (const place of labels.keys()) if (labels[place] === label) ranks[place] = step;
    }
  }
  return ranks;
}

/** The tuple of a step; -1 for a step of many tuples or of none. @param {Timeline} timeline @param {number} cursor */
export function placeAtStep({ steps }, cursor) {
  if (!steps || cursor === 0 || cursor > steps.stepCount) return -1;
  const { kind, numbers } = stepAt(steps, cursor);
  return isOfMany(kind) ? -1 : numbers[0];
}

/** Nimbers that a sentence names one by one. */
const NAMED = 4;

/** What a sentence says of a nimber: that the options have all smaller ones. @param {number} nimber NONE if it is not told */
function nimberWords(nimber) {
  if (nimber === NONE) return { number: 'none', nimber: 0, below: '', last: 0 };
  const below = Array.from({ length: Math.min(nimber, NAMED) }, (_, smaller) => String(smaller));
  const number = nimber === 0 ? 'zero' : nimber <= NAMED ? 'few' : 'many';
  return { number, nimber, below: allOf(below), last: nimber - 1 };
}

/**
 * Null where a table is too large for steps.
 * @param {Timeline} timeline
 * @param {Pick<LabVerdict, 'tableCounts' | 'conjecture'>} verdict
 * @param {boolean} is_own whether the rule is somebody's own: its finished table is what was asked for
 * @param {() => boolean} [showsNimbers] whether the view on show is that of nimbers
 * @returns {Lesson | null}
 */
export function labLesson(timeline, { tableCounts: counts, conjecture }, is_own, showsNimbers = () => false) {
  const { steps, witnesses, isMisere, depths, isRetrograde } = timeline;
  if (!steps) return null;
  const stepCount = steps.stepCount + 1;
  const ranks = ranksOf(timeline);
  /** @param {number} cursor @returns {LabStep | 'start' | 'table'} */
  const kindAt = (cursor) => (cursor === stepCount ? 'table' : stepAt(steps, cursor).kind);
  const nameAt = (/** @type {number} */ cursor) => positionAt(timeline, placeAtStep(timeline, cursor));
  return {
    stepCount,
    milestones: milestonesAt([...steps.starts.map((first) => Math.max(first - 1, 0)).subarray(1), stepCount]),
    start: is_own ? stepCount : 0,
    atOf(cursor) {
      const kind = kindAt(cursor);
      if (kind === 'start' || isOfMany(kind)) return kind;
      return kind === 'table' ? 'answer' : nameAt(cursor);
    },
    cursorOf(at) {
      if (at === 'start') return 0;
      if (at === 'answer') return stepCount;
      // These are the last steps before the table.
      if (isOfMany(at)) return [stepCount - 2, stepCount - 1].find((cursor) => cursor > 0 && kindAt(cursor) === at) ?? null;
      const place = placeOf(timeline, at);
      return (isDecided(timeline.labels[place]) && ranks[place]) || null;
    },
    captionOf(cursor, covered) {
      const kind = kindAt(cursor);
      if (kind === 'table') {
        if (covered) return say('lab-covered');
        const first = conjecture?.kind === 'fails' ? positionWords(conjecture.first) : '';
        return say('lab-step-table', { positions: positionCount(counts), ...counts, guess: conjecture?.kind ?? 'none', first });
      }
      if (kind === 'start') return say('lab-step-start', { order: isRetrograde ? 'back' : 'pass' });
      if (isOfMany(kind)) return say(`lab-step-${kind}`, { count: stepAt(steps, cursor).numbers[0] });
      const place = placeAtStep(timeline, cursor);
      return say(`lab-step-${kind}`, {
        at: positionWords(nameAt(cursor)),
        to: positionWords(witnesses[cursor - 1] || 'end'),
        outcome: labelOf(timeline, place),
        depth: isRetrograde ? (depths[place] ?? 0) : 0,
        ...nimberWords(showsNimbers() ? (timeline.nimbers[place] ?? NONE) : NONE),
      });
    },
    code: say('lab-code', { rule: isMisere ? 'misere' : 'normal' }),
    litOf: (cursor) => LIT[kindAt(cursor)],
    nameOf(cursor) {
      const at = placeAtStep(timeline, cursor) < 0 ? '' : positionWords(nameAt(cursor));
      return say('lab-step-name', { kind: kindAt(cursor), at });
    },
  };
}
