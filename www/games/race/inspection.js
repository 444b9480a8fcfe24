/**
 * What one can ask of the board on show: both tokens are thought to be on cells that were picked, and the solver says who wins from
 * there, and by which moves.
 */
import { batch, computed, signal } from '@preact/signals';
import { createResource } from '../../solver/resource.js';
import { layerOf } from './board_view.js';
import { facingAt, winnersFacing } from './facing.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Race, RaceExplanation, RaceLabels, RaceTimeline, RaceVerdict } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { State, Token } from './position.js' */
/** @import { Solved } from './types.js' */
/** @import { Resource } from '../../solver/resource.js' */
/** @import { Answer, Ask, Session } from '../../solver/types.js' */

/** @typedef {RaceTimeline} Timeline */
/** @typedef {RaceExplanation} Explanation */
/** @typedef {RaceLabels} Labels */
/** @typedef {ReadonlyMap<number, 'A' | 'B' | 'draw'>} Winners who wins with a token on a cell */

/** @template Value @typedef {ReadonlySignal<Value>} Shown */

export const NO_WINNERS = /** @type {Winners} */ (new Map());

/**
 * @param {object} page
 * @param {Pick<Session<Race>, 'ask'>} page.session
 * @param {Shown<Timeline | null>} page.timeline
 * @param {Shown<RaceVerdict | null>} page.verdict
 * @param {Shown<Solved | null>} page.solved the board on show; null while another one is worked out
 * @param {Shown<number>} page.cursor
 * @param {Shown<State | null>} page.played
 * @param {Shown<boolean>} page.covered whether the answer may not be seen
 */
