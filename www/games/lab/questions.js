/** What the laboratory asks: positions of the table by the rule of the link, and the next label. */
import { becauseOf, nimberOf } from '../../game_page/question/questions.js';
import { say } from '../../player/lesson.js';
import { placeAtStep, ranksOf } from './lesson.js';
import { labelOf, offsetsAt, placeOf, positionAt } from './table.js';
import { positionOf, positionWords } from './words.js';

/** @import { Questions } from '../../game_page/question/types.js' */
/** @import { Page } from './state.js' */

const CHOICES = ['N', 'P'].map((value) => ({ value, says: say('lab-ask-label', { label: value }) }));

/** @type {Questions} */
export const QUESTIONS = {
  says_rule: true,
  has_draws: true,
  /** @returns {Record<string, string | null>} */
  draw({ random, level, page }) {
    const run = page.timeline.value;
    if (!run) return {};
    // Small ones lie near the beginning of the table.
    const nearer = level === 'small' ? 3 : 1;
    const offsets = offsetsAt(run, random(run.labels.length));
    const tuple = offsets.map((offset, at) => (run.firsts[at] ?? 0n) + BigInt(Math.floor(offset / nearer)));
    return { at: tuple.join(','), x: null, y: null, fix: null, fold: null };
  },
  /** @param {Page} page */
  positionText: ({ verdict }) => positionWords(verdict.value?.position ?? ''),
  /** @param {Page} page @param {string} kind */
  why: ({ verdict }, kind) =>
    kind === 'number'
      ? null
      : becauseOf(verdict.value, positionWords(verdict.value?.position ?? ''), (to) => positionWords(positionOf(to) || 'end')),
  numbers: { grundy: nimberOf },
  /** @param {Page} page @param {number} cursor */
  next({ timeline: { value: run } }, cursor) {
    if (!run?.steps || cursor >= run.steps.stepCount) return null;
    const place = placeAtStep(run, cursor + 1);
    const label = labelOf(run, place);
    if (label !== 'N' && label !== 'P') return null;
    return { says: say('lab-ask-next', { at: positionWords(positionAt(run, place)) }), right: [label], among: CHOICES };
  },
  /** The step that labels the position. @param {Page} page */
  answerAt({ timeline: { value: run }, verdict }) {
    const place = run ? placeOf(run, verdict.value?.position ?? '') : -1;
    return run?.steps ? (ranksOf(run)[place] ?? Infinity) : Infinity;
  },
};
