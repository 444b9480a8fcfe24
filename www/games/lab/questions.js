/** What the laboratory asks: positions of the table by the rule of the link, and the next label. */
import { nimberOf } from '../../game_page/question/questions.js';
import { say } from '../../player/lesson.js';
import { placeAtStep, ranksOf } from './lesson.js';
import { LABELS, offsetsAt, placeOf, positionAt } from './table.js';
import { positionWords } from './words.js';

/** @import { Questions } from '../../game_page/question/types.js' */

const CHOICES = ['N', 'P'].map((value) => ({ value, says: say('lab-ask-label', { label: value }) }));

/** @type {Questions} */
export const QUESTIONS = {
  tells_rule: true,
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
  positionText: ({ solution }) => positionWords(solution.value?.verdict.position ?? ''),
  numbers: { grundy: nimberOf },
  next({ timeline }, cursor) {
    const run = timeline.value;
    if (!run?.steps || cursor >= run.steps.stepCount) return null;
    const place = placeAtStep(run, cursor + 1);
    if (place < 0) return null;
    const label = LABELS[run.labels[place] ?? 4];
    if (label !== 'N' && label !== 'P') return null;
    return { says: say('lab-ask-next', { at: positionWords(positionAt(run, place)) }), right: [label], among: CHOICES };
  },
  /** Where the position gets its label. */
  answerAt({ timeline, solution }) {
    const run = timeline.value;
    const place = run ? placeOf(run, solution.value?.verdict.position ?? '') : -1;
    return place < 0 || !run.steps ? Infinity : (ranksOf(run)[place] ?? Infinity);
  },
};
