/** What games on graphs ask: tokens on the graph of the link, and what a vertex gets. */
import { numbersOf } from '../../../ask/questions.js';
import { say } from '../../../player/lesson.js';
import { countOf } from './document.js';
import { givingSteps, graphStepAt, NONE, settledAt } from './steps.js';

const CHOICES = ['N', 'P'].map((value) => ({ value, says: say('graph-ask-label', { label: value }) }));

/** @type {import('../../../ask/questions.js').Questions} */
export const QUESTIONS = {
  has_draws: true,
  is_ready: ({ lesson, current }) => lesson.value !== null && current.value !== null,
  draw({ dice, level, page }) {
    const count = Math.max(1, page.parts.value ? countOf(page.parts.value) : 1);
    const tokens = level === 'small' || page.parts.value?.win.length || page.parts.value?.lose.length ? 1 : 1 + dice(2);
    return { tokens: numbersOf(dice, tokens, 0, count - 1).join(',') };
  },
  numbers: { grundy: ({ solution }) => (/^\d+$/.test(solution.value?.verdict.grundy ?? '') ? solution.value.verdict.grundy : null) },
  next(page, cursor) {
    const run = page.timeline.value;
    if (!run || cursor >= givingSteps(run)) return null;
    const { kind, numbers } = graphStepAt(run, cursor + 1);
    const name = page.nameOf(numbers[0]);
    if (kind === 'sink' || kind === 'all-n' || kind === 'option')
      return { says: say('graph-ask-vertex', { name }), right: [kind === 'option' ? 'N' : 'P'], among: CHOICES };
    if (kind === 'number') return { says: say('graph-ask-number', { name }), right: [String(numbers[1])] };
    return null;
  },
  /** Where the last of the vertices with a token gets what it gets. */
  answerAt({ timeline, parts }) {
    const [run, graph] = [timeline.value, parts.value];
    if (!run || !graph) return 0;
    const settled = settledAt(run, countOf(graph));
    const told = [...(graph.tokens ?? [])]
      .map((vertex) => settled[vertex] ?? NONE)
      .map((step) => (step === NONE ? givingSteps(run) + 1 : step));
    return told.length === 0 ? Infinity : Math.max(...told);
  },
};
