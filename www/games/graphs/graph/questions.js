/** The questions of games on graphs: tokens on the graph of the link, and what a vertex gets. */
import { becauseOf, numbersOf } from '../../../game_page/question/questions.js';
import { say } from '../../../player/lesson.js';
import { anyOf, series, text } from '../../../ui/messages.js';
import { countOf } from './graph_value.js';
import { FIRST } from './parameters.js';
import { moveWords } from './words.js';
import { givingSteps, graphStepAt, NONE, settledAt } from './steps.js';

/** @import { Level } from '../../../formats/ask_parameters.js' */
/** @import { Questions } from '../../../game_page/question/types.js' */
/** @import { Random } from '../../../play/seeded_random.js' */

const CHOICES = ['N', 'P'].map((value) => ({ value, says: say('graph-ask-label', { label: value }) }));

/** Winning moves that a reason names. */
const NAMED = 4;

/** Vertices of a graph that is drawn, and edges at most that may close cycles. */
const SIZES = { small: [5, 0], usual: [6, 1], tricky: [8, 3] };

/**
 * A graph with its vertices on an oval, where no edge passes another vertex: from every vertex but the last one or two some way leads down.
 * @param {Random} random @param {Level} level
 */
function drawGraph(random, level) {
  const [least = 5, most_back = 0] = SIZES[level];
  const count = least + random(2);
  /** The vertices by their heights, which say nothing of their numbers. */
  const order = Array.from({ length: count }, (_, vertex) => vertex);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  const ends = 1 + random(2);
  /** @type {Set<string>} */
  const edges = new Set();
  for (let height = ends; height < count; height += 1)
    for (let ways = 1 + random(3); ways > 0; ways -= 1) edges.add(`${order[height]}-${order[random(height)]}`);
  for (let back = random(most_back + 1); back > 0; back -= 1) {
    const low = ends + random(count - ends - 1);
    edges.add(`${order[low]}-${order[low + 1 + random(count - low - 1)]}`);
  }
  const turned = Math.PI / count;
  const pos = order.map((_, vertex) =>
    [Math.cos, Math.sin].map((of) => Math.round(500 + 440 * of((2 * Math.PI * vertex) / count + turned))).join('.'),
  );
  return { count, changes: { edges: [...edges].join(','), pos: pos.join(';') } };
}

/** @type {Questions} */
export const QUESTIONS = {
  has_draws: true,
  is_ready: ({ lesson, current }) => lesson.value !== null && current.value !== null,
  draw({ random, level, options, page }) {
    // A graph that somebody chose stays; that of the first board is nobody's.
    const is_first = options.edges === FIRST.edges && ![options.file, options.vertices, options.win, options.lose].some(Boolean);
    const { count, changes } = is_first
      ? drawGraph(random, level)
      : { count: Math.max(1, page.parts.value ? countOf(page.parts.value) : 1), changes: {} };
    const tokens = level === 'small' || page.parts.value?.win.length || page.parts.value?.lose.length ? 1 : 1 + random(2);
    return { ...changes, tokens: numbersOf(random, tokens, 0, count - 1).join(',') };
  },
  positionText: ({ parts, nameOf }) => text('graph-position', { tokens: series((parts.value?.tokens ?? []).map(nameOf)) }),
  position_names: ['tokens'],
  why({ solution, parts, nameOf }, kind) {
    const { outcome, moves = [] } = solution.value?.verdict ?? {};
    if (kind === 'number') return null;
    if (outcome !== 'N') return becauseOf(solution.value?.verdict, '', String);
    const tokens = parts.value?.tokens ?? [];
    const named = moves.slice(0, NAMED).map((/** @type {any} */ move) => moveWords(move, tokens, nameOf));
    return say('ask-because-moves', { moves: anyOf(named) });
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
  /** The answer comes when the last vertex with a token is settled. */
  answerAt({ timeline, parts }) {
    const [run, graph] = [timeline.value, parts.value];
    if (!run || !graph) return 0;
    const settled = settledAt(run, graph);
    // What has no step of its own is settled after all others.
    const steps = graph.tokens?.map((/** @type {number} */ vertex) => Math.min(settled[vertex] ?? NONE, givingSteps(run) + 1)) ?? [];
    return steps.length === 0 ? Infinity : Math.max(...steps);
  },
};