export function createInspection({ session, timeline, verdict, solved, cursor, played, covered }) {
  /** The cell that was picked last, by its index. @type {Signal<number | null>} */
  const selection = signal(null);
  /** Where the tokens were put, on which board. */
  const put = signal({ on: 0, A: /** @type {number | null} */ (null), B: /** @type {number | null} */ (null) });
  /** On the board on show. @type {Shown<{A: number | null, B: number | null}>} */
  const picked = computed(() => (put.value.on === solved.value?.id ? put.value : { A: null, B: null }));
  /** Who is to move in the states of the full game that are on show. @type {Signal<Token>} */
  const mover = signal('A');

  /**
   * What the solver is asked about the board on show; the same question about another board is another one.
   * @template {Ask<Race>} Name
   * @param {Name} question @param {() => object | null} aboutOf null asks nothing @param {number} [rest_ms]
   * @returns {Resource<Answer<Race, Name>>}
   */
  const lookedUp = (question, aboutOf, rest_ms = 0) =>
    createResource(
      computed(() => {
        const about = solved.value && aboutOf();
        return solved.value && about ? `${solved.value.id} ${JSON.stringify(about)}` : null;
      }),
      (key, abort) => session.ask(question, JSON.parse(key.slice(key.indexOf(' ') + 1)), abort),
      { rest_ms },
    );

  /** The table of pairs of the layers at hand. @type {Resource<Uint8Array>} */
  const table = lookedUp('pairTable', () => {
    const shown = timeline.value;
    const layers = shown?.method === 'pairs' ? facingAt(shown, cursor.value, null) : null;
    return layers && { i: layers.i };
  });
  const facing = computed(() => {
    return timeline.value && solved.value && !played.value ? facingAt(timeline.value, cursor.value, table.answer.value) : null;
  });

  /** Where the tokens are thought to be: in the layers at hand, or anywhere in the full game. @type {Shown<{A: number | null, B: number | null}>} */
  const placed = computed(() => {
    const [shown, layers, at] = [timeline.value, facing.value, solved.value];
    const { A, B } = picked.value;
    if (!at || !shown) return { A: null, B: null };
    if (shown.method === 'full') return { A: A ?? at.board.startA, B: B ?? at.board.startB };
    if (!layers) return { A: null, B: null };
    const decision = cursor.value === shown.stepCount && !covered.value ? verdict.value?.decision : null;
    const in_layer = (/** @type {number | null} */ cell, /** @type {number} */ layer) =>
      cell !== null && layerOf(at.distances, cell) === layer ? cell : null;
    return {
      A: in_layer(A, layers.layer_a) ?? (decision?.kind === 'aColumn' ? decision.cell : (layers.cells_a[0] ?? null)),
      B: in_layer(B, layers.layer_b) ?? (decision?.kind === 'bRow' ? decision.cell : null),
    };
  });
  /** With B on a cell and A where it is thought to be. */
  const winners = computed(() =>
    facing.value && placed.value.A !== null && !covered.value ? winnersFacing(facing.value, placed.value.A) : NO_WINNERS,
  );
  /** Whether B's winning cells are no arc: the layer lies past the event that decides. */
  const several_arcs = computed(() => {
    const [layers, { A }] = [facing.value, placed.value];
    if (!layers || A === null || covered.value) return false;
    return (layers.runsOf(Array.prototype.indexOf.call(layers.cells_a, A))?.length ?? 0) > 1;
  });

  /** With a token on its cell, by the other's. @param {Token} token that stands @returns {Resource<Labels>} */
  const labelsOf = (token) =>
    lookedUp('labels', () => {
      const cell = placed.value[token];
      return timeline.value?.method === 'full' && cell !== null && !played.value ? { token, cell, mover: mover.value } : null;
    });
  const labels = { A: labelsOf('A'), B: labelsOf('B') };
  /** The same as far as the step at hand knows. @param {Token} token that stands @returns {Shown<Winners>} */
  const labelled = (token) =>
    computed(() => {
      const [told, shown] = [labels[token].answer.value, timeline.value];
      if (!told || shown?.method !== 'full' || covered.value) return NO_WINNERS;
      /** @type {Map<number, 'A' | 'B' | 'draw'>} */
      const found = new Map();
      const knows_all = cursor.value >= shown.stepCount;
      told.winners.forEach((winner, cell) => {
        if (winner === 0 || (!knows_all && (told.movesLeft[cell] ?? 0) > cursor.value)) return;
        found.set(cell, winner === 1 ? 'A' : winner === 2 ? 'B' : 'draw');
      });
      return found;
    });

  /** The state that is explained: that of a play, or of the tokens as they were put. @type {Shown<State | null>} */
  const explained_state = computed(() => {
    if (selection.value === null || !solved.value || (covered.value && !played.value)) return null;
    if (played.value) return played.value;
    const { A, B } = placed.value;
    const was_put = picked.value.A !== null || picked.value.B !== null;
    // In the middle layer both may be picked on one cell, which is no state.
    if (A === null || B === null || A === B || !was_put || (selection.value !== A && selection.value !== B)) return null;
    return { a: A, b: B, mover: facing.value ? facing.value.mover : mover.value };
  });
  const explanation = lookedUp('explain', () => {
    const at = explained_state.value;
    return at && { a: at.a, b: at.b, mover: at.mover };
  });
  /**
   * A's winning first steps that are along no shortest path; null where that is not known. This may take the full game, which a board that
   * is being drawn on need not wait for.
   */
  const others = lookedUp('otherSteps', () => (verdict.value?.winner === 'A' && !covered.value ? {} : null), 300);

  return {
    selection,
    mover,
    facing,
    placed,
    winners,
    several_arcs,
    /** By the token that stands. */
    labels: { A: labelled('A'), B: labelled('B') },
    explained_state,
    explanation: explanation.answer,
    others: others.answer,

    /** A token is thought to be on a cell. @param {number | null} cell @param {Token | null} token by default that of the layer which the cell is in */
    pick(cell, token) {
      const [at, layers] = [solved.peek(), facing.peek()];
      const layer = cell === null || !at ? -1 : layerOf(at.distances, cell);
      const whose = token ?? (layers && (layer === layers.layer_a ? 'A' : layer === layers.layer_b ? 'B' : null));
      batch(() => {
        if (whose && cell !== null && at?.board.cells[cell])
          put.value = { A: picked.peek().A, B: picked.peek().B, [whose]: cell, on: at.id };
        selection.value = cell;
      });
    },

    /** Both are thought to be where a link says. @param {State} state */
    put(state) {
      batch(() => {
        put.value = { on: solved.peek()?.id ?? 0, A: state.a, B: state.b };
        mover.value = state.mover;
        selection.value = state.a;
      });
      // They may be in other layers than those at hand.
      if (explained_state.peek() === null) selection.value = null;
    },

    destroy() {
      for (const resource of [table, labels.A, labels.B, explanation, others]) resource.destroy();
    },
  };
}
