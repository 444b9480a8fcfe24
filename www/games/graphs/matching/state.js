/** The state of a page of the matching game: its graph, its lesson, its play, and the vertex that is explained. */
import { computed, effect } from '@preact/signals';
import { createPicks } from '../../../canvas/picks.js';
import { present } from '../../../play/play.js';
import { optionsOf } from '../../../game_page/parameters.js';
import { createEditor } from '../editor.js';
import { placesOf } from '../places.js';
import { tokensOf } from '../tokens.js';
import { UNDIRECTED } from './drawn_kind.js';
import { edgesOf, neighboursOf } from './graph.js';
import { drawnPlaces } from './layout.js';
import { matchingLesson } from './lesson.js';
import { PARAMETERS, placesIn } from './parameters.js';
import { knownAt } from './steps.js';

/** @import { Matching } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Picks } from '../../../canvas/types.js' */
/** @import { CommonState } from '../../../game_page/state.js' */
/** @import { Place } from '../types.js' */

/** @param {CommonState<Matching>} common */
export function createState({ router, go, match, timeline, solution, link, covered, shows_poster, shows_answer, cursorIn }) {
  const lesson = computed(() => {
    const shown = solution.value;
    return shown?.timeline ? matchingLesson(shown.timeline, shown.verdict) : null;
  });
  const cursor = cursorIn(lesson);
  /** The vertex that is explained. @type {Picks<number>} */
  const { selection, deselect } = createPicks();
  /** The edges, and by vertex its neighbours. */
  const graph = computed(() => {
    const run = timeline.value;
    if (!run) return null;
    const edges = edgesOf(run);
    return { count: run.count, edges, near: neighboursOf(run.count, edges) };
  });
  const said = computed(() => placesIn(link.value.params));
  const solved = computed(() => {
    const [now, run] = [graph.value, timeline.value];
    return now && run && { count: now.count, edges: now.edges, token: run.token, places: placesOf(said.value, now.count).places };
  });
  const editor = createEditor({ router, graph: solved, go }, UNDIRECTED);
  const { drawn } = editor;
  // What is drawn stays a draft until it is solved.
  const stop_drafts = effect(() => {
    if (timeline.value && JSON.stringify(solution.value?.options) === JSON.stringify(optionsOf(PARAMETERS, link.value.params)))
      editor.settle();
  });
  /** Where the vertices are drawn. @type {import('@preact/signals').ReadonlySignal<Place[]>} */
  const places = computed(() => (drawn.value ? drawnPlaces(drawn.value.places, drawn.value.count, drawn.value.edges) : []));
  /** Where the token has been in the play, the last vertex being where it is; null outside of one. */
  const walk = computed(() => match.shown.value && tokensOf(present(match.shown.value).text));
  /** Where a click is a move. @type {import('@preact/signals').ReadonlySignal<ReadonlySet<number>>} */
  const targets = computed(() => {
    const [been, now] = [walk.value, graph.value];
    if (!been || !now || !match.your_turn.value) return new Set();
    return new Set(now.near[been.at(-1) ?? 0]?.filter((vertex) => !been.includes(vertex)));
  });

  /** What the board shows of the step, or of the play. */
  const scene = computed(() => {
    const [run, been] = [timeline.value, walk.value];
    if (!run) return null;
    // Of a graph that is changed nothing is known before it is solved.
    const is_draft = editor.is_draft.value;
    const known = knownAt(run, been || shows_answer.value || is_draft ? 0 : cursor.value);
    const wins = new Set(run.wins);
    const labelOf = (/** @type {number} */ vertex) => (wins.has(vertex) ? 'N' : 'P');
    const shows_moves = (known.is_answer || shows_answer.value) && !covered.value && !been && !is_draft;
    return {
      ...known,
      walk: been,
      token: been ? (been.at(-1) ?? run.token) : (drawn.value?.token ?? run.token),
      moves: new Set(shows_moves ? run.moves : []),
      hint: been ? (match.hint.value?.move?.move ?? null) : null,
      /** What stands on a vertex: who wins a start there, or on which side of its tree it is. @param {number} vertex */
      textOf(vertex) {
        if (been || (covered.value && (known.has_starts || vertex === run.token))) return '';
        if (known.has_starts && known.without === null) return labelOf(vertex);
        return known.sides.get(vertex) ?? '';
      },
      /** What the finished picture says of a vertex, as long as that is to be seen. @param {number} vertex */
      endOf: (vertex) => (shows_poster.value && !been && !is_draft ? labelOf(vertex) : ''),
    };
  });

  return {
    programs: ['matching'],
    lesson,
    selection,
    graph,
    drawn,
    editor,
    places,
    walk,
    targets,
    scene,
    /** A vertex is clicked, or chosen by Enter. @param {number} vertex */
    clickVertex(vertex) {
      if (!match.play.peek()) {
        if (!editor.click(vertex)) selection.value = vertex;
      } else if (targets.peek().has(vertex)) void match.playMoveText(String(vertex));
      else match.rejectMove();
    },
    deselect,
    destroy() {
      stop_drafts();
      editor.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../../game_page/state.js').createPage<Matching, ReturnType<typeof createState>>>} Page */
