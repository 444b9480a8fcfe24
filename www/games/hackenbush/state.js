/** The state of Hackenbush's page: its lesson, its play, the edge that is explained, and drawing. */
import { computed, signal } from '@preact/signals';
import { present } from '../../play/play.js';
import { createUndo } from '../../game_page/undo.js';
import { hackenbushLesson, knownAt } from './lesson.js';
import { layout } from './layout.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Hackenbush } from '../../../crate/pkg/hackenbush/mexplorer.js' */
/** @import { CommonState } from '../../game_page/state.js' */

/** The most edges that are drawn. */
const MOST_DRAWN = 400;

/** @type {readonly ('look' | 'draw' | 'erase')[]} */
export const TOOLS = ['look', 'draw', 'erase'];

/** The items of a list in a link or a position. @param {string | null | undefined} text */
const itemsOf = (text) => (text ?? '').split(',').filter(Boolean);

/** @param {CommonState<Hackenbush>} common */
export function createState({ router, match, timeline, solution, go, options, cursorIn }) {
  const verdict = computed(() => solution.value?.verdict ?? null);
  const lesson = computed(() => (timeline.value && verdict.value ? hackenbushLesson(timeline.value, verdict.value) : null));
  const cursor = cursorIn(lesson);
  /** The edge that is explained. @type {Signal<number | null>} */
  const selection = signal(null);
  /** What a click does. @type {Signal<typeof TOOLS[number]>} */
  const tool = signal('look');
  /** The number of the vertex from which an edge is drawn. @type {Signal<number | null>} */
  const from = signal(null);
  const undo_stack = createUndo({
    router,
    keyOf: (params) => `${params.get('edges')}|${params.get('ground')}`,
    names: ['edges', 'ground', 'at'],
    forget: () => (from.value = null),
  });

  /** Another list of edges, with its ground. @param {string[]} edges @param {string} [ground] */
  const change = (edges, ground) =>
    undo_stack.change(() => go({ edges: edges.join(','), ...(ground === undefined ? {} : { ground }), at: null }));
  const listed = () => itemsOf(options.peek().edges);

  /** The edges of a position of a play; edges that were loose from the beginning are left out. @param {string} position */
  const standing = (position) =>
    new Set(
      itemsOf(position)
        .map(Number)
        .filter((edge) => timeline.value?.joined[edge]),
    );

  /** The edges of a play that are there, and those that were there before its last move. */
  const played = computed(() => {
    const play = match.shown.value;
    if (!play) return null;
    const edges = standing(present(play).text);
    const before = standing(play.positions.at(-2)?.text ?? '');
    const ends = [...edges].flatMap((edge) => timeline.value?.edges[edge] ?? []);
    return {
      edges,
      vertices: new Set([...ends, ...(timeline.value?.ground ?? [])]),
      fallen: new Set([...before].filter((edge) => !edges.has(edge))),
      cut: Number(play.moves.at(-1)?.move ?? -1),
    };
  });

  return {
    programs: ['hackenbush'],
    lesson,
    verdict,
    selection,
    tool,
    from,
    can_undo: undo_stack.can_undo,
    undo: undo_stack.undo,
    played,
    /** How many edges are left at a position of a play. @param {string} position */
    countIn: (position) => standing(position).size,
    places: computed(() => (timeline.value && timeline.value.edges.length <= MOST_DRAWN ? layout(timeline.value) : null)),
    known: computed(() => timeline.value && knownAt(timeline.value, cursor.value)),
    /** @param {typeof TOOLS[number]} one */
    take(one) {
      tool.value = one;
      from.value = null;
    },
    /** An edge is clicked, or chosen by Enter. @param {number} edge */
    clickEdge(edge) {
      if (match.play.peek()) void match.playMoveText(String(edge));
      else if (tool.peek() === 'erase') change(listed().toSpliced(edge, 1));
      else selection.value = edge;
    },
    /** A vertex is clicked while one draws: where an edge begins, or ends. @param {number} number */
    clickVertex(number) {
      if (tool.peek() !== 'draw' || match.play.peek()) return;
      const start = from.peek();
      from.value = start === null ? number : null;
      if (start !== null) change([...listed(), `${start}-${number}`]);
    },
    /** Free room is clicked while one draws: a new vertex at the end of an edge, on the ground if none was begun. */
    clickRoom() {
      if (tool.peek() !== 'draw' || match.play.peek()) return;
      const ground = itemsOf(options.peek().ground);
      const next = Math.max(-1, ...(timeline.peek()?.vertices ?? []), ...ground.map(Number)) + 1;
      // On the ground a vertex may wait for its first edge.
      const start = from.peek() ?? (timeline.peek()?.edges.length === 0 ? ground[0] : undefined);
      from.value = null;
      if (start !== undefined) change([...listed(), `${start}-${next}`]);
      else change([...listed(), `${next}-${next + 1}`], [...ground, next].join(','));
    },
    deselect() {
      selection.value = from.value = null;
    },
    destroy: undo_stack.destroy,
  };
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Hackenbush, ReturnType<typeof createState>>>} Page */
