/** The lesson of a rule: its positions get their labels, one a step, each with its reason; the last step is the table. */
import { milestonesAt } from '../../player/player.js';
import { say } from '../../player/lesson.js';
import { stepAt } from '../../player/recorded_lesson.js';
import { LABELS, placeOf, positionAt } from './table.js';
import { positionWords } from './words.js';

/** @import { LabStep } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { Timeline } from './table.js' */
/** @import { Lesson } from '../../player/types.js' */

/** The lines of the code that each kind is at. @type {Record<LabStep | 'start' | 'table', readonly number[]>} */
const LIT = { start: [], stuck: [0], told: [0], leads: [1], all: [2], draws: [3], unknown: [3], table: [] };

/** By tuple, the step at which it is labelled; where there is none, after all of them. @param {Timeline} timeline */
export function ranksOf({ labels, steps }) {
  const ranks = new Uint32Array(labels.length).fill(0xffffffff);
  if (!steps) return ranks.fill(0);
  /** Those that are told together. @type {Map<number, number>} */
  const together = new Map();
  for (let step = 1; step <= steps.stepCount; step += 1) {
    const { kind, numbers } = stepAt(steps, step);
    if (kind === 'draws') together.set(2, step);
    else if (kind === 'unknown') together.set(3, step);
    else ranks[numbers[0]] = step;
  }
  if (together.size > 0)
    for (const [place, label] of labels.entries()) {
      const step = together.get(label);
      if (step !== undefined) ranks[place] = step;
    }
  return ranks;
}

/** The tuple of a step; -1 of one that is about many, or none. @param {Timeline} timeline @param {number} cursor */
export function placeAtStep({ steps }, cursor) {
  if (!steps || cursor === 0 || cursor > steps.stepCount) return -1;
  const { kind, numbers } = stepAt(steps, cursor);
  return kind === 'draws' || kind === 'unknown' ? -1 : numbers[0];
}

/** Null where a table is too large for steps. @param {Timeline} timeline @param {string} table of the verdict @returns {Lesson | null} */
export function labLesson(timeline, table) {
  const { steps, witnesses, isMisere, labels, depths } = timeline;
  if (!steps) return null;
  const { starts } = steps;
  const stepCount = steps.stepCount + 1;
  const [positions = '0', counts = ''] = table.split(':');
  const [n = 0, p = 0, draws = 0, unknown = 0] = counts.split(',').map(Number);
  const ranks = ranksOf(timeline);
  const kindAt = (/** @type {number} */ cursor) => (cursor === stepCount ? /** @type {const} */ ('table') : stepAt(steps, cursor).kind);
  const nameAt = (/** @type {number} */ cursor) => positionWords(positionAt(timeline, placeAtStep(timeline, cursor)));
  return {
    stepCount,
    milestones: milestonesAt([...starts.map((first) => Math.max(first - 1, 0)).subarray(1), stepCount]),
    start: stepCount,
    atOf(cursor) {
      const kind = kindAt(cursor);
      if (kind === 'start' || kind === 'draws' || kind === 'unknown') return kind;
      return kind === 'table' ? 'answer' : positionAt(timeline, placeAtStep(timeline, cursor));
    },
    cursorOf(at) {
      if (at === 'start') return 0;
      if (at === 'answer') return stepCount;
      if (at === 'draws' || at === 'unknown') {
        const from = Math.max(1, steps.stepCount - 1);
        return [from, from + 1].find((cursor) => kindAt(cursor) === at) ?? null;
      }
      const place = placeOf(timeline, at);
      const rank = place < 0 || (labels[place] ?? 4) > 1 ? 0 : (ranks[place] ?? 0);
      return rank === 0 ? null : rank;
    },
    captionOf(cursor, covered) {
      const kind = kindAt(cursor);
      if (covered && kind === 'table') return say('lab-covered');
      if (kind === 'table') return say('lab-step-table', { positions: Number(positions), n, p, draws, unknown });
      if (kind === 'start') return say('lab-step-start', { order: timeline.goesBack ? 'back' : 'pass' });
      if (kind === 'draws' || kind === 'unknown') return say(`lab-step-${kind}`, { count: stepAt(steps, cursor).numbers[0] });
      const place = placeAtStep(timeline, cursor);
      return say(`lab-step-${kind}`, {
        at: nameAt(cursor),
        to: positionWords(witnesses[cursor - 1] || 'end'),
        outcome: LABELS[labels[place] ?? 0] ?? 'N',
        depth: timeline.goesBack ? (depths[place] ?? 0) : 0,
      });
    },
    code: say('lab-code', { rule: isMisere ? 'misere' : 'normal' }),
    litOf: (cursor) => LIT[kindAt(cursor)],
    nameOf: (cursor) => say('lab-step-name', { kind: kindAt(cursor), at: placeAtStep(timeline, cursor) < 0 ? '' : nameAt(cursor) }),
  };
}
