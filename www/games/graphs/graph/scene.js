/** What the drawing of a graph shows: of the step, of the play, and of what was picked. */
import { computed } from '@preact/signals';
import { countOf, optionsAt } from './graph_value.js';
import { shownOn } from './lesson.js';
import { graphStepAt } from './steps.js';
import { pairsOf } from './words.js';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Graph, GraphVerdict } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { CommonState } from '../../../game_page/state.js' */
/** @import { createLoadedGraph } from './loaded_graph.js' */
/** @import { createTokenPlay } from './token_play.js' */

/**
 * @param {Pick<CommonState<Graph>, 'timeline' | 'covered' | 'shows_poster'>} common
 * @param {Pick<ReturnType<typeof createLoadedGraph>, 'parts' | 'current' | 'drawn' | 'editor'>} loaded_graph
 * @param {Pick<ReturnType<typeof createTokenPlay>, 'match' | 'played' | 'held' | 'chosen' | 'targets'>} token_play
 * @param {Record<'cursor', ReadonlySignal<number>> & Record<'selection', ReadonlySignal<number | null>>
 *   & Record<'verdict', ReadonlySignal<GraphVerdict | null>>} page
 */
export function createScene(
  { timeline, covered, shows_poster },
  { parts, current, drawn, editor },
  { match, played, held, chosen, targets },
  { cursor, selection, verdict },
) {
  return computed(() => {
    const [graph, solved] = [drawn.value, parts.value];
    if (!graph || !solved) return null;
    const [steps, play] = [timeline.value, played.value];
    const is_draft = editor.is_draft.value || countOf(solved) !== graph.count;
    const step = steps && current.value && !is_draft && !play ? graphStepAt(steps, cursor.value) : null;
    const is_answer = step?.kind === 'answer' && !covered.value;
    const at = step && !['start', 'answer', 'drawn'].includes(step.kind) ? step.numbers[0] : null;
    const read_now = at === null ? [] : step?.kind === 'option' ? [step.numbers[1]] : [...optionsAt(solved, at)];
    const tokens = play ?? graph.tokens ?? [];
    const winning = pairsOf(is_answer ? (verdict.value?.moves[0] ?? '') : '');
    const moves = play ? [...pairsOf(match.hint.value?.move?.move ?? ''), ...chosen.value] : winning;
    const cycle = is_draft ? [] : solved.cycle;
    return {
      graph,
      at,
      picked: selection.value,
      held: play && held.value !== null ? (play[held.value] ?? null) : null,
      from: editor.from.value,
      targets: targets.value,
      tokens,
      breaking: new Set(is_draft ? [] : solved.breaking),
      cycle: new Set(cycle.map((from, index) => `${from}-${cycle[(index + 1) % cycle.length]}`)),
      marked: new Set(moves.map(([token, to]) => `${tokens[token]}-${to}`)),
      read: new Set(read_now),
      /** What the finished picture says of a vertex, as long as that is to be seen. @param {number} vertex */
      endOf: (vertex) => (step && steps && shows_poster.value ? shownOn(steps, solved, vertex, Infinity) : ''),
      /** @param {number} vertex */
      textOf: (vertex) =>
        !step || !steps || (covered.value && tokens.includes(vertex)) ? '' : shownOn(steps, solved, vertex, cursor.value),
    };
  });
}
