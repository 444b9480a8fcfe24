/** Where both tokens are, and where they were before the last step, so that it can be shown. */
import { entryAt } from '../../ui/entry_at.js';
import { otherOf, stateOf, stepsOf } from './position.js';
import { walkOn } from './walk.js';

/** @import { Board, TokensMoved, Walked } from './types.js' */
/** @import { Play } from '../../play/solver_match.js' */

/** Both where they begin. @param {Board} board @returns {TokensMoved} */
export function atStart(board) {
  const start = walkOn(board, [])(0);
  return { now: start, before: start };
}

/** On the walk that follows the answer. @param {(moves: number) => Walked} walkedAfter @param {number} moves made, negative before the walk @param {number} before moves made before the last step @returns {TokensMoved} */
export function onWalk(walkedAfter, moves, before) {
  const [now, then] = [Math.max(0, moves), Math.max(0, before)];
  return { now: walkedAfter(now), before: walkedAfter(Math.abs(now - then) === 1 ? then : now) };
}

/** In a play. @param {Board} board @param {Play} play @returns {TokensMoved} */
export function inPlay(board, { positions, moves }) {
  const states = positions.map(({ text }) => stateOf(board, text));
  /** @param {number} count of moves made @returns {Walked} */
  const after = (count) => {
    const [first, { a, b, mover }] = [entryAt(states, 0), entryAt(states, count)];
    const trails = { A: [first.a], B: [first.b] };
    const steps = moves.slice(0, count).map(({ move }) => stepsOf(board, move));
    steps.forEach((cells, index) => trails[entryAt(states, index).mover].push(...cells));
    const [over, end] = steps.at(-1) ?? [];
    return {
      moves: count,
      a,
      b,
      trail_a: trails.A,
      trail_b: trails.B,
      moved: count > 0 ? otherOf(mover) : null,
      over: end === undefined || over === undefined ? null : over,
    };
  };
  return { now: after(moves.length), before: after(Math.max(0, moves.length - 1)) };
}
