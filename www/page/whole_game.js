/** The whole game as a graph: every position that can be reached is a vertex, as the solver's own moves tell, without a rule of any game. */
import { nothingIfRefused } from '../solver/protocol.js';
import { encodedItem } from '../ui/link.js';

/** The most positions that are drawn. */
export const MOST_POSITIONS = 80;

/** @typedef {import('../play/asked_match.js').Position} Position */
/** @typedef {import('../play/asked_match.js').Moves} Moves */

/**
 * What a link to the graph says; null where there are more positions than are drawn.
 * @param {Position} start
 * @param {(position: string) => Promise<Moves>} movesOf of a position, as the solver writes it
 * @returns {Promise<Record<string, string> | null>}
 */
export async function wholeGame(start, movesOf) {
  /** @type {Map<string, number>} */
  const numbers = new Map([[start.text, 0]]);
  const positions = [start];
  const edges = [];
  for (const [from, position] of positions.entries()) {
    if (position.ends) continue;
    const { moves } = await movesOf(position.text);
    if (!moves) return null;
    for (const { to, ends, wins } of moves) {
      if (!numbers.has(to)) {
        if (positions.length === MOST_POSITIONS) return null;
        numbers.set(to, positions.length);
        positions.push({ text: to, ends, mover_wins: ends && !wins });
      }
      edges.push(`${from}-${numbers.get(to)}`);
    }
  }
  // Who is to move at an end has lost, but where the game says otherwise.
  const lose = positions.flatMap(({ mover_wins }, vertex) => (mover_wins ? [vertex] : []));
  return {
    edges: [...new Set(edges)].join(','),
    ...(edges.length === 0 ? { vertices: '1' } : {}),
    tokens: '0',
    ...(lose.length > 0 ? { lose: lose.join(',') } : {}),
    // What has nothing left has no text.
    names: positions.map(({ text }) => encodedItem(text || '–')).join(';'),
  };
}

/**
 * Opens the graph of the position of the link.
 * @param {import('./state.js').Page} page
 * @returns {Promise<'none' | 'large' | null>} why there is none: no position to begin from, or too many of them
 */
export async function openWholeGame({ position, openingOf, session, router }) {
  // A link may name what is no position, or another board than that of the position.
  const start = openingOf ? await openingOf().catch(nothingIfRefused) : position.peek();
  if (!start) return 'none';
  const told = await wholeGame(start, (at) => session.ask('moves', { position: at, dice: [0, 0, 0] })).catch(nothingIfRefused);
  if (!told) return 'large';
  router.push(router.linkTo('graph', told));
  return null;
}
