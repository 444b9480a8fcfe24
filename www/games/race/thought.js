/**
 * What one can ask of the board on show: both tokens are thought to be on cells that were picked, and the solver says who wins from
 * there, and by which moves.
 */
import { batch, computed, signal } from '@preact/signals';
import { askingOf } from '../../ui/asked.js';
import { covered } from '../../page/verdict.jsx';
import { layerOf } from './board_view.js';
import { facingAt, winnersFacing } from './facing.js';

/** @typedef {import('./play.js').Token} Token */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceTimeline} Timeline */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceExplanation} Explanation */
/** @typedef {import('../../../crate/pkg/race/mexplorer.js').RaceLabels} Labels */
/** @typedef {{a: number, b: number, mover: Token}} State */
/** @typedef {ReadonlyMap<number, 'A' | 'B' | 'draw'>} Winners who wins with a token on a cell */

/** What the solver said, and of what. @template Is @typedef {import('@preact/signals').Signal<{of: string, is: Is} | null>} Told */
/** @template Value @typedef {import('@preact/signals').ReadonlySignal<Value>} Shown */

export const NO_WINNERS = /** @type {Winners} */ (new Map());

/**
 * @param {object} page
 * @param {Parameters<typeof askingOf>[0]} page.session
 * @param {Shown<Timeline | null>} page.timeline
 * @param {Shown<import('../../../crate/pkg/race/mexplorer.js').RaceVerdict | null>} page.verdict
 * @param {Shown<import('./state.js').Solved | null>} page.solved the board on show; null while another one is worked out
 * @param {Shown<number>} page.cursor
 * @param {Shown<import('./play.js').Position | null>} page.played
 */
