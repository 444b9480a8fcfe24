/** Drawing a graph: tools for vertices, edges, tokens and terminals, and undo. */
import { computed, signal } from '@preact/signals';
import { say } from '../../../player/lesson.js';
import { createUndo } from '../../../game_page/undo.js';
import {
  fitsLink,
  LONGEST_LINK,
  MOST_EDGES,
  MOST_VERTICES,
  paramsOf,
  placeAt,
  terminalOf,
  tidied,
  withEdgeTurned,
  withoutVertex,
  withPlace,
  withTerminal,
  withTokens,
  withVertex,
} from './document.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Change, Place } from './document.js' */
/** @import { Graph } from './types.js' */
/** @import { Message } from '../../../ui/messages.js' */
/** @import { Router } from '../../../ui/router.js' */

export const TOOLS = /** @type {const} */ (['look', 'vertex', 'edge', 'token', 'terminal', 'erase']);

/** What follows a terminal. */
const NEXT = /** @type {const} */ ({ none: 'win', win: 'lose', lose: 'none' });

/** What of a link is the document. */
const NAMES = ['edges', 'vertices', 'tokens', 'win', 'lose', 'pos', 'names', 'file'];

/**
 * @param {object} page
 * @param {Router} page.router
 * @param {ReadonlySignal<Graph | null>} page.graph that is solved
 * @param {(changes: Record<string, string | null>) => void} page.go
 */
export function createEditor({ router, graph, go }) {
  /** @type {Signal<typeof TOOLS[number]>} */
  const tool = signal('look');
  /** The graph while it is changed, until it is solved. @type {Signal<Graph | null>} */
  const draft = signal(null);
  /** The vertex from which an edge is being drawn. @type {Signal<number | null>} */
  const from = signal(null);
  /** What a change did beside what was asked for. @type {Signal<Message | null>} */
  const said = signal(null);
  const drawn = computed(() => draft.value ?? graph.value);
  const undo_stack = createUndo({
    router,
    keyOf: (params) => JSON.stringify(NAMES.map((name) => params.get(name) ?? null)),
    names: [...NAMES, 'at'],
    forget: () => {
      draft.value = from.value = said.value = null;
    },
  });

  /** Where all vertices are drawn now. @type {readonly Place[]} */
  let shown = [];

  /** @param {Change} change @param {boolean} [stays] whether what is drawn stays where it is @param {typeof said.value} [says] */
  function apply(change, stays = true, says = null) {
    const now = drawn.peek();
    if (!now) return;
    said.value = says;
    const changed = change(stays && shown.length === now.count ? { ...now, places: shown } : now);
    const params = paramsOf(changed);
    // What has no link could not be taken back.
    if (changed.count > MOST_VERTICES || changed.edges.length > MOST_EDGES || !fitsLink(params)) {
      said.value = say('graph-said-large', { vertices: MOST_VERTICES, edges: MOST_EDGES, length: LONGEST_LINK });
      return;
    }
    draft.value = changed;
    undo_stack.change(() => go({ ...params, at: null }));
  }

  /** An edge, or the end of one that there is. @param {number} start @param {number} end */
  function turnEdge(start, end) {
    const was_there = drawn.peek()?.edges.some(([one, other]) => one === start && other === end);
    apply(withEdgeTurned(start, end), true, was_there ? say('graph-said-edge', { from: start, to: end }) : null);
  }

  /** Takes a vertex out, and says what becomes of others. @param {number} vertex */
  function erase(vertex) {
    const after = (drawn.peek()?.count ?? 0) - 1 - vertex;
    apply(withoutVertex(vertex), true, say('graph-said-vertex', { vertex, after, next: vertex + 1 }));
  }

  /** @param {number} vertex */
  function joinTo(vertex) {
    const source = from.peek();
    from.value = source === null ? vertex : null;
    if (source !== null) turnEdge(source, vertex);
  }

  return {
    tool,
    said,
    drawn,
    from,
    is_draft: computed(() => draft.value !== null),
    can_undo: undo_stack.can_undo,
    undo() {
      draft.value = from.value = said.value = null;
      undo_stack.undo();
    },
    /** The graph of the link is solved. */
    settle() {
      draft.value = null;
    },
    apply,
    erase,
    joinTo,
    tidy: () => apply(tidied, false),
    /** @param {readonly Place[]} places where all vertices are drawn */
    show(places) {
      shown = places;
    },
    /** @param {typeof TOOLS[number]} next */
    take(next) {
      tool.value = next;
      from.value = null;
    },

    /** A click on a vertex with the tool at hand; false where it is for looking. @param {number} vertex */
    click(vertex) {
      const now = drawn.peek();
      if (!now) return false;
      switch (tool.peek()) {
        case 'edge':
          joinTo(vertex);
          return true;
        case 'token':
          apply(withTokens(vertex, now.tokens?.includes(vertex) ? 0 : 1));
          return true;
        case 'terminal':
          apply(withTerminal(vertex, NEXT[terminalOf(now, vertex)]));
          return true;
        case 'erase':
          erase(vertex);
          return true;
        default:
          return false;
      }
    },

    /** A click beside all vertices. @param {number} x @param {number} y */
    clickAt(x, y) {
      from.value = null;
      if (tool.peek() === 'vertex') apply(withVertex(placeAt(x, y)));
    },

    /** A click on an edge. @param {number} start @param {number} end */
    clickEdge(start, end) {
      if (tool.peek() === 'erase') turnEdge(start, end);
    },

    /** A vertex is put down elsewhere. @param {number} vertex @param {Place} place */
    move: (vertex, place) => apply(withPlace(vertex, place)),

    destroy: undo_stack.destroy,
  };
}
