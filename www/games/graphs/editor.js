/** Drawing a graph: what a click with a tool changes, and undo. What a change is, every game says for its own graphs. */
import { computed, signal } from '@preact/signals';
import { createUndo } from '../../game_page/undo.js';
import { say } from '../../player/lesson.js';
import { placeAt } from './places.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { Router } from '../../ui/router.js' */
/** @import { Drawable, DrawnKind, Place } from './types.js' */

/**
 * @template {Drawable} Graph
 * @template {string} Tool
 * @param {object} page
 * @param {Router} page.router
 * @param {ReadonlySignal<Graph | null>} page.graph that is solved
 * @param {(changes: Record<string, string | null>) => void} page.go
 * @param {DrawnKind<Graph, Tool>} kind
 */
export function createEditor({ router, graph, go }, kind) {
  /** @type {Signal<Tool>} */
  const tool = signal(kind.tools[0]);
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
    keyOf: (params) => JSON.stringify(kind.names.map((name) => params.get(name) ?? null)),
    names: [...kind.names, 'at'],
    forget,
  });

  /** Where all vertices are drawn now. @type {readonly Place[]} */
  let shown = [];

  /** @param {(graph: Graph) => Graph} change @param {Message | null} [says] @param {boolean} [stays] whether what is drawn stays where it is */
  function apply(change, says = null, stays = true) {
    const now = drawn.peek();
    if (!now) return;
    const before = stays && shown.length === now.count ? { ...now, places: shown } : now;
    const changed = change(before);
    if (changed === before) return;
    const params = kind.paramsOf(changed);
    const refusal = kind.refusalOf(changed, params);
    notice.value = refusal ?? says;
    if (refusal) return;
    draft.value = changed;
    undo_stack.change(() => go({ ...params, at: null }));
  }

  /** Draws an edge, or takes it out where it is there. @param {number} start @param {number} end */
  function turnEdge(start, end) {
    const now = drawn.peek();
    if (now) apply(kind.withEdgeTurned(start, end), kind.hasEdge(now, start, end) ? say(kind.said_edge, { from: start, to: end }) : null);
  }

  /** Takes a vertex out, and says which vertices get other numbers. @param {number} vertex */
  function erase(vertex) {
    const after = (drawn.peek()?.count ?? 0) - 1 - vertex;
    apply(kind.withoutVertex(vertex), say('graph-said-vertex', { vertex, after, next: vertex + 1 }));
  }

  /** @param {number} vertex */
  function joinTo(vertex) {
    const source = from.peek();
    from.value = source === null ? vertex : null;
    if (source !== null) turnEdge(source, vertex);
  }

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
    tidy: () => apply((now) => ({ ...now, places: now.places.map(() => null) }), null, false),
    /** @param {readonly Place[]} places where all vertices are drawn */
    show: (places) => (shown = places),
    /** @param {Tool} next */
    take(next) {
      tool.value = next;
      from.value = null;
    },

    /** A click on a vertex with the chosen tool; false if it is for looking. @param {number} vertex */
    click(vertex) {
      const [now, chosen] = [drawn.peek(), tool.peek()];
      const change = kind.clicks[chosen];
      if (!now || !(change || chosen === 'edge' || chosen === 'erase')) return false;
      if (chosen === 'edge') joinTo(vertex);
      else if (chosen === 'erase') erase(vertex);
      else if (change) apply(change(vertex, now));
      return true;
    },

    /** A click beside all vertices. @param {number} x @param {number} y */
    clickAt(x, y) {
      from.value = null;
      if (tool.peek() === 'vertex') apply(kind.withVertex(placeAt(x, y)));
    },

    /** A click on an edge. @param {number} start @param {number} end */
    clickEdge(start, end) {
      if (tool.peek() === 'erase') turnEdge(start, end);
    },

    /** A vertex is put down elsewhere. @param {number} vertex @param {Place} place */
    move: (vertex, place) => apply(kind.withPlace(vertex, place)),

    destroy: undo_stack.destroy,
  };
}
