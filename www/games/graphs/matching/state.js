/** The state of a page of the matching game: its graph, its lesson, its play, and the vertex that is explained. */
import { computed } from '@preact/signals';
import { createPicks } from '../../../canvas/picks.js';
import { present } from '../../../play/play.js';
import { tokensOf } from '../tokens.js';
import { edgesOf, neighboursOf } from './graph.js';
import { drawnPlaces } from './layout.js';
import { matchingLesson } from './lesson.js';
import { placesIn } from './parameters.js';
import { knownAt } from './steps.js';

/** @import { Matching } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Picks } from '../../../canvas/types.js' */
/** @import { CommonState } from '../../../game_page/state.js' */
/** @import { Place } from '../types.js' */

/** @param {CommonState<Matching>} common */
export function createState({ match, timeline, solution, link, covered, shows_poster, shows_answer, cursorIn }) {
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
  /** Where the vertices are drawn. @type {import('@preact/signals').ReadonlySignal<Place[]>} */
  const places = computed(() => (graph.value ? drawnPlaces(said.value, graph.value.count, graph.value.edges) : []));
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
    const known = knownAt(run, been || shows_answer.value ? 0 : cursor.value);
    const wins = new Set(run.wins);
    const labelOf = (/** @type {number} */ vertex) => (wins.has(vertex) ? 'N' : 'P');
    const shows_moves = (known.is_answer || shows_answer.value) && !covered.value && !been;
    return {
      ...known,
      walk: been,
      token: been ? (been.at(-1) ?? run.token) : run.token,
      moves: new Set(shows_moves ? run.moves : []),
      hint: been ? (match.hint.value?.move?.move ?? null) : null,
      /** What stands on a vertex: who wins a start there, or on which side of its tree it is. @param {number} vertex */
      textOf(vertex) {
        if (been || (covered.value && (known.has_starts || vertex === run.token))) return '';
        if (known.has_starts && known.without === null) return labelOf(vertex);
        return known.sides.get(vertex) ?? '';
      },
      /** What the finished picture says of a vertex, as long as that is to be seen. @param {number} vertex */
      endOf: (vertex) => (shows_poster.value && !been ? labelOf(vertex) : ''),
    };
  });

  return {
    lesson,
    selection,
    graph,
    places,
    walk,
    targets,
    scene,
    /** A vertex is clicked, or chosen by Enter. @param {number} vertex */
    clickVertex(vertex) {
      if (!match.play.peek()) selection.value = vertex;
      else if (targets.peek().has(vertex)) void match.playMoveText(String(vertex));
      else match.rejectMove();
    },
    deselect,
  };
}

/** @typedef {ReturnType<typeof import('../../../game_page/state.js').createPage<Matching, ReturnType<typeof createState>>>} Page */
