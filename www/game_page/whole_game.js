/** The whole game as a graph of all positions that can be reached, by the solver's moves alone. */
import { nothingIfRefused } from '../solver/protocol.js';
import { encodedItem } from '../ui/link.js';
import { isTooLong } from './parameters.js';

/** @import { Page } from './state.js' */
/** @import { Moves, Position } from '../play/solver_match.js' */

/** The most positions that are drawn. */
export const MOST_POSITIONS = 80;

/**
 * The positions that can be reached, and the moves between them; null if there are more than are drawn.
 * @param {Position} start
 * @param {(position: string) => Promise<Moves>} movesOf of a position, as the solver writes it
 * @returns {Promise<{positions: Position[], edges: [from: number, to: number][]} | null>} the start comes first; no edge twice
 */
export async function reachedFrom(start, movesOf) {
  /** @type {Map<string, number>} */
  const numbers = new Map([[start.text, 0]]);
  const positions = [start];
  /** @type {Map<string, [number, number]>} */
  const edges = new Map();
  for (const [from, position] of positions.entries()) {
    if (position.ends) continue;
    const { moves } = await movesOf(position.text);
    if (!moves) return null;
    for (const { to, ends, wins } of moves) {
      const number = numbers.get(to) ?? positions.length;
      if (number === positions.length) {
        if (number === MOST_POSITIONS) return null;
        numbers.set(to, number);
        positions.push({ text: to, ends, mover_wins: ends && !wins });
      }
      edges.set(`${from}-${number}`, [from, number]);
    }
  }
  return { positions, edges: [...edges.values()] };
}

/**
 * The ends at which the player to move wins: in the graph the player to move at an end loses, unless the link says so.
 * @param {readonly Position[]} positions
 */
export const lostEnds = (positions) => positions.flatMap(({ mover_wins }, vertex) => (mover_wins ? [vertex] : []));

/**
 * What a link to the graph says; null if there are more positions than are drawn.
 * @param {Position} start
 * @param {(position: string) => Promise<Moves>} movesOf of a position, as the solver writes it
 * @returns {Promise<Record<string, string> | null>}
 */
export async function wholeGame(start, movesOf) {
  const found = await reachedFrom(start, movesOf);
  if (!found) return null;
  const { positions, edges } = found;
  const lose = lostEnds(positions);
  return {
    edges: edges.map((edge) => edge.join('-')).join(','),
    ...(edges.length === 0 ? { vertices: '1' } : {}),
    tokens: '0',
    ...(lose.length > 0 ? { lose: lose.join(',') } : {}),
    // The empty position has no text.
    names: positions.map(({ text }) => encodedItem(text || '–')).join(';'),
  };
}

/**
 * Opens the graph of the position of the link.
 * @param {Page} page
 * @returns {Promise<'none' | 'large' | null>} why there is none: no position to begin from, or too many of them
 */
export async function openWholeGame(page) {
  const { position, openingOf, session, router } = page;
  // The link may name no position.
  const start = openingOf ? await openingOf().catch(nothingIfRefused) : position.peek();
  if (!start) return isTooLong(page) ? 'large' : 'none';
  const graph_link = await wholeGame(start, (at) => session.ask('moves', { position: at, random: [0, 0, 0] })).catch(nothingIfRefused);
  if (!graph_link) return 'large';
  router.push(router.linkTo('graph', graph_link));
  return null;
}
