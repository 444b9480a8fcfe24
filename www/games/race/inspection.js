/**
 * Questions about the board on the screen: the user imagines both tokens on cells, and the solver says who wins from there, and by which
 * moves.
 */
import { batch, computed, signal } from '@preact/signals';
import { createResource } from '../../solver/resource.js';
import { layerOf } from './layers.js';
import { exampleCell, facingAt, winnersFacing } from './facing.js';
import { NO_WINNERS, NOWHERE } from './no_marks.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Race, RaceState, RaceTimeline, RaceVerdict, RaceWinner } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Resource } from '../../solver/resource.js' */
/** @import { About, Answer, Ask, Session } from '../../solver/types.js' */
/** @import { Imagined, Solved, Token } from './types.js' */

/** By the solver's numbers, from 1. @type {readonly RaceWinner[]} */
const WINNERS = ['A', 'B', 'draw'];

/**
 * @param {object} page
 * @param {Pick<Session<Race>, 'ask'>} page.session
 * @param {ReadonlySignal<RaceTimeline | null>} page.timeline
 * @param {ReadonlySignal<RaceVerdict | null>} page.verdict
 * @param {ReadonlySignal<Solved | null>} page.solved the board on show; null while another one is solved
 * @param {Signal<number | null>} page.selection the cell that was picked last
 * @param {ReadonlySignal<number>} page.cursor
 * @param {ReadonlySignal<RaceState | null>} page.played
 * @param {ReadonlySignal<boolean>} page.covered whether the answer may not be seen
 * @param {ReadonlySignal<boolean>} page.shows_answer whether the board shows the winning moves, and nothing of a step
 */
