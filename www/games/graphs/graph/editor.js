/** Drawing a graph: tools for vertices, edges, tokens and terminals, and undo. */
import { computed, signal } from '@preact/signals';
import { createUndo } from '../../../game_page/undo.js';
import { say } from '../../../player/lesson.js';
import * as graphs from './graph_value.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Message } from '../../../ui/messages.js' */
/** @import { Router } from '../../../ui/router.js' */
/** @import { Place } from '../types.js' */
/** @import { Change, Graph } from './types.js' */

export const TOOLS = /** @type {const} */ (['look', 'vertex', 'edge', 'token', 'terminal', 'erase']);
/** @typedef {typeof TOOLS[number]} Tool */

/** The terminal that follows another one. */
const NEXT = /** @type {const} */ ({ none: 'win', win: 'lose', lose: 'none' });

/** The parameters of a link that are the document. */
const NAMES = ['edges', 'vertices', 'tokens', 'win', 'lose', 'pos', 'names', 'file'];

/**
 * @param {object} page
 * @param {Router} page.router
 * @param {ReadonlySignal<Graph | null>} page.graph that is solved
 * @param {(changes: Record<string, string | null>) => void} page.go
 */
export function createEditor({ router, graph, go }) {
  /** @type {Signal<Tool>} */
  const tool = signal('look');
  /** The graph while it is changed, until it is solved. @type {Signal<Graph | null>} */
  const draft = signal(null);
  /** The vertex from which an edge is being drawn. @type {Signal<number | null>} */
  const from = signal(null);
  /** The side effects of a change, or why it was not made. @type {Signal<Message | null>} */
  const notice = signal(null);
  const drawn = computed(() => draft.value ?? graph.value);
  const forget = () => (draft.value = from.value = notice.value = null);
  const undo_stack = createUndo({
    router,
    keyOf: (params) => JSON.stringify(NAMES.map((name) => params.get(name) ?? null)),
    names: [...NAMES, 'at'],
    forget,
  });

  /** Where all vertices are drawn now. @type {readonly Place[]} */
  let shown = [];

  /** @param {Change} change @param {Message | null} [says] @param {boolean} [stays] whether what is drawn stays where it is */
  function apply(change, says = null, stays = true) {
    const now = drawn.peek();
    if (!now) return;
    const changed = change(stays && shown.length === now.count ? { ...now, places: shown } : now);
    const params = graphs.paramsOf(changed);
    // Without a link the change could not be undone.
    const is_large = changed.count > graphs.MOST_VERTICES || changed.edges.length > graphs.MOST_EDGES || !graphs.fitsLink(params);
    notice.value = is_large
      ? say('graph-said-large', { vertices: graphs.MOST_VERTICES, edges: graphs.MOST_EDGES, length: graphs.LONGEST_LINK })
      : says;
    if (is_large) return;
    draft.value = changed;
    undo_stack.change(() => go({ ...params, at: null }));
  }

  /** Draws an edge, or takes it out where it is there. @param {number} start @param {number} end */
  function turnEdge(start, end) {
    const now = drawn.peek();
    const was_there = now !== null && graphs.optionsIn(now, start).includes(end);
    apply(graphs.withEdgeTurned(start, end), was_there ? say('graph-said-edge', { from: start, to: end }) : null);
  }

  /** Takes a vertex out, and says which vertices get other numbers. @param {number} vertex */
  function erase(vertex) {
    const after = (drawn.peek()?.count ?? 0) - 1 - vertex;
    apply(graphs.withoutVertex(vertex), say('graph-said-vertex', { vertex, after, next: vertex + 1 }));
  }

  /** @param {number} vertex */
  function joinTo(vertex) {
    const source = from.peek();
    from.value = source === null ? vertex : null;
    if (source !== null) turnEdge(source, vertex);
  }

  /** What a click on a vertex does. @type {Partial<Record<Tool, (vertex: number, now: Graph) => void>>} */
  const clicks = {
    edge: joinTo,
    token: (vertex, { tokens }) => apply(graphs.withTokens(vertex, tokens?.includes(vertex) ? 0 : 1)),
    terminal: (vertex, now) => apply(graphs.withTerminal(vertex, NEXT[graphs.terminalOf(now, vertex)])),
    erase,
  };

  return {
    tool,
    notice,
    drawn,
    from,
    is_draft: computed(() => draft.value !== null),
    can_undo: undo_stack.can_undo,
    undo() {
      forget();
      undo_stack.undo();
    },
    /** The graph of the link is solved. */
    settle: () => (draft.value = null),
    apply,
    erase,
    joinTo,
    tidy: () => apply(graphs.tidied, null, false),
    /** @param {readonly Place[]} places where all vertices are drawn */
    show: (places) => (shown = places),
    /** @param {Tool} next */
    take(next) {
      tool.value = next;
      from.value = null;
    },

    /** A click on a vertex with the chosen tool; false if it is for looking. @param {number} vertex */
    click(vertex) {
      const [now, act] = [drawn.peek(), clicks[tool.peek()]];
      if (now) act?.(vertex, now);
      return now !== null && act !== undefined;
    },

    /** A click beside all vertices. @param {number} x @param {number} y */
    clickAt(x, y) {
      from.value = null;
      if (tool.peek() === 'vertex') apply(graphs.withVertex(graphs.placeAt(x, y)));
    },

    /** A click on an edge. @param {number} start @param {number} end */
    clickEdge(start, end) {
      if (tool.peek() === 'erase') turnEdge(start, end);
    },

    /** A vertex is put down elsewhere. @param {number} vertex @param {Place} place */
    move: (vertex, place) => apply(graphs.withPlace(vertex, place)),

    destroy: undo_stack.destroy,
  };
}
