/** The state of a graph's page: the graph, its lesson, its play, what the drawing shows of a step, and the vertex that is explained. */
import { computed, signal } from '@preact/signals';
import { createFiles } from './files.js';
import { createGraphState } from './graph_state.js';
import { graphLesson } from './lesson.js';
import { createPlayState } from './play_state.js';
import { createScene } from './scene.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Graph } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { CommonState } from '../../../game_page/state.js' */

/** @param {CommonState<Graph>} common */
export function createState(common) {
  const { session, timeline, solution, go, cursorIn } = common;
  const graph_state = createGraphState(common);
  const { current, editor, nameOf } = graph_state;
  const rule = computed(() => solution.value?.options.rule ?? 'normal');
  const verdict = computed(() => solution.value?.verdict ?? null);
  const lesson = computed(() => {
    const [run, of, answer] = [timeline.value, current.value, verdict.value];
    return run && of && answer ? graphLesson(run, of, { rule: rule.value, verdict: answer, nameOf }) : null;
  });
  const cursor = cursorIn(lesson);
  /** The vertex that is explained. @type {Signal<number | null>} */
  const selection = signal(null);
  const play_state = createPlayState(session, current, rule);

  return {
    ...graph_state,
    ...play_state,
    files: createFiles(session, go),
    rule,
    verdict,
    lesson,
    scene: createScene(common, graph_state, play_state, { cursor, selection, verdict }),
    selection,
    /** A vertex is clicked, or chosen by Enter. @param {number} vertex */
    clickVertex(vertex) {
      if (play_state.match.play.peek()) play_state.playAt(vertex);
      else if (!editor.click(vertex)) selection.value = vertex;
    },
    deselect() {
      selection.value = null;
      play_state.forget();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../../game_page/state.js').createPage<Graph, ReturnType<typeof createState>>>} Page */