export function createInspection({ session, timeline, verdict, solved, selection, cursor, played, covered, shows_answer }) {
  /** Where the tokens were put, on the board of this id. @type {Signal<Imagined & {on: number}>} */
  const put = signal({ on: 0, ...NOWHERE });
  const picked = computed(() => (put.value.on === solved.value?.id ? put.value : NOWHERE));
  /** Who is to move in the states of the full game that are on show. @type {Signal<Token>} */
  const mover = signal('A');
  /** @type {Resource<unknown>[]} */
  const resources = [];

  /**
   * An answer about the board on show; it is asked for again when the board changes.
   * @template {Ask<Race>} Name
   * @param {Name} question @param {() => About<Race, Name> | null} aboutOf null asks nothing @param {number} [rest_ms]
   * @returns {Resource<Answer<Race, Name>>}
   */
  function lookedUp(question, aboutOf, rest_ms = 0) {
    const key = computed(() => {
      const about = solved.value && aboutOf();
      return solved.value && about ? `${solved.value.id} ${JSON.stringify(about)}` : null;
    });
    const resource = createResource(key, (of, abort) => session.ask(question, JSON.parse(of.slice(of.indexOf(' ') + 1)), abort), {
      rest_ms,
    });
    resources.push(resource);
    return resource;
  }

  /** The table of pairs of the step's layers. */
  const table = lookedUp('pairTable', () => {
    const shown = timeline.value;
    const layers = shown?.method === 'pairs' ? facingAt(shown, cursor.value, null) : null;
    return layers && { i: layers.i };
  });
  const facing = computed(() =>
    timeline.value && solved.value && !played.value && !shows_answer.value
      ? facingAt(timeline.value, cursor.value, table.answer.value)
      : null,
  );

  /** Where the tokens are imagined: in the layers of the step, or anywhere in the full game. */
  const placed = computed(() => {
    const [shown, layers, at] = [timeline.value, facing.value, solved.value];
    const { A, B } = picked.value;
    if (!at || !shown) return NOWHERE;
    if (shown.method === 'full') return { A: A ?? at.board.startA, B: B ?? at.board.startB };
    if (!layers) return NOWHERE;
    const decision = cursor.value === shown.stepCount && !covered.value ? verdict.value?.decision : null;
    const isIn = (/** @type {number} */ layer, /** @type {number | null} */ cell) => cell !== null && layerOf(at.distances, cell) === layer;
    const [decided_a, decided_b] = [decision?.kind === 'aColumn' ? decision.cell : null, decision?.kind === 'bRow' ? decision.cell : null];
    const shows_example = shown.method === 'rings' && !covered.value;
    return {
      A: isIn(layers.layer_a, A) ? A : (decided_a ?? (shows_example ? exampleCell(layers) : layers.cells_a[0]) ?? null),
      B: isIn(layers.layer_b, B) ? B : decided_b,
    };
  });
  /** With B on a cell and A where it is imagined. */
  const winners = computed(() =>
    facing.value && placed.value.A !== null && !covered.value ? winnersFacing(facing.value, placed.value.A) : NO_WINNERS,
  );
  /** Whether B's winning cells are not an arc: the layer lies past the event that decides. */
  const several_arcs = computed(() => {
    const [layers, { A }] = [facing.value, placed.value];
    return layers !== null && A !== null && !covered.value && (layers.runsOf(layers.cells_a.indexOf(A))?.length ?? 0) > 1;
  });

  /** In the full game: who wins with this token on its cell, by the other's, as far as the step knows. @param {Token} token */
  function labelled(token) {
    const labels = lookedUp('labels', () => {
      const cell = placed.value[token];
      return timeline.value?.method === 'full' && cell !== null && !played.value ? { token, cell, mover: mover.value } : null;
    });
    return computed(() => {
      const [known, shown] = [labels.answer.value, timeline.value];
      if (!known || shown?.method !== 'full' || covered.value) return NO_WINNERS;
      /** @type {Map<number, RaceWinner>} */
      const found = new Map();
      const knows_all = cursor.value >= shown.stepCount;
      known.winners.forEach((number, cell) => {
        const winner = WINNERS[number - 1];
        if (winner && (knows_all || (known.movesLeft[cell] ?? 0) <= cursor.value)) found.set(cell, winner);
      });
      return found;
    });
  }

  /** The state that is explained: that of a play, or of the tokens as they were put. @type {ReadonlySignal<RaceState | null>} */
  const explained_state = computed(() => {
    if (selection.value === null || !solved.value || (covered.value && !played.value)) return null;
    if (played.value) return played.value;
    const { A, B } = placed.value;
    const was_put = picked.value.A !== null || picked.value.B !== null;
    // In the middle layer both may be picked on one cell, which is not a state; in the full game the solver knows.
    if (A === null || B === null || (A === B && facing.value) || !was_put || (selection.value !== A && selection.value !== B)) return null;
    return { a: A, b: B, mover: facing.value ? facing.value.mover : mover.value };
  });

  return {
    mover,
    facing,
    placed,
    winners,
    several_arcs,
    lookedUp,
    /** By the token that stays on its cell. */
    labels: { A: labelled('A'), B: labelled('B') },
    explained_state,
    explanation: lookedUp('explain', () => explained_state.value).answer,
    /**
     * A's winning first steps that are along no shortest path; null if that is not known. This may take the full game, which a board
     * that is being drawn on need not wait for.
     */
    others: lookedUp('otherSteps', () => (verdict.value?.winner === 'A' && !covered.value ? {} : null), 300).answer,

    /**
     * Imagines a token on a cell.
     * @param {number | null} cell @param {Token | null} token by default that of the layer which the cell is in
     */
    pick(cell, token) {
      const [at, layers] = [solved.peek(), facing.peek()];
      const layer = cell === null || !at ? -1 : layerOf(at.distances, cell);
      const whose = token ?? (layers && (layer === layers.layer_a ? 'A' : layer === layers.layer_b ? 'B' : null));
      batch(() => {
        if (whose && cell !== null && at?.board.cells[cell]) put.value = { ...picked.peek(), [whose]: cell, on: at.id };
        selection.value = cell;
      });
    },

    /** Imagines both tokens where a link says. @param {RaceState} state */
    put(state) {
      batch(() => {
        put.value = { on: solved.peek()?.id ?? 0, A: state.a, B: state.b };
        mover.value = state.mover;
        selection.value = state.a;
      });
      // They may be in other layers than those of the step.
      if (explained_state.peek() === null) selection.value = null;
    },

    destroy() {
      for (const resource of resources) resource.destroy();
    },
  };
}
