/** Where both tokens are, and where they were before the last step, that it may be seen. */
import { otherOf, stateOf, stepsOf } from './position.js';
import { walkOn } from './walk.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { State } from './position.js' */
/** @import { Board, Walked } from './types.js' */
/** @import { Move, Play, Position } from '../../play/solver_match.js' */

/** @typedef {{now: Walked, before: Walked}} Tokens */

/** Both where they begin. @param {Board} board @returns {Tokens} */
export function atStart(board) {
  const start = walkOn(board, [])(0);
  return { now: start, before: start };
}

/** On the walk that follows the answer. @param {(moves: number) => Walked} walkedAfter @param {number} moves made, negative before the walk @param {number} before moves made before the last step @returns {Tokens} */
export function onWalk(walkedAfter, moves, before) {
  const [now, then] = [Math.max(0, moves), Math.max(0, before)];
  return { now: walkedAfter(now), before: walkedAfter(Math.abs(now - then) === 1 ? then : now) };
}

/** In a play. @param {Board} board @param {Play} play @returns {Tokens} */
export function inPlay(board, { positions, moves }) {
  const states = positions.map(({ text }) => stateOf(board, text));
  /** @param {number} count of moves made @returns {Walked} */
  const after = (count) => {
    const [first, { a, b, mover }] = /** @type {[State, State]} */ ([states[0], states[count]]);
    /** @type {{A: number[], B: number[]}} */
    const trails = { A: [first.a], B: [first.b] };
    const steps = moves.slice(0, count).map(({ move }) => stepsOf(board, move));
    steps.forEach((cells, index) => trails[entryAt(states, index).mover].push(...cells));
    const last = steps.at(-1);
    return {
      moves: count,
      a,
      b,
      trail_a: trails.A,
      trail_b: trails.B,
      moved: last ? otherOf(mover) : null,
      over: last && last.length > 1 ? entryAt(last, 0) : null,
    };
  };
  return { now: after(moves.length), before: after(Math.max(0, moves.length - 1)) };
}