export function createThought({ session, timeline, verdict, solved, cursor, played }) {
  /** The cell that was picked last, by its index. @type {import('@preact/signals').Signal<number | null>} */
  const selection = signal(null);
  /** Where the tokens were put. @type {import('@preact/signals').Signal<{A: number | null, B: number | null}>} */
  const picked = signal({ A: null, B: null });
  /** Who is to move in the states of the full game that are on show. @type {import('@preact/signals').Signal<Token>} */
  const mover = signal('A');
  /** The table of pairs of the layers at hand. @type {Told<Uint8Array>} */
  const table_told = signal(null);
  /** Labels with a token on its cell, by the other's. @type {Record<Token, Told<Labels>>} */
  const labels_told = { A: signal(null), B: signal(null) };
  /** @type {Told<Explanation | null>} */
  const explanation_told = signal(null);
  /** A's winning first steps that are along no shortest path; null where that is not known. @type {Told<number[] | null>} */
  const others_told = signal(null);

  const asked_table = computed(() => {
    const shown = timeline.value;
    const facing = solved.value && shown?.method === 'pairs' ? facingAt(shown, cursor.value, null) : null;
    return facing ? String(facing.i) : '';
  });
  const facing = computed(() => {
    const told = table_told.value;
    const table = told && told.of === asked_table.value ? told.is : null;
    return timeline.value && solved.value && !played.value ? facingAt(timeline.value, cursor.value, table) : null;
  });

  /** Where the tokens are thought to be: in the layers at hand, or anywhere in the full game. @type {Shown<{A: number | null, B: number | null}>} */
  const placed = computed(() => {
    const [shown, layers, at] = [timeline.value, facing.value, solved.value];
    const { A, B } = picked.value;
    if (!at || !shown) return { A: null, B: null };
    if (shown.method === 'full') return { A: A ?? at.board.startA, B: B ?? at.board.startB };
    if (!layers) return { A: null, B: null };
    const decision = cursor.value === shown.stepCount && !covered() ? verdict.value?.decision : null;
    const in_layer = (/** @type {number | null} */ cell, /** @type {number} */ layer) =>
      cell !== null && layerOf(at.distances, cell) === layer ? cell : null;
    return {
      A: in_layer(A, layers.layer_a) ?? (decision?.kind === 'aColumn' ? decision.cell : (layers.cells_a[0] ?? null)),
      B: in_layer(B, layers.layer_b) ?? (decision?.kind === 'bRow' ? decision.cell : null),
    };
  });
  /** With B on a cell and A where it is thought to be. */
  const winners = computed(() =>
    facing.value && placed.value.A !== null && !covered() ? winnersFacing(facing.value, placed.value.A) : NO_WINNERS,
  );
  /** Whether B's winning cells are no arc: the layer lies past the event that decides. */
  const several_arcs = computed(() => {
    const [layers, { A }] = [facing.value, placed.value];
    if (!layers || A === null || covered()) return false;
    return (layers.runsOf(Array.prototype.indexOf.call(layers.cells_a, A))?.length ?? 0) > 1;
  });

  /** @param {Token} token that stands */
  const labelsQuestion = (token) =>
    solved.value && timeline.value?.method === 'full' && placed.value[token] !== null && !played.value
      ? `${token} ${placed.value[token]} ${mover.value}`
      : '';
  const asked_labels = { A: computed(() => labelsQuestion('A')), B: computed(() => labelsQuestion('B')) };
  /** With the other token on a cell, as far as the step at hand knows. @param {Token} token that stands @returns {Shown<Winners>} */
  const labelled = (token) =>
    computed(() => {
      const [told, shown] = [labels_told[token].value, timeline.value];
      if (!told || told.of !== asked_labels[token].value || shown?.method !== 'full' || covered()) return NO_WINNERS;
      /** @type {Map<number, 'A' | 'B' | 'draw'>} */
      const found = new Map();
      const knows_all = cursor.value >= shown.stepCount;
      told.is.winners.forEach((winner, cell) => {
        if (winner === 0 || (!knows_all && (told.is.movesLeft[cell] ?? 0) > cursor.value)) return;
        found.set(cell, winner === 1 ? 'A' : winner === 2 ? 'B' : 'draw');
      });
      return found;
    });

  /** The state that is explained: that of a play, or of the tokens as they were put. @type {Shown<State | null>} */
  const explained_state = computed(() => {
    if (selection.value === null || !solved.value || (covered() && !played.value)) return null;
    if (played.value) return played.value;
    const { A, B } = placed.value;
    const was_put = picked.value.A !== null || picked.value.B !== null;
    // In the middle layer both may be picked on one cell, which is no state.
    if (A === null || B === null || A === B || !was_put || (selection.value !== A && selection.value !== B)) return null;
    return { a: A, b: B, mover: facing.value ? facing.value.mover : mover.value };
  });
  const asked_explanation = computed(() => {
    const at = explained_state.value;
    return at ? `${at.a} ${at.b} ${at.mover}` : '';
  });
  // This may take the full game, which a board that is being drawn on need not wait for.
  const asked_others = computed(() => (verdict.value?.winner === 'A' && !covered() ? (solved.value?.question ?? '') : ''));
  /** What was told, if it is about what is asked now. @template Is @param {Told<Is>} told @param {Shown<string>} asked */
  const current = (told, asked) => computed(() => (told.value && told.value.of === asked.value ? told.value.is : null));

  const asking = askingOf(session);
  const stops = [
    asking(asked_table, (i) => ({ ask: 'pairTable', about: { i: Number(i) } }), table_told),
    .../** @type {const} */ (['A', 'B']).map((token) =>
      asking(
        asked_labels[token],
        (question) => {
          const [, cell, to_move] = question.split(' ');
          return { ask: 'labels', about: { token, cell: Number(cell), mover: to_move } };
        },
        labels_told[token],
      ),
    ),
    asking(
      asked_explanation,
      (question) => {
        const [a, b, to_move] = question.split(' ');
        return { ask: 'explain', about: { a: Number(a), b: Number(b), mover: to_move } };
      },
      explanation_told,
    ),
    asking(asked_others, () => ({ ask: 'otherSteps', about: undefined }), others_told, 300),
  ];

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
    explanation: current(explanation_told, asked_explanation),
    others: current(others_told, asked_others),

    /** A token is thought to be on a cell. @param {number | null} cell @param {Token | null} token by default that of the layer which the cell is in */
    pick(cell, token) {
      const [at, layers] = [solved.peek(), facing.peek()];
      const layer = cell === null || !at ? -1 : layerOf(at.distances, cell);
      const whose = token ?? (layers && (layer === layers.layer_a ? 'A' : layer === layers.layer_b ? 'B' : null));
      batch(() => {
        if (whose && cell !== null && at?.board.cells[cell]) picked.value = { ...picked.peek(), [whose]: cell };
        selection.value = cell;
      });
    },

    /** Both are thought to be where a link says. @param {State} state */
    put(state) {
      batch(() => {
        picked.value = { A: state.a, B: state.b };
        mover.value = state.mover;
        selection.value = state.a;
      });
      // They may be in other layers than those at hand.
      if (explained_state.peek() === null) selection.value = null;
    },

    /** Another board is on show. */
    forget() {
      selection.value = null;
      picked.value = { A: null, B: null };
    },

    destroy() {
      for (const stop of stops) stop();
    },
  };
}
