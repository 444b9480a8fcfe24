/** The graph of the page: as the solver has read it, and as it is drawn on. */
import { computed, effect } from '@preact/signals';
import { optionsOf } from '../../../game_page/parameters.js';
import { createResource } from '../../../solver/resource.js';
import { fitsLink } from '../link_length.js';
import { graphOf, isDrawn, paramsOf } from './graph_value.js';
import { createEditor } from '../editor.js';
import { DIRECTED } from './drawn_kind.js';
import { PARAMETERS, placesIn } from './parameters.js';

/** @import { Graph } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { CommonState } from '../../../game_page/state.js' */

/** @param {CommonState<Graph>} common */
export function createLoadedGraph({ router, session, solution, link, go }) {
  const options_key = computed(() => solution.value && JSON.stringify(solution.value.options));
  /** The graph, and for which question; the last good one stays. */
  const read = createResource(options_key, async (question, abort) => ({ question, parts: await session.ask('graph', undefined, abort) }), {
    stays: true,
  });
  const parts = computed(() => read.answer.value?.parts ?? null);
  /** The same, while the solution is about it. */
  const current = computed(() => (read.answer.value?.question === options_key.value ? parts.value : null));
  let in_link = { pos: '', names: '' };
  /** What the link says of the drawing, while it is about the solution; then what it said last. A step of it makes no other graph. */
  const drawing = computed(() => {
    const { params } = link.value;
    const said = { pos: placesIn(params), names: params.get('names') ?? '' };
    const is_solved = options_key.value === JSON.stringify(optionsOf(PARAMETERS, params));
    if (is_solved && (said.pos !== in_link.pos || said.names !== in_link.names)) in_link = said;
    return in_link;
  });
  const graph = computed(() => (parts.value && isDrawn(parts.value) ? graphOf(parts.value, drawing.value.pos, drawing.value.names) : null));
  const editor = createEditor({ router, graph, go }, DIRECTED);
  const { drawn } = editor;
  const nameOf = (/** @type {number} */ vertex) => drawn.value?.names[vertex] || parts.value?.names?.[vertex] || String(vertex);
  // A drawing stays a draft until it is solved.
  const stop_drafts = effect(() => {
    if (read.answer.value?.question === JSON.stringify(optionsOf(PARAMETERS, link.value.params))) editor.settle();
  });
  // A small graph from a file is a link.
  const stop_files = effect(() => {
    const [solved, small_graph, { params }] = [current.value, graph.value, link.value];
    if (!solved || !small_graph || !params.has('file') || solution.value?.options.file !== params.get('file')) return;
    const changes = paramsOf(small_graph);
    if (fitsLink(changes)) router.replaceNow(router.linkWith(changes));
  });

  return {
    parts,
    current,
    drawn,
    editor,
    nameOf,
    destroy() {
      stop_drafts();
      stop_files();
      read.destroy();
      editor.destroy();
    },
  };
}
