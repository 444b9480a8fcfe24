/** The state of a graph's page: the graph, its lesson, its play, what the drawing shows of a step, and the vertex that is explained. */
import { computed, signal } from '@preact/signals';
import { createGraphFiles } from './files.js';
import { terminalOf } from './graph_value.js';
import { createLoadedGraph } from './loaded_graph.js';
import { graphLesson } from './lesson.js';
import { createTokenPlay } from './token_play.js';
import { createScene } from './scene.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Graph } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { CommonState } from '../../../game_page/state.js' */

/** @param {CommonState<Graph>} common */
export function createState(common) {
  const { session, timeline, solution, cursorIn } = common;
  const loaded_graph = createLoadedGraph(common);
  const { current, editor, nameOf } = loaded_graph;
  const rule = computed(() => solution.value?.options.rule ?? 'normal');
  const verdict = computed(() => solution.value?.verdict ?? null);
  const lesson = computed(() => {
    const [steps, graph, answer] = [timeline.value, current.value, verdict.value];
    return steps && graph && answer ? graphLesson(steps, graph, { rule: rule.value, verdict: answer, nameOf }) : null;
  });
  const cursor = cursorIn(lesson);
  /** The vertex that is explained. @type {Signal<number | null>} */
  const selection = signal(null);
  const token_play = createTokenPlay(session, current, rule);

  return {
    programs: ['labels', 'loop', 'nimbers', 'steps', 'genus'],
    ...loaded_graph,
    ...token_play,
    files: createGraphFiles(common),
    rule,
    verdict,
    lesson,
    scene: createScene(common, loaded_graph, token_play, { cursor, selection, verdict }),
    selection,
    /** A vertex is clicked, or chosen by Enter. @param {number} vertex */
    clickVertex(vertex) {
      if (token_play.match.play.peek()) token_play.playAt(vertex);
      else if (!editor.click(vertex)) selection.value = vertex;
    },
    /** A play needs a token: without one, on the first vertex from which an edge leads. @returns {Record<string, string | null>} */
    startOfPlay() {
      const graph = loaded_graph.drawn.peek();
      const [from] = graph?.edges.find(([vertex]) => terminalOf(graph, vertex) === 'none') ?? [];
      return from === undefined || (graph?.tokens?.length ?? 0) > 0 ? {} : { tokens: String(from) };
    },
    deselect() {
      selection.value = null;
      token_play.forget();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../../game_page/state.js').createPage<Graph, ReturnType<typeof createState>>>} Page */
