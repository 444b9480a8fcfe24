/** The state of the page of Hackenbush: its lesson, its play, the edge that is explained, and what is drawn. */
import { computed, signal } from '@preact/signals';
import { present } from '../../play/play.js';
import { createUndo } from '../../game_page/undo.js';
import { hackenbushLesson, knownAt } from './lesson.js';
import { layout } from './layout.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Hackenbush } from '../../../crate/pkg/hackenbush/mexplorer.js' */
/** @import { CommonState } from '../../game_page/state.js' */

/** Edges that are drawn at most. */
const DRAWN = 400;

/** What a click does. */
export const TOOLS = /** @type {const} */ (['look', 'draw', 'erase']);

/** @param {string} position */
const edgesIn = (position) => new Set(position === '' ? [] : position.split(',').map(Number));

/** @param {CommonState<Hackenbush>} common */
export function createState({ router, match, player, timeline, solution, go, options }) {
  const verdict = computed(() => solution.value?.verdict ?? null);
  const lesson = computed(() => (timeline.value && verdict.value ? hackenbushLesson(timeline.value, verdict.value) : null));
  /** The edge that is explained. @type {Signal<number | null>} */
  const selection = signal(null);
  const tool = signal(/** @type {typeof TOOLS[number]} */ ('look'));
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
  const listed = () => (options.peek().edges ?? '').split(',').filter(Boolean);

  /** The edges of a position of a play; what was loose from the beginning is no part of it. @param {string} position */
  const standing = (position) => new Set([...edgesIn(position)].filter((edge) => timeline.value?.joined[edge]));

  /** The edges of a play that are there, and those that were there before its last move. */
  const played = computed(() => {
    const play = match.shown.value;
    if (!play) return null;
    const now = standing(present(play).text);
    const before = play.positions.at(-2);
    const [old, cut] = [before ? standing(before.text) : now, Number(play.moves.at(-1)?.move ?? -1)];
    const vertices = new Set([...now].flatMap((edge) => timeline.value?.edges[edge] ?? []));
    for (const vertex of timeline.value?.ground ?? []) vertices.add(vertex);
    return { edges: now, vertices, fallen: new Set([...old].filter((edge) => !now.has(edge))), cut };
  });

  return {
    lesson,
    verdict,
    selection,
    tool,
    from,
    can_undo: undo_stack.can_undo,
    undo: undo_stack.undo,
    played,
    /** How many edges stand at a position of a play. @param {string} position */
    countIn: (position) => standing(position).size,
    places: computed(() => (timeline.value && timeline.value.edges.length <= DRAWN ? layout(timeline.value) : null)),
    known: computed(() => timeline.value && knownAt(timeline.value, Math.min(player.cursor.value, timeline.value.steps.stepCount))),
    /** @param {typeof TOOLS[number]} one */
    take(one) {
      tool.value = one;
      from.value = null;
    },
    /** An edge is clicked, or chosen by Enter. @param {number} edge */
    clickEdge(edge) {
      if (match.play.peek()) void match.insistOn(String(edge));
      else if (tool.peek() === 'erase') change(listed().toSpliced(edge, 1));
      else selection.value = edge;
    },
    /** A vertex is clicked while one draws: where an edge begins, or ends. @param {number} number */
    clickVertex(number) {
      if (tool.peek() !== 'draw' || match.play.peek()) return;
      const start = from.peek();
      if (start === null) from.value = number;
      else {
        from.value = null;
        change([...listed(), `${start}-${number}`]);
      }
    },
    /** Free room is clicked while one draws: a new vertex at the end of an edge, on the ground if none was begun. */
    clickRoom() {
      if (tool.peek() !== 'draw' || match.play.peek()) return;
      const ground = (options.peek().ground ?? '').split(',').filter(Boolean);
      const used = timeline.peek()?.vertices ?? [];
      const next = Math.max(-1, ...used, ...ground.map(Number)) + 1;
      // On the ground a vertex may wait for its first edge.
      const free = timeline.peek()?.edges.length === 0 ? ground[0] : undefined;
      const start = from.peek() ?? free;
      from.value = null;
      if (start !== undefined && start !== null) change([...listed(), `${start}-${next}`]);
      else change([...listed(), `${next}-${next + 1}`], [...ground, next].join(','));
    },
    deselect() {
      selection.value = from.value = null;
    },
    destroy: undo_stack.destroy,
  };
}

/** @typedef {ReturnType<typeof import('../../game_page/state.js').createPage<Hackenbush, ReturnType<typeof createState>>>} Page */
