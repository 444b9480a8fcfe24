/** Where both tokens are, and where they were before the last step, that it may be seen. */
import { walkedTo } from './walk.js';

/** @typedef {import('./walk.js').Walked} Walked */
/** @typedef {import('./play.js').Position} Position */
/** @typedef {import('../../play/play.js').Play<Position, import('./play.js').Move>} Play */
/** @typedef {{now: Walked, before: Walked}} Tokens */

/** Both where they begin. @param {import('./document.js').Board} board @returns {Tokens} */
export function atStart(board) {
  const start = walkedTo(board, [], 0);
  return { now: start, before: start };
}

/** On the walk that follows the answer. @param {import('./document.js').Board} board @param {ArrayLike<number>} walk @param {number} moves made, negative before the walk @param {number} before moves made before the last step @returns {Tokens} */
export function onWalk(board, walk, moves, before) {
  const [now, then] = [Math.max(0, moves), Math.max(0, before)];
  return { now: walkedTo(board, walk, now), before: walkedTo(board, walk, Math.abs(now - then) === 1 ? then : now) };
}

/** In a play. @param {Play} play @returns {Tokens} */
export function inPlay({ positions, moves }) {
  const first = /** @type {Position} */ (positions[0]);
  /** @param {number} count of moves made @returns {Walked} */
  const after = (count) => {
    const { a, b } = /** @type {Position} */ (positions[count]);
    const last = moves[count - 1];
    /** @type {{A: number[], B: number[]}} */
    const trails = { A: [first.a], B: [first.b] };
    moves
      .slice(0, count)
      .forEach(({ to, over }, index) =>
        trails[/** @type {Position} */ (positions[index]).mover].push(...(over === null ? [to] : [over, to])),
      );
    return {
      a,
      b,
      trail_a: trails.A,
      trail_b: trails.B,
      moved: last ? /** @type {Position} */ (positions[count - 1]).mover : null,
      over: last?.over ?? null,
    };
  };
  return { now: after(moves.length), before: after(Math.max(0, moves.length - 1)) };
}
