/** A play on a graph: tokens are moved by clicks on vertices, one of them or all at once. */
import { computed, signal } from '@preact/signals';
import { present } from '../../../play/play.js';
import { createSolverMatch } from '../../../play/solver_match.js';
import { tokensOf } from '../tokens.js';
import { optionsAt, terminalOf } from './graph_value.js';
import { pairsOf } from './words.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Graph, GraphParts } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Session } from '../../../solver/types.js' */

/** Where a token may go. @param {GraphParts} graph @param {number} vertex */
const targetsOf = (graph, vertex) => (terminalOf(graph, vertex) === 'none' ? [...optionsAt(graph, vertex)] : []);

/**
 * @param {Session<Graph>} session
 * @param {ReadonlySignal<GraphParts | null>} current the graph, while the solution is about it
 * @param {ReadonlySignal<string>} rule
 */
export function createTokenPlay(session, current, rule) {
  // Tokens may move in a cycle for ever.
  const match = createSolverMatch(session, undefined, { nameOf: (position) => position.text });
  /** Where the tokens of the play stand; null outside of one. */
  const played = computed(() => match.shown.value && tokensOf(present(match.shown.value).text));
  /** The token that is to be moved. @type {Signal<number | null>} */
  const held = signal(null);
  /** The moves that a player has chosen so far, by token, where every token is moved. @type {Signal<ReadonlyMap<number, number>>} */
  const chosen = signal(new Map());
  /** Tokens that can be moved now. */
  const movable = computed(() => {
    const [vertices, graph] = [played.value, current.value];
    if (!vertices || !graph || !match.your_turn.value) return [];
    return vertices.map((_, token) => token).filter((token) => targetsOf(graph, vertices[token] ?? 0).length > 0);
  });

  /** Where a click is a move: the options of the chosen token, or of all. */
  const targets = computed(() => {
    const [vertices, graph] = [played.value, current.value];
    if (!vertices || !graph) return new Set();
    const tokens = held.value !== null && movable.value.includes(held.value) ? [held.value] : movable.value;
    return new Set(tokens.flatMap((token) => targetsOf(graph, vertices[token] ?? 0)));
  });

  /** Where a token is to go, where every token is moved. @param {number} token @param {number} vertex */
  const chooseTarget = (token, vertex) => (chosen.value = new Map(chosen.peek()).set(token, vertex));

  /** Plays the chosen moves as one. */
  function playChosenMoves() {
    const moves = movable.peek().map((token) => `${token},${chosen.peek().get(token)}`);
    chosen.value = new Map();
    void match.playMoveText(moves.join(';'));
  }

  /**
   * Where a token goes; where every token is moved, the move is made when all of them have theirs.
   * @param {number} token @param {number} vertex
   */
  function choose(token, vertex) {
    held.value = null;
    if (rule.peek() !== 'every') return void match.playMoveText(`${token},${vertex}`);
    chooseTarget(token, vertex);
    if (movable.peek().every((one) => chosen.peek().has(one))) playChosenMoves();
  }

  /** A click on a vertex while one plays. @param {number} vertex */
  function playAt(vertex) {
    const [vertices, graph, token_held] = [played.peek(), current.peek(), held.peek()];
    if (!vertices || !graph || !match.your_turn.peek()) return;
    const reaching = movable.peek().filter((token) => targetsOf(graph, vertices[token] ?? 0).includes(vertex));
    const standing = movable.peek().filter((token) => vertices[token] === vertex);
    const [first] = reaching;
    if (token_held !== null && reaching.includes(token_held)) choose(token_held, vertex);
    else if (standing.length > 0 && (token_held === null || !standing.includes(token_held))) held.value = standing[0] ?? null;
    else if (first === undefined) match.rejectMove();
    // Of tokens that stand together one is as good as another.
    else if (reaching.every((token) => vertices[token] === vertices[first])) choose(first, vertex);
    else held.value = first;
  }

  return {
    match,
    played,
    held,
    chosen,
    movable,
    targets,
    targetsOf,
    chooseTarget,
    playChosenMoves,
    playAt,
    /** @param {string} move */
    hintTo: (move) => (chosen.value = new Map(pairsOf(move))),
    forget() {
      held.value = null;
      chosen.value = new Map();
    },
  };
}
